import { outOfRange, requireFinite, requireNames, requireSize, wrongType } from "../math/validation.js";
import { expectTree } from "../near/shape-trees.js";
import {
  coordinatesOf,
  makeRelative,
  type OriginOption,
  type PointLike,
  requireOrigin,
} from "./arguments.js";
import { type Capsule, type HalfPlane, Kind, type Polyline, type Ray, type Segment } from "./kind.js";

/* Segments, which may have a radius, and chains of them. */

/**
 * The straight segment from (ax, ay) to (bx, by), both ends included. Equal ends are legal: a point.
 *
 * Its position is (0, 0) and its angle 0 at first: moving and turning it transforms the coordinates its ends were given
 * in. Throws TypeError or RangeError unless all are finite numbers.
 *
 * @example
 * distance(segment(0, 0, 4, 0), point(2, 3)); // 3
 */
export function segment(ax: number, ay: number, bx: number, by: number): Segment {
  const localAx = requireFinite(ax, "segment: ax");
  const localAy = requireFinite(ay, "segment: ay");
  const localBx = requireFinite(bx, "segment: bx");
  const localBy = requireFinite(by, "segment: by");
  return {
    kind: Kind.segment,
    ax: localAx,
    ay: localAy,
    bx: localBx,
    by: localBy,
    x: 0,
    y: 0,
    ux: 1,
    uy: 0,
    localAx,
    localAy,
    localBx,
    localBy,
  };
}

const OPTION_NAMES: readonly (keyof OriginOption)[] = ["origin"];
const GIVEN = { x: 0, y: 0 };

/**
 * The points at most `r` away from the segment from (ax, ay) to (bx, by). Equal ends make a disc, `r = 0` the
 * segment.
 *
 * Its position is (0, 0) and its angle 0 at first: moving and turning it transforms the coordinates its ends were given
 * in. With `origin: "centroid"` its position is the middle between the ends instead, and the capsule is the same except
 * for rounding. Throws TypeError or RangeError unless all are finite numbers and r ≥ 0.
 *
 * @example
 * containsPoint(capsule(0, 0, 10, 0, 2), 12, 0); // true
 */
export function capsule(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
  options: OriginOption = {},
): Capsule {
  const ends = [
    requireFinite(ax, "capsule: ax"),
    requireFinite(ay, "capsule: ay"),
    requireFinite(bx, "capsule: bx"),
    requireFinite(by, "capsule: by"),
  ];
  requireSize(r, "capsule: r");
  requireNames(options, OPTION_NAMES, "capsule", "options");
  const { origin } = options;
  requireOrigin(origin, "capsule: options.origin");
  const middle = { x: ax / 2 + bx / 2, y: ay / 2 + by / 2 };
  const { x, y } = origin === undefined ? GIVEN : makeRelative(ends, middle, "capsule");
  const [localAx = 0, localAy = 0, localBx = 0, localBy = 0] = ends;
  return {
    kind: Kind.capsule,
    ax: x + localAx + 0,
    ay: y + localAy + 0,
    bx: x + localBx + 0,
    by: y + localBy + 0,
    r: r + 0,
    x,
    y,
    ux: 1,
    uy: 0,
    localAx,
    localAy,
    localBx,
    localBy,
  };
}

/**
 * The segments between neighbouring points: a curve, not what it encloses.
 *
 * It may cross itself, be closed (the last point equal to the first) and repeat a point. Its position is (0, 0) and its
 * angle 0 at first: moving and turning it transforms the coordinates its points were given in. The points are copied.
 * Throws TypeError or RangeError unless there are at least two, of finite numbers.
 *
 * @example
 * perimeter(polyline([[0, 0], [3, 4], [6, 0]])); // 10
 */
export function polyline(points: readonly PointLike[]): Polyline {
  const localPoints = coordinatesOf(points, "polyline: points");
  if (localPoints.length < 4) {
    throw outOfRange(localPoints.length / 2, "polyline: the number of points", "at least 2");
  }
  return polylineOfCoordinates(localPoints);
}

/** The polyline through points that have been checked before; keeps the array. */
export function polylineOfCoordinates(localPoints: readonly number[]): Polyline {
  const shape: Polyline = {
    kind: Kind.polyline,
    x: 0,
    y: 0,
    ux: 1,
    uy: 0,
    points: localPoints.slice(),
    localPoints,
  };
  expectTree(shape, shape.points, localPoints);
  return shape;
}

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
