import { UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import type { Ellipse } from "../../shapes/kind.js";

/** Quotient (counted twice), square, sum and comparison: 5. */
const INSIDE_ERROR = 6 * UNIT_ROUNDOFF;

/** A point by its coordinates along the axes of an ellipse, each of which is off by at most `error`. */
export interface Witness {
  error: number;
  x: number;
  y: number;
}

/** Whether a point is certainly inside an ellipse. Never −1: it is asked of witnesses, and another may do. */
export function insideEllipseVerdict(ellipse: Ellipse, { x, y, error }: Witness): Verdict {
  const along = Math.abs(x) / ellipse.rx;
  const across = Math.abs(y) / ellipse.ry;
  const alongError = error / ellipse.rx;
  const acrossError = error / ellipse.ry;
  const sum = along * along + across * across;
  const sumError =
    alongError * (2 * along + alongError) +
    acrossError * (2 * across + acrossError) +
    INSIDE_ERROR * (sum + 1);
  return sum + sumError < 1 ? 1 : 0;
}
