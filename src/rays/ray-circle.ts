import { toIntegers } from "../math/exact.js";
import type { Vec2 } from "../math/vector.js";
import {
  isModerate,
  LARGEST_FILTERED_SIZE,
  UNDERFLOW_ERROR,
  UNIT_ROUNDOFF,
  type Verdict,
} from "../math/verdict.js";
import { type Circle, Kind, type Mutable, type Ray } from "../shapes/kind.js";
import { type ExactStay, type LineNumber, lineNumber, placeExactEnds, roundedOnLine } from "./exact-stay.js";
import { createRayHit, eventsOf, hitAtStart, type RayEvent, type RayHit } from "./ray-event.js";
import {
  COORDINATE_ACCURACY,
  isOnRay,
  placeEnds,
  type Stay,
  type StayEnd,
  type Stays,
  setNormal,
  setNormalsAlongRay,
  setPosition,
  staysUnfiltered,
  WAY_ACCURACY,
} from "./stay.js";

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
  if (rayCircleFilter(ray, circle, stays) === 0)
    staysUnfiltered(rayCircleFilter, rayCircleExact, ray, circle, stays);
}

const dot: Mutable<Circle> = { kind: Kind.circle, x: 0.5, y: 0.5, r: 0 };

/** The stay of a ray's line in a point, which is a circle of radius 0. */
export function rayPointStays(ray: Ray, { x, y }: Readonly<Vec2>, stays: Stays): void {
  dot.x = x;
  dot.y = y;
  rayCircleStays(ray, dot, stays);
}

