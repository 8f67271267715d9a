import { describe, expect, it } from "vitest";
import { boundaryContact } from "../../../src/boundary/boundary-contact.js";
import { frameOf } from "../../../src/boundary/frame.js";
import { createContactRecord } from "../../../src/convex/result.js";
import {
  annularSector,
  arc,
  closestBoundaryPoint,
  contact,
  degrees,
  ellipse,
  moveBy,
  overlaps,
  polygon,
  polyline,
  rect,
  type Shape,
  sector,
  segment,
} from "../../../src/index.js";
import { setFewFeaturesContact } from "../../../src/pairs/features/few-features.js";
import type { KindName } from "../../generators/spec.js";
import { drawnPairs } from "../boundary/drawn-pairs.js";

const quick = createContactRecord();
const general = createContactRecord();

/** How far the point that touches is from a shape's boundary; it is half the depth ahead of the contact's, or behind. */
function fromBoundary(shape: Shape, side: 1 | -1): number {
  const x = quick.x0 + (side * quick.depth * quick.normalX) / 2;
  const y = quick.y0 + (side * quick.depth * quick.normalY) / 2;
  const nearest = closestBoundaryPoint(shape, x, y);
  return nearest === null ? Number.POSITIVE_INFINITY : Math.hypot(nearest.x - x, nearest.y - y);
}

const EDGED: readonly KindName[] = ["rect", "segment", "capsule", "roundedRect", "polygon", "polyline"];

const PAIRS: readonly (readonly [KindName, KindName])[] = [
  ...EDGED.flatMap((kind) =>
    (["sector", "annularSector", "arc"] as const).map((other) => [kind, other] as const),
  ),
  ...EDGED.map((kind) => [kind, "polyline"] as const),
  ["circle", "polyline"],
  ...(["sector", "annularSector", "arc", "polygon", "polyline"] as const).map(
    (kind) => ["ellipse", kind] as const,
  ),
  ["sector", "sector"],
  ["sector", "annularSector"],
  ["annularSector", "annularSector"],
  ["annularSector", "arc"],
  ["arc", "arc"],
];

