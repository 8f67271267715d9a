import { clamp } from "../math/clamp.js";
import { toIntegers } from "../math/exact.js";
import {
  certainSign,
  isModerate,
  LARGEST_FILTERED_SIZE,
  UNDERFLOW_ERROR,
  UNIT_ROUNDOFF,
  type Verdict,
} from "../math/verdict.js";
import type { Ray, Rect } from "../shapes/kind.js";
import {
  type ExactEnd,
  type ExactStay,
  intersection,
  type LineNumber,
  lineNumber,
  nearestToSurdQuotient,
  placeExactEnds,
} from "./exact-stay.js";
import { eventsOf, type RayEvent } from "./ray-event.js";
import { staysUnfiltered } from "./rescaled-filter.js";
import { createRoundedStay, placeEnd, type RoundedStay, setLower, setUpper } from "./rounded-stay.js";
import { isOnRay, type StayEnd, type Stays, setNormal, setNormalsAlongRay, setPosition } from "./stay.js";

/**
 * `raycastAll` of a rectangle.
 *
 * @example
 * rayRectHits(ray(-9, 0, 1, 0), rect(3, 0, 4, 2)).map(({ kind, t }) => [kind, t]); // [ [ 'enter', 10 ], [ 'exit', 14 ] ]
 */
export function rayRectHits(ray: Ray, rect: Rect): RayEvent[] {
  return eventsOf(ray, rect, rayRectStays);
}

/**
 * The stay of a ray's line in a solid rectangle: the intersection of those in its two slabs |ξ| ≤ halfWidth and |η| ≤
 * halfHeight.
 *
 * Source: T. L. Kay, J. T. Kajiya, "Ray tracing complex scenes", SIGGRAPH 1986.
 */
export function rayRectStays(ray: Ray, rect: Rect, stays: Stays): void {
  setPosition(stays, rect);
  if (rayRectFilter(ray, rect, stays) === 0) staysUnfiltered(rayRectFilter, rayRectExact, ray, rect, stays);
}

export function rayRectExact(ray: Ray, rect: Rect, stays: Stays): void {
  const [rayX, rayY, dx, dy, x, y, halfWidth, halfHeight] = toIntegers(
    ray.x,
    ray.y,
    ray.dx,
    ray.dy,
    rect.x,
    rect.y,
    rect.halfWidth,
    rect.halfHeight,
  );
  const [ux, uy] = toIntegers(rect.ux, rect.uy);
  const mx = rayX - x;
  const my = rayY - y;
  const w = ux * ux + uy * uy;
  const dAlong = ux * dx + uy * dy;
  const dAcross = ux * dy - uy * dx;
  const mAlong = ux * mx + uy * my;
  const mAcross = ux * my - uy * mx;
  const stay = exactCommonStay(
    exactSlab(halfWidth, mAlong, dAlong, w, Slab.along),
    exactSlab(halfHeight, mAcross, dAcross, w, Slab.across),
    w,
  );
  stays.count = stay === null ? 0 : 1;
  if (stay === null) return;
  placeExactEnds(stay, w, ray, stays.first);
  // If the line crosses both bounds at once, the one that the ray meets more squarely counts.
  const preferred = dAlong * dAlong >= dAcross * dAcross ? Slab.along : Slab.across;
  const place = (end: StayEnd, { t, features }: ExactEnd, side: -1 | 1): void => {
    if ((features & preferred) === Slab.along || features === Slab.along) {
      const across = rect.halfHeight * exactFraction(mAcross, dAcross, t, halfHeight, w);
      placeOnEdge(end, rect, Slab.along, dAlong < 0n === side < 0 ? 1 : -1, across);
    } else {
      const along = rect.halfWidth * exactFraction(mAlong, dAlong, t, halfWidth, w);
      placeOnEdge(end, rect, Slab.across, dAcross < 0n === side < 0 ? 1 : -1, along);
    }
  };
  place(stays.first.enter, stay.lower, -1);
  place(stays.first.exit, stay.upper, 1);
  if (rect.halfWidth === 0 || rect.halfHeight === 0) setNormalsAlongRay(stays.first, ray.dx, ray.dy);
}

