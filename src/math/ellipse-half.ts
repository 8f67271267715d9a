import type { Vec2 } from "./vector.js";

/**
 * Half of an ellipse with a rational parameter: around the end of p (side 1) or of −p (−1), with t = tan(φ/2) in [−1, 1],
 * its points are centre + side ((1 − t²) p + 2t q)/(1 + t²).
 */

/** The points centre + p cos φ + q sin φ, with p and q perpendicular. */
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
 * The excess of the point at t over another ellipse, times (1 + t²)²: negative inside it, positive outside. In the
 * equation of the flatter of two ellipses, rounding would hide this for points of the other: so `other` must be the
 * rounder one.
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

/** More halvings than any interval of doubles in [−2, 2] takes until its middle is one of its ends. */
const MOST_HALVINGS = 1100;

/**
 * Half of an ellipse is −1 ≤ t ≤ 1 for t = tan(φ/2). Zeros are searched for up to this bound: rounding might move one
 * beyond the end of both halves; so it may be found in both instead.
 */
export const END_OF_HALF = 1 + 2 ** -20;

/**
 * The points in [low, high] ⊂ [−2, 2] where a polynomial, as computed, changes its sign, in order.
 *
 * Between those of its derivative it is monotonic, and bisection finds the point to the last bit. Where it touches 0
 * without changing its sign, there may be none or two.
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

/** The points in [low, high] ⊂ [−2, 2] where the derivative of a polynomial changes its sign. */
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
