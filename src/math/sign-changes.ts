/** Coefficients of a polynomial, constant term first. */
export type Coefficients = readonly number[];

/** More than a bracket of doubles in [−2, 2] can be halved before its middle is one of its ends. */
const MOST_HALVINGS = 1100;

/**
 * Half of an ellipse is −1 ≤ t ≤ 1 for t = tan(φ/2). Zeros are looked for as far as this: where the halves meet, rounding
 * might put one beyond the end of either; now it may be found in both.
 */
export const END_OF_HALF = 1 + 2 ** -20;

/**
 * The places in [low, high] ⊂ [−2, 2] where a polynomial, as computed, changes its sign, in order.
 *
 * Between the places where its derivative does, it is monotonic, and halving the interval finds the place to the last bit.
 * Where it touches 0 without changing its sign, there may be none or two.
 */
export function signChanges(
  polynomial: Coefficients,
  low: number,
  high: number,
  extremes = extremePlaces(polynomial, low, high),
): number[] {
  if (polynomial.length < 2) return [];
  const ends = [low, ...extremes, high];
  const changes: number[] = [];
  for (let i = 1; i < ends.length; i++) {
    const from = ends[i - 1] ?? low;
    const to = ends[i] ?? high;
    const isPositive = valueAt(polynomial, from) > 0;
    if (valueAt(polynomial, to) > 0 !== isPositive) changes.push(halve(polynomial, from, to, isPositive));
  }
  return changes;
}

/** The places in [low, high] ⊂ [−2, 2] where the derivative of a polynomial changes its sign. */
export function extremePlaces(polynomial: Coefficients, low: number, high: number): number[] {
  const derivative = polynomial.slice(1).map((coefficient, i) => coefficient * (i + 1));
  return derivative.length < 2 ? [] : signChanges(derivative, low, high);
}

/**
 * Those extreme places of a polynomial at which its value, as computed, is no larger than `least` times the sum of its
 * coefficients: among them are those where it touches 0 without changing its sign.
 */
export function flatTouches(polynomial: Coefficients, extremes: readonly number[], least: number): number[] {
  const scale = polynomial.reduce((sum, coefficient) => sum + Math.abs(coefficient), 0);
  return extremes.filter((t) => Math.abs(valueAt(polynomial, t)) <= least * scale);
}

function halve(polynomial: Coefficients, from: number, to: number, isPositive: boolean): number {
  let before = from;
  let after = to;
  for (let halving = 0; halving < MOST_HALVINGS; halving++) {
    const middle = (before + after) / 2;
    if (middle === before || middle === after) break;
    if (valueAt(polynomial, middle) > 0 === isPositive) before = middle;
    else after = middle;
  }
  return after;
}

function valueAt(polynomial: Coefficients, t: number): number {
  let value = 0;
  for (let i = polynomial.length - 1; i >= 0; i--) value = value * t + (polynomial[i] ?? 0);
  return value;
}