/** (m + t d)/(half√w), in [−1, 1]; 0 for a half size of 0. */
function exactFraction(m: bigint, d: bigint, t: LineNumber, half: bigint, w: bigint): number {
  if (half === 0n) return 0;
  // Numerator and denominator are multiplied by √w.
  return nearestToSurdQuotient(t.q * d * w, m * t.d + t.p * d, w, half * t.d * w);
}

/** The stay |m + t d| ≤ half√w in a slab; "line": the line runs in it; null: it misses the slab. */
function exactSlab(
  half: bigint,
  m: bigint,
  d: bigint,
  w: bigint,
  features: number,
): ExactStay | "line" | null {
  if (d === 0n) return m * m <= half * half * w ? "line" : null;
  const outward = d < 0n ? -half : half;
  return {
    lower: { t: lineNumber(-m, -outward, d), features },
    upper: { t: lineNumber(-m, outward, d), features },
  };
}

function exactCommonStay(
  along: ExactStay | "line" | null,
  across: ExactStay | "line" | null,
  w: bigint,
): ExactStay | null {
  if (along === null || across === null) return null;
  if (along === "line") return across === "line" ? null : across;
  return across === "line" ? along : intersection(along, across, w);
}

/**
 * In the frame scaled by |u| a slab is |m + t d| ≤ half |u|. The component of m takes 3 roundings, of d 2, half |u| 3;
 * their sum and the quotient add one each.
 */
export const RAY_RECT_ERROR = 8 * UNIT_ROUNDOFF;

/** A factor for the roundings of a bound itself. */
const SLAB_MARGIN = 1 + 2 ** -8;

const along = /* @__PURE__ */ createRoundedStay();
const across = /* @__PURE__ */ createRoundedStay();

/** 1: the line certainly crosses the interior of the rectangle, and the stay is filled in. */
export function rayRectFilter(ray: Ray, rect: Rect, stays: Stays): Verdict {
  const { dx, dy } = ray;
  const { ux, uy } = rect;
  const mx = ray.x - rect.x;
  const my = ray.y - rect.y;
  const reach = Math.abs(mx) + Math.abs(my) + rect.halfWidth + rect.halfHeight;
  const w = ux * ux + uy * uy;
  if (!isModerate(w) || !isModerate(dx * dx + dy * dy) || !(reach < LARGEST_FILTERED_SIZE)) return 0;
  stays.count = 0;
  const scale = Math.sqrt(w);
  const isAlong = (ux === 0 || dy === 0) && (uy === 0 || dx === 0);
  const isAcross = (ux === 0 || dx === 0) && (uy === 0 || dy === 0);
  const inWidth = slabFilter(along, isAcross, rect.halfWidth * scale, ux * mx, uy * my, ux * dx, uy * dy);
  const inHeight = slabFilter(across, isAlong, rect.halfHeight * scale, ux * my, -uy * mx, ux * dy, -uy * dx);
  if (inWidth < 0 || inHeight < 0) return -1;
  const areOrdered =
    Math.abs(along.lower - across.lower) > along.lowerError + across.lowerError &&
    Math.abs(along.upper - across.upper) > along.upperError + across.upperError;
  if (inWidth === 0 || inHeight === 0 || !areOrdered) return 0;
  const isEnterAlong = along.lower > across.lower;
  const isExitAlong = along.upper < across.upper;
  const { enter, exit } = stays.first;
  enter.t = isEnterAlong ? along.lower : across.lower;
  enter.error = isEnterAlong ? along.lowerError : across.lowerError;
  exit.t = isExitAlong ? along.upper : across.upper;
  exit.error = isExitAlong ? along.upperError : across.upperError;
  const length = certainSign(exit.t - enter.t, enter.error + exit.error);
  if (length <= 0) return length;
  stays.reach = reach;
  if (!placeEnd(enter, ray, stays) || !placeEnd(exit, ray, stays)) return 0;
  if (isOnRay(enter)) placeRounded(enter, ray, rect, isEnterAlong ? Slab.along : Slab.across, -1);
  if (!stays.isForFirstHit && isOnRay(exit))
    placeRounded(exit, ray, rect, isExitAlong ? Slab.along : Slab.across, 1);
  stays.first.isPoint = false;
  stays.count = 1;
  return 1;
}

