import { requireSize } from "../math/validation.js";
import type { Angle } from "../math/vector.js";
import { directionsBetween, unturned, type WorldDirections } from "./directions.js";
import { Kind, type Sector } from "./kind.js";

/**
 * The pie slice (vision cone) of radius `r` about the apex (x, y), from `startAngle` on towards +y to
 * `endAngle`.
 *
 * Any opening from 0 (a segment) to the whole disc; apex, edges and rim belong to it. Angles are in radians
 * or directions `{ x, y }`, and may wrap as in `ctx.arc`: `sector(0, 0, 10, degrees(350), degrees(10))` opens
 * by 20°. An end at least 2π (1 − 2⁻⁵⁰) past the start makes the whole disc if both are numbers, or both from
 * `degrees`; two directions open by less than a whole turn, parallel ones by 0. Radius 0 is legal: a point.
 * Throws TypeError or RangeError for anything but finite numbers, r ≥ 0 and two angles.
 *
 * @example
 * const view = sector(0, 0, 10, degrees(-30), degrees(30));
 * containsPoint(view, 5, 0); // true
 * containsPoint(view, -5, 0); // false
 */
export function sector(x: number, y: number, r: number, startAngle: Angle, endAngle: Angle): Sector {
  return sectorOfDirections(x, y, r, directionsBetween(startAngle, endAngle, "sector"));
}

/** A sector between directions that are consistent with each other, not turned yet. */
export function sectorOfDirections(x: number, y: number, r: number, directions: WorldDirections): Sector {
  return Object.assign(unturned(Kind.sector, x, y, directions, "sector"), { r: requireSize(r, "sector: r") });
}
