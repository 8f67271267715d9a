import { describe, expect, it } from "vitest";
import { isConvex } from "../../../src/convex/convexity.js";
import { ConvexPair, separationVerdict } from "../../../src/convex/pair.js";
import { annularSector, degrees, ellipse, polygon, rect, roundedRect, sector } from "../../../src/index.js";

describe("separationVerdict", () => {
  const base = rect(0, 0, 4, 4);
  const pair = new ConvexPair();

  it("tells gaps and overlaps of 1e-13, and leaves a touch to others", () => {
    for (const beside of [
      ellipse(5, 1, 3, 2),
      roundedRect(5, 1, 6, 4, 1),
      sector(5, 0, 3, degrees(150), degrees(210)),
    ]) {
      expect(separationVerdict(pair, base, beside)).toBe(0);
      const gap = 1e-12;
      expect(separationVerdict(pair, base, { ...beside, x: 5 + gap })).toBe(-1);
      expect(separationVerdict(pair, { ...beside, x: 5 - gap }, base)).toBe(1);
    }
  });
});

describe("isConvex", () => {
  it("is exact at half a turn", () => {
    expect(isConvex(sector(0, 0, 1, { x: 3, y: 1 }, { x: -6, y: -2 }))).toBe(true);
    expect(isConvex(sector(0, 0, 1, { x: 3, y: 1 }, { x: -6, y: -2.0000000000000004 }))).toBe(false);
    expect(isConvex(annularSector(0, 0, 0, 1, 0, 1))).toBe(true);
    expect(isConvex(annularSector(0, 0, 0.1, 1, 0, 1))).toBe(false);
  });

  it("is a question of the outline", () => {
    expect(
      isConvex(
        polygon([
          [0, 0],
          [4, 0],
          [4, 4],
          [0, 4],
        ] as const),
      ),
    ).toBe(true);
    expect(
      isConvex(
        polygon([
          [0, 0],
          [4, 0],
          [1, 1],
          [0, 4],
        ] as const),
      ),
    ).toBe(false);
  });
});
