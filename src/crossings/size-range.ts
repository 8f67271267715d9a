/**
 * Sizes in this range keep all products far from overflow, and underflow negligible. Pairs of shapes with other sizes are
 * tried in another unit of length, in which they exceed the least of these if they do not differ too much.
 */
const USUAL_LEAST = 2 ** -30;
const USUAL_MOST = 2 ** 30;
const LEAST = 2 ** -62;

const range = { least: USUAL_LEAST, isMissed: false };

/** Begins to check the sizes of two shapes, in their own unit or in one in which the largest is about 1. */
export function beginSizes(isOwnUnit: boolean): void {
  range.least = isOwnUnit ? USUAL_LEAST : LEAST;
  range.isMissed = false;
}

/** Whether a size is neither too small nor too large. */
export function isInRange(size: number): boolean {
  const isIn = size > range.least && size < USUAL_MOST;
  if (!isIn) range.isMissed = true;
  return isIn;
}

/** Whether a size was out of range. */
export function isRangeMissed(): boolean {
  return range.isMissed;
}
