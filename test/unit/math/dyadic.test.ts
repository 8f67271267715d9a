import { describe, expect, it } from "vitest";
import {
  addDyadics,
  between,
  bitLength,
  dyadicOfDouble,
  integerSquareRoot,
  nearestDouble,
  reduceDyadic,
} from "../../../src/math/dyadic.js";

const LENGTHS = [1, 2, 31, 52, 53, 54, 63, 64, 65, 512, 1023, 1024, 1025, 1536, 5000, 20_000];

describe("bitLength", () => {
  it.each(LENGTHS)("of numbers around 2^%i", (length) => {
    const power = 1n << BigInt(length);
    expect([power - 1n, power, power + 1n, 1n - power, -power].map(bitLength)).toEqual([
      length,
      length + 1,
      length + 1,
      length,
      length + 1,
    ]);
  });

  it("of 0 is 0", () => {
    expect(bitLength(0n)).toBe(0);
  });
});

describe("integerSquareRoot", () => {
  it.each(LENGTHS)("of squares of %i bits and their neighbours", (length) => {
    const root = (1n << BigInt(length)) + 12345n;
    const square = root * root;
    expect([square - 1n, square, square + 2n * root].map(integerSquareRoot)).toEqual([root - 1n, root, root]);
  });

  it("of small numbers", () => {
    expect([0n, 1n, 2n, 3n, 4n, 8n, 9n].map(integerSquareRoot)).toEqual([0n, 1n, 1n, 1n, 2n, 2n, 3n]);
  });
});

describe("dyadic numbers", () => {
  it.each([0, 1, -0.1, 3e300, -1e-310, 5e-324, Number.MAX_VALUE])("keep the double %d", (value) => {
    expect(nearestDouble(dyadicOfDouble(value))).toBe(value);
  });

  it("round to nearest, ties to even", () => {
    const large = 1n << 200n;
    const ulp = large >> 52n;
    const round = (mantissa: bigint) => nearestDouble({ mantissa, exponent: -200 });
    expect(round(large + ulp / 2n)).toBe(1);
    expect(round(large + ulp / 2n + 1n)).toBe(1 + 2 ** -52);
    expect(round(-large - ulp - ulp / 2n)).toBe(-1 - 2 ** -51);
  });

  it("go to 0 and to infinity beyond the doubles", () => {
    expect(nearestDouble({ mantissa: 1n, exponent: 1024 })).toBe(Number.POSITIVE_INFINITY);
    expect(nearestDouble({ mantissa: -(3n ** 50n), exponent: 5000 })).toBe(Number.NEGATIVE_INFINITY);
    expect(nearestDouble({ mantissa: 1n, exponent: -1076 })).toBe(0);
    expect(nearestDouble({ mantissa: 3n, exponent: -1075 })).toBe(2 * 5e-324);
  });

  it("reduce to odd mantissas", () => {
    expect(reduceDyadic({ mantissa: -12n, exponent: 3 })).toEqual({ mantissa: -3n, exponent: 5 });
    expect(reduceDyadic({ mantissa: 5n << 300n, exponent: -300 })).toEqual({ mantissa: 5n, exponent: 0 });
    expect(reduceDyadic({ mantissa: 0n, exponent: 7 }).mantissa).toBe(0n);
    expect(addDyadics(dyadicOfDouble(0.75), dyadicOfDouble(-0.75)).mantissa).toBe(0n);
  });

  it("have others between them, of about half the exponent where they differ much", () => {
    expect(nearestDouble(between(dyadicOfDouble(2), dyadicOfDouble(3)))).toBe(2.5);
    expect(nearestDouble(between(dyadicOfDouble(-(2 ** 100)), dyadicOfDouble(-(2 ** -100))))).toBe(-2);
  });
});
