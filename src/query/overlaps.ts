import { requireFinite } from "../math/validation.js";
import { overlapVerdict } from "../pairs/tables/overlap-filters.js";
import { holdsPoint, overlapsExactly } from "../pairs/tables/overlap-tests.js";
import type { Shape } from "../shapes/kind.js";

/**
 * Whether two shapes have a common point. Touching is overlapping.
 *
 * Symmetric: `overlaps(a, b)` iff `overlaps(b, a)`. Exact: the answer is that of real arithmetic on the
 * stored numbers, for every pair of kinds and every magnitude; no tolerance is involved. Never throws on
 * shapes made by this library. Cost: tens to a few hundred nanoseconds for simple shapes, proportional to the
 * number of edges or parts for others, and less than a microsecond where tiles, circles or other shapes of
 * straight edges touch on a grid. Where others touch to within rounding, and for sizes or distances beyond
 * about 2^±200, exact arithmetic decides: microseconds, and up to milliseconds where curves or square roots
 * meet.
 *
 * @example
 * overlaps(circle(0, 0, 2), rect(3, 0, 2, 2, degrees(45))); // true
 * overlaps(circle(0, 0, 2), circle(4, 0, 2)); // true
 */
export function overlaps(a: Shape, b: Shape): boolean {
  const verdict = overlapVerdict(a, b);
  return verdict !== 0 ? verdict > 0 : overlapsExactly(a, b);
}

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
