import type { Verdict } from "../math/verdict.js";
import type { Polygon, Ray } from "../shapes/kind.js";
import { exactChainStays, rayRingsFilter, rescaledPointsVerdict } from "./ray-chain.js";
import { eventsOf, type RayEvent } from "./ray-event.js";
import type { Stays } from "./stay.js";

/** `raycastAll` of a polygon. */
export function rayPolygonHits(ray: Ray, polygon: Polygon): RayEvent[] {
  return eventsOf(ray, polygon, rayPolygonStays);
}

/**
 * The stays of a ray's line in a polygon: the line changes between outside and inside at every edge that it
 * crosses, on each side of itself at every edge that leaves it to that side.
 */
export function rayPolygonStays(ray: Ray, polygon: Polygon, stays: Stays): void {
  if (roundedVerdict(ray, polygon, stays) === 0) exactChainStays(ray, polygon, roundedVerdict, stays);
}

function roundedVerdict(ray: Ray, polygon: Polygon, stays: Stays): Verdict {
  const verdict = rayPolygonFilter(ray, polygon, stays);
  return verdict !== 0 ? verdict : rescaledPolygonFilter(ray, polygon, stays);
}

/** Of other magnitudes. */
function rescaledPolygonFilter(
  ray: Ray,
  { vertices, ringEnds, orientation }: Polygon,
  stays: Stays,
): Verdict {
  if (orientation === 0) return 0;
  const filter = (scaled: Ray, points: readonly number[], target: Stays): Verdict =>
    rayRingsFilter(scaled, points, ringEnds, target);
  return rescaledPointsVerdict(filter, ray, vertices, stays);
}

/** 0: undecided. */
export function rayPolygonFilter(ray: Ray, polygon: Polygon, stays: Stays): Verdict {
  // What has no inside has other normals.
  if (polygon.orientation === 0) return 0;
  return rayRingsFilter(ray, polygon.vertices, polygon.ringEnds, stays);
}
