import type { Relation } from "../exact/rcc8.js";
import type { Point } from "../shapes/kind.js";

/**
 * Whether two points are the same. Exact.
 *
 * @example
 * pointPointOverlap(point(1, 0), point(1, 0)); // true
 */
export function pointPointOverlap(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

/**
 * Relation of two points: `"equal"` or `"apart"`. Exact.
 *
 * @example
 * pointPointRelation(point(1, 0), point(1, 0)); // equal
 */
export function pointPointRelation(a: Point, b: Point): Relation {
  return pointPointOverlap(a, b) ? "equal" : "apart";
}
