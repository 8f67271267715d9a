import { describe, expect, it } from "vitest";
import { degrees } from "../../../src/math/angle.js";
import { area } from "../../../src/query/area.js";
import { containsPoint } from "../../../src/query/contains-point.js";
import { overlapArea } from "../../../src/query/overlap-area.js";
import { bounds } from "../../../src/shapes/bounds.js";
import { compound } from "../../../src/shapes/copy.js";
import type { Shape, SimpleShape } from "../../../src/shapes/kind.js";
import { capsule, segment } from "../../../src/shapes/lines.js";
import { polygon } from "../../../src/shapes/polygon.js";
import { moveTo, setPose } from "../../../src/shapes/pose.js";
import { rect, roundedRect } from "../../../src/shapes/rect.js";
import { annularSector, circle, ellipse, sector } from "../../../src/shapes/round.js";
import { seededRandom } from "../math/high-precision.js";

const triangle = [
  [0, 0],
  [6, 0],
  [0, 4],
] as const;
const hole = [
  [1, 1],
  [2, 1],
  [1, 2],
] as const;
const lens = 2 * Math.acos(0.5) - Math.sqrt(3) / 2;
const elbow = compound([rect(0, 0, 4, 2), rect(0, 0, 2, 4)]);

describe("area of a union", () => {
  it("finds the crossing at the end of an axis, where the halves of an ellipse meet", () => {
    const [long, wide] = [ellipse(0.5, 4, 4, 1, { x: 1, y: -1 }), ellipse(1, -0.5, 2, 3, { x: -3, y: 4 })];
    const expected = area(long) + area(wide) - overlapArea(long, wide);
    expect(area(compound([long, wide]))).toBeCloseTo(expected, 12);
    expect(area(compound([wide, long]))).toBeCloseTo(expected, 12);
  });

  it("does not take what touches from inside, in the middle of a strip, for the boundary", () => {
    const [box, disc] = [roundedRect(-2, -0.5, 4, 4, 1, { x: 8, y: 15 }), circle(4, -1, 4)];
    const ring = annularSector(4, -2, 1.5, 3, 0, 7);
    const expected = area(compound([box, disc]));
    expect(area(compound([box, disc, ring]))).toBeCloseTo(expected, 12);
    expect(area(compound([ring, disc, box]))).toBeCloseTo(expected, 12);
  });

  it.each<[string, Shape[], number]>([
    ["two rects", [rect(0, 0, 4, 2), rect(1, 1, 4, 2)], 13],
    ["two rects in a cross", [rect(0, 0, 4, 2), rect(0, 0, 2, 4)], 12],
    ["a turned cross", [setPose(elbow, 3, 4, { x: 3, y: 4 })], 12],
    ["equal rects", [rect(0, 0, 4, 2), rect(0, 0, 4, 2), rect(0, 0, 4, 2)], 8],
    ["tiles on a grid", [0, 1, 2, 3].map((i) => rect(i, 0, 1.5, 1)), 4.5],
    ["unit circles at distance 1", [circle(0, 0, 1), circle(1, 0, 1)], 2 * Math.PI - lens],
    ["the same above each other", [circle(0, 0, 1), circle(0, 1, 1)], 2 * Math.PI - lens],
    ["circles that touch", [circle(0, 0, 1), circle(2, 0, 1), circle(0, 2, 1)], 3 * Math.PI],
    ["equal circles", [circle(1, 2, 3), circle(1, 2, 3)], 9 * Math.PI],
    ["a circle and the ellipse it is", [circle(1, 2, 3), ellipse(1, 2, 3, 3, 1)], 9 * Math.PI],
    ["concentric circles", [circle(1, 2, 3), circle(1, 2, 4)], 16 * Math.PI],
    ["a disc that touches one around it from inside", [circle(0, -1, 3), circle(0, 0, 4)], 16 * Math.PI],
    [
      "a disc that touches the edge of a rect from inside",
      [circle(0, 0, 1), rect(0, -0.5, 4, 1)],
      4 + Math.PI / 2,
    ],
    ["a ring and its hole", [annularSector(0, 0, 1, 2, 0, 7), circle(0, 0, 1)], 4 * Math.PI],
    ["a ring and a smaller disc", [annularSector(0, 0, 2, 3, 0, 7), circle(0, 0, 1)], 6 * Math.PI],
    ["a sector and the rest", [sector(0, 0, 2, 1, 2.5), sector(0, 0, 2, 2.5, 1)], 4 * Math.PI],
    ["a sector and the disc", [sector(0, 0, 2, 1, 2.5), circle(0, 0, 2)], 4 * Math.PI],
    [
      "half discs",
      [sector(0, 0, 2, degrees(0), degrees(180)), sector(0, 0, 2, degrees(90), degrees(270))],
      3 * Math.PI,
    ],
    ["a polygon and its hole", [polygon(triangle, { holes: [hole] }), polygon(hole)], 12],
    [
      "a polygon with a hole and a rect in it",
      [polygon(triangle, { holes: [hole] }), rect(1.25, 1.25, 0.25, 0.25)],
      11.5 + 0.0625,
    ],
    ["a capsule and its ends", [capsule(0, 0, 3, 4, 1), circle(0, 0, 1), circle(3, 4, 1)], 10 + Math.PI],
    ["a capsule and its core", [capsule(0, 0, 3, 4, 1), rect(1.5, 2, 5, 2, { x: 3, y: 4 })], 10 + Math.PI],
    ["a rounded rect and its rect", [roundedRect(0, 0, 4, 6, 1, 1), rect(0, 0, 4, 6, 1)], 24],
    ["crossed ellipses", [ellipse(0, 0, 2, 1), ellipse(0, 0, 1, 2)], 8 * Math.atan(2)],
    ["parts with a curve between", [rect(0, 0, 4, 2), rect(1, 1, 4, 2), segment(-9, -9, 9, 9)], 13],
    [
      "two pairs apart",
      [circle(0, 0, 1), circle(1, 0, 1), circle(9, 0, 1), circle(10, 0, 1)],
      4 * Math.PI - 2 * lens,
    ],
    ["a part that joins two others", [rect(0, 0, 1, 1), rect(4, 0, 1, 1), rect(2, 0, 4, 0.5)], 3.5],
  ])("of %s", (_name, parts, expected) => {
    expect(area(compound(parts))).toBeCloseTo(expected, 12);
  });

  const random = seededRandom(47);
  const between = (least: number, most: number) => least + (most - least) * random();

  function randomPart(): SimpleShape {
    const [x, y, angle] = [between(-1, 1), between(-1, 1), between(0, 7)];
    const makers: (() => SimpleShape)[] = [
      () => circle(x, y, between(0.1, 1)),
      () => ellipse(x, y, between(0.1, 2), between(0.1, 1), angle),
      () => rect(x, y, between(0.1, 2), between(0.1, 2), angle),
      () => sector(x, y, between(0.1, 1.5), angle, between(0, 7)),
      () => annularSector(x, y, between(0.1, 1), between(1, 2), angle, between(0, 9)),
      () => capsule(x, y, between(-1, 1), between(-1, 1), between(0.1, 0.5)),
      () => roundedRect(x, y, between(0.4, 2), between(0.4, 2), between(0, 0.2), angle),
      () => setPose(polygon(triangle, { holes: [hole] }), x, y, angle),
    ];
    return makers[Math.floor(random() * makers.length)]?.() ?? circle(x, y, 1);
  }

  const unions = Array.from({ length: 250 }, () => {
    return compound(Array.from({ length: 2 + Math.floor(random() * 4) }, randomPart));
  });

  it("is the same at every turn", () => {
    const differences = unions.map((shape) => {
      const before = area(setPose(shape, 0, 0, 0));
      return Math.abs(area(setPose(shape, 3, -2, between(0, 7))) - before) / before;
    });
    expect(Math.max(...differences)).toBeLessThan(1e-13);
  });

  it("is not more than the parts', nor less than any of them, and grows with each", () => {
    const wrong = unions.filter(({ parts }) => {
      const all = area(compound(parts));
      const most = parts.reduce((sum, part) => sum + area(part), 0);
      const without = area(compound(parts.slice(1)));
      return (
        all > most * (1 + 1e-13) || all < without * (1 - 1e-13) || all < area(parts[0] ?? elbow) * (1 - 1e-13)
      );
    });
    expect(wrong).toEqual([]);
  });

  it("is what sampled points say", () => {
    const errors = unions.slice(0, 20).map((shape) => {
      const { minX, minY, maxX, maxY } = bounds(shape);
      const side = 40;
      const cell = ((maxX - minX) * (maxY - minY)) / (side * side);
      const hits = Array.from({ length: side * side }, (_, i) => {
        const x = minX + ((maxX - minX) * ((i % side) + random())) / side;
        const y = minY + ((maxY - minY) * (Math.floor(i / side) + random())) / side;
        return containsPoint(shape, x, y);
      }).filter(Boolean).length;
      return Math.abs(hits * cell - area(shape)) / (side * side * cell);
    });
    expect(Math.max(...errors)).toBeLessThan(0.02);
  });

  it("scales with powers of two, bit for bit", () => {
    const of = (k: number) =>
      area(
        compound([ellipse(0.1 * k, 0, k, 2 * k, 1), rect(k, 0.2 * k, k, k, 2), capsule(0, 0, k, k, 0.3 * k)]),
      ) /
      k /
      k;
    expect([of(2 ** -300), of(2 ** 300)]).toEqual([of(1), of(1)]);
  });

  it("is as good far away and for thin parts", () => {
    const thin = compound([rect(0, 0, 1000, 1, 0.3), rect(0, 0, 1000, 1, 0.4)]);
    const overlap = 1 / Math.sin(0.1);
    expect(Math.abs(area(thin) - 2000 + overlap)).toBeLessThan(1e-9);
    const far = compound([circle(2 ** 40, 0, 1), circle(2 ** 40 + 1, 0, 1)]);
    expect(area(far)).toBeCloseTo(2 * Math.PI - lens, 12);
    expect(area(moveTo(far, 2 ** 45, 2 ** 45))).toBeCloseTo(2 * Math.PI - lens, 2);
  });

  it("is a number at the ends of the doubles", () => {
    const huge = compound([
      capsule(-1.7e308, 0, 1.7e308, 0, 1e-300),
      capsule(-1.7e308, 0, 1.7e308, 1, 1e-300),
    ]);
    expect(area(huge)).toBeGreaterThan(6e8);
    expect(area(huge)).toBeLessThan(1.4e9);
    const tiny = compound([circle(0, 0, 1e-160), circle(1e-160, 0, 1e-160), circle(0, 0, 1)]);
    expect(area(tiny)).toBeCloseTo(Math.PI, 12);
    expect(area(compound([circle(0, 0, 1e200), circle(1, 0, 1e200)]))).toBe(Number.POSITIVE_INFINITY);
  });
});
