import { UNIT_TOLERANCE } from "../math/unit-direction.js";
import { UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../math/verdict.js";
import { circleRectOverlap } from "../pairs/circle-rect.js";
import { circleAt, isFiniteShape, rectAt } from "./records.js";

/**
 * û·d less a half size, in units of |dx| + |dy| and both half sizes: difference, product and sum 3, the direction taken
 * for a unit vector 5, the difference 1.
 */
const EXCESS_ERROR = 10 * UNIT_ROUNDOFF;

/** The squares 1 each, their sum 1, their difference 1; the bound itself passes 6, all of its terms positive. */
const CIRCLE_RECT_ERROR = 4 * UNIT_ROUNDOFF;

/** `circleRectOverlap` for records. */
export function circleRectMany(
  circles: Float64Array,
  rects: Float64Array,
  out: Uint8Array,
  count: number,
): void {
  for (let i = 0, c = 0, b = 0; i < count; i++, c += 3, b += 6) {
    const r = circles[c + 2] as number;
    const halfWidth = rects[b + 2] as number;
    const halfHeight = rects[b + 3] as number;
    const ux = rects[b + 4] as number;
    const uy = rects[b + 5] as number;
    const dx = (circles[c] as number) - (rects[b] as number);
    const dy = (circles[c + 1] as number) - (rects[b + 1] as number);
    const beyondX = Math.max(0, Math.abs(ux * dx + uy * dy) - halfWidth);
    const beyondY = Math.max(0, Math.abs(ux * dy - uy * dx) - halfHeight);
    const error = EXCESS_ERROR * (Math.abs(dx) + Math.abs(dy) + halfWidth + halfHeight) + UNDERFLOW_ERROR;
    const distanceSq = beyondX * beyondX + beyondY * beyondY;
    const radiusSq = r * r;
    // What the errors change in the squares; cutting off at 0 makes none of them larger.
    const shift = 2.1 * error * (beyondX + beyondY + error);
    const gap = radiusSq - distanceSq;
    const gapError = shift + CIRCLE_RECT_ERROR * (radiusSq + distanceSq) + UNDERFLOW_ERROR;
    const isUnit = Math.abs(ux * ux + uy * uy - 1) <= UNIT_TOLERANCE;
    if (isUnit && Math.abs(gap) > gapError) out[i] = Number(gap > 0);
    else out[i] = decide(circles, rects, i);
  }
}

function decide(circles: Float64Array, rects: Float64Array, index: number): number {
  const circle = circleAt(circles, index);
  const rect = rectAt(rects, index);
  return Number(isFiniteShape(circle) && isFiniteShape(rect) && circleRectOverlap(circle, rect));
}
