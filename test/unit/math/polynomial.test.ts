import { describe, expect, it } from "vitest";
import { changesOfSign, sturmChain } from "../../../src/math/polynomial.js";
import { ONE, Real, ZERO } from "../../../src/math/real.js";

describe("a Sturm chain", () => {
  const numbers = (...values: number[]) => values.map((value) => Real.of(value));

  it.each([
    ["a constant", [-3], -1, 4, 0],
    ["a falling line", [1, -4], 0, 1, 1],
    ["two roots, one of them within", [-6, 1, 1], 0, 5, 1],
    ["a double root and a simple one", [-18, 21, -8, 1], 0, 5, 2],
    ["a negative leading coefficient", [-24, 50, -35, 10, -1], 0.5, 3.5, 3],
    ["all four roots", [24, -50, 35, -10, 1], 0, 8, 4],
    ["no roots", [-1, 0, -1, 0, -1], -9, 9, 0],
    ["remainders of lower degrees than the next", [-1, 0, 0, 0, 1], -2, 2, 2],
  ])("counts the roots of %s between two places", (_name, coefficients, from, to, count) => {
    const chain = sturmChain(numbers(...coefficients));
    const changesAt = (t: number, s: number) => changesOfSign(chain, Real.of(t), Real.of(s));
    expect(changesAt(from, 1) - changesAt(to, 1)).toBe(count);
    expect(changesAt(3 * from, 3) - changesAt(0.5 * to, 0.5)).toBe(count);
  });

  it("counts those beyond all places", () => {
    const chain = sturmChain(numbers(-6, 11, -6, 1));
    expect(changesOfSign(chain, ONE.negated(), ZERO) - changesOfSign(chain, ONE, ZERO)).toBe(3);
  });
});
