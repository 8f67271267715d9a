import { describe, expect, it } from "vitest";
import { exponentOf, normalizingPower, powerOfTwo } from "../../../src/math/exact.js";

const exponents = Array.from({ length: 2098 }, (_, i) => i - 1074);

/** 2ᵉ by doubling and halving alone. */
function power(exponent: number): number {
  let value = 1;
  for (let i = 0; i < exponent; i++) value *= 2;
  for (let i = 0; i > exponent; i--) value /= 2;
  return value;
}

describe("powers of two", () => {
  it("have their exponents, from the smallest double to the largest", () => {
    expect(exponents.filter((e) => exponentOf(power(e)) !== e || exponentOf(-power(e)) !== e)).toEqual([]);
    // 1.5 times the smallest double is no double.
    const inside = exponents.filter((e) => e > -1074);
    expect(inside.filter((e) => exponentOf(power(e) * 1.5) !== e)).toEqual([]);
    expect(exponentOf(Number.MAX_VALUE)).toBe(1023);
    expect(exponentOf(1 - 2 ** -53)).toBe(-1);
  });

  it("are made exactly", () => {
    const normal = exponents.filter((e) => e >= -1022);
    expect(normal.filter((e) => powerOfTwo(e) !== power(e))).toEqual([]);
  });

  it("bring any magnitude near 1", () => {
    const scaled = exponents.map((e) => power(e) * normalizingPower(power(e)));
    expect(Math.min(...scaled)).toBe(2 ** -52);
    expect(Math.max(...scaled)).toBe(2);
    expect(scaled.filter((value) => value === 1).length).toBe(2045);
  });
});
