import { describe, expect, it } from "vitest";
import { ConvexPair, separate } from "../../../src/convex/pair.js";
import { createContactRecord } from "../../../src/convex/result.js";
import { circle, contact, ellipse, overlaps, point, signedDistance } from "../../../src/index.js";
import { setRoundEllipseContact } from "../../../src/pairs/contact/circle-contact.js";
import type { Circle, Ellipse, Point } from "../../../src/shapes/kind.js";
import { logUniform, signed } from "../../generators/numbers.js";
import { type Random, seededRandom } from "../../generators/random.js";

const quick = createContactRecord();
const pair = new ConvexPair();

/** What the long radius is in units of the short one. */
const QUOTIENTS = [1 + 2 ** -50, 1 + 1e-8, 1.01, 1.5, 3, 10, 1e3, 1e6, 1e9];

/** Places of a centre in units of the long radius 1, the short one being `short`. */
const PLACES: Record<string, (short: number, random: Random) => [along: number, across: number]> = {
  inside: (short, random) => {
    const reach = Math.sqrt(random.next());
    const angle = 2 * Math.PI * random.next();
    return [reach * Math.cos(angle), short * reach * Math.sin(angle)];
  },
  outside: (short, random) => {
    const reach = 1 + logUniform(random, -6, 3);
    const angle = 2 * Math.PI * random.next();
    return [reach * Math.cos(angle), short * reach * Math.sin(angle)];
  },
  "on the long axis": (_, random) => [1.5 * signed(random), 0],
  "on the short axis": (short, random) => [0, 1.5 * short * signed(random)],
  "next to the long axis": (short, random) => [signed(random), short * logUniform(random, -30, -3)],
  // (1 − short²) (cos³ t, −sin³ t/short) is the centre of curvature at the parameter t.
  "next to the evolute": (short, random) => {
    const sine = Math.cbrt(short) * signed(random);
    const cosine = random.pick([1, -1]) * Math.sqrt((1 - sine) * (1 + sine));
    const excess = (1 - short) * (1 + short) * (1 + signed(random) * logUniform(random, -16, -3));
    return [excess * cosine ** 3, (-excess * sine ** 3) / short];
  },
  "at the centre": () => [0, 0],
};

function placed(quotient: number, place: keyof typeof PLACES, random: Random): [Point | Circle, Ellipse] {
  const short = 1 / quotient;
  const angle = random.int(4) === 0 ? 0 : 2 * Math.PI * random.next();
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [along, across] = (PLACES[place] ?? (() => [0, 0]))(short, random);
  const size = 2 ** random.pick([0, 0, 40, -40]);
  const [x, y] = [size * signed(random), size * signed(random)];
  const px = x + size * (cos * along - sin * across);
  const py = y + size * (sin * along + cos * across);
  const upright = random.int(2) === 0;
  const b = upright
    ? ellipse(x, y, size * short, size, { x: sin, y: -cos })
    : ellipse(x, y, size, size * short, { x: cos, y: sin });
  return [random.int(3) === 0 ? point(px, py) : circle(px, py, size * logUniform(random, -9, 1)), b];
}

describe("a point or circle and an ellipse", () => {
  it.each(Object.keys(PLACES))("%s: parted as the general way does", (place) => {
    const random = seededRandom(41);
    for (const quotient of QUOTIENTS) {
      let undecided = 0;
      let worst = 0;
      for (let n = 0; n < 100; n++) {
        const [a, b] = placed(quotient, place, random);
        const verdict = setRoundEllipseContact(a, b, quick);
        if (verdict === 0) undecided++;
        else expect(verdict > 0).toBe(overlaps(a, b));
        separate(pair, a, b);
        if (verdict > 0) worst = Math.max(worst, Math.abs(quick.depth + pair.distance) / sizeOf(a, b));
      }
      expect(worst).toBeLessThan(4e-15);
      expect(undecided).toBeLessThan(10);
    }
  });

  it("touch after the move, and hold the contact point halfway", () => {
    const random = seededRandom(43);
    let checked = 0;
    let worst = 0;
    for (let n = 0; n < 1000; n++) {
      const [a, b] = placed(random.pick([1.01, 1.5, 10, 1e3]), random.pick(["inside", "outside"]), random);
      const found = contact(a, b);
      if (found === null) continue;
      checked++;
      const { normal, depth, points } = found;
      const [{ x, y } = { x: 0, y: 0 }] = points;
      const half = { x: (normal.x * depth) / 2, y: (normal.y * depth) / 2 };
      const moved = ellipse(b.x + 2 * half.x, b.y + 2 * half.y, b.rx, b.ry, { x: b.ux, y: b.uy });
      const offs = [
        signedDistance(a, moved),
        signedDistance(point(x - half.x, y - half.y), b),
        Math.hypot(x + half.x - a.x, y + half.y - a.y) - radiusOf(a),
      ];
      worst = Math.max(worst, ...offs.map((off) => Math.abs(off) / sizeOf(a, b)));
    }
    expect(worst).toBeLessThan(1e-14);
    expect(checked).toBeGreaterThan(300);
  });

  it("answer by formula at the axes and on them", () => {
    const wide = ellipse(0, 0, 5, 3);
    expect(contact(point(0, 0), wide)).toMatchObject({
      normal: { x: 0, y: 1 },
      depth: 3,
      points: [{ x: 0, y: -1.5 }],
    });
    expect(contact(point(0, 0), ellipse(0, 0, 3, 5))?.normal).toEqual({ x: 1, y: 0 });
    expect(contact(point(4, 0), wide)).toMatchObject({
      normal: { x: -1, y: 0 },
      depth: 1,
      points: [{ x: 4.5, y: 0 }],
    });
    expect(contact(point(0, -2), wide)).toMatchObject({ normal: { x: 0, y: 1 }, depth: 1 });
    expect(contact(circle(0, 7, 5), wide)).toMatchObject({
      normal: { x: 0, y: -1 },
      depth: 1,
      points: [{ x: 0, y: 2.5 }],
    });
    // Between the centres of curvature of the ends, 25/16 of the way along.
    const between = contact(circle(1.6, 0, 1), wide);
    expect(between?.depth).toBeCloseTo(1 + Math.sqrt(0.81 + 6.75), 14);
    expect(between?.normal.y).toBeGreaterThan(0);
    expect(contact(wide, point(0, 0))?.normal).toEqual({ x: 0, y: -1 });
  });

  it("count as two discs where the radii are equal, and as a segment where one is 0", () => {
    expect(contact(circle(0, 0, 2), ellipse(3, 4, 4, 4, 1))).toMatchObject({
      normal: { x: 0.6, y: 0.8 },
      depth: 1,
      points: [{ x: expect.closeTo(0.9, 14), y: expect.closeTo(1.2, 14) }],
    });
    expect(contact(circle(1, 1, 2), ellipse(0, 0, 9, 0))).toMatchObject({
      normal: { x: 0, y: -1 },
      depth: 1,
    });
    expect(contact(point(1, 0), ellipse(0, 0, 9, 0))?.depth).toBe(0);
    expect(contact(circle(0, 0, 2), ellipse(0, 0, 4, 4))?.depth).toBe(6);
  });
});

function radiusOf(a: Point | Circle): number {
  return "r" in a ? a.r : 0;
}

/** The extents of both and the distance of their positions. */
function sizeOf(a: Point | Circle, b: Ellipse): number {
  return radiusOf(a) + Math.max(b.rx, b.ry) + Math.hypot(a.x - b.x, a.y - b.y);
}
