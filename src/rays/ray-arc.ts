import { both, certainSign, either, isModerate, UNIT_ROUNDOFF, type Verdict } from "../math/verdict.js";
import { type Arc, Opening, type Ray } from "../shapes/kind.js";
import { exactStays } from "./exact-stays.js";
import { chordFilter, rayPointStays, setRim } from "./ray-circle.js";
import { eventsOf, type RayEvent } from "./ray-event.js";
import { staysUnfiltered } from "./rescaled-filter.js";
import { createRoundedStay, placeEnd } from "./rounded-stay.js";
import { type Stays, setNormal, setPosition, stayAt } from "./stay.js";

/**
 * `raycastAll` of an arc.
 *
 * @example
 * rayArcHits(ray(-9, 0, 1, 0), arc(0, 0, 1, degrees(-30), degrees(30))).map(({ kind, t }) => [kind, t]); // [ [ 'touch', 10 ] ]
 */
export function rayArcHits(ray: Ray, arc: Arc): RayEvent[] {
  return eventsOf(ray, arc, rayArcStays);
}

/** The points where a ray's line meets an arc: the ends of its chord in the disc that lie on the arc. */
export function rayArcStays(ray: Ray, arc: Arc, stays: Stays): void {
  if (arc.r === 0) {
    rayPointStays(ray, arc, stays);
    return;
  }
  setPosition(stays, arc);
  if (rayArcFilter(ray, arc, stays) === 0) staysUnfiltered(rayArcFilter, exactStays, ray, arc, stays);
}

const chord = /* @__PURE__ */ createRoundedStay();

/** For a positive radius. 0: undecided. */
export function rayArcFilter(ray: Ray, arc: Arc, stays: Stays): Verdict {
  stays.count = 0;
  const crossing = chordFilter(ray, arc, 0, chord);
  if (crossing <= 0) return crossing;
  const atLower = isOnArc(ray, arc, chord.lower, chord.lowerError);
  const atUpper = isOnArc(ray, arc, chord.upper, chord.upperError);
  if (atLower === 0 || atUpper === 0) return 0;
  if (atLower > 0 && !addTouch(ray, arc, chord.lower, chord.lowerError, -1, stays)) return 0;
  if (atUpper > 0 && !addTouch(ray, arc, chord.upper, chord.upperError, 1, stays)) return 0;
  return stays.count > 0 ? 1 : -1;
}

/** A coordinate on the line takes 3 roundings, its product with a component 1 more, the sum another. */
const WEDGE_ERROR = 6 * UNIT_ROUNDOFF;

/** Whether a point of the circle, at t with an error, lies in the directions of the arc. */
function isOnArc(ray: Ray, arc: Arc, t: number, error: number): Verdict {
  const { opening, startX, startY, endX, endY } = arc;
  if (opening === Opening.whole) return 1;
  const { dx, dy } = ray;
  const mx = ray.x - arc.x;
  const my = ray.y - arc.y;
  const vx = mx + t * dx;
  const vy = my + t * dy;
  const startSize = Math.abs(startX) + Math.abs(startY);
  const endSize = Math.abs(endX) + Math.abs(endY);
  if (!isModerate(startSize) || !isModerate(endSize)) return 0;
  const vError =
    error * (Math.abs(dx) + Math.abs(dy)) +
    WEDGE_ERROR * (Math.abs(mx) + Math.abs(my) + Math.abs(t * dx) + Math.abs(t * dy) + arc.r);
  const isAfterStart = certainSign(startX * vy - startY * vx, startSize * vError);
  const isBeforeEnd = certainSign(vx * endY - vy * endX, endSize * vError);
  if (opening === Opening.halfOrMore) return either(isAfterStart, isBeforeEnd);
  // If the directions may be parallel, there may be no more than a point between them.
  const room = certainSign(startX * endY - startY * endX, WEDGE_ERROR * startSize * endSize);
  return both(room, both(isAfterStart, isBeforeEnd)) > 0 ? 1 : both(isAfterStart, isBeforeEnd) < 0 ? -1 : 0;
}

/** Adds an end (−1 or 1) of the chord as a stay. False: not known well enough. */
function addTouch(ray: Ray, arc: Arc, t: number, error: number, side: -1 | 1, stays: Stays): boolean {
  stays.reach = Math.abs(ray.x - arc.x) + Math.abs(ray.y - arc.y) + arc.r;
  const stay = stayAt(stays, stays.count++);
  const { enter } = stay;
  enter.t = t;
  enter.error = error;
  if (!placeEnd(enter, ray, stays)) return false;
  setRim(enter, ray, arc, side);
  stay.isPoint = true;
  // The line meets the outer side where it enters the disc, the inner side where it leaves.
  if (side > 0) setNormal(enter, -enter.normal.x, -enter.normal.y);
  return true;
}
