import { zeros } from "../math/doubles.js";
import type { Verdict } from "../math/verdict.js";
import type { Ray, Segment } from "../shapes/kind.js";
import { exactStays } from "./exact-stays.js";
import { rayPathFilter, rescaledPointsVerdict } from "./ray-chain.js";
import { eventsOf, type RayEvent } from "./ray-event.js";
import type { Stays } from "./stay.js";

/** `raycastAll` of a segment. */
export function raySegmentHits(ray: Ray, segment: Segment): RayEvent[] {
  return eventsOf(ray, segment, raySegmentStays);
}

/** The stay of a ray's line in a segment: the point where it crosses, or the whole segment. */
export function raySegmentStays(ray: Ray, segment: Segment, stays: Stays): void {
  if (raySegmentFilter(ray, segment, stays) !== 0) return;
  if (rescaledPointsVerdict(rayPathFilter, ray, ends, stays) === 0) exactStays(ray, segment, stays);
}

const ends = /* @__PURE__ */ zeros(4);

/** 0: undecided. */
export function raySegmentFilter(ray: Ray, segment: Segment, stays: Stays): Verdict {
  ends[0] = segment.ax;
  ends[1] = segment.ay;
  ends[2] = segment.bx;
  ends[3] = segment.by;
  return rayPathFilter(ray, ends, stays);
}
