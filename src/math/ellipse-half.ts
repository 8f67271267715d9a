import type { Vec2 } from "./vector.js";

/**
 * Half of an ellipse with a rational parameter: about the end of p (side 1) or of −p (−1), with t = tan(φ/2) in [−1, 1], its
 * points are centre + side ((1 − t²) p + 2t q)/(1 + t²).
 */

/** The points centre + p cos φ + q sin φ, with p and q at right angles. */
export interface Axes {
  readonly centre: Vec2;
  readonly p: Vec2;
  readonly q: Vec2;
}

export function pointOnHalf({ centre, p, q }: Axes, side: 1 | -1, t: number): Vec2 {
  const w = 1 + t * t;
  const c = (side * (1 - t) * (1 + t)) / w;
  const s = (side * 2 * t) / w;
  return { x: centre.x + (c * p.x + s * q.x), y: centre.y + (c * p.y + s * q.y) };
}

/**
 * Whether the point at t is within another ellipse (below 0) or outside, times (1 + t²)². In the equation of the flatter of two
 * ellipses rounding would hide on which side the points of the other are: so `other` is to be the rounder one.
 */
export function excessOverEllipse(half: Axes, side: 1 | -1, other: Axes): Coefficients {
  const dx = half.centre.x - other.centre.x;
  const dy = half.centre.y - other.centre.y;
  // The point relative to the other centre, along an axis of it in multiples of its length, times 1 + t².
  const along = (axis: Vec2): Coefficients => {
    const sizeSq = axis.x * axis.x + axis.y * axis.y;
    const centre = (dx * axis.x + dy * axis.y) / sizeSq;
    const p = (side * (half.p.x * axis.x + half.p.y * axis.y)) / sizeSq;
    const q = (side * (half.q.x * axis.x + half.q.y * axis.y)) / sizeSq;
    return [centre + p, 2 * q, centre - p];
  };
  const squares = [squareOf(along(other.p)), squareOf(along(other.q)), [-1, 0, -2, 0, -1]];
  return [0, 1, 2, 3, 4].map((i) => squares.reduce((sum, square) => sum + (square[i] ?? 0), 0));
}

/** The square of a polynomial of degree 2. */
function squareOf([a = 0, b = 0, c = 0]: Coefficients): Coefficients {
  return [a * a, 2 * a * b, 2 * a * c + b * b, 2 * b * c, c * c];
}

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
export function signChanges(polynomial: Coefficients, low: number, high: number): number[] {
  if (polynomial.length < 2) return [];
  const ends = [low, ...extremePlaces(polynomial, low, high), high];
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
function extremePlaces(polynomial: Coefficients, low: number, high: number): number[] {
  const derivative = polynomial.slice(1).map((coefficient, i) => coefficient * (i + 1));
  return derivative.length < 2 ? [] : signChanges(derivative, low, high);
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
