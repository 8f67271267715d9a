import { describe, expect, it } from "vitest";
import { boundaryContact } from "../../../src/boundary/boundary-contact.js";
import { boundaryClosestPoints } from "../../../src/boundary/touch-points.js";
import { createClosestPoints, createContactRecord } from "../../../src/convex/result.js";
import {
  annularSector,
  arc,
  circle,
  closestPoints,
  contact,
  degrees,
  distance,
  overlaps,
  point,
  sector,
} from "../../../src/index.js";
import { setRoundWedgeContact } from "../../../src/pairs/contact/round-wedge-contact.js";
import type { Circle, Point } from "../../../src/shapes/kind.js";
import type { WedgeShape } from "../../../src/shapes/reductions.js";
import { logUniform, signed } from "../../generators/numbers.js";
import { type Random, seededRandom } from "../../generators/random.js";

const quick = createContactRecord();
const general = createContactRecord();
const nearest = createClosestPoints();

/** From almost closed to almost whole, the half turn and the quarters among them, in parts of a whole turn. */
const OPENINGS = [0.002, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 0.985, 1];

function anyWedge(kind: "sector" | "annularSector" | "arc", random: Random): WedgeShape {
  const [x, y] = [signed(random), signed(random)];
  const r = logUniform(random, -0.5, 0.5);
  const start = 2 * Math.PI * random.next();
  const end = start + 2 * Math.PI * random.pick(OPENINGS);
  if (kind === "sector") return sector(x, y, r, start, end);
  return kind === "arc" ? arc(x, y, r, start, end) : annularSector(x, y, r * random.next(), r, start, end);
}

function anyRound({ x, y }: WedgeShape, random: Random): Point | Circle {
  const [px, py] = [x + 3 * signed(random), y + 3 * signed(random)];
  return random.int(3) === 0 ? point(px, py) : circle(px, py, logUniform(random, -2, 0.7));
}

/** The radii and the distance of the centres. */
function sizeOf(a: Point | Circle, b: WedgeShape): number {
  const radii = ("r" in a ? a.r : 0) + ("r" in b ? b.r : b.outerR);
  return radii + Math.hypot(a.x - b.x, a.y - b.y);
}

