import type { Core } from "./core.js";
import type { Difference } from "./difference.js";
import { breaks, climb, climbFromBreak, evaluateBreaks, precision, start } from "./elliptic-climb.js";
import { largestBound, limit, type Range, ranges, setRange } from "./elliptic-ranges.js";
import {
  copyPoint,
  createSupportPoint,
  type SupportPoint,
  setPointBefore,
  setSupportPoint,
} from "./elliptic-support.js";
import { SEPARATION_ERROR, type Separation } from "./separation.js";

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

/** Values of s that are certainly below this do not matter. */
const floor = { value: 0.5 };

/**
 * The greatest s(n) over all directions, where one or both of the shapes are ellipses; to within 2⁻⁵⁰ of the
 * scale, which is at least the size of both shapes. False if steps ran out, with the best that was found.
 *
 * With ρ the radius of curvature of the difference, s'' = −s − ρ. So s has one local maximum where s > 0: the
 * greatest at a break leads to it, by Newton's iteration n ← w + ρ n. Otherwise the ranges between breaks are
 * split while their bounds say that more than the best may be there (branch and bound), up to four local
 * maxima being possible for two ellipses. With `signOnly` it does not matter how far below 0 the greatest s is, so that
 * ranges are left out where it is certainly below 0.
 */
export function maximizeEllipticSeparation(
  difference: Difference,
  a: Core,
  b: Core,
  signOnly: boolean,
  out: Separation,
): boolean {
  const { scale } = difference;
  const slack = LEAST_GAIN * scale;
  precision.slack = slack;
  floor.value = signOnly ? -SEPARATION_ERROR * scale : Number.NEGATIVE_INFINITY;
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
  limit.threshold = Math.max(out.value + precision.slack, floor.value);
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
