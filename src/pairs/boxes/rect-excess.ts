import { directionLength } from "../../math/unit-direction.js";
import { UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../../math/verdict.js";
import type { Circle, Point, Rect, RoundedRect } from "../../shapes/kind.js";

/**
 * In the rectangle's frame, scaled by |u|: the coordinate u·d passes 3 roundings (difference, product, sum)
 * and half·|u| at most 6 (what a radius leaves of the half size, and 1 taken for |u|); their difference adds one.
 */
const EXCESS_ERROR = 9 * UNIT_ROUNDOFF;

/**
 * How far a position lies beyond the sides of a rectangle, or of a rounded one's core, along its axes (negative: between them), with
 * bounds of the errors.
 */
export interface RectExcess {
  readonly beyondX: number;
  readonly errorX: number;
  readonly beyondY: number;
  readonly errorY: number;
  /** |u|, by which everything here is scaled; 0 if it is too small or too large: then all of this says nothing. */
  readonly scale: number;
}

/** What `excessOf` returns, each time: a new one would be put on the heap wherever that is not inlined. */
const excess = { beyondX: 0.5, errorX: 0.5, beyondY: 0.5, errorY: 0.5, scale: 0.5 };

/** The half sizes of a rectangle, or of the core of a rounded one. */
export type HalfSizes = Pick<Rect, "halfWidth" | "halfHeight">;

/** The excess of the position of a point or a circle's centre, until the next call. */
export function excessOf(
  position: Point | Circle,
  rect: Rect | RoundedRect,
  { halfWidth, halfHeight }: HalfSizes,
): RectExcess {
  const dx = position.x - rect.x;
  const dy = position.y - rect.y;
  const scale = directionLength(rect.ux, rect.uy);
  const width = halfWidth * scale;
  const height = halfHeight * scale;
  const alongX = rect.ux * dx;
  const alongY = rect.uy * dy;
  const acrossX = rect.ux * dy;
  const acrossY = rect.uy * dx;
  excess.scale = scale;
  excess.beyondX = Math.abs(alongX + alongY) - width;
  excess.errorX = EXCESS_ERROR * (width + Math.abs(alongX) + Math.abs(alongY)) + UNDERFLOW_ERROR;
  excess.beyondY = Math.abs(acrossX - acrossY) - height;
  excess.errorY = EXCESS_ERROR * (height + Math.abs(acrossX) + Math.abs(acrossY)) + UNDERFLOW_ERROR;
  return excess;
}
