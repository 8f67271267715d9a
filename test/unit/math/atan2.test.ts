import { describe, expect, it } from "vitest";
import { atan2, sincos } from "../../../src/math/trigonometry.js";
import { seededRandom } from "./high-precision.js";

const random = seededRandom(41);

/**
 * The angle by which atan2 is off, from an identity that loses nothing: with (c, s) the direction of the
 * answer, the sine of the error is (x s − y c)/|(x, y)|. `sincos` is right to 2⁻⁵³.
 */
function errorOf(y: number, x: number): number {
  const { x: c, y: s } = sincos(atan2(y, x));
  return Math.abs(x * s - y * c) / Math.sqrt(x * x + y * y);
}

describe("atan2", () => {
  it("is right to 2⁻⁵¹ in every direction, as far as sincos can tell", () => {
    const errors = Array.from({ length: 20000 }, () => errorOf(random() - 0.5, random() - 0.5));
    expect(errors.length).toBe(20000);
    expect(Math.max(...errors)).toBeLessThan(2 ** -51);
  });

  it("agrees with the engine's to an ulp or two, small angles included", () => {
    const differences = Array.from({ length: 20000 }, () => {
      const y = (random() - 0.5) * 2 ** Math.floor(random() * 80 - 60);
      const x = random() - 0.5;
      const expected = Math.atan2(y, x);
      return Math.abs(atan2(y, x) - expected) / Math.abs(expected);
    });
    expect(Math.max(...differences)).toBeLessThan(2 ** -51);
  });

  it.each([
    [0, 0, 0],
    [0, 1, 0],
    [0, -1, Math.PI],
    [1, 0, Math.PI / 2],
    [-1, 0, -Math.PI / 2],
    [1, 1, Math.PI / 4],
    [1, -1, (3 * Math.PI) / 4],
    [-1, -1, (-3 * Math.PI) / 4],
    [1, 2, 0.4636476090008061],
    [2, 1, 1.1071487177940904],
    [Number.MAX_VALUE, Number.MAX_VALUE, Math.PI / 4],
    [-Number.MIN_VALUE, Number.MIN_VALUE, -Math.PI / 4],
    [Number.MIN_VALUE, Number.MAX_VALUE, 0],
    [Number.MAX_VALUE, Number.MIN_VALUE, Math.PI / 2],
    [Number.MIN_VALUE, -1, Math.PI],
    [2 ** -1000, 2, 2 ** -1001],
  ])("of (%d, %d) is %d", (y, x, expected) => {
    expect(atan2(y, x)).toBe(expected);
  });

  it("never is −0", () => {
    expect(Object.is(atan2(-0, 1), 0)).toBe(true);
    expect(Object.is(atan2(-Number.MIN_VALUE, Number.MAX_VALUE), 0)).toBe(true);
  });
});
