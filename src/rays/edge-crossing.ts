import { UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Ray } from "../shapes/kind.js";

/** An end must be known to this fraction of the way to it … */
export const WAY_ACCURACY = 2 ** -42;
/** … or to this fraction of the coordinates it is made of. */
export const COORDINATE_ACCURACY = 2 ** -48;

/**
 * Products of a component of the direction, or of an edge (1 rounding), and of a coordinate relative to the
 * ray (1), and the sum of two of them: 4 roundings. A square has 2.
 */
export const CHAIN_ERROR = 5 * UNIT_ROUNDOFF;

/** Where the line of a ray crosses an edge: t as rounded, and a bound on its error. */
export class EdgeCrossing {
  t = 0.5;
  error = 0.5;
}

/**
 * Sets where the line crosses the edge between two vertices that lie on different sides of it: with m from the ray's
 * origin to the first of them and e along the edge, t = (m × e)/(d × e). False: not known well enough.
 */
export function setCrossing(
  out: EdgeCrossing,
  ray: Ray,
  chain: readonly number[],
  from: number,
  to: number,
): boolean {
  const { dx, dy } = ray;
  const x = chain[2 * from] ?? 0;
  const y = chain[2 * from + 1] ?? 0;
  const mx = x - ray.x;
  const my = y - ray.y;
  const ex = (chain[2 * to] ?? 0) - x;
  const ey = (chain[2 * to + 1] ?? 0) - y;
  const numeratorX = mx * ey;
  const numeratorY = my * ex;
  const denominatorX = dx * ey;
  const denominatorY = dy * ex;
  const denominator = denominatorX - denominatorY;
  const denominatorError = CHAIN_ERROR * (Math.abs(denominatorX) + Math.abs(denominatorY)) + UNDERFLOW_ERROR;
  const t = (numeratorX - numeratorY) / denominator;
  const size = Math.abs(t);
  const error =
    (CHAIN_ERROR * (Math.abs(numeratorX) + Math.abs(numeratorY)) +
      UNDERFLOW_ERROR +
      size * denominatorError) /
      Math.max(0, Math.abs(denominator) - denominatorError) +
    CHAIN_ERROR * size;
  const step = Math.abs(dx) + Math.abs(dy);
  const reach = Math.abs(mx) + Math.abs(my) + Math.abs(ex) + Math.abs(ey);
  out.t = t;
  out.error = error;
  return error * step <= WAY_ACCURACY * size * step + COORDINATE_ACCURACY * reach;
}
