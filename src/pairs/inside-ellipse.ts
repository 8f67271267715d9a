import { UNIT_ROUNDOFF, type Verdict } from "../math/verdict.js";
import type { Ellipse } from "../shapes/kind.js";

/** Quotient (counted twice), square, sum and comparison: 5. */
const INSIDE_ERROR = 6 * UNIT_ROUNDOFF;

/**
 * Whether a point, given by its coordinates along the axes of an ellipse, each off by at most `error`, is
 * certainly inside. Never −1: it is asked of witnesses, and another may do.
 */
export function insideEllipseVerdict(ellipse: Ellipse, x: number, y: number, error: number): Verdict {
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
