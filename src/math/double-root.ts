import type { Sign } from "./exact.js";

/** Enough to halve the exponents' difference of any two doubles, and then the bits of a mantissa. */
const MOST_STEPS = 80;

/**
 * A guess at the root of c₀ + c₁x + … between two doubles of one sign, by bisection in doubles.
 *
 * `signBefore` is the polynomial's sign before the root. Nothing is promised: rounding may lead astray, and
 * the result may be NaN for numbers that overflow.
 */
export function guessRoot(
  coefficients: readonly number[],
  low: number,
  high: number,
  signBefore: Sign,
): number {
  let before = low;
  let after = high;
  for (let step = 0; step < MOST_STEPS; step++) {
    const middle = between(before, after);
    if (middle === before || middle === after) break;
    let value = 0;
    for (let i = coefficients.length - 1; i >= 0; i--) value = value * middle + (coefficients[i] ?? 0);
    if (value === 0) return middle;
    if (value > 0 === signBefore > 0) before = middle;
    else after = middle;
  }
  return before / 2 + after / 2;
}

/** The geometric mean where the two differ much. */
function between(a: number, b: number): number {
  const ratio = a / b;
  if (ratio > 0.25 && ratio < 4) return a / 2 + b / 2;
  const mean = Math.sqrt(Math.abs(a)) * Math.sqrt(Math.abs(b));
  return a < 0 ? -mean : mean;
}
