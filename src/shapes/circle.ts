import { requireFinite, requireSize } from "../math/validation.js";
import { type Circle, Kind, type Point } from "./kind.js";

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

/**
 * The disc of radius `r` about (x, y), rim included. Radius 0 is legal: a point.
 *
 * Throws TypeError or RangeError unless all are finite numbers and r ≥ 0.
 *
 * @example
 * area(circle(0, 0, 1)) === Math.PI; // true
 */
export function circle(x: number, y: number, r: number): Circle {
  return {
    kind: Kind.circle,
    x: requireFinite(x, "circle: x"),
    y: requireFinite(y, "circle: y"),
    r: requireSize(r, "circle: r"),
  };
}
