import {
  isModerate,
  LARGEST_FILTERED_SIZE,
  UNDERFLOW_ERROR,
  UNIT_ROUNDOFF,
  type Verdict,
} from "../math/verdict.js";
import { type Circle, Kind, type Ray } from "../shapes/kind.js";
import { rayEllipseExact } from "./ray-ellipse.js";
import { eventsOf, type RayEvent } from "./ray-event.js";
import { rayPointExact } from "./ray-point.js";
import { createRoundedStay, placeEnds, type RoundedStay, setLower, setUpper } from "./rounded-stay.js";
import { isOnRay, type StayEnd, type Stays, setNormal, setPosition } from "./stay.js";
import { rescaledVerdict } from "./unfiltered-stays.js";

/**
 * `raycastAll` of a circle.
 *
 * @example
 * rayCircleHits(ray(-9, 0, 1, 0), circle(0, 0, 2)).map(({ kind, t }) => [kind, t]); // [ [ 'enter', 7 ], [ 'exit', 11 ] ]
 */
export function rayCircleHits(ray: Ray, circle: Circle): RayEvent[] {
  return eventsOf(ray, circle, rayCircleStays);
}

/** The stay of a ray's line in a solid circle. */
export function rayCircleStays(ray: Ray, circle: Circle, stays: Stays): void {
  setPosition(stays, circle);
  if (rayCircleFilter(ray, circle, stays) !== 0) return;
  if (rescaledVerdict(rayCircleFilter, ray, circle, stays) === 0) rayCircleExact(ray, circle, stays);
}

/** The data of a disc; a sector has them, too. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/**
 * With m from the centre to the ray's origin and d the direction, the line passes the centre at the distance
 * |k|/|d|, k = m × d, nearest at t = −m·d/d², and the ends of the stay lie √Δ/d² to either side of it, Δ =
 * r²d² − k². Unlike (m·d)² − d²(m² − r²), the same number, this Δ does not grow inaccurate with the square of
 * the distance.
 *
 * k and m·d take 3 roundings (the difference m, product, sum), r²d² 5, k² one more, Δ one more.
 */
const RAY_CIRCLE_ERROR = 8 * UNIT_ROUNDOFF;

/**
 * 1: the line certainly crosses the interior of the disc, and the chord is filled in, with the given feature at both
 * ends. −1: it certainly misses the disc.
 */
export function chordFilter(ray: Ray, disc: Disc, feature: number, chord: RoundedStay): Verdict {
  const { dx, dy } = ray;
  const { r } = disc;
  const mx = ray.x - disc.x;
  const my = ray.y - disc.y;
  const lengthSq = dx * dx + dy * dy;
  if (!isModerate(lengthSq) || !(Math.abs(mx) + Math.abs(my) + r < LARGEST_FILTERED_SIZE)) return 0;
  const crossX = mx * dy;
  const crossY = my * dx;
  const k = Math.abs(crossX - crossY);
  const kError = RAY_CIRCLE_ERROR * (Math.abs(crossX) + Math.abs(crossY)) + UNDERFLOW_ERROR;
  const reachSq = r * r * lengthSq;
  const delta = reachSq - k * k;
  const deltaError = (2 * k + kError) * kError + RAY_CIRCLE_ERROR * (reachSq + k * k) + UNDERFLOW_ERROR;
  if (delta < -deltaError) return -1;
  if (!(delta > deltaError)) return 0;
  const root = Math.sqrt(delta);
  const dotX = mx * dx;
  const dotY = my * dy;
  const dot = dotX + dotY;
  // |√Δ − √Δ'| = |Δ − Δ'|/(√Δ + √Δ'), and one rounding.
  const error =
    RAY_CIRCLE_ERROR * (Math.abs(dotX) + Math.abs(dotY) + Math.abs(dot) + root) +
    deltaError / root +
    UNDERFLOW_ERROR;
  const lower = (-dot - root) / lengthSq;
  const upper = (root - dot) / lengthSq;
  // The division by d²: 2 roundings, and its own.
  setLower(chord, lower, error / lengthSq + RAY_CIRCLE_ERROR * Math.abs(lower), feature);
  setUpper(chord, upper, error / lengthSq + RAY_CIRCLE_ERROR * Math.abs(upper), feature);
  return 1;
}

const chord = /* @__PURE__ */ createRoundedStay();

export function rayCircleFilter(ray: Ray, circle: Circle, stays: Stays): Verdict {
  const verdict = chordFilter(ray, circle, 0, chord);
  if (verdict < 0) stays.count = 0;
  if (verdict <= 0) return verdict;
  stays.reach = Math.abs(ray.x - circle.x) + Math.abs(ray.y - circle.y) + circle.r;
  if (!placeEnds(chord, ray, stays, stays.first)) return 0;
  const { enter, exit } = stays.first;
  if (isOnRay(enter)) setRim(enter, ray, circle, -1);
  if (!stays.isForFirstHit && isOnRay(exit)) setRim(exit, ray, circle, 1);
  stays.count = 1;
  return 1;
}

/**
 * Sets the boundary at one end of the chord: half a chord before (−1) or after (1) the point of the line nearest to the
 * centre.
 */
export function setRim(end: StayEnd, ray: Ray, disc: Disc, side: -1 | 1): void {
  const { dx, dy } = ray;
  const k = (ray.x - disc.x) * dy - (ray.y - disc.y) * dx;
  const half = side * Math.sqrt(Math.max(0, disc.r * disc.r * (dx * dx + dy * dy) - k * k));
  setNormal(end, k * dy + half * dx, half * dy - k * dx);
  end.x = disc.r * end.normal.x;
  end.y = disc.r * end.normal.y;
}

/** The circle as an ellipse. */
export function rayCircleExact(ray: Ray, { x, y, r }: Circle, stays: Stays): void {
  if (r === 0) rayPointExact(ray, { kind: Kind.point, x, y }, stays);
  else rayEllipseExact(ray, { kind: Kind.ellipse, x, y, rx: r, ry: r, ux: 1, uy: 0 }, stays);
}
