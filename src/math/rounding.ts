import type { Sign } from "./exact.js";

/**
 * Sums and products with their rounding errors, and sums rounded in a chosen direction: exact wherever that is a double, otherwise a
 * bound on the named side, at most one ulp beyond the nearest double.
 * Sources: T. J. Dekker, "A floating-point technique for extending the available precision" (1971);
 * S. M. Rump et al., "Computing predecessor and successor in rounding to nearest" (2009).
 */

const SPLITTER = 2 ** 27 + 1;

const SMALLEST_DOUBLE = 2 ** -1074;
const HALF_ULP_OF_ONE = 2 ** -53 + 2 ** -105;

/** A double certainly above a finite `x`, by at most one ulp (two near 2⁻¹⁰⁷⁴). */
function nextUp(x: number): number {
  return x + (Math.abs(x) * HALF_ULP_OF_ONE + SMALLEST_DOUBLE);
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

/** Terms of the longest factor that `isShort` lets pass. */
const LONGEST_FACTOR = 8;

/** A product of two such factors adds 128 terms at most; this has room for two, and more. */
const CAPACITY = 5 * LONGEST_FACTOR * LONGEST_FACTOR;

/**
 * An exact sum of doubles that do not overlap, the smallest first and none of them 0.
 *
 * It serves as scratch space: created once, then cleared and filled again. Everything is exact while all numbers that are
 * added are ordinary (see `isOrdinary`) and no product has more than four of them. Round numbers keep it to one or two
 * terms, so that a tie on a grid is decided in some hundred nanoseconds.
 *
 * Source: J. R. Shewchuk, "Adaptive precision floating-point arithmetic and fast robust geometric predicates"
 * (1997), theorem 10 with zeros left out.
 */
export class Expansion {
  private readonly terms = new Float64Array(CAPACITY);
  private length = 0;

  /** Makes it 0. */
  clear(): this {
    this.length = 0;
    return this;
  }

  /** Adds a double. */
  add(value: number): this {
    const { terms } = this;
    let carried = value;
    let kept = 0;
    for (let i = 0; i < this.length; i++) {
      const term = terms[i] ?? 0;
      const sum = carried + term;
      const error = sumError(carried, term, sum);
      if (error !== 0) terms[kept++] = error;
      carried = sum;
    }
    if (carried !== 0) terms[kept++] = carried;
    this.length = kept;
    return this;
  }

  /** Adds a·b. */
  addProduct(a: number, b: number): this {
    const product = a * b;
    const error = productError(a, b, product);
    if (error !== 0) this.add(error);
    return this.add(product);
  }

  /** Adds factor times another one. */
  addMultiple(other: Expansion, factor: number): this {
    for (let i = 0; i < other.length; i++) this.addProduct(other.terms[i] ?? 0, factor);
    return this;
  }

  /** Adds factor·p·q, for a factor of ±1 or ±2. */
  addProductOf(p: Expansion, q: Expansion, factor: number): this {
    for (let i = 0; i < p.length; i++) this.addMultiple(q, factor * (p.terms[i] ?? 0));
    return this;
  }

  /** The largest term has the sign of the whole. */
  sign(): Sign {
    const largest = this.length === 0 ? 0 : (this.terms[this.length - 1] ?? 0);
    return largest > 0 ? 1 : largest < 0 ? -1 : 0;
  }

  /** Its value, rounded; off by less than 2⁻⁵¹ of it, as the terms do not overlap. */
  approximate(): number {
    let sum = 0;
    for (let i = 0; i < this.length; i++) sum += this.terms[i] ?? 0;
    return sum;
  }

  /** Whether products of it and others like it fit. */
  isShort(): boolean {
    return this.length <= LONGEST_FACTOR;
  }

  /** Its value if it takes one term, else NaN. */
  asDouble(): number {
    return this.length === 0 ? 0 : this.length === 1 ? (this.terms[0] ?? 0) : Number.NaN;
  }
}

/**
 * Whether a number may be used in expansions: it is 0 or of a magnitude between 2⁻¹⁰⁰ and 2¹⁰⁰.
 *
 * Such a number is a multiple of 2⁻¹⁵³, so that any sum of products of up to four of them is a multiple of 2⁻⁶¹² and
 * below 2⁵⁰⁰: no rounding error is lost to underflow.
 */
export function isOrdinary(value: number): boolean {
  const size = Math.abs(value);
  return size === 0 || (size > 2 ** -100 && size < 2 ** 100);
}
