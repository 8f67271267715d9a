import { outOfRange, requireSize } from "../math/validation.js";
import type { Angle } from "../math/vector.js";
import { directionsBetween, unturned, type WorldDirections } from "./directions.js";
import { type AnnularSector, type Arc, Kind, type Sector } from "./kind.js";

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

/**
 * The part of the sector of radius `outerR` about the apex (x, y) that is no nearer to it than `innerR`.
 *
 * Angles as for `sector`. A whole opening makes a ring, `innerR = 0` a sector, equal radii an arc, an opening
 * of 0 the segment between the two radii. Throws TypeError or RangeError for anything but finite numbers,
 * 0 ≤ innerR ≤ outerR and two angles.
 *
 * @example
 * const ring = annularSector(0, 0, 3, 5, degrees(0), degrees(360));
 * containsPoint(ring, 0, 0); // false
 * containsPoint(ring, 0, 4); // true
 */
export function annularSector(
  x: number,
  y: number,
  innerR: number,
  outerR: number,
  startAngle: Angle,
  endAngle: Angle,
): AnnularSector {
  const directions = directionsBetween(startAngle, endAngle, "annularSector");
  return annularSectorOfDirections(x, y, innerR, outerR, directions);
}

/** An annular sector between directions that are consistent with each other, not turned yet. */
export function annularSectorOfDirections(
  x: number,
  y: number,
  innerR: number,
  outerR: number,
  directions: WorldDirections,
): AnnularSector {
  const inner = requireSize(innerR, "annularSector: innerR");
  const outer = requireSize(outerR, "annularSector: outerR");
  if (inner > outer) throw outOfRange(inner, "annularSector: innerR", `at most outerR (${outer})`);
  const place = unturned(Kind.annularSector, x, y, directions, "annularSector");
  return Object.assign(place, { innerR: inner, outerR: outer });
}
