import { isModerate, UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Circle, Point, Rect } from "../shapes/kind.js";

/**
 * In the rectangle's frame, scaled by |u|: the coordinate u·d passes 3 roundings (difference, product, sum)
 * and half·√(u·u) passes 4 (product and sum, halved by the root, the root, the product); their difference
 * adds one.
 */
const EXCESS_ERROR = 6 * UNIT_ROUNDOFF;

/**
 * How far a position lies beyond the sides of a rectangle along its axes (negative: between them), with
 * bounds of the errors.
 */
export interface RectExcess {
  readonly beyondX: number;
  readonly errorX: number;
  readonly beyondY: number;
  readonly errorY: number;
  /** |u|, by which everything here is scaled; 0 if it is too small or too large for the bounds to hold. */
  readonly scale: number;
}

const UNKNOWN: RectExcess = { beyondX: 0, errorX: 0, beyondY: 0, errorY: 0, scale: 0 };

/**
 * The excess of the position of a point or a circle's centre. Short-lived: V8 keeps it in registers once this
 * is inlined.
 */
export function excessOf(position: Point | Circle, rect: Rect): RectExcess {
  const dx = position.x - rect.x;
  const dy = position.y - rect.y;
  const lengthSq = rect.ux * rect.ux + rect.uy * rect.uy;
  if (!isModerate(lengthSq)) return UNKNOWN;
  const scale = Math.sqrt(lengthSq);
  const width = rect.halfWidth * scale;
  const height = rect.halfHeight * scale;
  const alongX = rect.ux * dx;
  const alongY = rect.uy * dy;
  const acrossX = rect.ux * dy;
  const acrossY = rect.uy * dx;
  return {
    beyondX: Math.abs(alongX + alongY) - width,
    errorX: EXCESS_ERROR * (width + Math.abs(alongX) + Math.abs(alongY)) + UNDERFLOW_ERROR,
    beyondY: Math.abs(acrossX - acrossY) - height,
    errorY: EXCESS_ERROR * (height + Math.abs(acrossX) + Math.abs(acrossY)) + UNDERFLOW_ERROR,
    scale,
  };
}
