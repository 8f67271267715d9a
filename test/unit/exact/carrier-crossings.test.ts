import { describe, expect, it } from "vitest";
import { type Carrier, circleAbout, ellipseAbout, lineThrough } from "../../../src/exact/carrier.js";
import { carrierCrossings } from "../../../src/exact/carrier-points.js";
import { exactDirection, exactVector, RealVector } from "../../../src/exact/coordinates.js";
import { approximate } from "../../../src/math/approximate.js";
import { Real } from "../../../src/math/real.js";

function at(x: number, y: number): RealVector {
  return new RealVector(Real.of(x), Real.of(y));
}

function line(x: number, y: number, dx: number, dy: number): Carrier {
  return lineThrough(at(x, y), exactVector(dx, dy));
}

function circle(x: number, y: number, r: number): Carrier {
  return circleAbout(at(x, y), Real.of(r));
}

function ellipse(x: number, y: number, rx: number, ry: number, ux = 1, uy = 0): Carrier {
  return ellipseAbout(at(x, y), exactDirection(ux, uy), Real.of(rx), Real.of(ry));
}

/** The crossings as doubles, in order of x, then y. */
function crossings(a: Carrier, b: Carrier): number[][] {
  const points = carrierCrossings(a, b).map(({ x, y }) => [approximate(x), approximate(y)]);
  return points.sort(([x0 = 0, y0 = 0], [x1 = 0, y1 = 0]) => x0 - x1 || y0 - y1);
}

type Case = readonly [string, Carrier, Carrier, readonly (readonly number[])[]];

const CASES: readonly Case[] = [
  ["two lines", line(0, 0, 1, 2), line(3, 0, -1, 1), [[1, 2]]],
  ["parallel lines", line(0, 0, 1, 2), line(3, 0, -2, -4), []],
  [
    "a line through a circle",
    line(0, 3, 1, 0),
    circle(0, 0, 5),
    [
      [-4, 3],
      [4, 3],
    ],
  ],
  ["a tangent", line(3, 4, -4, 3), circle(0, 0, 5), [[3, 4]]],
  ["a line past a circle", line(0, 5 + 2 ** -40, 1, 0), circle(0, 0, 5), []],
  [
    "a diagonal of an ellipse",
    line(0, 0, 1, 1),
    ellipse(0, 0, 3, 4),
    [
      [-2.4, -2.4],
      [2.4, 2.4],
    ],
  ],
  ["a tangent of a turned ellipse", line(3, 4, -4, 3), ellipse(0, 0, 5, 1, 3, 4), [[3, 4]]],
  [
    "two circles",
    circle(-3, 0, 5),
    circle(3, 0, 5),
    [
      [0, -4],
      [0, 4],
    ],
  ],
  ["circles that touch", circle(-3, -4, 5), circle(6, 8, 10), [[0, 0]]],
  ["circles, one in the other, that touch", circle(3, 4, 5), circle(6, 8, 10), [[0, 0]]],
  ["concentric circles", circle(1, 2, 3), circle(1, 2, 4), []],
  ["circles apart", circle(0, 0, 1), circle(3, 0, 1), []],
  [
    "a circle through an ellipse's ends",
    circle(0, 0, 2),
    ellipse(0, 0, 2, 1),
    [
      [-2, 0],
      [2, 0],
    ],
  ],
  [
    "a circle that crosses four times",
    circle(0, 0, 5),
    ellipse(0, 0, 7, 1),
    [
      [-5 * Math.sqrt((49 * 24) / (48 * 25)), -Math.sqrt(0.5)],
      [-5 * Math.sqrt((49 * 24) / (48 * 25)), Math.sqrt(0.5)],
      [5 * Math.sqrt((49 * 24) / (48 * 25)), -Math.sqrt(0.5)],
      [5 * Math.sqrt((49 * 24) / (48 * 25)), Math.sqrt(0.5)],
    ],
  ],
  ["the circle of curvature", circle(1.5, 0, 0.5), ellipse(0, 0, 2, 1), [[2, 0]]],
  ["the circle of curvature at the other end", circle(-1.5, 0, 0.5), ellipse(0, 0, 2, 1), [[-2, 0]]],
  [
    "ellipses in a cross",
    ellipse(0, 0, 3, 1),
    ellipse(0, 0, 3, 1, 0, 1),
    [
      [-Math.sqrt(0.9), -Math.sqrt(0.9)],
      [-Math.sqrt(0.9), Math.sqrt(0.9)],
      [Math.sqrt(0.9), -Math.sqrt(0.9)],
      [Math.sqrt(0.9), Math.sqrt(0.9)],
    ],
  ],
  ["ellipses that touch", ellipse(0, 0, 2, 1), ellipse(5, 0, 3, 7), [[2, 0]]],
  ["turned ellipses that touch", ellipse(0, 0, 10, 1, 3, 4), ellipse(9, 12, 5, 2, 3, 4), [[6, 8]]],
  [
    "ellipses that touch twice",
    ellipse(0, 0, 2, 1),
    ellipse(0, 0, 2, 3),
    [
      [-2, 0],
      [2, 0],
    ],
  ],
  ["ellipses apart", ellipse(0, 0, 2, 1), ellipse(5, 0, 2.9, 7), []],
];

describe("carrierCrossings", () => {
  it.each(CASES)("%s", (_, a, b, expected) => {
    for (const [first, second] of [
      [a, b],
      [b, a],
    ] as const) {
      const found = crossings(first, second);
      expect(found.length).toBe(expected.length);
      found.forEach(([x, y], i) => {
        expect(x).toBeCloseTo(expected[i]?.[0] ?? Number.NaN, 14);
        expect(y).toBeCloseTo(expected[i]?.[1] ?? Number.NaN, 14);
      });
    }
  });
});
