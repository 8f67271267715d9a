import type { Sign } from "../math/exact.js";
import { Expansion, isOrdinary } from "../math/rounding.js";
import { UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Ray } from "../shapes/kind.js";
import type { StayEnd } from "./stay.js";

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

/** Numbers t that are quotients of polynomials in the given numbers, whose terms are held exactly. */

/** A sign found by exact arithmetic, or undecided where the numbers are too extreme for it. */
export type KnownSign = Sign | typeof UNDECIDED;

export const UNDECIDED = 2;

export function isOrdinaryRay({ x, y, dx, dy }: Ray): boolean {
  return isOrdinary(x) && isOrdinary(y) && isOrdinary(dx) && isOrdinary(dy);
}

/** Bound on the relative error of an approximate quotient: 4 roundings for each sum, and the quotient's. */
export const QUOTIENT_ERROR = 10 * UNIT_ROUNDOFF;

export function approximateQuotient(numerator: Expansion, denominator: Expansion): number {
  return numerator.approximate() / denominator.approximate();
}

const difference = /* @__PURE__ */ new Expansion();

/** The sign of numerator/denominator − limit. */
function compareQuotient(numerator: Expansion, denominator: Expansion, limit: number): KnownSign {
  if (!Number.isFinite(limit)) return limit > 0 ? -1 : 1;
  if (!isOrdinary(limit)) return UNDECIDED;
  const sign = difference.clear().addMultiple(numerator, 1).addMultiple(denominator, -limit).sign();
  return denominator.sign() > 0 ? sign : (-sign as Sign);
}

/** Fills in t of an end and compares it to the ray's limits. False: undecided. */
export function placeQuotient(end: StayEnd, numerator: Expansion, denominator: Expansion, ray: Ray): boolean {
  const versusMin = compareQuotient(numerator, denominator, ray.minT);
  const versusMax = compareQuotient(numerator, denominator, ray.maxT);
  if (versusMin === UNDECIDED || versusMax === UNDECIDED) return false;
  end.t = approximateQuotient(numerator, denominator);
  end.error = QUOTIENT_ERROR * Math.abs(end.t);
  end.versusMin = versusMin;
  end.versusMax = versusMax;
  return true;
}
