import { describe, expect, it } from "vitest";
import { frameOf } from "../../../src/boundary/frame.js";
import { boundaryClosestPoints } from "../../../src/boundary/touch-points.js";
import { type ClosestPoints, createClosestPoints } from "../../../src/convex/result.js";
import {
  annularSector,
  arc,
  circle,
  compound,
  degrees,
  ellipse,
  halfPlane,
  point,
  polygon,
  polyline,
  rect,
  roundedRect,
  type Shape,
  sector,
  segment,
} from "../../../src/index.js";
import { IS_FULL } from "../../extent.js";
import { KIND_NAMES } from "../../generators/spec.js";
import { oracleDistance, oracleDistanceToPoint } from "../../oracle/distance.js";
import { drawnPairs } from "./drawn-pairs.js";
import { lShape, SQUARE_RING } from "./shapes.js";

/** Cases of each two kinds. */
const PAIRS_OF_KINDS = IS_FULL ? 8 : 3;

const L_SHAPE = lShape(3);

const CASES: readonly [name: string, a: Shape, b: Shape, distance: number, ax: number, ay: number][] = [
  ["a disc in the corner of an L", L_SHAPE, circle(2.5, 2.75, 1), 0.5, 1, 2.75],
  ["a disc in the hole of a polygon", SQUARE_RING, circle(4, 5, 1), 1, 2, 5],
  ["a disc in a ring", annularSector(0, 0, 5, 6, 0, 7), circle(1, 0, 1), 3, 5, 0],
  [
    "a disc in the mouth of a wide sector",
    sector(0, 0, 5, degrees(45), degrees(315)),
    circle(4, 0, 1),
    Math.sqrt(8) - 1,
    2,
    2,
  ],
  ["a point at the centre of an arc", arc(0, 0, 2, degrees(0), degrees(90)), point(0, 0), 2, 2, 0],
  [
    "an ellipse around which an arc goes",
    arc(0, 0, 5, degrees(-90), degrees(90)),
    ellipse(0, 0, 4, 2),
    1,
    5,
    0,
  ],
  [
    "an ellipse beside the end of an arc",
    arc(0, 0, 5, degrees(90), degrees(180)),
    ellipse(3, 5, 2, 1),
    1,
    0,
    5,
  ],
  [
    "an arc bulging towards an ellipse",
    ellipse(0, 0, 2, 1),
    arc(0, 4, 1, degrees(180), degrees(360)),
    2,
    0,
    1,
  ],
  [
    "a segment under an arc",
    arc(0, 0, 2, degrees(0), degrees(180)),
    segment(-9, -1, -3, -1),
    Math.sqrt(2),
    -2,
    0,
  ],
  [
    "crossing polylines",
    polyline([
      [0, 0],
      [2, 2],
    ]),
    polyline([
      [0, 2],
      [2, 0],
    ]),
    0,
    1,
    1,
  ],
  ["a part of a compound", compound([circle(0, 0, 1), circle(9, 0, 1)]), rect(12, 0, 2, 2), 1, 10, 0],
  ["ellipses in compounds", compound([ellipse(0, 0, 2, 1)]), compound([ellipse(7, 0, 3, 2)]), 2, 2, 0],
  ["a half plane in a compound", compound([halfPlane(0, 0, 0, 2)]), roundedRect(4, 5, 2, 4, 1), 3, 4, 0],
];

