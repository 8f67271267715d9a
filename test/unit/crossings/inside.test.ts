import { annularSector, circle, halfPlane, polygon, type Shape } from "osculate";
import { describe, expect, it } from "vitest";
import { ofDoubles } from "../../../src/crossings/fine-point.js";
import { insideVerdict } from "../../../src/crossings/inside.js";
import { outlinePair } from "../../../src/crossings/outlined-pair.js";

/** Of a point in a shape of a size between 1 and 2, given with a second one at the origin that makes the frame. */
function verdictOf(shape: Shape, [x = 0, y = 0]: readonly number[]): number {
  const part = outlinePair(circle(0, 0, 1.25), shape)?.parts[1];
  if (part === undefined) throw new Error("no outline");
  return insideVerdict(ofDoubles(x, y), part.loops);
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
    ["a ring part", annularSector(0, 0, 0.5, 1.5, 0, 2), [0.3, 0.9], [0.2, 0.3], [0, 1.5]],
    ["a half plane", halfPlane(0.5, 0, 1, 1), [0, 0.25], [0.5, 0.25], [0.25, 0.25]],
  ] as const)(
    "%s: certainly, certainly not, and doubtful on the boundary",
    (_, shape, inner, outer, border) => {
      expect(verdictOf(shape, inner)).toBe(1);
      expect(verdictOf(shape, outer)).toBe(-1);
      expect(verdictOf(shape, border)).toBe(0);
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
