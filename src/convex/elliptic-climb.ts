import type { Core } from "./core.js";
import {
  copyPoint,
  createSupportPoint,
  type Difference,
  type SupportPoint,
  setPointBefore,
  setSupportPoint,
} from "./difference.js";
import { LEAST_SQUARE, type Separation } from "./separation.js";

/** Bisection alone gets from a quarter turn to 2⁻⁵³; measured: below 12. */
const MOST_CLIMBING_STEPS = 64;

/** Normals nearer than this to each other cannot be told apart. */
const ROUNDED_TURN = 2 ** -53;

/** Values of s this near to each other count as equal. */
export const precision = { slack: 0.5 };

/** The support points at the breaks of the difference at hand. */
export const breaks: SupportPoint[] = [];

/** Where a climb begins, and the ends of the interval that it stays in. */
export const start = /* @__PURE__ */ createSupportPoint();
const leftEnd = /* @__PURE__ */ createSupportPoint();
const rightEnd = /* @__PURE__ */ createSupportPoint();

/** Sets the support points at all breaks, and the first of those with the greatest s. */
export function evaluateBreaks(difference: Difference, a: Core, b: Core, out: Separation): void {
  out.value = Number.NEGATIVE_INFINITY;
  while (breaks.length < difference.count) breaks.push(createSupportPoint());
  for (let i = 0; i < difference.count; i += 1) {
    const point = breaks[i] as SupportPoint;
    point.normalX = difference.normalX[i] as number;
    point.normalY = difference.normalY[i] as number;
    setSupportPoint(point, difference, a, b, i);
    offer(out, point, i);
  }
}

function offer(out: Separation, point: SupportPoint, interval: number): void {
  if (!(point.separation > out.value)) return;
  take(out, point, interval);
}

function take(out: Separation, point: SupportPoint, interval: number): void {
  out.value = point.separation;
  out.normalX = point.normalX;
  out.normalY = point.normalY;
  out.interval = interval;
}

/** Takes a point where s has no slope for the best, even if rounding made s a little larger at a step before. */
function settle(out: Separation, point: SupportPoint, interval: number): void {
  if (!(point.separation < out.value - precision.slack)) take(out, point, interval);
}

/**
 * Climbs from the best break into the interval after it, or else before it. Where s still grows at the other end, the two
 * breaks are the same but for rounding, and the next interval counts.
 */
export function climbFromBreak(difference: Difference, a: Core, b: Core, out: Separation): void {
  const { count } = difference;
  const best = out.interval;
  let interval = best;
  for (let step = 0; step < count && (breaks[interval] as SupportPoint).slope > 0; step += 1) {
    const next = interval + 1 === count ? 0 : interval + 1;
    copyPoint(leftEnd, breaks[interval] as SupportPoint);
    setPointBefore(rightEnd, breaks[next] as SupportPoint, difference, next);
    if (rightEnd.slope < 0 || rightEnd.separation < out.value - precision.slack) {
      copyPoint(start, leftEnd);
      climb(difference, a, b, interval, leftEnd, rightEnd, out);
      return;
    }
    interval = next;
    settle(out, breaks[interval] as SupportPoint, interval);
  }
  if (interval !== best) return;
  for (let step = 0; step < count; step += 1) {
    setPointBefore(rightEnd, breaks[interval] as SupportPoint, difference, interval);
    if (rightEnd.slope >= 0) return;
    interval = (interval === 0 ? count : interval) - 1;
    copyPoint(leftEnd, breaks[interval] as SupportPoint);
    if (leftEnd.slope > 0 || leftEnd.separation < out.value - precision.slack) {
      copyPoint(start, rightEnd);
      climb(difference, a, b, interval, leftEnd, rightEnd, out);
      return;
    }
    settle(out, leftEnd, interval);
  }
}

const climber = /* @__PURE__ */ createSupportPoint();
/** Among the points with the greatest s, but for rounding, the one where s has the least slope. */
const flattest = /* @__PURE__ */ createSupportPoint();

/** Follows the slope of s from the point `start` to a local maximum between two ends. */
export function climb(
  difference: Difference,
  a: Core,
  b: Core,
  interval: number,
  left: SupportPoint,
  right: SupportPoint,
  out: Separation,
): void {
  let leftX = left.normalX;
  let leftY = left.normalY;
  let rightX = right.normalX;
  let rightY = right.normalY;
  copyPoint(climber, start);
  copyPoint(flattest, start);
  for (let step = 0; step < MOST_CLIMBING_STEPS; step += 1) {
    offer(out, climber, interval);
    noteFlat(out);
    const { normalX, normalY, slope } = climber;
    const curvature = climber.curvatureA + climber.curvatureB + (difference.r[interval] as number);
    if (Math.abs(slope) <= precision.slack / 8 + ROUNDED_TURN * curvature) break;
    if (slope > 0) {
      leftX = normalX;
      leftY = normalY;
    } else {
      rightX = normalX;
      rightY = normalY;
    }
    let nextX = climber.x + curvature * normalX;
    let nextY = climber.y + curvature * normalY;
    const isConcave = climber.separation + curvature > 0;
    const isBetween = leftX * nextY - leftY * nextX > 0 && nextX * rightY - nextY * rightX > 0;
    if (!(isConcave && isBetween && nextX * nextX + nextY * nextY > LEAST_SQUARE)) {
      nextX = leftX + rightX;
      nextY = leftY + rightY;
    }
    const inverse = 1 / Math.sqrt(nextX * nextX + nextY * nextY);
    nextX *= inverse;
    nextY *= inverse;
    if ((nextX === leftX && nextY === leftY) || (nextX === rightX && nextY === rightY)) break;
    climber.normalX = nextX;
    climber.normalY = nextY;
    setSupportPoint(climber, difference, a, b, interval);
  }
  noteFlat(out);
  settle(out, flattest, interval);
}

/** Notes the flattest point: on a flat side, the slope may be as good as 0 at a point that the search leaves again. */
function noteFlat(best: Separation): void {
  const least = best.value - precision.slack;
  if (climber.separation < least) return;
  if (Math.abs(climber.slope) < Math.abs(flattest.slope) || flattest.separation < least) {
    copyPoint(flattest, climber);
  }
}