describe("boundaryClosestPoints", () => {
  it.each(CASES)("%s", (_name, a, b, distance, ax, ay) => {
    const found = createClosestPoints();
    boundaryClosestPoints(a, b, found);
    expect(found.distance).toBeCloseTo(distance, 13);
    expect([found.a.x, found.a.y]).toEqual([expect.closeTo(ax, 13), expect.closeTo(ay, 13)]);
    expect(gapOf(found)).toBeCloseTo(distance, 13);
  });

  it.each([
    ["a disc in a polygon", L_SHAPE, circle(0.5, 0.5, 0.1)],
    ["a wide sector round a rect", sector(0, 0, 9, 1, 6), rect(-4, 0, 1, 1)],
    [
      "a ring round a polygon in its width",
      annularSector(0, 0, 1, 9, 0, 7),
      polygon([
        [4, 0],
        [5, 0],
        [5, 1],
      ]),
    ],
    ["an arc in an ellipse", arc(0, 0, 1, 0, 2), ellipse(0, 0, 9, 2)],
    ["an arc across an ellipse", arc(0, 0, 5, degrees(-45), degrees(45)), ellipse(5, 0, 2, 1)],
    ["a compound round a point", compound([circle(9, 9, 1), rect(0, 0, 9, 9)]), point(1, 1)],
  ] as [string, Shape, Shape][])("gives a common point of %s", (_name, a, b) => {
    const found = createClosestPoints();
    boundaryClosestPoints(a, b, found);
    expect(found.distance).toBe(0);
    expect(found.a).toEqual(found.b);
    expect(oracleDistanceToPoint(a, found.a.x, found.a.y).toNumber()).toBeLessThan(1e-14);
    expect(oracleDistanceToPoint(b, found.b.x, found.b.y).toNumber()).toBeLessThan(1e-14);
  });

  it("knows what is in a cone of almost a whole turn", () => {
    const start = { x: 0.7944965686183423, y: 0.6369474190287292 };
    const cone = sector(0, 0, 5, start, { x: 1.4558042170371268, y: 1.1671173612058445 });
    const found = createClosestPoints();
    boundaryClosestPoints(cone, point(-6.384096181111184, -5.11812605114385), found);
    expect(found.distance).toBeCloseTo(3.18241396686062, 13);
  });

  it("finds the foot of an ellipse on its tangents, on whichever side of them rounding puts it", () => {
    const distances: number[] = [];
    const found = createClosestPoints();
    for (let degree = 0; degree < 360; degree++) {
      const nx = Math.cos((degree * Math.PI) / 180);
      const ny = Math.sin((degree * Math.PI) / 180);
      const height = Math.hypot(3 * nx, ny);
      const tangent = polyline([
        [height * nx - 5 * ny, height * ny + 5 * nx],
        [height * nx + 5 * ny, height * ny - 5 * nx],
      ]);
      boundaryClosestPoints(ellipse(0, 0, 3, 1), tangent, found);
      distances.push(found.distance);
    }
    expect(Math.max(...distances)).toBeLessThan(1e-14);
  });

  it("gives a common point of segments that all but lie along each other", () => {
    const a = rect(54.33050070780027, 52.16663797022407, 0.6160051848265427, 0, {
      x: -0.9796381111127435,
      y: -0.20077144033815186,
    });
    const b = polyline([
      [135.9483285206637, 68.89376267206613],
      [54.63214433035541, 52.22845817084941],
      [54.63223178575383, 52.22847609435209],
      [54.2372088812915, 52.14750059191132],
      [54.63223178575383, 52.22847609435209],
    ]);
    const found = createClosestPoints();
    boundaryClosestPoints(a, b, found);
    expect(oracleDistanceToPoint(a, found.a.x, found.a.y).toNumber()).toBeLessThan(1e-13);
    expect(oracleDistanceToPoint(b, found.b.x, found.b.y).toNumber()).toBeLessThan(1e-13);
  });

  it("is as accurate far from the origin, and at any scale", () => {
    const found = createClosestPoints();
    boundaryClosestPoints(annularSector(2 ** 40, 0, 5, 6, 0, 7), circle(2 ** 40 + 1, 0, 1), found);
    expect(found.distance).toBe(3);
    boundaryClosestPoints(annularSector(0, 0, 5e-300, 6e-300, 0, 7), circle(1e-300, 0, 1e-300), found);
    expect(found.distance / 3e-300).toBeCloseTo(1, 14);
    boundaryClosestPoints(annularSector(0, 0, 5e300, 6e300, 0, 7), circle(1e300, 0, 1e300), found);
    expect(found.distance / 3e300).toBeCloseTo(1, 14);
  });

  it("agrees with an oracle on every pair of bounded kinds", { timeout: 60_000 }, () => {
    const faults: string[] = [];
    let apart = 0;
    for (const kindA of KIND_NAMES) {
      for (const kindB of KIND_NAMES) {
        if (kindA === "halfPlane" || kindB === "halfPlane") continue;
        const seed = KIND_NAMES.indexOf(kindA) * 100 + KIND_NAMES.indexOf(kindB);
        for (const { pair, a, b } of drawnPairs(kindA, kindB, seed, PAIRS_OF_KINDS)) {
          const error = errorOf(a, b);
          if (error > 1e-14) faults.push(`${error} for ${JSON.stringify(pair)}`);
          if (oracleDistance(a, b).sign() > 0) apart++;
        }
      }
    }
    expect(faults).toEqual([]);
    expect(apart).toBeGreaterThan(60 * PAIRS_OF_KINDS);
  });
});

function gapOf({ a, b }: ClosestPoints): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** How far off the distance is, or the points are from the shapes, relative to the pair's extent. */
function errorOf(a: Shape, b: Shape): number {
  const found = createClosestPoints();
  boundaryClosestPoints(a, b, found);
  const size = 1 / frameOf(a, b).power + 2 * Math.max(Math.abs(a.x), Math.abs(a.y));
  const ofDistance = Math.abs(found.distance - oracleDistance(a, b).toNumber());
  const ofA = oracleDistanceToPoint(a, found.a.x, found.a.y).toNumber();
  const ofB = oracleDistanceToPoint(b, found.b.x, found.b.y).toNumber();
  return Math.max(ofDistance, ofA, ofB) / size;
}
