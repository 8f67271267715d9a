import { requireSize } from "../math/validation.js";
import type { Angle } from "../math/vector.js";
import { directionsBetween, unturned, type WorldDirections } from "./directions.js";
import { type Arc, Kind } from "./kind.js";

/**
 * The circular arc of radius `r` about (x, y), from `startAngle` on towards +y to `endAngle`: a curve, not
 * what it encloses.
 *
 * Angles as for `sector`: an opening of 0 makes the point at the start, a whole one the circle line. Radius 0
 * is legal: the point (x, y). Throws TypeError or RangeError for anything but finite numbers, r ≥ 0 and two
 * angles.
 *
 * @example
 * containsPoint(arc(0, 0, 5, degrees(0), degrees(90)), 3, 4); // true
 */
export function arc(x: number, y: number, r: number, startAngle: Angle, endAngle: Angle): Arc {
  return arcOfDirections(x, y, r, directionsBetween(startAngle, endAngle, "arc"));
}

/** An arc between directions that are consistent with each other, not turned yet. */
export function arcOfDirections(x: number, y: number, r: number, directions: WorldDirections): Arc {
  return Object.assign(unturned(Kind.arc, x, y, directions, "arc"), { r: requireSize(r, "arc: r") });
}
