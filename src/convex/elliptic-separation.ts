import type { Core } from "./core.js";
import type { Difference } from "./difference.js";
import {
  copyPoint,
  createSupportPoint,
  type SupportPoint,
  separationAt,
  setPointBefore,
  setSupportPoint,
  slopeAt,
} from "./elliptic-support.js";
import type { Separation } from "./separation.js";

/** A part of an interval of the difference, between two normals, and a bound on s(n) there. */
interface Range {
  interval: number;
  readonly left: SupportPoint;
  readonly right: SupportPoint;
  bound: number;
  /** Where the bound is reached: the normal to look at next. */
  splitX: number;
  splitY: number;
}

/** Parts of the answer's size below this are not worth a step. Eight roundings. */
const TOLERANCE = 2 ** -50;

/** Bisection alone gets from a quarter turn to 2⁻⁵³; measured: below 12. */
const MOST_CLIMBING_STEPS = 64;

/** Measured: at most 60 on ellipses as thin as 1 to 10⁶, one in the other. */
const MOST_SPLITS = 400;

/** Splits that take less than this part of a range off its end are moved to its middle. */
const LEAST_PART = 1 / 32;

/** A normal cannot be told from another nearer than this to it. */
const ROUNDED_TURN = 2 ** -53;

/** Curvature radii beyond this multiple of the sizes do not sharpen a bound. */
const LARGEST_CURVATURE = 2 ** 12;

const ranges: Range[] = [];
const breaks: SupportPoint[] = [];
const start = /* @__PURE__ */ createSupportPoint();
const leftEnd = /* @__PURE__ */ createSupportPoint();
const rightEnd = /* @__PURE__ */ createSupportPoint();
const middle = /* @__PURE__ */ createSupportPoint();

/**
 * The greatest s(n) over all directions, where one or both of the shapes are ellipses; to within 2⁻⁵⁰ of the
 * scale, which is at least the size of both shapes. False if steps ran out, with the best that was found.
 *
 * With ρ the radius of curvature of the difference, s'' = −s − ρ. So s has one local maximum where s > 0: the
 * greatest at a break leads to it, by Newton's iteration n ← w + ρ n. Otherwise the ranges between breaks are
 * split while their bounds say that more than the best may be there (branch and bound), up to four local
 * maxima being possible for two ellipses. Ranges that cannot exceed `floor` are left out, too: with a floor
 * below 0 it only matters whether the greatest s exceeds it.
 */
export function maximizeEllipticSeparation(
  difference: Difference,
  a: Core,
  b: Core,
  scale: number,
  floor: number,
  out: Separation,
): boolean {
  const slack = TOLERANCE * scale;
  evaluateBreaks(difference, a, b, out);
  climbFromBreak(difference, a, b, slack, out);
  if (out.value > slack) return true;
  let count = pushIntervals(difference, scale, Math.max(out.value + slack, floor));
  for (let split = 0; split < MOST_SPLITS; split += 1) {
    const index = largestBound(count, Math.max(out.value + slack, floor));
    if (index < 0) return true;
    count -= 1;
    const range = ranges[index] as Range;
    ranges[index] = ranges[count] as Range;
    ranges[count] = range;
    setSupportPoint(middle, difference, a, b, range.interval, range.splitX, range.splitY);
    copyPoint(leftEnd, range.left);
    copyPoint(rightEnd, range.right);
    const { interval } = range;
    if (separationAt(middle) > out.value) {
      copyPoint(start, middle);
      climb(difference, a, b, interval, leftEnd, rightEnd, slack, out);
    }
    const threshold = Math.max(out.value + slack, floor);
    if (setRange(count, interval, leftEnd, middle, scale, threshold)) count += 1;
    if (setRange(count, interval, middle, rightEnd, scale, threshold)) count += 1;
  }
  return false;
}

/** The support points at all breaks, and the first of those with the greatest s. */
function evaluateBreaks(difference: Difference, a: Core, b: Core, out: Separation): void {
  out.value = Number.NEGATIVE_INFINITY;
  while (breaks.length < difference.count) breaks.push(createSupportPoint());
  for (let i = 0; i < difference.count; i += 1) {
    const point = breaks[i] as SupportPoint;
    const nx = difference.normalX[i] as number;
    const ny = difference.normalY[i] as number;
    setSupportPoint(point, difference, a, b, i, nx, ny);
    offer(out, point, i);
  }
}

function offer(out: Separation, point: SupportPoint, interval: number): void {
  const value = separationAt(point);
  if (!(value > out.value)) return;
  out.value = value;
  out.normalX = point.normalX;
  out.normalY = point.normalY;
  out.interval = interval;
}

