import { outOfRange, requireFinite, wrongType } from "../math/validation.js";
import { type HalfPlane, Kind, type Ray } from "./kind.js";

/* What a point and a direction make: half planes, and rays, which are no shapes. */

/**
 * The half plane whose boundary passes through (x, y) and whose outward normal is (nx, ny), of any length: a floor, a
 * wall. The normal points away from the solid side; the boundary belongs to it.
 *
 * The normal is kept exactly. Throws TypeError or RangeError unless all are finite numbers and the normal is
 * not zero.
 *
 * @example
 * const floor = halfPlane(0, 100, 0, -1); // solid below y = 100, y pointing down
 * containsPoint(floor, 50, 120); // true
 */
export function halfPlane(x: number, y: number, nx: number, ny: number): HalfPlane {
  const localNx = requireFinite(nx, "halfPlane: nx");
  const localNy = requireFinite(ny, "halfPlane: ny");
  if (localNx === 0 && localNy === 0) {
    throw new RangeError("halfPlane: (nx, ny) must be a normal other than zero, got (0, 0)");
  }
  return {
    kind: Kind.halfPlane,
    x: requireFinite(x, "halfPlane: x"),
    y: requireFinite(y, "halfPlane: y"),
    nx: localNx,
    ny: localNy,
    ux: 1,
    uy: 0,
    localNx,
    localNy,
  };
}

/**
 * The points (x, y) + t·(dx, dy) with minT ≤ t ≤ maxT, for `raycast`, `raycastAll` and the rays and circle
 * casts of a `World`. It is not a shape.
 *
 * The direction may have any length but 0, and t counts in multiples of it: from `a` to `b` is `ray(a.x, a.y,
 * b.x - a.x, b.y - a.y, 1)`. With maxT = Infinity (the default) and minT = -Infinity it is a line. Throws
 * TypeError or RangeError unless x, y, dx, dy are finite numbers, (dx, dy) ≠ 0, minT ≤ maxT, minT < Infinity
 * and maxT > -Infinity.
 *
 * @example
 * const laser = ray(0, 0, 2, 0, 5); // from (0, 0) to (10, 0)
 * raycast(laser, circle(9, 0, 1))?.t; // 4
 */
export function ray(
  x: number,
  y: number,
  dx: number,
  dy: number,
  maxT: number = Number.POSITIVE_INFINITY,
  minT: number = 0,
): Ray {
  const made: Ray = {
    x: requireFinite(x, "ray: x"),
    y: requireFinite(y, "ray: y"),
    dx: requireFinite(dx, "ray: dx"),
    dy: requireFinite(dy, "ray: dy"),
    minT: requireLimit(minT, "ray: minT", Number.POSITIVE_INFINITY, "a number below Infinity"),
    maxT: requireLimit(maxT, "ray: maxT", Number.NEGATIVE_INFINITY, "a number above -Infinity"),
  };
  if (made.dx === 0 && made.dy === 0) {
    throw new RangeError("ray: (dx, dy) must be a direction other than zero, got (0, 0)");
  }
  if (made.minT > made.maxT) {
    throw outOfRange(maxT, "ray: maxT", `at least minT, which is ${made.minT}`);
  }
  return made;
}

function requireLimit(value: unknown, parameter: string, forbidden: number, allowed: string): number {
  if (typeof value !== "number") throw wrongType(value, parameter, allowed);
  if (Number.isNaN(value) || value === forbidden) throw outOfRange(value, parameter, allowed);
  return value + 0;
}
