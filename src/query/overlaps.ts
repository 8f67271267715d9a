import { overlapVerdict } from "../pairs/tables/overlap-filters.js";
import { overlapsExactly } from "../pairs/tables/overlap-tests.js";
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
