import { UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";

/**
 * Squares of what is compared, so all counts are doubled: the sum of the radii 1, what is left of it beside
 * the bound 1. Besides, a squared length 2, products 2 on each side: at most 10.
 */
const REACH_ERROR = 12 * UNIT_ROUNDOFF;

/**
 * Whether two convex sets come within a reach of each other, by the way (x, y) between a point of each and by
 * how far they are apart along it, times its length. Both are off by at most `error`, the second for each
 * unit of |(x, y)|₁.
 *
 * Without a branch but for the last: which it will be cannot be foreseen.
 */
export function lineVerdict(x: number, y: number, apart: number, reach: number, error: number): Verdict {
  const lengthSq = x * x + y * y;
  const near = reach - error;
  const isNear = Number(near > 0) & Number(lengthSq + UNDERFLOW_ERROR < near * near * (1 - REACH_ERROR));
  const far = apart - error * (Math.abs(x) + Math.abs(y));
  const reachSq = reach * reach * (1 + REACH_ERROR);
  const isFar = Number(far > 0) & Number(far * far > lengthSq * reachSq + UNDERFLOW_ERROR);
  return (isNear - isFar) as Verdict;
}
