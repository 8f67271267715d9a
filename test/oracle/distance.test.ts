import { describe, expect, it } from "vitest";
import { compound } from "../../src/shapes/copy.js";
import type { Shape } from "../../src/shapes/kind.js";
import { capsule, halfPlane, polyline, segment } from "../../src/shapes/lines.js";
import { polygon } from "../../src/shapes/polygon.js";
import { rect, roundedRect } from "../../src/shapes/rect.js";
import { annularSector, arc, circle, ellipse, point, sector } from "../../src/shapes/round.js";
import { oracleDistance, oracleDistanceToPoint, oracleOverlaps, Real } from "./index.js";

const turn = { x: 3, y: 4 };
const ulp = 2 ** -52;

describe("known distances", () => {
  it.each<[string, Shape, Shape, number]>([
    ["points", point(0, 0), point(3, 4), 5],
    ["point and circle", point(3, 4), circle(0, 0, 2), 3],
    ["circles", circle(0, 0, 1), circle(3, 4, 2), 2],
    ["circles, an ulp apart", circle(0, 0, 2), circle(3, 4, 3 - 2 * ulp), 2 * ulp],
    ["circles, the least number apart", circle(-1e300, 0, 1e300), circle(5e-324, 0, 0), 5e-324],
    ["point and rectangle's side", point(3, 4), rect(0, 0, 4, 99, turn), 3],
    ["point and rectangle's corner", point(4, 5), rect(0, 0, 2, 2), 5],
    ["circle and rectangle's corner", circle(4, 5, 4), rect(0, 0, 2, 2), 1],
    ["point and segment", point(3, 4), rect(0, 0, 99, 0, { x: 4, y: -3 }), 5],
    ["point and sector's arc", point(3, 4), sector(0, 0, 2, 0, 1.5), 3],
    ["point and sector's edge", point(10, 5), sector(0, 0, 99, turn, { x: -1, y: 0 }), 5],
    ["point and sector's end", point(4, -4), sector(0, 0, 1, 0, 1), 5],
    ["point behind the apex", point(-3, -4), sector(0, 0, 1, 0, 1), 5],
    ["point in the gap", point(5, 0), sector(0, 0, 99, { x: 4, y: 3 }, { x: 4, y: -3 }), 3],
    ["circle beyond an ellipse's end", circle(3, 4, 1), ellipse(0, 0, 2, 1, turn), 2],
    ["point beside an ellipse's flat side", point(3, 4), ellipse(0, 0, 2, 1, { x: 4, y: -3 }), 4],
    ["ellipse that is a segment", point(6, 8), ellipse(0, 0, 5, 0, turn), 5],
    ["touching", circle(3, 4, 3), ellipse(0, 0, 2, 1, turn), 0],
    ["within", point(0, 0), sector(0, 0, 99, 0, 1), 0],
  ])("%s", (_, a, b, expected) => {
    expect(oracleDistance(a, b).toNumber()).toBe(expected);
    expect(oracleDistance(b, a).toNumber()).toBe(expected);
  });
});

it("along the normal of an ellipse", () => {
  // At (0.6·45, 0.8·25) the gradient points along (0.6·25, 0.8·45), which has length 39.
  const distanceAt = (x: number, y: number) => oracleDistance(point(x, y), ellipse(0, 0, 45, 25)).toNumber();
  expect(distanceAt(27 + 2 * 15, 20 + 2 * 36)).toBe(78);
  expect(distanceAt(-27 - 15e6, 20 + 36e6)).toBe(39e6);
  expect(distanceAt(27 + 15 * 2 ** -40, -20 - 36 * 2 ** -40)).toBe(39 * 2 ** -40);
  expect([distanceAt(80, 0), distanceAt(0, -80)]).toEqual([35, 55]);
});

it("is the radius at which a circle begins to meet the shape, to an ulp, and consistent far below", () => {
  const shapes: Shape[] = [
    ellipse(1, 2, 5, 3, turn),
    ellipse(1, 2, 1e6, 1e-6, { x: 1, y: 7 }),
    rect(1, 2, 5, 3, { x: 1, y: 7 }),
    sector(1, 2, 5, { x: 1, y: 7 }, { x: -2, y: 1 }),
  ];
  const verdicts: string[] = [];
  for (const shape of shapes) {
    for (let step = 0; step < 40; step++) {
      const x = ((step * 37) % 41) - 20.3;
      const y = ((step * 29) % 31) - 15.7;
      const distance = oracleDistanceToPoint(shape, x, y);
      const below = distance.toNumber() * (1 - 2 * ulp);
      const above = distance.toNumber() * (1 + 2 * ulp);
      const meets = [below, above].map((r) => oracleOverlaps(circle(x, y, r), shape));
      const bracket = Real.of(below).compare(distance) < 0 && Real.of(above).compare(distance) > 0;
      verdicts.push(distance.sign() === 0 ? "in" : `${meets} ${bracket}`);
      // What is left of the distance beyond the circle just below it: the two agree far below an ulp.
      if (distance.sign() > 0) {
        const rest = oracleDistance(circle(x, y, below), shape).minus(distance.minus(Real.of(below)));
        verdicts.push(rest.absolute().compare(new Real(1n, -190)) < 0 ? "false,true true" : "rest");
      }
    }
  }
  expect(new Set(verdicts)).toEqual(new Set(["in", "false,true true"]));
});

