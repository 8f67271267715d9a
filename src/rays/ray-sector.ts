import { Opening, type Ray, type Sector } from "../shapes/kind.js";
import { rayCircleStays } from "./ray-circle.js";
import { eventsOf, type RayEvent } from "./ray-event.js";
import { raySectorExact } from "./ray-sector-exact.js";
import { raySectorFilter } from "./ray-sector-filter.js";
import { rescaledVerdict } from "./rescaled-filter.js";
import { type Stays, setPosition } from "./stay.js";

/** `raycastAll` of a sector. */
export function raySectorHits(ray: Ray, sector: Sector): RayEvent[] {
  return eventsOf(ray, sector, raySectorStays);
}

/**
 * The stays of a ray's line in a sector: what its stay in the disc has in common with the two half planes
 * ahead of `start` and behind `end`, with both or with either.
 */
export function raySectorStays(ray: Ray, sector: Sector, stays: Stays): void {
  if (sector.opening === Opening.whole || sector.r === 0) {
    rayCircleStays(ray, sector, stays);
    return;
  }
  setPosition(stays, sector);
  if (raySectorFilter(ray, sector, stays) === 0) raySectorUnfiltered(ray, sector, stays);
}

/** What the filter leaves: other magnitudes, and ties. */
function raySectorUnfiltered(ray: Ray, sector: Sector, stays: Stays): void {
  const atOrigin = (power: number): Sector => ({ ...sector, x: 0, y: 0, r: sector.r * power });
  const verdict = rescaledVerdict(raySectorFilter, ray, sector, sector.r, atOrigin, stays);
  if (verdict === 0) raySectorExact(ray, sector, stays);
}
