import type { Core } from "./core.js";
import {
  copyPoint,
  createSupportPoint,
  type Difference,
  type SupportPoint,
  setPointBefore,
  setSupportPoint,
} from "./difference.js";
import { breaks, climb, climbFromBreak, evaluateBreaks, precision, start } from "./elliptic-climb.js";
import { LEAST_SQUARE, type Separation } from "./separation.js";

/** A gain below this part of the answer's size is not worth a step: eight roundings. */
const LEAST_GAIN = 2 ** -50;

/** Measured: at most 60 on ellipses as thin as 1 to 10⁶, one in the other. */
const MOST_SPLITS = 400;

/**
 * On an ellipse thinner than this (1 to 4096), here squared, a normal hardly determines the point. Its best point is not
 * taken for a summit: other splits find better points next to it.
 */
const NEEDLE = 2 ** -24;

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
 * maxima being possible for two ellipses.
 */
export function maximizeEllipticSeparation(
  difference: Difference,
  a: Core,
  b: Core,
  out: Separation,
): boolean {
  const { scale } = difference;
  const slack = LEAST_GAIN * scale;
  precision.slack = slack;
  evaluateBreaks(difference, a, b, out);
  climbFromBreak(difference, a, b, out);
  if (out.value > slack) return true;
  raiseThreshold(out);
  const hasSummit = !isNeedle(a) && !isNeedle(b);
  if (hasSummit) setSummit(difference, a, b, out);
  let count = pushIntervals(difference, hasSummit ? out.interval : -1);
  for (let split = 0; split < MOST_SPLITS; split += 1) {
    const index = largestBound(count);
    if (index < 0) return true;
    count -= 1;
    const range = ranges[index] as Range;
    ranges[index] = ranges[count] as Range;
    ranges[count] = range;
    const { interval } = range;
    middle.normalX = range.splitX;
    middle.normalY = range.splitY;
    setSupportPoint(middle, difference, a, b, interval);
    copyPoint(leftEnd, range.left);
    copyPoint(rightEnd, range.right);
    if (middle.separation > out.value) {
      copyPoint(start, middle);
      climb(difference, a, b, interval, leftEnd, rightEnd, out);
      raiseThreshold(out);
      if (hasSummit) setSummit(difference, a, b, out);
    }
    if (setRange(difference, count, interval, leftEnd, middle)) count += 1;
    if (setRange(difference, count, interval, middle, rightEnd)) count += 1;
  }
  return false;
}

function raiseThreshold(out: Separation): void {
  limit.threshold = out.value + precision.slack;
}

/**
 * Pushes the intervals between breaks. That of the summit, which is `middle`, is pushed in two parts: near the summit,
 * the bound from there is the sharpest.
 */
function pushIntervals(difference: Difference, summit: number): number {
  let count = 0;
  for (let i = 0; i < difference.count; i += 1) {
    const next = i + 1 === difference.count ? 0 : i + 1;
    const left = breaks[i] as SupportPoint;
    setPointBefore(rightEnd, breaks[next] as SupportPoint, difference, next);
    if (i === summit) {
      if (setRange(difference, count, i, left, middle)) count += 1;
      if (setRange(difference, count, i, middle, rightEnd)) count += 1;
    } else if (setRange(difference, count, i, left, rightEnd)) {
      count += 1;
    }
  }
  return count;
}

function isNeedle({ isElliptic, radiusXSq, radiusYSq }: Core): boolean {
  return isElliptic && Math.min(radiusXSq, radiusYSq) < NEEDLE * Math.max(radiusXSq, radiusYSq);
}

/** Sets `middle` to the best point, where s has no slope, so that it is its own bound there. */
function setSummit(difference: Difference, a: Core, b: Core, out: Separation): void {
  middle.normalX = out.normalX;
  middle.normalY = out.normalY;
  setSupportPoint(middle, difference, a, b, out.interval);
}

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

/** Splits that take less than this part of a range off its end are moved to its middle. */
const LEAST_PART = 1 / 32;

