import { describe, expect, it } from "vitest";
import {
  annularSector,
  arc,
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

  it.each([0.3, 0.24, 0.1, 0.01, 1e-4, 1e-6])(
    "is that of a room and what is seen through its door of twice %d radians, wherever the eye is",
    (half) => {
      // From the wall's inner side, r = 4, and through the door: to r = 8 about the eye.
      for (const eye of [-1, 0, 1]) {
        for (const wall of [
          annularSector(0, 0, 4, 4.001, half, 2 * Math.PI - half),
          arc(0, 0, 4, half, 2 * Math.PI - half),
        ]) {
          const area = visibleArea(visibility(circle(eye, 0, 8), [wall]));
          const room = Math.PI * 16;
          // The way through the door opens at most by the angle under which it is seen.
          const beyond = Math.atan2(4 * Math.sin(half), 4 * Math.cos(half) - eye) * 64;
          expect(area).toBeGreaterThan(room - 1e-2);
          expect(area).toBeLessThan(room + beyond + 1e-2);
        }
      }
    },
  );
});
