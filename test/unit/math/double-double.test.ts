import { describe, expect, it } from "vitest";
import {
  type DoubleDouble,
  exactProduct,
  exactSum,
  minus,
  ofDouble,
  over,
  plus,
  squareRoot,
  times,
} from "../../../src/math/double-double.js";
import { seededRandom } from "../../generators/random.js";

const CASES = 2000;

/** Whole numbers, so that big integers say what is right. */
function wholePairs(): DoubleDouble[] {
  const random = seededRandom(20261121);
  return Array.from({ length: CASES }, () => {
    const high = Math.round((2 * random.next() - 1) * 2 ** (40 + random.int(50)));
    return exactSum(high, Math.round((2 * random.next() - 1) * 2 ** random.int(40)));
  });
}

/** Fine enough for all bits of what is made of whole numbers here. */
const UNITS = 2 ** 200;

/** In units of 2⁻²⁰⁰. */
function exact({ high, low }: DoubleDouble): bigint {
  return BigInt(high * UNITS) + BigInt(low * UNITS);
}

/** The bits that an error leaves of a size, as a negative power of two. */
function relativeError(error: bigint, size: bigint): number {
  return Number(error < 0n ? -error : error) / Math.max(1, Number(size < 0n ? -size : size));
}

function worst(question: (a: DoubleDouble, b: DoubleDouble) => number): number {
  const pairs = wholePairs();
  return pairs.reduce((most, a, i) => Math.max(most, question(a, pairs[(i + 1) % CASES] ?? a)), 0);
}

describe("pairs of doubles", () => {
  it("make sums and products of doubles exact", () => {
    expect(exactSum(2 ** 60, 1)).toEqual({ high: 2 ** 60, low: 1 });
    expect(exactSum(1, 2 ** 60)).toEqual({ high: 2 ** 60, low: 1 });
    expect(exactProduct(2 ** 30 + 1, 2 ** 30 + 1)).toEqual({ high: 2 ** 60 + 2 ** 31, low: 1 });
  });

  it("are normalised: the high part is the nearest double", () => {
    const isNormalised = ({ high, low }: DoubleDouble) => high + low === high;
    expect(wholePairs().every(isNormalised)).toBe(true);
    expect(worst((a, b) => (isNormalised(times(a, b)) && isNormalised(plus(a, b)) ? 0 : 1))).toBe(0);
  });

  it("add and subtract to within 2⁻¹⁰⁴ of the magnitudes", () => {
    const size = (a: DoubleDouble, b: DoubleDouble) => BigInt((Math.abs(a.high) + Math.abs(b.high)) * UNITS);
    const errorOfSum = (a: DoubleDouble, b: DoubleDouble) =>
      relativeError(exact(plus(a, b)) - exact(a) - exact(b), size(a, b));
    const errorOfDifference = (a: DoubleDouble, b: DoubleDouble) =>
      relativeError(exact(minus(a, b)) - exact(a) + exact(b), size(a, b));
    expect(worst(errorOfSum)).toBeLessThanOrEqual(2 ** -104);
    expect(worst(errorOfDifference)).toBeLessThanOrEqual(2 ** -104);
  });

  it("multiply, divide and take roots to within 2⁻¹⁰⁰", () => {
    const errorOfProduct = (a: DoubleDouble, b: DoubleDouble) =>
      relativeError(exact(times(a, b)) * BigInt(UNITS) - exact(a) * exact(b), exact(a) * exact(b));
    // The quotient and the root are put to the test by what multiplying them gives back.
    const errorOfQuotient = (a: DoubleDouble, b: DoubleDouble) =>
      relativeError(exact(times(over(a, b), b)) - exact(a), exact(a));
    const errorOfRoot = (a: DoubleDouble) => {
      const square = a.high < 0 ? minus(ofDouble(0), a) : a;
      const root = squareRoot(square);
      return relativeError(exact(times(root, root)) - exact(square), exact(square));
    };
    expect(worst(errorOfProduct)).toBeLessThanOrEqual(2 ** -100);
    expect(worst((a, b) => (b.high === 0 ? 0 : errorOfQuotient(a, b)))).toBeLessThanOrEqual(2 ** -99);
    expect(worst(errorOfRoot)).toBeLessThanOrEqual(2 ** -99);
    expect(squareRoot(ofDouble(0))).toEqual({ high: 0, low: 0 });
  });
});
