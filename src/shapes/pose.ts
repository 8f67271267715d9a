import { directionFromAngle } from "../math/angle.js";
import { requireFinite } from "../math/validation.js";
import type { Angle } from "../math/vector.js";
import { Kind, type Shape } from "./kind.js";
import { putInPose } from "./put-in-pose.js";
import { requireShape } from "./require-shape.js";

/**
 * Puts a shape's position at (x, y) and returns the shape. The position is the centre, the apex of a sector,
 * an annular sector or an arc, a point of a half plane's boundary, and for shapes given by points and
 * compounds the origin these were given in.
 *
 * Changes the shape in place; absolute, so nothing accumulates. Throws TypeError or RangeError, and changes
 * nothing, unless both are finite numbers and every point stays within the doubles.
 */
export function moveTo<S extends Shape>(shape: S, x: number, y: number): S {
  requireShape(shape, "moveTo: shape");
  const newX = requireFinite(x, "moveTo: x");
  const newY = requireFinite(y, "moveTo: y");
  return pose(shape, newX, newY, turnX(shape), turnY(shape), "moveTo");
}

/**
 * Turns a shape about its position to `angle` (radians from +x towards +y, or a direction) and returns the
 * shape.
 *
 * Changes the shape in place; absolute, so nothing accumulates. An ellipse, a rectangle and a rounded
 * rectangle then have this angle; a sector, an annular sector and an arc open between the directions they were
 * made with, both turned by it, as are a half plane's normal, all points and all parts; points and circles are
 * the same at every angle. Throws TypeError or RangeError, and changes nothing, unless it is an angle and
 * every point stays within the doubles.
 */
export function rotateTo<S extends Shape>(shape: S, angle: Angle): S {
  requireShape(shape, "rotateTo: shape");
  const turn = directionFromAngle(angle, "rotateTo: angle");
  return pose(shape, shape.x, shape.y, turn.x, turn.y, "rotateTo");
}

/** `moveTo` and `rotateTo` in one: everything is checked before anything changes. */
export function setPose<S extends Shape>(shape: S, x: number, y: number, angle: Angle): S {
  requireShape(shape, "setPose: shape");
  const newX = requireFinite(x, "setPose: x");
  const newY = requireFinite(y, "setPose: y");
  const turn = directionFromAngle(angle, "setPose: angle");
  return pose(shape, newX, newY, turn.x, turn.y, "setPose");
}

function pose<S extends Shape>(shape: S, x: number, y: number, ux: number, uy: number, caller: string): S {
  const oldX = shape.x;
  const oldY = shape.y;
  const oldUx = turnX(shape);
  const oldUy = turnY(shape);
  if (putInPose(shape, x, y, ux, uy)) return shape;
  putInPose(shape, oldX, oldY, oldUx, oldUy);
  throw new RangeError(
    `${caller}: the pose must leave every coordinate within ±${Number.MAX_VALUE}, got the position (${x}, ${y})`,
  );
}

function turnX(shape: Shape): number {
  return shape.kind === Kind.point || shape.kind === Kind.circle ? 1 : shape.ux;
}

function turnY(shape: Shape): number {
  return shape.kind === Kind.point || shape.kind === Kind.circle ? 0 : shape.uy;
}
