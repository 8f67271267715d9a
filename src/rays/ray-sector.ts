import type { Verdict } from "../math/verdict.js";
import { type AnnularSector, type Arc, Kind, Opening, type Ray, type Sector } from "../shapes/kind.js";
import { rayCircleStays } from "./ray-circle.js";
import { eventsOf, type RayEvent } from "./ray-event.js";
import { rayPointStays } from "./ray-point.js";
import { sliceFilter, sliceRimFilter } from "./slice-filter.js";
import { type Stays, setPosition } from "./stay.js";
import { unfilteredStays } from "./unfiltered-stays.js";

/**
 * `raycastAll` of a sector.
 *
 * @example
 * raySectorHits(ray(-9, 0, 1, 0), sector(0, 0, 4, degrees(-30), degrees(30))).map(({ kind, t }) => [kind, t]); // [ [ 'enter', 9 ], [ 'exit', 13 ] ]
 */
export function raySectorHits(ray: Ray, sector: Sector): RayEvent[] {
  return eventsOf(ray, sector, raySectorStays);
}

/**
 * The stays of a ray's line in a sector: the intersection of its stay in the disc with the two half planes ahead of
 * `start` and behind `end`, or with their union.
 */
export function raySectorStays(ray: Ray, sector: Sector, stays: Stays): void {
  const { x, y, r, opening } = sector;
  if (opening === Opening.whole || r === 0) {
    rayCircleStays(ray, { kind: Kind.circle, x, y, r }, stays);
    return;
  }
  setPosition(stays, sector);
  if (raySectorFilter(ray, sector, stays) === 0) unfilteredStays(raySectorFilter, ray, sector, stays);
}

/** For a positive radius. 0: undecided. */
export function raySectorFilter(ray: Ray, sector: Sector, stays: Stays): Verdict {
  return sliceFilter(ray, sector, 0, stays);
}

/**
 * `raycastAll` of an annular sector.
 *
 * @example
 * rayAnnularSectorHits(ray(-9, 0, 1, 0), annularSector(0, 0, 1, 4, degrees(-30), degrees(30))).map(({ kind, t }) => [kind, t]); // [ [ 'enter', 10 ], [ 'exit', 13 ] ]
 */
export function rayAnnularSectorHits(ray: Ray, annular: AnnularSector): RayEvent[] {
  return eventsOf(ray, annular, rayAnnularSectorStays);
}

/** The stays of a ray's line in an annular sector: those in the sector, less the open disc of the inner radius. */
export function rayAnnularSectorStays(ray: Ray, annular: AnnularSector, stays: Stays): void {
  if (annular.innerR === 0) {
    raySectorStays(ray, { ...annular, kind: Kind.sector, r: annular.outerR }, stays);
    return;
  }
  setPosition(stays, annular);
  if (rayAnnularSectorFilter(ray, annular, stays) === 0)
    unfilteredStays(rayAnnularSectorFilter, ray, annular, stays);
}

/** For a positive inner radius. 0: undecided. */
export function rayAnnularSectorFilter(ray: Ray, annular: AnnularSector, stays: Stays): Verdict {
  const { x, y, innerR, outerR, opening, startX, startY, endX, endY } = annular;
  return sliceFilter(ray, { x, y, r: outerR, opening, startX, startY, endX, endY }, innerR, stays);
}

/**
 * `raycastAll` of an arc.
 *
 * @example
 * rayArcHits(ray(-9, 0, 1, 0), arc(0, 0, 1, degrees(-30), degrees(30))).map(({ kind, t }) => [kind, t]); // [ [ 'touch', 10 ] ]
 */
export function rayArcHits(ray: Ray, arc: Arc): RayEvent[] {
  return eventsOf(ray, arc, rayArcStays);
}

/** The points where a ray's line meets an arc: the ends on the rim of its stays in the sector. */
export function rayArcStays(ray: Ray, arc: Arc, stays: Stays): void {
  if (arc.r === 0) {
    rayPointStays(ray, { kind: Kind.point, x: arc.x, y: arc.y }, stays);
    return;
  }
  setPosition(stays, arc);
  if (rayArcFilter(ray, arc, stays) === 0) unfilteredStays(rayArcFilter, ray, arc, stays);
}

/** For a positive radius. 0: undecided. */
export function rayArcFilter(ray: Ray, arc: Arc, stays: Stays): Verdict {
  return sliceRimFilter(ray, arc, stays);
}