/**
 * The stay in one slab |m + t d| ≤ half, where m and d are sums of two. −1: the line certainly misses the slab. 1: the stay
 * is filled in; that of a parallel line is all of it.
 */
function slabFilter(
  slab: RoundedStay,
  isParallel: boolean,
  half: number,
  m1: number,
  m2: number,
  d1: number,
  d2: number,
): Verdict {
  const m = m1 + m2;
  const mError = RAY_RECT_ERROR * (Math.abs(m1) + Math.abs(m2) + half) + UNDERFLOW_ERROR;
  if (isParallel) {
    setLower(slab, Number.NEGATIVE_INFINITY, 0, 0);
    setUpper(slab, Number.POSITIVE_INFINITY, 0, 0);
    return certainSign(half - Math.abs(m), mError);
  }
  const d = d1 + d2;
  const dError = RAY_RECT_ERROR * (Math.abs(d1) + Math.abs(d2)) + UNDERFLOW_ERROR;
  const room = Math.abs(d) - dError;
  if (!(room > 0)) return 0;
  const near = d < 0 ? half : -half;
  const lower = (near - m) / d;
  const upper = (-near - m) / d;
  const lowerSize = Math.abs(lower);
  const upperSize = Math.abs(upper);
  const perRoom = SLAB_MARGIN / room;
  setLower(
    slab,
    lower,
    (mError + lowerSize * dError) * perRoom + SLAB_MARGIN * RAY_RECT_ERROR * lowerSize,
    0,
  );
  setUpper(
    slab,
    upper,
    (mError + upperSize * dError) * perRoom + SLAB_MARGIN * RAY_RECT_ERROR * upperSize,
    0,
  );
  return 1;
}

/** Places an end (−1: enter, 1: exit) given by t. */
function placeRounded(end: StayEnd, ray: Ray, rect: Rect, feature: number, side: -1 | 1): void {
  const { dx, dy } = ray;
  const { ux, uy } = rect;
  const scale = Math.sqrt(ux * ux + uy * uy);
  const vx = ray.x - rect.x + end.t * dx;
  const vy = ray.y - rect.y + end.t * dy;
  if (feature === Slab.along) {
    const across = clamp((ux * vy - uy * vx) / scale, rect.halfHeight);
    placeOnEdge(end, rect, feature, sideAhead(ux * dx + uy * dy, side), across);
  } else {
    const along = clamp((ux * vx + uy * vy) / scale, rect.halfWidth);
    placeOnEdge(end, rect, feature, sideAhead(ux * dy - uy * dx, side), along);
  }
}

/** The line leaves a slab on the side that it is heading for. */
function sideAhead(heading: number, side: -1 | 1): -1 | 1 {
  return heading < 0 === side < 0 ? 1 : -1;
}

/** The slab that bounds an end: along û, or across it. One bit each. */
const Slab = { along: 1, across: 2 } as const;

/**
 * Sets the boundary point and the normal at an end where the line crosses the bound of one slab, on the side `outward`
 * (−1 or 1), at a coordinate along that bound.
 */
function placeOnEdge(end: StayEnd, rect: Rect, feature: number, outward: -1 | 1, coordinate: number): void {
  setNormal(end, rect.ux, rect.uy);
  const ux = end.normal.x;
  const uy = end.normal.y;
  const along = feature === Slab.along ? outward * rect.halfWidth : coordinate;
  const across = feature === Slab.along ? coordinate : outward * rect.halfHeight;
  end.x = along * ux - across * uy;
  end.y = along * uy + across * ux;
  if (feature === Slab.along) setNormal(end, outward * ux, outward * uy);
  else setNormal(end, -outward * uy, outward * ux);
}
