import { UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Ray } from "../shapes/kind.js";

/** t of an end must be known to this fraction of the distance … */
export const CROSSING_WAY_ACCURACY = 2 ** -42;
/** … or to this fraction of the coordinates from which it is computed. */
export const CROSSING_COORDINATE_ACCURACY = 2 ** -48;

/**
 * The product of a component of the direction or of an edge (1 rounding) and a coordinate relative to the ray (1), and
 * the sum of two of them: 4 roundings. A square has 2.
 */
export const CHAIN_ERROR = 5 * UNIT_ROUNDOFF;

/** The crossing of the line of a ray and an edge: t as rounded, and a bound on its error. */
export class EdgeCrossing {
  t = 0.5;
  error = 0.5;
}

/**
 * Computes where the line crosses the edge between two vertices on different sides of it: with m from the ray's origin to
 * the first and e along the edge, t = (m × e)/(d × e). False if it is not known well enough.
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
  return error * step <= CROSSING_WAY_ACCURACY * size * step + CROSSING_COORDINATE_ACCURACY * reach;
}
