import { requireFinite } from "../math/validation.js";
import { Kind, type Point } from "./kind.js";

/**
 * The point (x, y) as a shape.
 *
 * Throws TypeError or RangeError unless both are finite numbers.
 *
 * @example
 * containsPoint(point(1, 2), 1, 2); // true
 */
export function point(x: number, y: number): Point {
  return { kind: Kind.point, x: requireFinite(x, "point: x"), y: requireFinite(y, "point: y") };
}
