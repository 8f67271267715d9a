import { Turn, turnByDirection, turnByRadians } from "../math/angle.js";
import { atan2 } from "../math/trigonometry.js";
import { requireFinite } from "../math/validation.js";
import type { Angle } from "../math/vector.js";
import { requireShape } from "./arguments.js";
import type { NoBody, Shape } from "./kind.js";
import { Pose, readPose } from "./place-points.js";
import { putInPose } from "./put-in-pose.js";

/** The pose to set: not arguments, since numbers passed as arguments may go to the heap. */
const target = /* @__PURE__ */ new Pose();
const turn = /* @__PURE__ */ new Turn();

/**
 * Moves a shape's position to (x, y) and returns the shape. The position is the centre, the apex of a sector, an annular
 * sector or an arc, a point of a half plane's boundary, and for shapes given by points and compounds the origin of the
 * given coordinates.
 *
 * Changes the shape in place; absolute, so nothing accumulates. Throws TypeError or RangeError, and changes
 * nothing, unless both are finite numbers and every point stays within the doubles.
 *
 * @example
 * moveTo(rect(0, 0, 4, 2), 10, 5).x; // 10
 */
export function moveTo<S extends Shape>(shape: S & NoBody, x: number, y: number): S {
  requireShape(shape, "moveTo: shape");
  const newX = requireFinite(x, "moveTo: x");
  const newY = requireFinite(y, "moveTo: y");
  readPose(shape, target);
  target.x = newX;
  target.y = newY;
  return requirePose(shape, target, "moveTo");
}

/**
 * Moves a shape by (dx, dy) from where it is and returns the shape: `moveTo(shape, shape.x + dx, shape.y + dy)`.
 *
 * Changes the shape in place. Each sum is rounded, so many small steps accumulate many small errors. Throws TypeError or
 * RangeError, and changes nothing, unless both are finite numbers and every point stays within the doubles.
 *
 * @example
 * moveBy(rect(10, 5, 4, 2), 5, 0).x; // 15
 */
export function moveBy<S extends Shape>(shape: S & NoBody, dx: number, dy: number): S {
  requireShape(shape, "moveBy: shape");
  const byX = requireFinite(dx, "moveBy: dx");
  const byY = requireFinite(dy, "moveBy: dy");
  readPose(shape, target);
  target.x = target.x + byX + 0;
  target.y = target.y + byY + 0;
  if (Number.isFinite(target.x) && Number.isFinite(target.y)) return requirePose(shape, target, "moveBy");
  throw outsideDoubles(target, "moveBy");
}

/**
 * The angle of a shape's pose in radians, above −π and up to π: the rotation for a picture of it. 0 for points and
 * circles, which are the same at every angle.
 *
 * Error: ≤ 2 ulp; multiples of π/4 are the doubles that stand for them. The shape itself has the exact rotation, as the
 * direction `{ x: shape.ux, y: shape.uy }`.
 *
 * @example
 * angleOf(rect(0, 0, 4, 2, degrees(90))) === Math.PI / 2; // true
 */
export function angleOf(shape: Shape): number {
  requireShape(shape, "angleOf: shape");
  readPose(shape, target);
  return atan2(target.turn.y, target.turn.x);
}

/**
 * Rotates a shape about its position to `angle` (radians from +x towards +y, or a direction) and returns the shape.
 *
 * Changes the shape in place; absolute, so nothing accumulates. An ellipse, a rectangle and a rounded rectangle then have
 * this angle; the directions of a sector, an annular sector and an arc, a half plane's normal, all points and all parts
 * are those the shape was made with, rotated by it; points and circles are the same at every angle. Throws TypeError or
 * RangeError, and changes nothing, unless it is an angle and every point stays within the doubles.
 *
 * @example
 * containsPoint(rotateTo(rect(0, 0, 4, 1), degrees(90)), 0, 2); // true
 */
export function rotateTo<S extends Shape>(shape: S & NoBody, angle: Angle): S {
  requireShape(shape, "rotateTo: shape");
  if (typeof angle === "number") {
    turn.radians = angle;
    turnByRadians(turn, "rotateTo: angle");
  } else {
    turnByDirection(turn, angle, "rotateTo: angle");
  }
  readPose(shape, target);
  target.turn.x = turn.x;
  target.turn.y = turn.y;
  return requirePose(shape, target, "rotateTo");
}

/**
 * `moveTo` and `rotateTo` in one: everything is checked before anything changes.
 *
 * @example
 * containsPoint(setPose(rect(0, 0, 4, 1), 10, 0, degrees(90)), 10, 2); // true
 */
export function setPose<S extends Shape>(shape: S & NoBody, x: number, y: number, angle: Angle): S {
  requireShape(shape, "setPose: shape");
  const newX = requireFinite(x, "setPose: x");
  const newY = requireFinite(y, "setPose: y");
  if (typeof angle === "number") {
    target.turn.radians = angle;
    turnByRadians(target.turn, "setPose: angle");
  } else {
    turnByDirection(target.turn, angle, "setPose: angle");
  }
  target.x = newX;
  target.y = newY;
  return requirePose(shape, target, "setPose");
}

/** Puts a shape in a pose; throws RangeError in the caller's name and changes nothing if that is impossible. */
export function requirePose<S extends Shape>(shape: S, pose: Readonly<Pose>, caller: string): S {
  if (putInPose(shape, pose)) return shape;
  throw outsideDoubles(pose, caller);
}

function outsideDoubles({ x, y }: Readonly<Pose>, caller: string): RangeError {
  return new RangeError(
    `${caller}: the pose must leave every coordinate within ±${Number.MAX_VALUE}, got the position (${x}, ${y})`,
  );
}
