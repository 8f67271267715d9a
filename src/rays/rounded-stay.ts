/**
 * Stays with rounded ends and bounds on their errors, for the filters: comparisons that are not certain are undecided,
 * and exact arithmetic takes over.
 */

import { certainSign, type Verdict } from "../math/verdict.js";
import type { Ray } from "../shapes/kind.js";
import type { Stay, StayEnd, Stays } from "./stay.js";

/** An interval of the line. A feature is the bound of the shape at an end. */
export interface RoundedStay {
  lower: number;
  lowerError: number;
  lowerFeature: number;
  upper: number;
  upperError: number;
  upperFeature: number;
}

export function createRoundedStay(): RoundedStay {
  return { lower: 0, lowerError: 0, lowerFeature: 0, upper: 0, upperError: 0, upperFeature: 0 };
}

export function setLower(stay: RoundedStay, t: number, error: number, feature: number): void {
  stay.lower = t;
  stay.lowerError = error;
  stay.lowerFeature = feature;
}

export function setUpper(stay: RoundedStay, t: number, error: number, feature: number): void {
  stay.upper = t;
  stay.upperError = error;
  stay.upperFeature = feature;
}

export function copyStay(target: RoundedStay, source: RoundedStay): void {
  setLower(target, source.lower, source.lowerError, source.lowerFeature);
  setUpper(target, source.upper, source.upperError, source.upperFeature);
}

/** Order of two ends. The margin in the bounds of both covers the roundings made here. */
function certainOrder(a: number, errorA: number, b: number, errorB: number): Verdict {
  return certainSign(a - b, errorA + errorB);
}

/** Keeps the part of a stay at or above t. False: undecided. */
export function keepAbove(stay: RoundedStay, t: number, error: number, feature: number): boolean {
  const order = certainOrder(t, error, stay.lower, stay.lowerError);
  if (order > 0) setLower(stay, t, error, feature);
  return order !== 0;
}

/** Keeps the part of a stay at or below t. False: undecided. */
export function keepBelow(stay: RoundedStay, t: number, error: number, feature: number): boolean {
  const order = certainOrder(t, error, stay.upper, stay.upperError);
  if (order < 0) setUpper(stay, t, error, feature);
  return order !== 0;
}

/** 1: the lower end is certainly below the upper. −1: the stay is certainly empty. */
export function certainLength(stay: RoundedStay): Verdict {
  return certainOrder(stay.upper, stay.upperError, stay.lower, stay.lowerError);
}

/** Order of two disjoint stays; 0 where they may meet. */
export function certainStayOrder(a: RoundedStay, b: RoundedStay): Verdict {
  if (certainOrder(a.upper, a.upperError, b.lower, b.lowerError) < 0) return -1;
  if (certainOrder(b.upper, b.upperError, a.lower, a.lowerError) < 0) return 1;
  return 0;
}

/** Replaces a stay by its union with one that it meets. False: undecided. */
export function widen(stay: RoundedStay, other: RoundedStay): boolean {
  if (certainOrder(stay.upper, stay.upperError, other.lower, other.lowerError) <= 0) return false;
  if (certainOrder(other.upper, other.upperError, stay.lower, stay.lowerError) <= 0) return false;
  // Ends on the same feature are equal.
  if (stay.lowerFeature !== other.lowerFeature) {
    const order = certainOrder(other.lower, other.lowerError, stay.lower, stay.lowerError);
    if (order === 0) return false;
    if (order < 0) setLower(stay, other.lower, other.lowerError, other.lowerFeature);
  }
  if (stay.upperFeature !== other.upperFeature) {
    const order = certainOrder(other.upper, other.upperError, stay.upper, stay.upperError);
    if (order === 0) return false;
    if (order > 0) setUpper(stay, other.upper, other.upperError, other.upperFeature);
  }
  return true;
}

/** t of an end must be known to this fraction of the distance … */
export const WAY_ACCURACY = 2 ** -41;
/** … or to this fraction of the coordinates from which it is computed; else it is computed exactly and rounded once. */
export const COORDINATE_ACCURACY = 2 ** -46;

/** Fills in t of the ends and compares it to the ray's limits. False: undecided, or too inaccurate for the reach of the stays. */
export function placeEnds(stay: RoundedStay, ray: Ray, stays: Stays, target: Stay): boolean {
  const { enter, exit } = target;
  target.isPoint = false;
  enter.t = stay.lower;
  enter.error = stay.lowerError;
  exit.t = stay.upper;
  exit.error = stay.upperError;
  return placeEnd(enter, ray, stays) && placeEnd(exit, ray, stays);
}

/** Compares t of an end to the ray's limits. False: undecided, or too inaccurate. */
export function placeEnd(end: StayEnd, ray: Ray, { reach }: Stays): boolean {
  const { t, error } = end;
  const step = Math.abs(ray.dx) + Math.abs(ray.dy);
  if (!(error * step <= WAY_ACCURACY * Math.abs(t) * step + COORDINATE_ACCURACY * reach)) return false;
  end.versusMin = certainSign(t - ray.minT, error);
  end.versusMax = certainSign(t - ray.maxT, error);
  return end.versusMin !== 0 && end.versusMax !== 0;
}