describe("a point or circle and a part of a ring", () => {
  it.each(["sector", "annularSector", "arc"] as const)("%s: parted as by the boundaries", (kind) => {
    const random = seededRandom(47);
    let compared = 0;
    let left = 0;
    let worst = 0;
    let turned = 0;
    for (let n = 0; n < 3000; n++) {
      const b = anyWedge(kind, random);
      const a = anyRound(b, random);
      if (!overlaps(a, b)) continue;
      if (!setRoundWedgeContact(a, b, quick)) {
        left++;
        continue;
      }
      boundaryContact(a, b, general);
      compared++;
      worst = Math.max(worst, Math.abs(quick.depth - general.depth) / sizeOf(a, b));
      if (quick.normalX * general.normalX + quick.normalY * general.normalY < 1 - 1e-9) turned++;
    }
    expect(worst).toBeLessThan(2e-13);
    expect(compared).toBeGreaterThan(300);
    expect(left).toBeLessThan(compared / 6);
    // Where two ways are equally short, as in the middle of a sector that is symmetric, either is taken; by chance, never.
    expect(turned).toBe(0);
  });

  it.each(["sector", "annularSector", "arc"] as const)("%s: as far apart as the boundaries are", (kind) => {
    const random = seededRandom(53);
    let compared = 0;
    let worst = 0;
    for (let n = 0; n < 2000; n++) {
      const b = anyWedge(kind, random);
      const a = anyRound(b, random);
      const found = closestPoints(a, b);
      if (found.distance === 0) continue;
      boundaryClosestPoints(a, b, nearest);
      compared++;
      const size = sizeOf(a, b);
      worst = Math.max(
        worst,
        Math.abs(found.distance - nearest.distance) / size,
        Math.hypot(found.a.x - nearest.a.x, found.a.y - nearest.a.y) / size,
        Math.hypot(found.b.x - nearest.b.x, found.b.y - nearest.b.y) / size,
      );
    }
    expect(worst).toBeLessThan(1e-14);
    expect(compared).toBeGreaterThan(300);
  });

  it("leave by the nearest of the rim, the edges and the apex", () => {
    const quarter = sector(0, 0, 10, degrees(0), degrees(90));
    expect(contact(point(5, 1), quarter)).toMatchObject({
      normal: { x: 0, y: 1 },
      depth: 1,
      points: [{ x: 5, y: 0.5 }],
    });
    expect(contact(point(1, 5), quarter)).toMatchObject({ normal: { x: 1, y: 0 }, depth: 1 });
    expect(contact(circle(6, 8, 2), quarter)).toMatchObject({ normal: { x: -0.6, y: -0.8 }, depth: 2 });
    expect(contact(circle(-3, -4, 6), quarter)).toMatchObject({
      normal: { x: expect.closeTo(0.6, 14), y: expect.closeTo(0.8, 14) },
      depth: 1,
      points: [{ x: expect.closeTo(0.3, 14), y: expect.closeTo(0.4, 14) }],
    });
    expect(contact(quarter, point(5, 1))?.normal).toEqual({ x: 0, y: -1 });
    // As far from the edge as from the rim, over which it goes then.
    expect(contact(point(4, 3), sector(0, 0, 8, degrees(0), degrees(90)))).toMatchObject({
      normal: { x: -0.8, y: -0.6 },
      depth: 3,
    });
  });

  it("leave straight across an edge also where they are level with its end", () => {
    const notched = sector(0, 0, 3, { x: 1, y: 0 }, { x: 4, y: -3 });
    expect(contact(circle(3, -0.5, 1), notched)).toMatchObject({ normal: { x: 0, y: 1 }, depth: 0.5 });
  });

  it("leave a notch between both of its edges, as far out as the circle fits", () => {
    const notched = sector(0, 0, 10, degrees(45), degrees(315));
    const found = contact(circle(0.5, 0, 1), notched);
    expect(found?.depth).toBeCloseTo(Math.SQRT2 - 0.5, 14);
    expect(found?.normal.x).toBeCloseTo(-1, 14);
    expect(contact(point(-3, 0), notched)).toMatchObject({
      depth: expect.closeTo(3, 14),
      normal: { x: -1, y: 0 },
    });
    // Too large for the notch: it rests on both outer corners.
    expect(contact(circle(9, 0, 20), notched)?.depth).toBeCloseTo(Math.SQRT1_2 * 10 + Math.sqrt(350) - 9, 13);
  });

  it("leave a ring by its hole, by its mouth or outward", () => {
    const open = annularSector(0, 0, 10, 12, degrees(60), degrees(300));
    expect(contact(circle(-8, 0, 3), open)).toMatchObject({ normal: { x: -1, y: 0 }, depth: 1 });
    expect(contact(circle(-11.5, 0, 3), open)).toMatchObject({ normal: { x: 1, y: 0 }, depth: 3.5 });
    // Held back by the inner corners, 5 along and 8.66 aside.
    expect(contact(circle(5, 0, 9), open)?.depth).toBeCloseTo(
      5 - (5 - Math.sqrt(81 - 75)) > 0 ? Math.sqrt(6) : 0,
      14,
    );
    expect(contact(circle(-8, 0, 3), arc(0, 0, 10, degrees(60), degrees(300)))).toMatchObject({ depth: 1 });
    expect(contact(circle(-12, 0, 3), arc(0, 0, 10, degrees(60), degrees(300)))).toMatchObject({
      normal: { x: 1, y: 0 },
      depth: 1,
    });
  });

  it("need the whole way out where the circle just fits into the hole", () => {
    const ring = annularSector(0, 0, 3, 5, 0, 2 * Math.PI);
    expect(contact(circle(0, 0, 3), ring)?.depth).toBeCloseTo(8, 12);
    expect(contact(circle(0, 0.5, 2.75), ring)?.depth).toBeCloseTo(0.25, 14);
  });

  it.each([1e-15, 1e-13, 1e-12, 1e-10, 1e-9, 1e-8, 1e-7, 1e-5, 1e-3, 0.1])(
    "leave a half ring of their own radius between its inner corners, where it opens by %s more",
    (excess) => {
      const random = seededRandom(61);
      for (let n = 0; n < 30; n++) {
        const radius = 0.5 + random.next();
        const start = random.pick([0, 2 * Math.PI * random.next()]);
        const ring =
          random.int(2) === 0
            ? arc(0, 0, radius, start, start + Math.PI + excess)
            : annularSector(0, 0, radius, 1.5 * radius, start, start + Math.PI + excess);
        // The inner corners are level at this distance from the apex, where the discs around them meet the first time.
        const level = (radius * Math.hypot(ring.startX + ring.endX, ring.startY + ring.endY)) / 2;
        const depthOf = (r: number) => contact(circle(0, 0, r), ring)?.depth ?? Number.NaN;
        expect(Math.abs(depthOf(radius) - 2 * level)).toBeLessThan(4e-16);
        const larger = radius * (1 + 2 ** -50);
        const beyond = Math.sqrt(level * level + (larger - radius) * (larger + radius));
        expect(Math.abs(depthOf(larger) - (level + beyond))).toBeLessThan(4e-16);
      }
    },
  );

  it("scale bit for bit, also where lengths are just not extreme", () => {
    const at = (f: number) => {
      const found = [
        contact(circle(0.875 * f, 0.8125 * f, f / 4), arc(f, 2 * f, f, Math.PI / 2, -Math.PI / 4)),
        contact(point(0.25 * f, 0.125 * f), annularSector(0, 0, 0.25 * f, f, 0, 3)),
        contact(point(0.9375 * f, 0.03125 * f), sector(0, 0, f, 0, 2)),
      ];
      return found.map((c) => [c?.normal, (c?.depth ?? 0) / f, (c?.points[0]?.x ?? 0) / f]);
    };
    for (let k = -206; k <= -150; k += 1) expect(at(2 ** k), `2^${k}`).toEqual(at(1));
  });

  it("need no way into a hole that is wider by one unit in the last place", () => {
    for (const opening of [Math.PI + 1e-9, 4, 2 * Math.PI]) {
      const ring = annularSector(0, 0, 1, 2, 0.3, 0.3 + opening);
      const found = contact(circle(-0.25, 0.5, 1 - 2 ** -53), ring);
      expect(Math.abs((found?.depth ?? Number.NaN) - (Math.hypot(0.25, 0.5) - 2 ** -53))).toBeLessThan(2e-16);
    }
  });

  it("have the same bits at every magnitude, and exchanged", () => {
    const random = seededRandom(59);
    let compared = 0;
    for (let n = 0; n < 300; n++) {
      const b = anyWedge(random.pick(["sector", "annularSector", "arc"]), random);
      const a = anyRound(b, random);
      for (const s of [2 ** -60, 2 ** 60, 2 ** -490, 2 ** 490]) {
        const largeA = "r" in a ? circle(a.x * s, a.y * s, a.r * s) : point(a.x * s, a.y * s);
        const directions = [
          { x: b.startX, y: b.startY },
          { x: b.endX, y: b.endY },
        ] as const;
        if (b.opening === 2 || "innerR" in b) continue;
        const make = b.kind === arc(0, 0, 1, 0, 1).kind ? arc : sector;
        const largeB = make(b.x * s, b.y * s, b.r * s, ...directions);
        const [found, large] = [contact(a, b), contact(largeB, largeA)];
        expect(large === null).toBe(found === null);
        expect(distance(largeA, largeB)).toBe(distance(a, b) * s);
        if (found === null || large === null) continue;
        compared++;
        expect(large.depth).toBe(found.depth * s);
        expect(large.normal).toEqual({ x: 0 - found.normal.x, y: 0 - found.normal.y });
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  it("part in a narrow notch the way it opens, from where they touch both its sides", () => {
    const notched = sector(0, 0, 10, { x: 1, y: 0 }, { x: 1, y: -1 });
    const out = { x: -Math.cos(Math.PI / 8), y: Math.sin(Math.PI / 8) };
    const fitting = circle(0.9238795325112866, -0.3826834323650899, 0.3826834323650897);
    for (const a of [point(0, 0), fitting]) {
      const found = contact(a, notched);
      expect(found?.depth).toBeLessThan(1e-15);
      expect(found?.normal.x).toBeCloseTo(out.x, 12);
      expect(found?.normal.y).toBeCloseTo(out.y, 12);
    }
  });

  it("part where the centre is level with the end of an edge, and nearer to it than has a direction", () => {
    const bite = sector(0, 0, 5, { x: 1, y: 0 }, { x: 0, y: -1 });
    for (const a of [circle(5, -(2 ** -230), 1), circle(-(2 ** -230), -5, 1)]) {
      expect(contact(a, bite)?.depth).toBe(1);
    }
  });
});
