import { describe, expect, it } from "vitest";
import { arc, ellipse, moveAndSlide, rectFromCorner, type Shape } from "../../../src/index.js";

// So near to the seam that the corner of the next tile is touched as well, to within a graze.
describe("what is round below, right beside a seam, slides along the floor that both tiles are", () => {
  const origins = [0, 1e3, 1e6];
  const besides = [-0.9, -0.3, 0.3, 0.9];

  function expectToSlide(hero: Shape, origin: number): void {
    const floor = [-2, -1, 0, 1].map((i) => rectFromCorner(origin + 16 * i, origin, 16, 16));
    for (const x of [1.2, -1.2]) {
      const { travelled } = moveAndSlide(hero, { x, y: 0.8 }, floor);
      expect(Math.abs(travelled.y)).toBeLessThan(8 * grazeAt(origin));
      expect(Math.abs(travelled.x - x)).toBeLessThan(8 * grazeAt(origin));
    }
  }

  it.each(origins)("an ellipse, at %f", (origin) => {
    for (const beside of besides) {
      expectToSlide(ellipse(origin + beside * Math.sqrt(2 * 9 * grazeAt(origin)), origin - 4, 6, 4), origin);
    }
  });

  it.each(origins)("an arc, at %f", (origin) => {
    for (const beside of besides) {
      const x = origin + beside * Math.sqrt(2 * 5 * grazeAt(origin));
      expectToSlide(arc(x, origin - 5 - grazeAt(origin) / 8, 5, 0, 3.1), origin);
    }
  });
});

function grazeAt(origin: number): number {
  return 2 ** -45 * (origin + 100);
}