/** Curvature radii beyond this multiple of the sizes do not sharpen a bound. */
const LARGEST_CURVATURE = 2 ** 12;

/** The ranges of the search at hand; those beyond its count are there to be used again. */
const ranges: Range[] = [];

/** Ranges where s is certainly not greater than this are left out. */
const limit = { threshold: 0.5 };

/** The range whose bound is largest and above the threshold; −1 if none is. */
function largestBound(count: number): number {
  let largest = limit.threshold;
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
  { scale }: Difference,
  place: number,
  interval: number,
  left: SupportPoint,
  right: SupportPoint,
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
  const inverse = 1 / Math.sqrt((lx + rx) * (lx + rx) + (ly + ry) * (ly + ry));
  const middleX = (lx + rx) * inverse;
  const middleY = (ly + ry) * inverse;
  // The normal at which both bounds are equal.
  let gx = leftY - rightY;
  let gy = rightX - leftX;
  if (gx * (lx + rx) + gy * (ly + ry) < 0) {
    gx = -gx;
    gy = -gy;
  }
  const square = gx * gx + gy * gy;
  const length = Math.sqrt(square);
  const fromLeft = lx * gy - ly * gx;
  const fromRight = gx * ry - gy * rx;
  const isBetween = fromLeft > 0 && fromRight > 0 && square > LEAST_SQUARE;
  gx = isBetween ? gx / length : middleX;
  gy = isBetween ? gy / length : middleY;
  sinusoid.least = least;
  sinusoid.bound = Number.NEGATIVE_INFINITY;
  sinusoid.x = gx;
  sinusoid.y = gy;
  raiseBound(left);
  raiseBound(right);
  // The peak of an end's sinusoid, if that lies in the end's part: of the point w + ρ̲ m, |w + ρ̲ m| − ρ̲.
  if (lx * leftY - ly * leftX > 0 && leftX * gy - leftY * gx > 0) {
    const inverseLength = 1 / Math.sqrt(leftX * leftX + leftY * leftY);
    sinusoid.x = leftX * inverseLength;
    sinusoid.y = leftY * inverseLength;
    raiseBound(left);
  }
  if (rightX * ry - rightY * rx > 0 && gx * rightY - gy * rightX > 0) {
    const inverseLength = 1 / Math.sqrt(rightX * rightX + rightY * rightY);
    sinusoid.x = rightX * inverseLength;
    sinusoid.y = rightY * inverseLength;
    raiseBound(right);
  }
  if (!(sinusoid.bound > limit.threshold)) return false;
  if (!isBetween || fromLeft < LEAST_PART * width * length || fromRight < LEAST_PART * width * length) {
    gx = middleX;
    gy = middleY;
  }
  if ((gx === lx && gy === ly) || (gx === rx && gy === ry)) return false;
  while (ranges.length <= place) ranges.push(createRange());
  const range = ranges[place] as Range;
  range.interval = interval;
  copyPoint(range.left, left);
  copyPoint(range.right, right);
  range.bound = sinusoid.bound;
  range.splitX = gx;
  range.splitY = gy;
  return true;
}

/** A normal to take the bounds of a range at, the ρ̲ of the range, and the largest of the bounds. */
const sinusoid = { least: 0.5, bound: 0.5, x: 0.5, y: 0.5 };

/** n · w − ρ̲ (1 − n · m), the last without cancellation: half the square of n − m. */
function raiseBound(end: SupportPoint): void {
  const { x, y, least } = sinusoid;
  const dx = x - end.normalX;
  const dy = y - end.normalY;
  const bound = x * end.x + y * end.y - 0.5 * least * (dx * dx + dy * dy);
  // A bound that is no number is kept, so that the range is left out.
  if (!(bound <= sinusoid.bound)) sinusoid.bound = bound;
}

function createRange(): Range {
  return {
    interval: 0,
    left: createSupportPoint(),
    right: createSupportPoint(),
    bound: 0.5,
    splitX: 0.5,
    splitY: 0.5,
  };
}
