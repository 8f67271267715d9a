import { certainSign, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";

/**
 * A side of a circle's box is within 4u of itself of the true one: half an ulp for the sum, 2u for the
 * widening, and its rounding. So, with m the sum of the magnitudes of all eight sides, what is computed below
 * as a sum or difference of four sides is within 4u·m for the sides, and 3u·m for three roundings.
 */
const SIDES_ERROR = 8 * UNIT_ROUNDOFF;

/**
 * The error of the difference of two squares, relative to their sum: x² + y² and r² pass at most 2 roundings, the
 * difference one.
 */
const SQUARES_ERROR = 4 * UNIT_ROUNDOFF;

/**
 * Whether two circles overlap, from their boxes in a forest, if that is certain. It saves
 * fetching the circles.
 *
 * Twice the distance d = (dx, dy) of the centres is compared with the sum s of the boxes' widths, which are
 * the diameters: with each of dx, dy and s off by at most e, d² and s² are off by at most 2e (|dx| + |dy| +
 * s) + 3e² together.
 */
export function roundVerdict(boxes: Float64Array, at: number, others: Float64Array, other: number): Verdict {
  const left = boxes[at] as number;
  const below = boxes[at + 1] as number;
  const right = boxes[at + 2] as number;
  const above = boxes[at + 3] as number;
  const otherLeft = others[other] as number;
  const otherBelow = others[other + 1] as number;
  const otherRight = others[other + 2] as number;
  const otherAbove = others[other + 3] as number;
  const dx = Math.abs(otherLeft + otherRight - (left + right));
  const dy = Math.abs(otherBelow + otherAbove - (below + above));
  const reach = right - left + (otherRight - otherLeft);
  const magnitude =
    Math.abs(left) +
    Math.abs(below) +
    Math.abs(right) +
    Math.abs(above) +
    (Math.abs(otherLeft) + Math.abs(otherBelow) + Math.abs(otherRight) + Math.abs(otherAbove));
  const error = SIDES_ERROR * magnitude;
  const distanceSq = dx * dx + dy * dy;
  const reachSq = reach * reach;
  return certainSign(
    reachSq - distanceSq,
    2 * error * (dx + dy + reach + 2 * error) + SQUARES_ERROR * (distanceSq + reachSq) + UNDERFLOW_ERROR,
  );
}

/**
 * A bound on the error of the same comparison for all circles whose boxes have coordinates up to `greatest`
 * and are no wider than `cell`, and whose centres are at most two cells apart along x and y: then |dx| and
 * |dy| are at most 4 cells, and s at most 2.
 */
export function roundErrorWithin(greatest: number, cell: number): number {
  const error = 8 * SIDES_ERROR * greatest;
  return 2 * error * (10 * cell + 2 * error) + 36 * SQUARES_ERROR * cell * cell + UNDERFLOW_ERROR;
}
