import type { Sign } from "./exact.js";

/**
 * Sums and products with their rounding errors, and operations rounded in a chosen direction.
 *
 * The directed operations take magnitudes (numbers ≥ 0) and return the exact result wherever it is a double;
 * otherwise a bound on the named side, at most one ulp beyond the nearest double (two below 2⁻⁹⁰⁰).
 * Sources: T. J. Dekker, "A floating-point technique for extending the available precision" (1971);
 * S. M. Rump et al., "Computing predecessor and successor in rounding to nearest" (2009).
 */

const SPLITTER = 2 ** 27 + 1;

/** Products below this may have lost bits to underflow, so their rounding error is not computable. */
const SMALLEST_SAFE_PRODUCT = 2 ** -900;

const SMALLEST_DOUBLE = 2 ** -1074;
const HALF_ULP_OF_ONE = 2 ** -53 + 2 ** -105;

/** A double certainly above `x`, by at most one ulp (two near 2⁻¹⁰⁷⁴); Infinity stays. */
export function nextUp(x: number): number {
  return Number.isFinite(x) ? x + (Math.abs(x) * HALF_ULP_OF_ONE + SMALLEST_DOUBLE) : x;
}

/** As `nextUp`, below `x`. */
export function nextDown(x: number): number {
  return Number.isFinite(x) ? x - (Math.abs(x) * HALF_ULP_OF_ONE + SMALLEST_DOUBLE) : x;
}

/** The exact error `a + b − sum` of the rounded sum. Exact for all finite arguments whose sum is finite. */
export function sumError(a: number, b: number, sum: number): number {
  return Math.abs(a) >= Math.abs(b) ? b - (sum - a) : a - (sum - b);
}

/**
 * The exact error `a·b − product` of the rounded product.
 *
 * Exact while |a|, |b| and |product| are below 2⁹⁰⁰ and |product| above 2⁻⁹⁰⁰, or 0 because a factor is.
 */
export function productError(a: number, b: number, product: number): number {
  const aBig = SPLITTER * a;
  const aHigh = aBig - (aBig - a);
  const aLow = a - aHigh;
  const bBig = SPLITTER * b;
  const bHigh = bBig - (bBig - b);
  const bLow = b - bHigh;
  return aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow);
}

/** a + b rounded up; any signs. */
export function addUp(a: number, b: number): number {
  const sum = a + b;
  return Number.isFinite(sum) && sumError(a, b, sum) > 0 ? nextUp(sum) : sum;
}

/** a + b rounded down; any signs. */
export function addDown(a: number, b: number): number {
  const sum = a + b;
  return Number.isFinite(sum) && sumError(a, b, sum) < 0 ? nextDown(sum) : sum;
}

/**
 * Adds `ways` to `places`, pairwise: the first two sums are rounded down, the last two up. In arrays and without calls, since
 * numbers that are passed on may go to the heap.
 */
export function addOutward(places: Float64Array, ways: Float64Array): void {
  for (let i = 0; i < 4; i += 1) {
    const a = places[i] as number;
    const b = ways[i] as number;
    const sum = a + b;
    const error = Math.abs(a) >= Math.abs(b) ? b - (sum - a) : a - (sum - b);
    const step = Math.abs(sum) * HALF_ULP_OF_ONE + SMALLEST_DOUBLE;
    const isOff = Math.abs(sum) < Number.POSITIVE_INFINITY && (i < 2 ? error < 0 : error > 0);
    places[i] = isOff ? (i < 2 ? sum - step : sum + step) : sum;
  }
}

/** a·b rounded up, for 0 ≤ a, b < 2⁴⁵⁰. */
export function multiplyUp(a: number, b: number): number {
  const product = a * b;
  if (a === 0 || b === 0) return 0;
  if (product < SMALLEST_SAFE_PRODUCT) return nextUp(product);
  return productError(a, b, product) > 0 ? nextUp(product) : product;
}

/** a·b rounded down, for 0 ≤ a, b < 2⁴⁵⁰; products below 2⁻⁹⁰⁰ become 0. */
export function multiplyDown(a: number, b: number): number {
  const product = a * b;
  if (product < SMALLEST_SAFE_PRODUCT) return 0;
  return productError(a, b, product) < 0 ? nextDown(product) : product;
}

/** a/b rounded up, for 0 ≤ a < 2⁴⁵⁰ and 2⁻⁴⁰⁰ < b < 2⁴⁵⁰. */
export function divideUp(a: number, b: number): number {
  if (a === 0) return 0;
  const quotient = a / b;
  if (a < SMALLEST_SAFE_PRODUCT) return nextUp(quotient);
  const product = quotient * b;
  return a - product - productError(quotient, b, product) > 0 ? nextUp(quotient) : quotient;
}

/** a/b rounded down, for 0 ≤ a < 2⁴⁵⁰ and 2⁻⁴⁰⁰ < b < 2⁴⁵⁰; dividends below 2⁻⁹⁰⁰ give 0. */
export function divideDown(a: number, b: number): number {
  if (a < SMALLEST_SAFE_PRODUCT) return 0;
  const quotient = a / b;
  const product = quotient * b;
  return a - product - productError(quotient, b, product) < 0 ? nextDown(quotient) : quotient;
}

/** √a rounded up, for 0 ≤ a < 2⁹⁰⁰. */
export function squareRootUp(a: number): number {
  const root = Math.sqrt(a);
  if (a === 0) return 0;
  if (a < SMALLEST_SAFE_PRODUCT) return nextUp(root);
  const square = root * root;
  return a - square - productError(root, root, square) > 0 ? nextUp(root) : root;
}

/** √a rounded down, for 0 ≤ a < 2⁹⁰⁰; arguments below 2⁻⁹⁰⁰ give 0. */
export function squareRootDown(a: number): number {
  if (a < SMALLEST_SAFE_PRODUCT) return 0;
  const root = Math.sqrt(a);
  const square = root * root;
  return a - square - productError(root, root, square) < 0 ? nextDown(root) : root;
}

/** a·power rounded up, for a ≥ 0 of any size and a power of two. */
export function scaleUp(a: number, power: number): number {
  const product = a * power;
  return product / power < a ? nextUp(product) : product;
}

/** a·power rounded down, for a ≥ 0 of any size and a power of two. */
export function scaleDown(a: number, power: number): number {
  const product = a * power;
  return product / power > a ? nextDown(product) : product;
}

/**
 * The sign of a·b − c·d in real arithmetic, for factors and products within the range of `productError`.
 *
 * If the rounded products differ, the true ones differ in the same order. If they are equal, the true ones differ by
 * their rounding errors, which are doubles.
 */
export function compareProducts(a: number, b: number, c: number, d: number): Sign {
  const first = a * b;
  const second = c * d;
  if (first !== second) return first > second ? 1 : -1;
  const difference = productError(a, b, first) - productError(c, d, second);
  return difference > 0 ? 1 : difference < 0 ? -1 : 0;
}