describe("known distances of the other kinds", () => {
  const wide = [
    { x: -3, y: -4 },
    { x: -3, y: 4 },
  ] as const;
  it.each<[string, Shape, Shape, number]>([
    ["segments that cross when prolonged", segment(0, 0, 0, 4), segment(3, -9, 3, 9), 3],
    ["segment ends", segment(-2, -3, 0, 0), segment(3, 4, 5, 9), 5],
    ["capsules side by side", capsule(0, 0, 30, 40, 2), capsule(-8, 6, 22, 46, 3), 5],
    ["rounded corners", roundedRect(0, 0, 10, 10, 1), roundedRect(13, 14, 10, 10, 1), Math.hypot(5, 6) - 2],
    ["turned rounded rect and its side", roundedRect(0, 0, 10, 4, 2, turn), point(-8, 6), 8],
    [
      "polygon in a hole",
      polygon(
        [
          [0, 0],
          [9, 0],
          [9, 9],
          [0, 9],
        ],
        {
          holes: [
            [
              [1, 1],
              [8, 1],
              [8, 8],
              [1, 8],
            ],
          ],
        },
      ),
      polygon([
        [4, 3],
        [6, 3],
        [5, 6],
      ]),
      2,
    ],
    [
      "polygon in a bay",
      polygon([
        [0, 0],
        [9, 0],
        [9, 9],
        [8, 9],
        [8, 1],
        [1, 1],
        [1, 9],
        [0, 9],
      ]),
      circle(4, 5, 2),
      1,
    ],
    ["half plane and a turned rect's corner", halfPlane(0, 0, -1, 0), rect(-12, 5, 6, 8, turn), 7],
    ["half planes", halfPlane(0, 0, 3, 4), halfPlane(9, 12, -6, -8), 15],
    ["half plane and ellipse", halfPlane(0, 0, 3, 4), ellipse(6, 8, 2, 7, turn), 8],
    ["in the hole of a ring", annularSector(0, 0, 5, 6, 0, 7), circle(0, 1, 1), 3],
    ["before the opening of an arc", arc(0, 0, 10, ...wide), circle(-30, 0, 1), Math.hypot(24, 8) - 1],
    ["ellipse within an arc", arc(0, 0, 10, ...wide), ellipse(0, 0, 7, 2), 3],
    [
      "ellipse within an arc, beside its gap",
      arc(0, 0, 10, { x: -1, y: 8 }, { x: -1, y: -8 }),
      ellipse(0, 0, 2, 7, turn),
      3,
    ],
    ["concentric arcs", arc(0, 0, 10, 0, 1), arc(0, 0, 6, 0.5, 3), 4],
    [
      "concentric arcs that face apart",
      arc(0, 0, 3, { x: 0, y: 1 }, { x: -1, y: 0 }),
      arc(0, 0, 4, { x: 0, y: -1 }, { x: 1, y: 0 }),
      5,
    ],
    [
      "polyline and its nearest piece",
      polyline([
        [0, 0],
        [10, 0],
        [10, 10],
      ]),
      circle(7, 5, 1),
      2,
    ],
    ["ellipses along their axes", ellipse(0, 0, 3, 1, turn), ellipse(9, 12, 2, 1, turn), 10],
    ["ellipses across their axes", ellipse(0, 0, 1, 3, turn), ellipse(9, 12, 1, 2, turn), 13],
    ["compounds", compound([circle(0, 0, 1), circle(9, 9, 1)]), compound([point(9, 20), point(-50, 0)]), 10],
  ])("%s", (_, a, b, expected) => {
    expect(oracleDistance(a, b).toNumber()).toBeCloseTo(expected, 14);
    const difference = oracleDistance(b, a).minus(oracleDistance(a, b));
    expect(difference.absolute().compare(new Real(1n, -180))).toBe(-1);
  });
});
