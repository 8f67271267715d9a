import { outOfRange, requireSize } from "../math/validation.js";
import type { Angle } from "../math/vector.js";
import { directionsBetween, unturned, type WorldDirections } from "./directions.js";
import { type AnnularSector, Kind } from "./kind.js";

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
