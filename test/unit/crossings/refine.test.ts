import { describe, expect, it } from "vitest";
import { commonZeroNear } from "../../../src/crossings/crossing.js";
import { type FinePoint, ofDoubles } from "../../../src/crossings/fine-point.js";
import { circleForm, ellipseForm, type LineForm } from "../../../src/crossings/form.js";
import { ofDouble } from "../../../src/math/double-double.js";

function line(normal: FinePoint, through: FinePoint, isExact = true): LineForm {
  return { kind: "line", normal, through, isExact };
}

describe("the zero common to two forms", () => {
  it("is known to thirty digits, from a place that is near", () => {
    // 2 x² = 1 on the diagonal: √½ as a pair of doubles.
    const zero = commonZeroNear(
      circleForm(ofDoubles(0, 0), 1),
      line(ofDoubles(1, -1), ofDoubles(0, 0)),
      0.7,
      0.71,
    );
    expect(zero?.x.high).toBe(Math.SQRT1_2);
    expect(Math.abs((zero?.x.low ?? 1) + 4.833646656726457e-17)).toBeLessThan(1e-31);
    expect(zero?.errorX).toBeLessThan(1e-26);
    expect(zero?.y).toEqual(zero?.x);
  });

  it("of ellipses is that of the products, whatever the length of the direction", () => {
    // x²/4 + y² = 1 and x² + y²/4 = 1 meet where x² = y² = 4/5.
    const first = ellipseForm(ofDoubles(0, 0), ofDoubles(1, 0), 2, 1);
    const second = ellipseForm(ofDoubles(0, 0), ofDoubles(0, 3), 2, 1);
    const zero = commonZeroNear(first, second, 0.9, 0.9);
    expect(zero?.x.high).toBe(Math.sqrt(0.8));
    expect(zero?.y.high).toBe(Math.sqrt(0.8));
    expect(Math.sign(zero?.turn ?? 0)).toBe(-Math.sign(commonZeroNear(second, first, 0.9, 0.9)?.turn ?? 0));
  });

  it("has the exact coordinate of an upright or level line", () => {
    const upright = line(ofDoubles(2, 0), ofDoubles(0.1, 5));
    const zero = commonZeroNear(circleForm(ofDoubles(0, 0), 1), upright, 0.1, 1);
    expect(zero?.x).toEqual(ofDouble(0.1));
    expect(zero?.errorX).toBe(0);
    const rounded = commonZeroNear(circleForm(ofDoubles(0, 0), 1), { ...upright, isExact: false }, 0.1, 1);
    expect(rounded?.errorX).toBeGreaterThan(0);
  });

  it("is not certified where curves touch, nearly touch, or miss each other", () => {
    const unit = circleForm(ofDoubles(0, 0), 1);
    expect(commonZeroNear(unit, circleForm(ofDoubles(2, 0), 1), 1, 0)).toBeNull();
    expect(commonZeroNear(unit, circleForm(ofDoubles(2 - 2 ** -50, 0), 1), 1, 0)).toBeNull();
    expect(commonZeroNear(unit, circleForm(ofDoubles(3, 0), 1), 1.5, 0)).toBeNull();
    expect(commonZeroNear(unit, unit, 1, 0)).toBeNull();
    expect(
      commonZeroNear(line(ofDoubles(1, 0), ofDoubles(0, 0)), line(ofDoubles(1, 0), ofDoubles(1, 0)), 0, 0),
    ).toBeNull();
    expect(commonZeroNear(unit, line(ofDoubles(0, 1), ofDoubles(0, 0)), Number.NaN, 0)).toBeNull();
  });
});
