import { UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../math/verdict.js";

/**
 * Squares and sum of the excesses: 2 roundings, after one in the excess less or plus its error, counted
 * twice. The square of the radius: a sum of two 1, a length of a direction 2, their product 1, all counted
 * twice by the square, which adds 1: 9. The product with the margin and the sum with the underflow: 2.
 * Together 15.
 */
const REACH_ERROR = 16 * UNIT_ROUNDOFF;

/**
 * Whether a radius reaches a point that lies `beyondX` and `beyondY` past the two bounds of a box (negative:
 * within), each known within its error.
 */
export function reachVerdict(
  radius: number,
  beyondX: number,
  errorX: number,
  beyondY: number,
  errorY: number,
): Verdict {
  const radiusSq = radius * radius;
  if (!(radiusSq < Number.POSITIVE_INFINITY)) return 0;
  const leastX = Math.max(0, beyondX - errorX);
  const leastY = Math.max(0, beyondY - errorY);
  if (leastX * leastX + leastY * leastY > radiusSq * (1 + REACH_ERROR) + UNDERFLOW_ERROR) return -1;
  const mostX = Math.max(0, beyondX + errorX);
  const mostY = Math.max(0, beyondY + errorY);
  return mostX * mostX + mostY * mostY + UNDERFLOW_ERROR < radiusSq * (1 - REACH_ERROR) ? 1 : 0;
}
