import { clamp } from "../math/clamp.js";
import {
  certainSign,
  isModerate,
  LARGEST_FILTERED_SIZE,
  UNDERFLOW_ERROR,
  UNIT_ROUNDOFF,
  type Verdict,
} from "../math/verdict.js";
import type { Ray, Rect } from "../shapes/kind.js";
import { placeOnEdge, Slab } from "./rect-slab.js";
import {
  certainLength,
  copyStay,
  createRoundedStay,
  keepAbove,
  keepBelow,
  placeEnds,
  type RoundedStay,
  setLower,
  setUpper,
} from "./rounded-stay.js";
import type { StayEnd, Stays } from "./stay.js";

/**
 * In the frame scaled by |u| a slab is |m + t d| ≤ half |u|. The component of m passes 3 roundings, of d 2,
 * half |u| 3; their sum and the quotient add one each.
 */
export const RAY_RECT_ERROR = 8 * UNIT_ROUNDOFF;

const both = /* @__PURE__ */ createRoundedStay();
const slab = /* @__PURE__ */ createRoundedStay();

/** 1: the line certainly has a stretch in the rectangle, and the stay is filled in. */
export function rayRectFilter(ray: Ray, rect: Rect, stays: Stays): Verdict {
  const { dx, dy } = ray;
  const { ux, uy } = rect;
  const mx = ray.x - rect.x;
  const my = ray.y - rect.y;
  const reach = Math.abs(mx) + Math.abs(my) + rect.halfWidth + rect.halfHeight;
  const w = ux * ux + uy * uy;
  if (!isModerate(w) || !isModerate(dx * dx + dy * dy) || !(reach < LARGEST_FILTERED_SIZE)) return 0;
  const scale = Math.sqrt(w);
  const along = slabFilter(rect.halfWidth * scale, ux * mx, uy * my, ux, dx, uy, dy, Slab.along, both);
  const across = slabFilter(rect.halfHeight * scale, ux * my, -uy * mx, ux, dy, -uy, dx, Slab.across, slab);
  if (along < 0 || across < 0) return missed(stays);
  if (along === 0 || across === 0) return 0;
  if (both.lowerFeature === 0) copyStay(both, slab);
  else if (slab.lowerFeature !== 0 && !intersect(both, slab)) return 0;
  const length = certainLength(both);
  if (length < 0) return missed(stays);
  stays.reach = reach;
  if (length === 0 || !placeEnds(both, ray, stays, stays.first)) return 0;
  placeRounded(stays.first.enter, ray, rect, both.lowerFeature, -1);
  placeRounded(stays.first.exit, ray, rect, both.upperFeature, 1);
  stays.count = 1;
  return 1;
}

function missed(stays: Stays): Verdict {
  stays.count = 0;
  return -1;
}

function intersect(stay: RoundedStay, other: RoundedStay): boolean {
  return (
    keepAbove(stay, other.lower, other.lowerError, other.lowerFeature) &&
    keepBelow(stay, other.upper, other.upperError, other.upperFeature)
  );
}

/**
 * The stay in one slab, where the position is m1 + m2 + t (u1 d1 + u2 d2). −1: the line certainly misses the
 * slab. 1: the stay is filled in; with feature 0 it is the whole line, which certainly runs in the slab.
 */
function slabFilter(
  half: number,
  m1: number,
  m2: number,
  u1: number,
  d1: number,
  u2: number,
  d2: number,
  feature: number,
  stay: RoundedStay,
): Verdict {
  const m = m1 + m2;
  const mError = RAY_RECT_ERROR * (Math.abs(m1) + Math.abs(m2) + half) + UNDERFLOW_ERROR;
  if ((u1 === 0 || d1 === 0) && (u2 === 0 || d2 === 0)) {
    setLower(stay, Number.NEGATIVE_INFINITY, 0, 0);
    setUpper(stay, Number.POSITIVE_INFINITY, 0, 0);
    return certainSign(half - Math.abs(m), mError);
  }
  const d = u1 * d1 + u2 * d2;
  const dError = RAY_RECT_ERROR * (Math.abs(u1 * d1) + Math.abs(u2 * d2)) + UNDERFLOW_ERROR;
  const room = Math.abs(d) - dError;
  if (!(room > 0)) return 0;
  const sign = d < 0 ? -1 : 1;
  const lower = (-half * sign - m) / d;
  const upper = (half * sign - m) / d;
  const lowerSize = Math.abs(lower);
  const upperSize = Math.abs(upper);
  setLower(stay, lower, (mError + lowerSize * dError) / room + RAY_RECT_ERROR * lowerSize, feature);
  setUpper(stay, upper, (mError + upperSize * dError) / room + RAY_RECT_ERROR * upperSize, feature);
  return 1;
}

/** Places an end (−1: enter, 1: exit) given by t. */
export function placeRounded(end: StayEnd, ray: Ray, rect: Rect, feature: number, side: -1 | 1): void {
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
