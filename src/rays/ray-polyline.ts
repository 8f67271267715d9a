import type { Verdict } from "../math/verdict.js";
import type { Polyline, Ray } from "../shapes/kind.js";
import { exactStays } from "./exact-stays.js";
import { rayPathFilter, rescaledPointsVerdict, takeEntries } from "./ray-chain.js";
import { eventsOf, type RayEvent } from "./ray-event.js";
import type { Stays } from "./stay.js";

/** `raycastAll` of a polyline. */
export function rayPolylineHits(ray: Ray, polyline: Polyline): RayEvent[] {
  return eventsOf(ray, polyline, rayPolylineStays);
}

/** The stays of a ray's line in a polyline: the points where it crosses, and the edges it runs along. */
export function rayPolylineStays(ray: Ray, polyline: Polyline, stays: Stays): void {
  if (rayPolylineFilter(ray, polyline, stays) !== 0) return;
  if (rescaledPolylineFilter(ray, polyline, stays) !== 0) return;
  exactStays(ray, polyline, stays);
  takeEntries(stays, (forFirstHit) => {
    const verdict = rayPolylineFilter(ray, polyline, forFirstHit);
    return verdict !== 0 ? verdict : rescaledPolylineFilter(ray, polyline, forFirstHit);
  });
}

function rescaledPolylineFilter(ray: Ray, { points }: Polyline, stays: Stays): Verdict {
  return rescaledPointsVerdict(rayPathFilter, ray, points, stays);
}

/** 0: undecided. */
export function rayPolylineFilter(ray: Ray, { points }: Polyline, stays: Stays): Verdict {
  return rayPathFilter(ray, points, stays);
}