/** The data of a disc. */
export interface Disc extends Readonly<Vec2> {
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
 * 1: the line certainly crosses the interior of the disc, and t of both ends of the chord is filled in, with a bound on its
 * error. −1: it certainly misses the disc.
 */
export function chordFilter(ray: Ray, disc: Disc, { enter, exit }: Stay): Verdict {
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
  enter.t = lower;
  enter.error = error / lengthSq + RAY_CIRCLE_ERROR * Math.abs(lower);
  exit.t = upper;
  exit.error = error / lengthSq + RAY_CIRCLE_ERROR * Math.abs(upper);
  return 1;
}

export function rayCircleFilter(ray: Ray, circle: Disc, stays: Stays): Verdict {
  const verdict = chordFilter(ray, circle, stays.first);
  if (verdict < 0) stays.count = 0;
  if (verdict <= 0) return verdict;
  stays.reach = Math.abs(ray.x - circle.x) + Math.abs(ray.y - circle.y) + circle.r;
  if (!placeEnds(stays.first, ray, stays)) return 0;
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

/** The line and the disc in integers: m, d and r with a common power of two, and Δ. */
export interface ExactChord {
  readonly mx: bigint;
  readonly my: bigint;
  readonly dx: bigint;
  readonly dy: bigint;
  readonly r: bigint;
  readonly delta: bigint;
}

export function exactChord(ray: Ray, disc: Disc): ExactChord {
  const [rayX, rayY, dx, dy, x, y, r] = toIntegers(ray.x, ray.y, ray.dx, ray.dy, disc.x, disc.y, disc.r);
  const mx = rayX - x;
  const my = rayY - y;
  const k = mx * dy - my * dx;
  // Of a point, nothing is left but k.
  const reachSq = r === 0n ? 0n : r * r * (dx * dx + dy * dy);
  return { mx, my, dx, dy, r, delta: reachSq - k * k };
}

/** The stay in the disc; its ends contain the root √Δ. */
export function exactStayInDisc({ mx, my, dx, dy, delta }: ExactChord, features: number): ExactStay | null {
  if (delta < 0n) return null;
  const lengthSq = dx * dx + dy * dy;
  const dot = mx * dx + my * dy;
  return {
    lower: { t: lineNumber(-dot, -1n, lengthSq), features },
    upper: { t: lineNumber(-dot, 1n, lengthSq), features },
  };
}

export function rayCircleExact(ray: Ray, circle: Disc, stays: Stays): void {
  const line = exactChord(ray, circle);
  const stay = exactStayInDisc(line, 0);
  stays.count = stay === null ? 0 : 1;
  if (stay === null) return;
  placeExactEnds(stay, line.delta, ray, stays.first);
  if (circle.r === 0) {
    setNormalsAlongRay(stays.first, ray.dx, ray.dy);
    stays.first.enter.x = stays.first.enter.y = 0;
    stays.first.exit.x = stays.first.exit.y = 0;
    return;
  }
  setExactRim(stays.first.enter, stay.lower.t, line, circle);
  setExactRim(stays.first.exit, stay.upper.t, line, circle);
}

export function setExactRim(end: StayEnd, t: LineNumber, line: ExactChord, disc: Disc): void {
  const { mx, my, dx, dy, r, delta } = line;
  setNormal(end, roundedOnLine(mx, dx, t, delta, r), roundedOnLine(my, dy, t, delta, r));
  end.x = disc.r * end.normal.x;
  end.y = disc.r * end.normal.y;
}

/** At least the error of √Δ, of m·d and of their sums that `chordFilter` takes, and that of the products with the limits. */
const DIRECT_ERROR = 6 * RAY_CIRCLE_ERROR;

/**
 * The first point of a ray in a circle, `null` if there is none, `undefined` if neither is certain here. Errors are bounded
 * by no less than in `chordFilter`, and the answer has the same bits. Without stays, whose numbers lie on the heap, and with
 * all that is compared multiplied by d² instead of divided, it takes half the time.
 */
export function firstHitOnCircle(
  ray: Ray,
  { x, y, r }: Circle,
  out: RayHit | undefined,
): RayHit | null | undefined {
  const { dx, dy, minT, maxT } = ray;
  const mx = ray.x - x;
  const my = ray.y - y;
  const lengthSq = dx * dx + dy * dy;
  const reach = Math.abs(mx) + Math.abs(my) + r;
  if (!isModerate(lengthSq) || !(reach < LARGEST_FILTERED_SIZE)) return undefined;
  const crossX = mx * dy;
  const crossY = my * dx;
  const k = crossX - crossY;
  const kError = RAY_CIRCLE_ERROR * (Math.abs(crossX) + Math.abs(crossY)) + UNDERFLOW_ERROR;
  const reachSq = r * r * lengthSq;
  const delta = reachSq - k * k;
  const deltaError =
    (2 * Math.abs(k) + kError) * kError + RAY_CIRCLE_ERROR * (reachSq + k * k) + UNDERFLOW_ERROR;
  if (!(Math.abs(delta) > deltaError)) return undefined;
  if (delta < 0) return null;
  const root = Math.sqrt(delta);
  const dotX = mx * dx;
  const dotY = my * dy;
  const dot = dotX + dotY;
  const enter = -dot - root;
  const exit = root - dot;
  const error = DIRECT_ERROR * (Math.abs(dotX) + Math.abs(dotY) + root) + deltaError / root + UNDERFLOW_ERROR;
  const step = Math.abs(dx) + Math.abs(dy);
  const way = Math.abs(Math.abs(dot) - root);
  if (!(error * step <= WAY_ACCURACY * way * step + COORDINATE_ACCURACY * reach * lengthSq)) return undefined;
  const min = minT * lengthSq;
  const max = maxT * lengthSq;
  const areKnown =
    Math.abs(enter - min) > error &&
    Math.abs(enter - max) > error &&
    Math.abs(exit - min) > error &&
    Math.abs(exit - max) > error;
  if (!areKnown) return undefined;
  if (enter > max || exit < min) return null;
  if (enter < min) return hitAtStart(ray, out ?? createRayHit());
  // The length, r·d², is moderate as Δ is.
  const outX = k * dy - root * dx;
  const outY = -root * dy - k * dx;
  const length = Math.sqrt(outX * outX + outY * outY);
  const hit = out ?? createRayHit();
  const { point, normal } = hit;
  normal.x = outX / length + 0;
  normal.y = outY / length + 0;
  point.x = x + r * normal.x + 0;
  point.y = y + r * normal.y + 0;
  hit.t = enter / lengthSq + 0;
  hit.inside = false;
  return hit;
}
