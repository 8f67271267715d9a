import type { Difference } from "./difference.js";
import { copyPoint, createSupportPoint, type SupportPoint } from "./elliptic-support.js";

/** A part of an interval of the difference, between two normals, and a bound on s(n) there. */
export interface Range {
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
export const ranges: Range[] = [];

/** Ranges where s is certainly not greater than this are left out. */
export const limit = { threshold: 0.5 };

/** The range whose bound is largest and above the threshold; −1 if none is. */
export function largestBound(count: number): number {
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
export function setRange(
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
  const length = Math.sqrt(gx * gx + gy * gy);
  const fromLeft = lx * gy - ly * gx;
  const fromRight = gx * ry - gy * rx;
  const isBetween = fromLeft > 0 && fromRight > 0;
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