/** Where s has no slope is the best place, even if rounding made s a little larger at a step before. */
function settle(out: Separation, point: SupportPoint, interval: number, slack: number): void {
  const value = separationAt(point);
  if (value < out.value - slack) return;
  out.value = value;
  out.normalX = point.normalX;
  out.normalY = point.normalY;
  out.interval = interval;
}

/**
 * From the best break up into the interval after it, or else that before it. Where s still grows at the other
 * end, the two breaks are the same but for rounding, and the next interval counts.
 */
function climbFromBreak(difference: Difference, a: Core, b: Core, slack: number, out: Separation): void {
  const { count } = difference;
  const best = out.interval;
  let interval = best;
  for (let step = 0; step < count && slopeAt(breaks[interval] as SupportPoint) > 0; step += 1) {
    const next = interval + 1 === count ? 0 : interval + 1;
    copyPoint(leftEnd, breaks[interval] as SupportPoint);
    setPointBefore(rightEnd, breaks[next] as SupportPoint, difference, next);
    if (slopeAt(rightEnd) < 0 || separationAt(rightEnd) < out.value - slack) {
      copyPoint(start, leftEnd);
      climb(difference, a, b, interval, leftEnd, rightEnd, slack, out);
      return;
    }
    interval = next;
    settle(out, breaks[interval] as SupportPoint, interval, slack);
  }
  if (interval !== best) return;
  for (let step = 0; step < count; step += 1) {
    setPointBefore(rightEnd, breaks[interval] as SupportPoint, difference, interval);
    if (slopeAt(rightEnd) >= 0) return;
    interval = (interval === 0 ? count : interval) - 1;
    copyPoint(leftEnd, breaks[interval] as SupportPoint);
    if (slopeAt(leftEnd) > 0 || separationAt(leftEnd) < out.value - slack) {
      copyPoint(start, rightEnd);
      climb(difference, a, b, interval, leftEnd, rightEnd, slack, out);
      return;
    }
    settle(out, leftEnd, interval, slack);
  }
}

const climber = /* @__PURE__ */ createSupportPoint();

/** Follows the slope of s from the point `start` to a local maximum between two ends. */
function climb(
  difference: Difference,
  a: Core,
  b: Core,
  interval: number,
  left: SupportPoint,
  right: SupportPoint,
  slack: number,
  out: Separation,
): void {
  let leftX = left.normalX;
  let leftY = left.normalY;
  let rightX = right.normalX;
  let rightY = right.normalY;
  copyPoint(climber, start);
  for (let step = 0; step < MOST_CLIMBING_STEPS; step += 1) {
    offer(out, climber, interval);
    const { normalX, normalY } = climber;
    const slope = slopeAt(climber);
    const curvature = climber.curvatureA + climber.curvatureB + (difference.r[interval] as number);
    if (Math.abs(slope) <= slack / 8 + ROUNDED_TURN * curvature) break;
    if (slope > 0) {
      leftX = normalX;
      leftY = normalY;
    } else {
      rightX = normalX;
      rightY = normalY;
    }
    let nextX = climber.x + curvature * normalX;
    let nextY = climber.y + curvature * normalY;
    const isConcave = separationAt(climber) + curvature > 0;
    if (!(isConcave && leftX * nextY - leftY * nextX > 0 && nextX * rightY - nextY * rightX > 0)) {
      nextX = leftX + rightX;
      nextY = leftY + rightY;
    }
    const inverse = 1 / Math.sqrt(nextX * nextX + nextY * nextY);
    nextX *= inverse;
    nextY *= inverse;
    if ((nextX === leftX && nextY === leftY) || (nextX === rightX && nextY === rightY)) break;
    setSupportPoint(climber, difference, a, b, interval, nextX, nextY);
  }
  settle(out, climber, interval, slack);
}

function pushIntervals(difference: Difference, scale: number, threshold: number): number {
  let count = 0;
  for (let i = 0; i < difference.count; i += 1) {
    const next = i + 1 === difference.count ? 0 : i + 1;
    setPointBefore(rightEnd, breaks[next] as SupportPoint, difference, next);
    if (setRange(count, i, breaks[i] as SupportPoint, rightEnd, scale, threshold)) count += 1;
  }
  return count;
}

/** The range whose bound is largest and above the threshold; −1 if none is. */
function largestBound(count: number, threshold: number): number {
  let largest = threshold;
  let index = -1;
  for (let i = 0; i < count; i += 1) {
    const { bound } = ranges[i] as Range;
    if (bound > largest) {
      largest = bound;
      index = i;
    }
  }
  return index;
}

