import { both, certainSign, either, UNIT_ROUNDOFF, type Verdict } from "../../../math/verdict.js";

/** The directions from `start` on towards +y to `end`, of any lengths, each off by a rounding at most. */
export class Wedge {
  startX = 0.5;
  startY = 0.5;
  endX = 0.5;
  endY = 0.5;
  /** Whether it is half a turn or more. */
  isWide = false;
}

/** Products and a difference, and a direction that is off: 4 roundings. */
const PRODUCT_ERROR = 6 * UNIT_ROUNDOFF;

/**
 * Whether a vector, each of whose coordinates is off by at most `error`, certainly has a direction of a
 * wedge.
 */
export function wedgeVerdict(
  { startX, startY, endX, endY, isWide }: Wedge,
  x: number,
  y: number,
  error: number,
): Verdict {
  const size = error + PRODUCT_ERROR * (Math.abs(x) + Math.abs(y));
  const fromStart = certainSign(startX * y - startY * x, 2 * size * (Math.abs(startX) + Math.abs(startY)));
  const toEnd = certainSign(x * endY - y * endX, 2 * size * (Math.abs(endX) + Math.abs(endY)));
  return isWide ? either(fromStart, toEnd) : both(fromStart, toEnd);
}
