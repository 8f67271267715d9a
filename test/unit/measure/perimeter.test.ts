import { describe, expect, it } from "vitest";
import {
  annularSector,
  arc,
  capsule,
  circle,
  compound,
  degrees,
  ellipse,
  halfPlane,
  perimeter,
  point,
  polygon,
  polyline,
  rect,
  rotateTo,
  roundedRect,
  type Shape,
  sector,
  segment,
} from "../../../src/index.js";

const square = [
  [0, 0],
  [9, 0],
  [9, 9],
  [0, 9],
] as const;
const hole = [
  [1, 1],
  [2, 1],
  [2, 2],
  [1, 2],
] as const;
const INFINITE = Number.POSITIVE_INFINITY;

describe("perimeter", () => {
  it.each<[string, Shape, number]>([
    ["a point", point(1, 2), 0],
    ["a circle", circle(1, 2, 3), 6 * Math.PI],
    ["a circle of radius 0", circle(1, 2, 0), 0],
    ["a round ellipse", ellipse(1, 2, 3, 3, 1), 6 * Math.PI],
    ["a flat ellipse, once", ellipse(1, 2, 3, 0, 1), 6],
    ["an ellipse that is a point", ellipse(1, 2, 0, 0), 0],
    ["a rect", rect(1, 2, 3, 4, 5), 14],
    ["a flat rect, once", rect(1, 2, 3, 0, 5), 3],
    ["a rounded rect", roundedRect(1, 2, 6, 4, 1), 12 + 2 * Math.PI],
    ["a rounded rect that is a capsule", roundedRect(1, 2, 6, 4, 2), 4 + 4 * Math.PI],
    ["a flat rounded rect, once", roundedRect(1, 2, 6, 0, 0), 6],
    ["a quarter disc", sector(1, 2, 2, 0, degrees(90)), 4 + Math.PI],
    ["three quarters", sector(1, 2, 2, degrees(10), degrees(280)), 4 + 3 * Math.PI],
    ["a whole disc", sector(1, 2, 2, 0, 7), 4 * Math.PI],
    ["an opening of 0, once", sector(1, 2, 2, 1, 1), 2],
    ["a quarter ring", annularSector(1, 2, 3, 5, degrees(10), degrees(100)), 4 + 4 * Math.PI],
    ["a ring", annularSector(1, 2, 3, 5, 0, 7), 16 * Math.PI],
    ["a ring without width, once", annularSector(1, 2, 5, 5, 0, degrees(90)), 2.5 * Math.PI],
    ["a ring of opening 0", annularSector(1, 2, 3, 5, 1, 1), 2],
    ["an arc", arc(1, 2, 2, degrees(10), degrees(100)), Math.PI],
    ["a narrow arc", arc(0, 0, 1, { x: 1, y: 0 }, { x: 1, y: 1e-30 }), 1e-30],
    ["an arc of opening 0", arc(1, 2, 2, 1, 1), 0],
    ["a segment", segment(1, 2, 4, 6), 5],
    ["a capsule", capsule(1, 2, 4, 6, 2), 10 + 4 * Math.PI],
    ["a capsule of radius 0, once", capsule(1, 2, 4, 6, 0), 5],
    ["a capsule of equal ends", capsule(1, 2, 1, 2, 2), 4 * Math.PI],
    ["a polygon with its hole", polygon(square, { holes: [hole] }), 40],
    ["a half plane", halfPlane(1, 2, 3, 4), INFINITE],
    [
      "a polyline that crosses itself",
      polyline([
        [0, 0],
        [4, 0],
        [4, 2],
        [1, 2],
        [1, -1],
      ]),
      12,
    ],
    [
      "a polyline that runs back",
      polyline([
        [0, 0],
        [4, 0],
        [1, 0],
        [1, 3],
        [1, -2],
      ]),
      9,
    ],
    [
      "a polyline that is a point",
      polyline([
        [1, 1],
        [1, 1],
      ]),
      0,
    ],
  ])("%s", (_, shape, expected) => {
    expect(perimeter(shape)).toBeCloseTo(expected, 13);
  });

  it.each([
    [2, 1, 9.688448220547675],
    [1000, 1, 4000.015588104688],
    [3, 0.25, 12.140770476075906],
    [1, 1e-9, 4],
    [5, 4, 28.361667888974484],
  ])("of an ellipse with radii %d and %d, to a few ulp", (rx, ry, expected) => {
    expect(Math.abs(perimeter(ellipse(7, 8, rx, ry, 2)) / expected - 1)).toBeLessThan(5e-16);
    expect(perimeter(ellipse(7, 8, ry, rx, 2))).toBe(perimeter(ellipse(7, 8, rx, ry, 2)));
  });

  it("counts each edge of a polygon once that rounding has laid upon another", () => {
    const sliver = polygon([
      [0, 0],
      [3, 1],
      [9, 3 + 1e-15],
    ]);
    rotateTo(sliver, degrees(90));
    const length = Math.hypot(9, 3);
    expect(perimeter(sliver)).toBeCloseTo(sliver.orientation === 0 ? length : 2 * length, 12);
  });

  it.each<[string, Shape[], number]>([
    ["tiles have no wall between them", [rect(0, 0, 2, 2), rect(2, 0, 2, 2)], 12],
    ["the same twice is the same", [rect(0, 0, 2, 2), rect(0, 0, 2, 2)], 8],
    ["parts apart add up", [rect(0, 0, 2, 2), circle(9, 9, 1)], 8 + 2 * Math.PI],
    [
      "what lies inside has no boundary",
      [circle(0, 0, 5), rect(1, 1, 2, 2), segment(0, 0, 1, 1)],
      10 * Math.PI,
    ],
    ["a segment that leaves a disc", [circle(0, 0, 5), segment(0, 0, 9, 0)], 10 * Math.PI + 4],
    ["a segment on the left side of a rectangle", [rect(0, 0, 2, 2), segment(-1, 0, -1, 1)], 8],
    ["the same in the other order", [segment(-1, 0, -1, 1), rect(0, 0, 2, 2)], 8],
    ["a segment on the lower side", [rect(0, 0, 2, 2), segment(0, -1, 1, -1)], 8],
    ["a segment on the upper side", [rect(0, 0, 2, 2), segment(0, 1, 1, 1)], 8],
    ["two discs through each other's centre", [circle(0, 0, 3), circle(3, 0, 3)], 8 * Math.PI],
    ["halves of a disc", [sector(0, 0, 1, 0, Math.PI), sector(0, 0, 1, Math.PI, 2 * Math.PI)], 2 * Math.PI],
    [
      "half planes that leave a triangle",
      [halfPlane(0, 0, 0, 1), halfPlane(0, 0, 1, 0), halfPlane(4, 0, -3, -4)],
      12,
    ],
    ["the whole plane", [halfPlane(0, 0, 1, 0), halfPlane(-1, 0, -1, 0)], 0],
    ["a half plane with a bump", [halfPlane(0, 0, 1, 0), circle(0, 0, 2)], INFINITE],
    [
      "arcs of one circle that overlap",
      [arc(0, 0, 2, 0, degrees(90)), arc(0, 0, 2, degrees(45), degrees(180))],
      2 * Math.PI,
    ],
  ])("of compounds: %s", (_, parts, expected) => {
    expect(perimeter(compound(parts))).toBeCloseTo(expected, 13);
  });

  it("refuses a box among others that somebody has written without a direction", () => {
    const box = rect(0, 0, 1, 1);
    const parts = [box, { ...box, x: 0.5 }, { ...box, ux: Number.NaN }];
    expect(() => perimeter({ ...compound([box]), parts })).toThrow("finite");
  });

  it("knows arcs of ellipses", () => {
    const oval = ellipse(1, 2, 5, 3, 0.3);
    const direction = { x: Math.cos(0.3), y: Math.sin(0.3) };
    const half = rect(1 - 10 * direction.x, 2 - 10 * direction.y, 20, 20, 0.3);
    expect(perimeter(compound([oval, half]))).toBeCloseTo(perimeter(oval) / 2 + 80 - 6, 12);
  });

  it("is Infinity beyond the largest double", () => {
    expect(
      perimeter(
        polygon([
          [-1e308, -1e308],
          [1e308, -1e308],
          [0, 1e308],
        ]),
      ),
    ).toBe(INFINITE);
    expect(perimeter(segment(-1e308, 0, 1e308, 0))).toBe(INFINITE);
    expect(perimeter(segment(-8e307, 0, 8e307, 0))).toBe(1.6e308);
  });
});
