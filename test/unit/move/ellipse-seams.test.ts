import { describe, expect, it } from "vitest";
import { ellipse, moveAndSlide, rectFromCorner } from "../../../src/index.js";

describe("an ellipse whose lowest point is right beside a seam", () => {
  // So near that the corner of the next tile is touched as well, to within a graze.
  it.each([0, 1e3, 1e6])("slides along the floor that both tiles are, at %f", (origin) => {
    const floor = [-2, -1, 0, 1].map((i) => rectFromCorner(origin + 16 * i, origin, 16, 16));
    const graze = 2 ** -45 * (origin + 100);
    for (const beside of [-0.9, -0.3, 0.3, 0.9]) {
      const hero = ellipse(origin + beside * Math.sqrt(2 * 9 * graze), origin - 4, 6, 4);
      for (const x of [1.2, -1.2]) {
        const { travelled } = moveAndSlide(hero, { x, y: 0.8 }, floor);
        expect(Math.abs(travelled.y)).toBeLessThan(8 * graze);
        expect(Math.abs(travelled.x - x)).toBeLessThan(8 * graze);
      }
    }
  });
});