describe("contacts of shapes of few features", () => {
  it.each(PAIRS)("of a %s and a %s: as the boundaries have them", (kindA, kindB) => {
    let [answers, asked] = [0, 0];
    for (const { pair, a, b } of drawnPairs(kindA, kindB, 31, 600)) {
      if (!overlaps(a, b)) continue;
      asked++;
      if (!setFewFeaturesContact(a, b, quick)) continue;
      answers++;
      boundaryContact(a, b, general);
      const size = 1 / frameOf(a, b).power;
      const text = JSON.stringify(pair);
      expect(Math.abs(quick.depth - general.depth), text).toBeLessThan(1e-13 * size);
      expect(Math.abs(quick.normalX ** 2 + quick.normalY ** 2 - 1), text).toBeLessThan(1e-15);
      expect(Math.max(fromBoundary(a, 1), fromBoundary(b, -1)), text).toBeLessThan(1e-11 * size);
      const isSame = Math.hypot(quick.normalX - general.normalX, quick.normalY - general.normalY) < 1e-9;
      if (isSame) expect(quick.count, text).toBe(general.count);
    }
    // Many of those drawn have edges along each other, or next to no opening.
    expect(answers / asked).toBeGreaterThan(0.05);
  });

  const between = (start: number, end: number) => [degrees(start), degrees(end)] as const;
  it.each([
    ["both edges of a notch", ellipse(0, -0.25, 1, 0.25, 0), sector(0, 0, 4, ...between(60, 350))],
    ["an edge and a corner", ellipse(0.5, -0.25, 2.5, 1, degrees(60)), sector(0, 0, 4, ...between(10, 300))],
    ["both corners", ellipse(3, 0.25, 2, 0.5, degrees(90)), sector(0, 0, 4, ...between(30, 340))],
    ["both ends of an arc", ellipse(0, 0, 2, 0.5, degrees(90)), arc(0, 0, 1, ...between(40, 320))],
    ["the second nearest corner", ellipse(3, 0.5, 2.5, 1, degrees(90)), sector(0, 0, 4, ...between(10, 350))],
    ["a hollow twice", ellipse(-0.5, 2, 2.5, 0.5, degrees(20)), arc(0, 0, 3, ...between(20, 320))],
    [
      "a hollow twice, across",
      ellipse(-1, 2, 0.25, 1, degrees(120)),
      annularSector(0, 0, 2, 4, ...between(40, 320)),
    ],
    ["a hollow and its end", ellipse(0.5, -1, 2, 0.5, 0), arc(0, 0, 2, ...between(60, 350))],
    [
      "a hollow, out of its mouth",
      ellipse(-1.5, 0.5, 2.5, 1, degrees(29)),
      annularSector(0, 0, 1.125, 2.25, ...between(48, 110)),
    ],
    [
      "an arc, not the middle of a diameter from within",
      ellipse(0, -0.25, 0.25, 1),
      sector(0, 0, 2.75, ...between(180, 0)),
    ],
    [
      "an arc, of which another part is in the way",
      ellipse(1, -0.5, 2, 0.5, degrees(10)),
      arc(0, 0, 1, ...between(60, 320)),
    ],
    [
      "a hollow and an edge",
      ellipse(-0.5, 0, 2, 0.25, degrees(45)),
      annularSector(0, 0, 1, 4, ...between(40, 320)),
    ],
  ] as const)("of an ellipse that touches %s: as the boundaries have them", (_, a, b) => {
    expect(setFewFeaturesContact(a, b, quick)).toBe(true);
    boundaryContact(a, b, general);
    expect(quick.depth).toBeCloseTo(general.depth, 13);
    expect(quick.normalX).toBeCloseTo(general.normalX, 12);
    expect(quick.normalY).toBeCloseTo(general.normalY, 12);
  });

  it.each([0, -2e-323, 1e-300, 1e-55, 1e-48, 1e-20])(
    "of an ellipse, at its flat side and %s from its axis",
    (off) => {
      const wide = polygon([
        [-800, -900],
        [-200, -400],
        [0, 0],
        [-1300, 100],
        [-2000, -400],
      ]);
      // The corner leaves by the other flat side, and both ends of the long axis get off the hole.
      expect(contact(ellipse(-2, off, 2, 4), wide)?.depth).toBeCloseTo(4, 12);
      const hole = annularSector(-6, 0, 10, 12, 0, 6);
      expect(contact(ellipse(2, off, 9, 2, degrees(90)), hole)?.depth).toBeCloseTo(3.750090778021, 12);
    },
  );

  const blade = rect(0, 0, 4, 1);
  const ring = annularSector(0, 0, 3, 5, degrees(20), degrees(340));

  it("have the ends of the stretch where edges touch along each other", () => {
    const found = contact(rect(2, 0.25, 1, 1), sector(0, 0, 3, 0, degrees(270)));
    expect(found?.depth).toBe(0.75);
    expect(found?.normal).toEqual({ x: 0, y: 1 });
    expect(found?.points).toEqual([
      { x: 2.5, y: 0.375 },
      { x: 1.5, y: 0.375 },
    ]);
  });

  it("have all of a stretch along two edges that lead opposite ways from one place", () => {
    // Both sides of a half disc, from the apex.
    const bracket = polyline([
      [3, -2],
      [-2, -2],
      [-2, 2],
      [3, 2],
    ]);
    const found = contact(sector(0, 0, 5, { x: 0, y: 1 }, { x: 0, y: -1 }), bracket);
    expect(found?.normal).toEqual({ x: 1, y: 0 });
    expect(found?.depth).toBe(2);
    expect(found?.points.map(({ x, y }) => [x, y]).sort(([, p = 0], [, q = 0]) => p - q)).toEqual([
      [-1, -2],
      [-1, 2],
    ]);
  });

  it("are the same bits where squares of lengths vanish, and where they overflow", () => {
    const bits = (k: number): unknown => {
      const ring = annularSector(-k, -2 * k, 0.25 * k, 5 * k, 5.2, 5.1);
      const { depth, normal, points } = contact(segment(2 * k, 0, -2 * k, -2 * k), ring) ?? {};
      return [(depth ?? 0) / k, normal, points?.map(({ x, y }) => [x / k, y / k])];
    };
    for (const exponent of [-990, -530, -512, -66, 66, 512, 990])
      expect(bits(2 ** exponent), `${exponent}`).toEqual(bits(1));
    // Next to what is not as small, it is left to the general way.
    const hair = segment(2 ** -530, 0, -(2 ** -530), 2 ** -531);
    expect(setFewFeaturesContact(hair, sector(0.1, 0, 3, 0, 4), quick)).toBe(false);
  });

  it("are the same at any size and in any place", () => {
    const far = moveBy(annularSector(0, 0, 3, 5, 0.3, 4), 1e6, -3e5);
    const near = annularSector(0, 0, 3, 5, 0.3, 4);
    const bar = (x: number, y: number): Shape => rect(x + 3.5, y + 1.25, 3, 0.5, degrees(30));
    const [p, q] = [contact(near, bar(0, 0)), contact(far, bar(1e6, -3e5))];
    expect(q?.depth).toBeCloseTo(p?.depth ?? -1, 9);
    expect(q?.normal.x).toBeCloseTo(p?.normal.x ?? -1, 9);
  });

  it.each([
    ["a hair of a hole", annularSector(0, 0, 1e-9, 5, 0, 2), blade],
    ["a ring as thin as a hair", annularSector(0, 0, 5 - 1e-9, 5, 0, 2), rect(4, 3, 1, 1, 0.3)],
    ["next to no opening", arc(0, 0, 2, 0, 1e-8), rect(2, 0, 1, 1, 0.3)],
    ["many edges", ring, polyline(Array.from({ length: 20 }, (_, i) => [i / 4, (i % 3) / 4] as const))],
    [
      "a hole",
      sector(0, 0, 3, 0, 4),
      polygon(
        [
          [-1, -1],
          [4, -2],
          [4, 3],
          [-1, 2],
        ],
        {
          holes: [
            [
              [1, 0],
              [2, 0],
              [2, 1],
            ],
          ],
        },
      ),
    ],
    ["the same centre", ring, arc(0, 0, 4, 0.1, 2)],
    ["an ellipse as thin as a hair", ellipse(0.1, 0.2, 1, 9e-4, 0.3), arc(0, 0, 0.5, 0, 4)],
    [
      "an ellipse that is nearly a circle, about the centre of an arc",
      ellipse(0, 1e-5, 1, 1 + 1e-5),
      arc(0, 0, 1, 0, 4),
    ],
    [
      "corners in one place of an ellipse",
      ellipse(0, 0.3, 5, 1),
      polyline([
        [0, 0],
        [1e-6, 5e-7],
        [1e-6, -5e-7],
      ]),
    ],
    ["a touch", sector(0, 0, 3, degrees(10), degrees(280)), rect(4, 0.3, 2, 0.25)],
  ] as const)("are left to the general way: %s", (_, a, b) => {
    const [first, second] = a.kind <= b.kind ? [a, b] : [b, a];
    expect(setFewFeaturesContact(first, second, quick)).toBe(false);
  });

  it("do not go into a gap that is narrower than what is pushed", () => {
    // The bar fits into the notch but for a hair: it has to leave by the mouth.
    const notch = (gap: number): Shape =>
      polygon([
        [-3, -3],
        [3, -3],
        [3, 3],
        [0.5 + gap, 3],
        [0.5 + gap, 0],
        [-0.5 - gap, 0],
        [-0.5 - gap, 3],
        [-3, 3],
      ]);
    const bar = rect(0, 1, 1, 2.5, degrees(0));
    expect(contact(notch(1e-3), bar)?.depth).toBeCloseTo(0.25, 9);
    expect(contact(notch(-1e-3), bar)?.depth ?? 0).toBeGreaterThan(2);
  });
});
