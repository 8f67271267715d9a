import { describe, expect, it } from "vitest";
import {
  arc,
  circle,
  compound,
  ellipse,
  halfPlane,
  penetrates,
  point,
  polygon,
  polyline,
  rect,
  rectFromCorner,
  relate,
  type Shape,
  segment,
  setPose,
} from "../../../src/index.js";

const tile = rectFromCorner(0, 0, 16, 16);
const next = rectFromCorner(16, 0, 16, 16);
const floor = compound([tile, next]);
const ell = polygon([
  [0, 0],
  [4, 0],
  [4, 1],
  [1, 1],
  [1, 4],
  [0, 4],
]);

const cases: [name: string, a: Shape, b: Shape, truth: boolean][] = [
  ["flush tiles", tile, next, false],
  ["tiles that overlap by an ulp", tile, rect(23.999999999999996, 8, 16, 16), true],
  ["a point on an edge", point(16, 8), tile, false],
  ["a point on the seam of two parts", point(16, 8), floor, true],
  ["a point at the end of a seam", point(16, 0), floor, false],
  ["a segment along a seam", segment(16, 2, 16, 9), floor, true],
  ["a segment along the top of a seam", segment(8, 0, 24, 0), floor, false],
  ["a disc upon a seam", circle(16, -3, 3), floor, false],
  ["a segment along an edge", segment(4, 0, 12, 0), tile, false],
  ["a segment across", segment(4, -1, 4, 1), tile, true],
  ["a segment with its end on an edge", segment(4, -1, 4, 0), tile, false],
  ["a chord that ends on the boundary", segment(0, 0, 16, 16), tile, true],
  ["segments that cross", segment(-1, 0, 1, 0), segment(0, -1, 0, 1), false],
  [
    "a polyline around a tile",
    polyline([
      [0, 0],
      [16, 0],
      [16, 16],
      [0, 16],
      [0, 0],
    ]),
    tile,
    false,
  ],
  [
    "a polyline with a short cut",
    polyline([
      [0, 0],
      [16, 0],
      [0, 16],
      [0, 0],
    ]),
    tile,
    true,
  ],
  ["an arc along a rim", arc(0, 0, 5, 0, 1), circle(0, 0, 5), false],
  ["a tangent circle", circle(3, 4, 3), ellipse(0, 0, 2, 1, { x: 3, y: 4 }), false],
  ["one a little nearer", circle(3, 4, 3.0000000000000004), ellipse(0, 0, 2, 1, { x: 3, y: 4 }), true],
  ["a disc in its like", circle(0, 0, 1), circle(0, 0, 1), true],
  ["a point in itself", point(0, 0), point(0, 0), false],
  ["a flat rect in a tile", rect(8, 8, 4, 0), tile, true],
  ["flat rects that cross", rect(8, 8, 4, 0), rect(8, 8, 0, 4), false],
  ["a wall on the ground", halfPlane(0, 0, 0, -1), rectFromCorner(3, -4, 1, 4), false],
  ["a tile in a notch", rectFromCorner(1, 1, 3, 3), ell, false],
  [
    "a curve in a compound that is part curve",
    compound([segment(-9, 8, -1, 8), segment(-1, 8, 1, 8)]),
    tile,
    true,
  ],
  ["curves of compounds that cross", compound([tile, segment(20, 0, 20, 9)]), segment(18, 4, 22, 4), false],
];

describe("penetrates", () => {
  it.each(cases)("%s", (_name, a, b, truth) => {
    expect(penetrates(a, b)).toBe(truth);
    expect(penetrates(b, a)).toBe(truth);
  });

  it("sees an edge that rounding has left without an inside", () => {
    // Far away, the thin arm of the comb is one edge laid upon another.
    const comb = polygon([
      [0, 0],
      [4, 0],
      [4, 1],
      [1, 1],
      [1, 4],
      [1 - 2 ** -20, 1],
      [0, 1],
    ]);
    setPose(comb, 2 ** 40, 0, 0);
    expect(penetrates(comb, rectFromCorner(2 ** 40, 2, 4, 1))).toBe(true);
    expect(penetrates(comb, rectFromCorner(2 ** 40 + 1, 2, 4, 1))).toBe(false);
  });
});

describe("upright boxes", () => {
  it("are told apart by an ulp, at any place and size", () => {
    for (const [x, size] of [
      [0.3, 0.1],
      [1e6 + 0.1, 32.3],
      [-1e-300, 1e-300],
      [1e300, 1e299],
    ] as const) {
      const left = rect(x, x / 3, size, 2 * size, { x: 0, y: -1 });
      // A turn by a quarter: it is twice as wide as it is high.
      const right = (at: number) => rect(at, x / 3, size, size);
      let touch = x + 1.5 * size;
      const neighbours: boolean[] = [];
      const ulp = Math.max(Math.abs(touch) * 2 ** -52, Number.MIN_VALUE);
      touch -= 8 * ulp;
      for (let i = 0; i < 16; i += 1) neighbours.push(penetrates(left, right(touch + i * ulp)));
      expect(neighbours[0]).toBe(true);
      expect(neighbours.at(-1)).toBe(false);
      expect(neighbours.indexOf(false)).toBe(neighbours.lastIndexOf(true) + 1);
      for (let i = 0; i < 16; i += 1) {
        const relation = relate(left, right(touch + i * ulp));
        expect(neighbours[i]).toBe(relation !== "apart" && relation !== "touching");
      }
    }
  });
});
