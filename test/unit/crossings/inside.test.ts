import { annularSector, circle, halfPlane, polygon, type Shape } from "osculate";
import { describe, expect, it } from "vitest";
import { insideVerdict } from "../../../src/crossings/inside.js";
import { firstOutline, setOutlineBox, surroundings } from "../../../src/crossings/outline/outline.js";
import { setOutline } from "../../../src/crossings/outline/set-outline.js";

/** Of a point within 2 of the origin. */
function verdictOf(shape: Shape, [x = 0, y = 0]: readonly number[], error = 0): number {
  setOutline(firstOutline, circle(0, 0, 2));
  setOutlineBox(surroundings, firstOutline);
  expect(setOutline(firstOutline, shape)).toBe(true);
  return insideVerdict(firstOutline, x, y, error);
}

const frame = polygon(
  [
    [0, 0],
    [1.5, 0],
    [1.5, 1.5],
    [0, 1.5],
  ],
  {
    holes: [
      [
        [0.5, 0.5],
        [1, 0.5],
        [1, 1],
        [0.5, 1],
      ],
    ],
  },
);

describe("inside", () => {
  it.each([
    ["a frame", frame, [0.25, 0.75], [0.75, 0.75], [0.5, 0.75]],
    ["a ring", annularSector(0, 0, 0.5, 1.5, 0, 7), [0.3, 0.9], [0.2, 0.3], [0, 1.5]],
    ["a ring part", annularSector(0, 0, 0.5, 1.5, 0, 2), [0.3, 0.9], [0.2, 0.3], [0, 1.5]],
    ["a half plane", halfPlane(0.5, 0, 1, 1), [0, 0.25], [0.5, 0.25], [0.25, 0.25]],
  ] as const)(
    "%s: certainly, certainly not, and doubtful on the boundary, or as near to it as the point may be off by",
    (_, shape, inner, outer, border) => {
      expect(verdictOf(shape, inner)).toBe(1);
      expect(verdictOf(shape, outer)).toBe(-1);
      expect(verdictOf(shape, border)).toBe(0);
      expect(verdictOf(shape, inner, 1e-3)).toBe(1);
      const near = border.map((coordinate) => coordinate + 1e-6);
      expect(verdictOf(shape, near)).not.toBe(0);
      expect(verdictOf(shape, near, 1e-5)).toBe(0);
      expect(verdictOf(shape, [-1.9, -1.7])).toBe(shape.kind === halfPlane(0, 0, 1, 0).kind ? 1 : -1);
    },
  );

  it("takes another way out where the first one meets a corner", () => {
    // The first way goes along (13, 5.5)/16.
    const corner = polygon([
      [0.8125, 0.34375],
      [0.8125, -1],
      [-1, -1],
    ]);
    expect(verdictOf(corner, [0, -0.5])).toBe(1);
    expect(verdictOf(corner, [0, 0])).toBe(-1);
  });
});
