import type { Verdict } from "../math/verdict.js";
import type { Polyline, Ray } from "../shapes/kind.js";
import { exactChainStays, rayPathFilter, rescaledPointsVerdict } from "./ray-chain.js";
import { eventsOf, type RayEvent } from "./ray-event.js";
import type { Stays } from "./stay.js";

/** `raycastAll` of a polyline. */
export function rayPolylineHits(ray: Ray, polyline: Polyline): RayEvent[] {
  return eventsOf(ray, polyline, rayPolylineStays);
}

/** The stays of a ray's line in a polyline: the points where it crosses, and the edges it runs along. */
export function rayPolylineStays(ray: Ray, polyline: Polyline, stays: Stays): void {
  if (roundedVerdict(ray, polyline, stays) === 0) exactChainStays(ray, polyline, roundedVerdict, stays);
}

function roundedVerdict(ray: Ray, polyline: Polyline, stays: Stays): Verdict {
  const verdict = rayPolylineFilter(ray, polyline, stays);
  return verdict !== 0 ? verdict : rescaledPointsVerdict(rayPathFilter, ray, polyline.points, stays);
}

/** 0: undecided. */
export function rayPolylineFilter(ray: Ray, { points }: Polyline, stays: Stays): Verdict {
  return rayPathFilter(ray, points, stays);
}
