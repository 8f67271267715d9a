/**
 * Half of an ellipse with a rational parameter: about the end of p (side 1) or of −p (−1), with t = tan(φ/2) in [−1, 1], its
 * points are centre + side ((1 − t²) p + 2t q)/(1 + t²).
 */

import type { Coefficients } from "./sign-changes.js";
import type { Vec2 } from "./vector.js";

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
