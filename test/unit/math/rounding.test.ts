import { describe, expect, it } from "vitest";
import { addUp, productError, sumError } from "../../../src/math/rounding.js";
import { dyadic, seededRandom } from "./high-precision.js";

/** Doubles as integers over one power of two. */
function exact(...values: number[]): bigint[] {
  const parts = values.map(dyadic);
  const most = parts.reduce((halvings, part) => (part.halvings > halvings ? part.halvings : halvings), 0n);
  return parts.map((part) => part.integer << (most - part.halvings));
}

/** −1, 0, 1 as a < b, a = b, a > b. */
function order(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function orderOfSum(a: number, b: number, result: number): number {
  const [x = 0n, y = 0n, z = 0n] = exact(a, b, result);
  return order(z, x + y);
}

const random = seededRandom(4);
const magnitude = (exponents: number) => (1 + random()) * 2 ** Math.floor((random() - 0.5) * exponents);
const cases = Array.from({ length: 3000 }, (_, i) => {
  const round = i % 3 === 0 ? (x: number) => Math.fround(x) : (x: number) => x;
  return { a: round(magnitude(120)), b: round(magnitude(120)), sign: random() < 0.5 ? -1 : 1 };
});

describe("directed rounding", () => {
  it("of sums is on its side, and exact when the sum is a double", () => {
    const signs = cases.map(({ a, b, sign }) => [
      orderOfSum(a, sign * b, addUp(a, sign * b)),
      orderOfSum(a, sign * b, a + sign * b),
    ]);
    expect(signs.filter(([up = 0]) => up < 0)).toEqual([]);
    expect(signs.filter(([up, nearest]) => nearest === 0 && up !== 0)).toEqual([]);
    expect(signs.filter(([, nearest]) => nearest === 0).length).toBeGreaterThan(100);
  });

  it("of a sum beyond the largest double is infinite upwards", () => {
    expect(addUp(Number.MAX_VALUE, 1)).toBe(Number.POSITIVE_INFINITY);
    expect(addUp(-Number.MAX_VALUE, -1)).toBe(-Number.MAX_VALUE);
  });
});

describe("rounding errors", () => {
  it("make sums and products exact", () => {
    const wrong = cases.filter(({ a, b, sign }) => {
      const sum = a + sign * b;
      const [x = 0n, y = 0n, s = 0n, e = 0n] = exact(a, sign * b, sum, sumError(a, sign * b, sum));
      const product = a * b;
      const values = exact(a, b, product, productError(a, b, product), 1);
      const [p = 0n, q = 0n, r = 0n, f = 0n, one = 0n] = values;
      return x + y !== s + e || p * q !== (r + f) * one;
    });
    expect(wrong).toEqual([]);
  });
});
