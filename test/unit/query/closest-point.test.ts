import { describe, expect, it } from "vitest";
import {
  circle,
  closestPoint,
  compound,
  ellipse,
  halfPlane,
  point,
  polygon,
  rect,
  sector,
} from "../../../src/index.js";

describe("closestPoint", () => {
  it("is the point itself, bit for bit, in the shape and on its boundary", () => {
    expect(closestPoint(circle(0, 0, 5), 3, 4)).toEqual({ x: 3, y: 4 });
    expect(closestPoint(rect(0, 0, 4, 4), 0.1, -2)).toEqual({ x: 0.1, y: -2 });
    expect(closestPoint(sector(0, 0, 5, 0, 1), 0, 0)).toEqual({ x: 0, y: 0 });
    expect(closestPoint(halfPlane(0, 0, 3, 4), -1e300, 1 / 3)).toEqual({ x: -1e300, y: 1 / 3 });
    expect(closestPoint(circle(0, 0, 5), -0, 0)).toStrictEqual({ x: 0, y: 0 });
  });

  it("is on the boundary for points outside", () => {
    expect(closestPoint(circle(0, 0, 5), 6, 8)).toEqual({ x: 3, y: 4 });
    expect(closestPoint(rect(0, 0, 4, 4), 9, 1)).toEqual({ x: 2, y: 1 });
    expect(closestPoint(point(7, 8), 0, 0)).toEqual({ x: 7, y: 8 });
    expect(closestPoint(halfPlane(0, 0, 3, 4), 6, 8)).toEqual({ x: 0, y: 0 });
    expect(closestPoint(ellipse(0, 0, 5, 3, { x: 0, y: 1 }), 0, 9)).toEqual({ x: 0, y: 5 });
  });

  it("finds the nearest part, and the wall of a hole", () => {
    const ring = polygon(
      [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 9],
      ],
      {
        holes: [
          [
            [2, 2],
            [2, 7],
            [7, 7],
            [7, 2],
          ],
        ],
      },
    );
    expect(closestPoint(ring, 3, 4)).toEqual({ x: 2, y: 4 });
    expect(closestPoint(compound([circle(0, 0, 1), circle(10, 0, 1)]), 7, 0)).toEqual({ x: 9, y: 0 });
  });

  it("fills an object it is given, and refuses what is no finite number", () => {
    const out = { x: 0, y: 0 };
    expect(closestPoint(circle(0, 0, 5), 10, 0, out)).toBe(out);
    expect(out).toEqual({ x: 5, y: 0 });
    expect(() => closestPoint(circle(0, 0, 5), Number.NaN, 0, out)).toThrow(/closestPoint: x/);
    expect(() => closestPoint(circle(0, 0, 5), 0, Number.POSITIVE_INFINITY, out)).toThrow(RangeError);
    expect(out).toEqual({ x: 5, y: 0 });
  });
});
