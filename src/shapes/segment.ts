import { outOfRange, requireFinite, requireNames, requireSize } from "../math/validation.js";
import { expectPolylineTree } from "../near/shape-trees.js";
import {
  coordinatesOf,
  makeRelative,
  type OriginOption,
  type PointLike,
  requireOrigin,
} from "./arguments.js";
import { type Capsule, Kind, type Polyline, type Segment } from "./kind.js";

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
  expectPolylineTree(shape);
  return shape;
}
