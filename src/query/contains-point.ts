import { requireFinite } from "../math/validation.js";
import { holdsPoint } from "../pairs/tables/holds-point.js";
import type { Shape } from "../shapes/kind.js";

/**
 * Whether a shape contains the point (x, y); its boundary belongs to it. Exact, like `overlaps`.
 *
 * Throws TypeError or RangeError if a coordinate is no finite number.
 *
 * @example
 * containsPoint(ellipse(0, 0, 4, 2), 4, 0); // true
 */
export function containsPoint(shape: Shape, x: number, y: number): boolean {
  if (!Number.isFinite(x) || !Number.isFinite(y)) {
    requireFinite(x, "containsPoint: x");
    requireFinite(y, "containsPoint: y");
  }
  return holdsPoint(shape, x, y);
}
