/**
 * The verdicts of floating-point filters, and the constants of their error bounds.
 *
 * A filter evaluates a predicate in doubles together with a bound on the error it can have made. It answers
 * only when the value is farther from zero than the bound; otherwise exact arithmetic decides. Error bounds
 * are counted in units of `UNIT_ROUNDOFF`: each of + − × ÷ √ changes a result by a factor within 1 ± u, so a
 * value that passed n roundings is off by at most about n·u of the sum of the magnitudes it was made of; the
 * constants are one or more larger than the count, which covers the terms in u² and the roundings of the
 * bound itself.
 */

/** 1: certainly yes. −1: certainly no. 0: too close for this filter. */
export type Verdict = -1 | 0 | 1;

/** Largest relative error of one rounding to nearest: 2⁻⁵³. */
export const UNIT_ROUNDOFF = 2 ** -53;

/**
 * More than any predicate here can lose to gradual underflow when its factors are moderate: each product
 * loses at most 2⁻¹⁰⁷⁵, and what multiplies it afterwards is below 2⁴⁰⁰ (see `isModerate`).
 */
export const UNDERFLOW_ERROR = 2 ** -660;

/**
 * Whether a length or squared direction length is in the range where the filters' bounds hold. Values outside
 * go to exact arithmetic, and so do NaN and infinities left by an overflow.
 */
export function isModerate(value: number): boolean {
  return value > 2 ** -200 && value < 2 ** 200;
}

/**
 * Coordinates and sizes above this go to exact arithmetic where a filter's values have up to four such
 * factors, so that they lose at most UNDERFLOW_ERROR to underflow.
 */
export const LARGEST_FILTERED_SIZE = 2 ** 100;

/** Sizes up to this, and down to its inverse, are well within the range of every computation. */
const LARGEST_USUAL_SIZE = 2 ** 100;

/** Whether all quick computations can handle a pair of this size: else they run in another unit. */
export function isUsualSize(size: number): boolean {
  return size > 1 / LARGEST_USUAL_SIZE && size < LARGEST_USUAL_SIZE;
}

/** True iff at least one is: certain if one is certain, or if all are certainly not. */
export function either(a: Verdict, b: Verdict): Verdict {
  if (a > 0 || b > 0) return 1;
  return a < 0 && b < 0 ? -1 : 0;
}

/** True iff both are. */
export function both(a: Verdict, b: Verdict): Verdict {
  if (a < 0 || b < 0) return -1;
  return a > 0 && b > 0 ? 1 : 0;
}

/**
 * The sign of a computed value that is off by at most `error`; NaN and infinite errors are undecided.
 *
 * First whether it is certain, which it nearly always is: a processor foresees that, so that only the second branch costs.
 */
export function certainSign(value: number, error: number): Verdict {
  return Math.abs(value) > error ? (value > 0 ? 1 : -1) : 0;
}