/**
 * Puts a range in a place of the list, unless s cannot exceed the threshold there.
 *
 * With ρ̲ no more than any radius of curvature in the range, (s + ρ̲)'' + (s + ρ̲) ≤ 0, so s + ρ̲ stays below the
 * sinusoid that has its value and slope at either end: s(n) ≤ n · w − ρ̲ (1 − n · m), for an end with the normal
 * m and the support point w. The bound of the left end is the lower of the two as far as the normal where
 * they are equal, that of the right end from there on; so s is at most what either reaches in its part.
 */
function setRange(
  place: number,
  interval: number,
  left: SupportPoint,
  right: SupportPoint,
  scale: number,
  threshold: number,
): boolean {
  const lx = left.normalX;
  const ly = left.normalY;
  const rx = right.normalX;
  const ry = right.normalY;
  const width = lx * ry - ly * rx;
  // Neighbouring breaks that rounding has made equal, or exchanged.
  if (!(width > 0)) return false;
  const least = Math.min(
    Math.min(left.curvatureA, right.curvatureA) + Math.min(left.curvatureB, right.curvatureB),
    LARGEST_CURVATURE * scale,
  );
  const leftX = left.x + least * lx;
  const leftY = left.y + least * ly;
  const rightX = right.x + least * rx;
  const rightY = right.y + least * ry;
  // The normal at which both bounds are equal.
  let gx = leftY - rightY;
  let gy = rightX - leftX;
  if (gx * (lx + rx) + gy * (ly + ry) < 0) {
    gx = -gx;
    gy = -gy;
  }
  const length = Math.sqrt(gx * gx + gy * gy);
  const fromLeft = lx * gy - ly * gx;
  const fromRight = gx * ry - gy * rx;
  const isBetween = fromLeft > 0 && fromRight > 0;
  if (isBetween) {
    gx /= length;
    gy /= length;
  } else {
    const inverse = 1 / Math.sqrt((lx + rx) * (lx + rx) + (ly + ry) * (ly + ry));
    gx = (lx + rx) * inverse;
    gy = (ly + ry) * inverse;
  }
  let bound = Math.max(boundAt(left, least, gx, gy), boundAt(right, least, gx, gy));
  // The peak of an end's sinusoid, if that lies in the end's part: of the point w + ρ̲ m, |w + ρ̲ m| − ρ̲.
  if (lx * leftY - ly * leftX > 0 && leftX * gy - leftY * gx > 0) {
    bound = Math.max(bound, peakOf(left, least, leftX, leftY));
  }
  if (rightX * ry - rightY * rx > 0 && gx * rightY - gy * rightX > 0) {
    bound = Math.max(bound, peakOf(right, least, rightX, rightY));
  }
  if (!(bound > threshold)) return false;
  if (!isBetween || fromLeft < LEAST_PART * width * length || fromRight < LEAST_PART * width * length) {
    const inverse = 1 / Math.sqrt((lx + rx) * (lx + rx) + (ly + ry) * (ly + ry));
    gx = (lx + rx) * inverse;
    gy = (ly + ry) * inverse;
  }
  if ((gx === lx && gy === ly) || (gx === rx && gy === ry)) return false;
  storeRange(place, interval, left, right, bound, gx, gy);
  return true;
}

/** n · w − ρ̲ (1 − n · m), the last without cancellation: half the square of n − m. */
function boundAt(end: SupportPoint, least: number, nx: number, ny: number): number {
  const dx = nx - end.normalX;
  const dy = ny - end.normalY;
  return nx * end.x + ny * end.y - 0.5 * least * (dx * dx + dy * dy);
}

/** The same at the normal along (x, y) = w + ρ̲ m, where it is greatest. */
function peakOf(end: SupportPoint, least: number, x: number, y: number): number {
  const inverse = 1 / Math.sqrt(x * x + y * y);
  return boundAt(end, least, x * inverse, y * inverse);
}

function storeRange(
  place: number,
  interval: number,
  left: SupportPoint,
  right: SupportPoint,
  bound: number,
  splitX: number,
  splitY: number,
): void {
  while (ranges.length <= place) ranges.push(createRange());
  const range = ranges[place] as Range;
  range.interval = interval;
  copyPoint(range.left, left);
  copyPoint(range.right, right);
  range.bound = bound;
  range.splitX = splitX;
  range.splitY = splitY;
}

function createRange(): Range {
  return {
    interval: 0,
    left: createSupportPoint(),
    right: createSupportPoint(),
    bound: 0,
    splitX: 1,
    splitY: 0,
  };
}
