import { outOfRange } from "../math/validation.js";
import { expectPolylineTree } from "../near/edge-tree.js";
import { Kind, type Polyline } from "./kind.js";
import { coordinatesOf, type PointLike } from "./point-list.js";

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
