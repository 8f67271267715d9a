import { describe, expect, it } from "vitest";
import {
  circle,
  degrees,
  ellipse,
  halfPlane,
  sector,
  segment,
  visibility,
  visibleArea,
} from "../../../src/index.js";

const all = circle(3, 4, 10);

describe("visibleArea", () => {
  it("is that of the view where nothing is in the way, and 0 where nothing is seen", () => {
    expect(visibleArea(visibility(all, []))).toBeCloseTo(100 * Math.PI, 12);
    expect(visibleArea(visibility(sector(3, 4, 10, degrees(20), degrees(50)), []))).toBeCloseTo(
      50 * (Math.PI / 6),
      12,
    );
    expect(visibleArea(visibility(all, [circle(3, 4, 1)]))).toBe(0);
  });

  it("lacks what a half plane takes", () => {
    const segmentArea = 100 * Math.acos(0.6) - 6 * 8;
    expect(visibleArea(visibility(all, [halfPlane(9, 0, -1, 0)]))).toBeCloseTo(
      100 * Math.PI - segmentArea,
      11,
    );
  });

  it("lacks the shadow of a wall", () => {
    const shadow = 100 * Math.atan(3 / 4) - 12;
    expect(visibleArea(visibility(all, [segment(7, 1, 7, 7)]))).toBeCloseTo(100 * Math.PI - shadow, 11);
  });

  it("lacks a disc and its shadow, whether it is a circle or an ellipse", () => {
    // Seen under asin(3/5) on either side; the kite of the tangents less the disc's sector is what is seen before it.
    const angle = Math.asin(3 / 5);
    const before = 12 - 9 * Math.acos(3 / 5);
    const expected = 100 * Math.PI - 100 * angle + before;
    expect(visibleArea(visibility(all, [circle(8, 4, 3)]))).toBeCloseTo(expected, 11);
    expect(visibleArea(visibility(all, [ellipse(8, 4, 3, 3 - 1e-12)]))).toBeCloseTo(expected, 10);
  });
});
