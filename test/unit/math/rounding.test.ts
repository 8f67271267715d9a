import { describe, expect, it } from "vitest";
import {
  addDown,
  addUp,
  divideDown,
  divideUp,
  multiplyDown,
  multiplyUp,
  nextDown,
  nextUp,
  productError,
  scaleDown,
  scaleUp,
  squareRootDown,
  squareRootUp,
  sumError,
} from "../../../src/math/rounding.js";
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

function orderOfProduct(a: number, b: number, result: number): number {
  const [x = 0n, y = 0n, z = 0n, one = 0n] = exact(a, b, result, 1);
  return order(z * one, x * y);
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
      orderOfSum(a, sign * b, addDown(a, sign * b)),
      orderOfSum(a, sign * b, a + sign * b),
    ]);
    expect(signs.filter(([up = 0, down = 0]) => up < 0 || down > 0)).toEqual([]);
    expect(signs.filter(([up, down, nearest]) => nearest === 0 && (up !== 0 || down !== 0))).toEqual([]);
    expect(signs.filter(([, , nearest]) => nearest === 0).length).toBeGreaterThan(100);
  });

  it("of products is on its side, and exact when the product is a double", () => {
    const signs = cases.map(({ a, b }) => [
      orderOfProduct(a, b, multiplyUp(a, b)),
      orderOfProduct(a, b, multiplyDown(a, b)),
      orderOfProduct(a, b, a * b),
    ]);
    expect(signs.filter(([up = 0, down = 0]) => up < 0 || down > 0)).toEqual([]);
    expect(signs.filter(([up, down, nearest]) => nearest === 0 && (up !== 0 || down !== 0))).toEqual([]);
    expect(signs.filter(([, , nearest]) => nearest === 0).length).toBeGreaterThan(100);
  });

  it("of quotients is on its side, and exact when the quotient is a double", () => {
    // The quotient q is at least a / b iff q·b ≥ a.
    const signs = cases.map(({ a, b }) => [
      -orderOfProduct(divideUp(a, b), b, a),
      -orderOfProduct(divideDown(a, b), b, a),
    ]);
    expect(signs.filter(([up = 0, down = 0]) => up < 0 || down > 0)).toEqual([]);
    const wholes = cases.map(({ a, b }) => [Math.fround(a) * Math.fround(b), Math.fround(b), Math.fround(a)]);
    expect(wholes.filter(([product = 0, b = 1, a]) => divideUp(product, b) !== a)).toEqual([]);
    expect(wholes.filter(([product = 0, b = 1, a]) => divideDown(product, b) !== a)).toEqual([]);
  });

  it("of square roots is on its side, and exact when the root is a double", () => {
    const signs = cases.map(({ a }) => [
      -orderOfProduct(squareRootUp(a), squareRootUp(a), a),
      -orderOfProduct(squareRootDown(a), squareRootDown(a), a),
    ]);
    expect(signs.filter(([up = 0, down = 0]) => up < 0 || down > 0)).toEqual([]);
    const roots = cases.map(({ a }) => Math.fround(a));
    expect(roots.filter((a) => squareRootUp(a * a) !== a || squareRootDown(a * a) !== a)).toEqual([]);
  });

  it("stays on its side where products underflow", () => {
    const tiny = Array.from({ length: 500 }, () => [magnitude(400) * 2 ** -400, magnitude(400) * 2 ** -400]);
    expect(tiny.filter(([a = 0, b = 0]) => orderOfProduct(a, b, multiplyUp(a, b)) < 0)).toEqual([]);
    expect(tiny.filter(([a = 0, b = 0]) => orderOfProduct(a, b, multiplyDown(a, b)) > 0)).toEqual([]);
    expect(multiplyUp(Number.MIN_VALUE, Number.MIN_VALUE)).toBeGreaterThan(0);
    expect(multiplyUp(0, 2)).toBe(0);
    expect(divideUp(Number.MIN_VALUE, 4)).toBeGreaterThan(0);
    expect(divideDown(Number.MIN_VALUE, 4)).toBe(0);
    expect(squareRootUp(Number.MIN_VALUE) ** 2).toBeGreaterThanOrEqual(Number.MIN_VALUE);
  });

  it("of a sum beyond the largest double is infinite upwards, the largest double downwards", () => {
    expect(addUp(Number.MAX_VALUE, 1)).toBe(Number.POSITIVE_INFINITY);
    expect(addDown(Number.MAX_VALUE, 1)).toBe(Number.MAX_VALUE);
    expect(addDown(-Number.MAX_VALUE, -1)).toBe(Number.NEGATIVE_INFINITY);
    expect(addUp(-Number.MAX_VALUE, -1)).toBe(-Number.MAX_VALUE);
  });

  it("of a scaled number is exact unless bits fall off the end", () => {
    expect(scaleUp(3, 2 ** -500)).toBe(3 * 2 ** -500);
    expect(scaleUp(3 * 2 ** -1070, 2 ** -6)).toBe(Number.MIN_VALUE);
    expect(scaleUp(Number.MIN_VALUE, 2 ** -1000)).toBe(Number.MIN_VALUE);
    expect(scaleUp(Number.MIN_VALUE, 2 ** 1000)).toBe(2 ** -74);
    expect(scaleUp(5 * Number.MIN_VALUE, 0.5)).toBe(3 * Number.MIN_VALUE);
    expect(scaleDown(3, 2 ** -500)).toBe(3 * 2 ** -500);
    expect(scaleDown(Number.MIN_VALUE, 2 ** -1000)).toBe(0);
    expect(scaleDown(Number.MIN_VALUE, 2 ** 1000)).toBe(2 ** -74);
    expect(scaleDown(7 * Number.MIN_VALUE, 0.5)).toBeLessThanOrEqual(3 * Number.MIN_VALUE);
  });
});

describe("neighbours", () => {
  it.each([1, 1 - 2 ** -53, 1.5, 3, 1e-300, 1e300, 2 ** -1000, 12345.678])(
    "of %d are the next doubles",
    (x) => {
      // No double lies between x and its neighbour: their middle rounds to one of the two.
      for (const value of [x, -x]) {
        const up = nextUp(value);
        expect(up).toBeGreaterThan(value);
        expect([value, up]).toContain(value + (up - value) / 2);
        const down = nextDown(value);
        expect(down).toBeLessThan(value);
        expect([value, down]).toContain(value - (value - down) / 2);
      }
    },
  );

  it("move even at the ends of the range", () => {
    expect(nextUp(0)).toBe(Number.MIN_VALUE);
    expect(nextDown(0)).toBe(-Number.MIN_VALUE);
    expect(nextUp(Number.MAX_VALUE)).toBe(Number.POSITIVE_INFINITY);
    expect(nextDown(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
    expect(nextUp(-Number.MIN_VALUE)).toBeGreaterThanOrEqual(0);
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
