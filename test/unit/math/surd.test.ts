import { describe, expect, it } from "vitest";
import { toIntegers } from "../../../src/math/exact.js";
import { signOfOneRoot, signOfTwoRoots } from "../../../src/math/surd.js";

describe("toIntegers", () => {
  it("keeps the ratios of doubles of any magnitude", () => {
    const [large, small, tiny] = toIntegers(2 ** 1000, -0.75, 5e-324);
    expect(tiny).toBe(1n);
    expect(small).toBe(-(3n << 1072n));
    expect(large).toBe(1n << 2074n);
  });

  it("makes round numbers short", () => {
    expect(toIntegers(3e6, 0, -0.5)).toEqual([192_000_000n, 0n, -32n]);
    expect(toIntegers(3 * 2 ** 500, 0, -(2 ** -500))).toEqual([3n << 1000n, 0n, -1n]);
    expect(toIntegers(0, 0)).toEqual([0n, 0n]);
  });
});

describe("signOfOneRoot", () => {
  it.each([
    // a + b√g, and its sign
    [3n, -1n, 9n, 0],
    [3n, -1n, 8n, 1],
    [3n, -1n, 10n, -1],
    [-3n, 1n, 10n, 1],
    [-3n, -1n, 10n, -1],
    [0n, -1n, 2n, -1],
    [-2n, 5n, 0n, -1],
    [0n, 5n, 0n, 0],
  ] as const)("%s + %s√%s", (a, b, g, sign) => {
    expect(signOfOneRoot(a, b, g)).toBe(sign);
  });
});

describe("signOfTwoRoots", () => {
  it.each([
    // a + b√g + c√h, and its sign
    [-5n, 1n, 4n, 1n, 9n, 0],
    [0n, 1n, 8n, -2n, 2n, 0],
    [-1n, 1n, 8n, -2n, 2n, -1],
    // √2 + √3 = 3.14626…: against 3.1 and 3.2, all times 10
    [-31n, 10n, 2n, 10n, 3n, 1],
    [-32n, 10n, 2n, 10n, 3n, -1],
    // √7 − √5 = 0.40968…: against 0.4 and 0.41, all times 100
    [-40n, 100n, 7n, -100n, 5n, 1],
    [-41n, 100n, 7n, -100n, 5n, -1],
    [1n, 0n, 2n, 0n, 3n, 1],
    [0n, 3n, 0n, -1n, 3n, -1],
    [-3n, 1n, 9n, 5n, 0n, 0],
  ] as const)("%s + %s√%s + %s√%s", (a, b, g, c, h, sign) => {
    expect(signOfTwoRoots(a, b, g, c, h)).toBe(sign);
  });
});
