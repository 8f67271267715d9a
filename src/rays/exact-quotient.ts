/** Numbers t that are quotients of polynomials in the given numbers, whose terms are held exactly. */

import type { Sign } from "../math/exact.js";
import { Expansion, isOrdinary } from "../math/expansion.js";
import { UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Ray } from "../shapes/kind.js";
import type { StayEnd } from "./stay.js";

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
