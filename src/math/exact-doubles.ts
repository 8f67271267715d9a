import { productError, sumError } from "./rounding.js";

/**
 * Sums and products that are NaN unless they are exact. NaN propagates, so a chain of these gives the true value or NaN:
 * shapes on a grid (pixels, tiles, halves) touch exactly, and their ties are decided here in some ten nanoseconds,
 * without big integers.
 */

/** a + b, or NaN if that is no double. */
export function exactSum(a: number, b: number): number {
  const sum = a + b;
  return sumError(a, b, sum) === 0 ? sum : Number.NaN;
}

/** a − b, or NaN if that is no double. */
export function exactDifference(a: number, b: number): number {
  return exactSum(a, -b);
}

/** Products of greater magnitudes count as inexact: their errors may be no doubles. */
const LARGEST_FACTOR = 2 ** 450;
const SMALLEST_PRODUCT = 2 ** -900;

/** a·b, or NaN if that is no double (or one of a magnitude beyond about 2^±450). */
export function exactProduct(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  const product = a * b;
  const isSafe =
    Math.abs(a) < LARGEST_FACTOR && Math.abs(b) < LARGEST_FACTOR && Math.abs(product) > SMALLEST_PRODUCT;
  return isSafe && productError(a, b, product) === 0 ? product : Number.NaN;
}

/** a/b for b ≠ 0, or NaN if it is not certainly a double. */
export function exactQuotient(a: number, b: number): number {
  const quotient = a / b;
  return exactProduct(quotient, b) === a ? quotient : Number.NaN;
}

/** √a for a ≥ 0, or NaN if that is no double. */
export function exactSquareRoot(a: number): number {
  const root = Math.sqrt(a);
  return exactProduct(root, root) === a ? root : Number.NaN;
}

/** √(x² + y²), or NaN if it is not certainly a double. */
export function exactLength(x: number, y: number): number {
  if (y === 0) return Math.abs(x);
  if (x === 0) return Math.abs(y);
  return exactSquareRoot(exactSum(exactProduct(x, x), exactProduct(y, y)));
}
