import { certainSign, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import type { RectExcess } from "./rect-excess.js";

/**
 * Squares and sum of the excesses: 2 roundings. The square of the radius: a sum of two 1, times the length of a direction at
 * most 5, all counted twice by the square, which adds 1: 13. The difference 1, on each side. Together at most 14; the
 * bound itself, all of whose terms are positive, passes 7.
 */
const REACH_ERROR = 16 * UNIT_ROUNDOFF;

/**
 * Whether a radius reaches a position past the sides of a box.
 */
export function reachVerdict(
  { beyondX, errorX, beyondY, errorY, scale }: RectExcess,
  reach: number,
): Verdict {
  const radius = reach * scale;
  const radiusSq = radius * radius;
  const x = Math.max(0, beyondX);
  const y = Math.max(0, beyondY);
  const distanceSq = x * x + y * y;
  // What the errors change in the squares; cutting off at 0 makes no error larger.
  const shift = errorX * (2 * x + errorX) + errorY * (2 * y + errorY);
  return certainSign(
    radiusSq - distanceSq,
    1.01 * shift + REACH_ERROR * (radiusSq + distanceSq) + UNDERFLOW_ERROR,
  );
}
