import { directionFromAngle } from "../math/angle.js";
import { requireFinite } from "../math/validation.js";
import type { Angle, Direction } from "../math/vector.js";
import { Kind, type Shape } from "./kind.js";
import { requireShape } from "./require-shape.js";
import { turnedSector } from "./sector.js";

type Mutable<T> = { -readonly [Field in keyof T]: T[Field] };

/**
 * Puts a shape's position (its centre; a sector's apex) at (x, y) and returns the shape.
 *
 * Changes the shape in place; absolute, so nothing accumulates.
 * Throws TypeError or RangeError, and changes nothing, unless both are finite numbers.
 */
export function moveTo<S extends Shape>(shape: S, x: number, y: number): S {
  requireShape(shape, "moveTo: shape");
  const newX = requireFinite(x, "moveTo: x");
  const newY = requireFinite(y, "moveTo: y");
  return putAt(shape, newX, newY);
}

/**
 * Turns a shape about its position to `angle` (radians from +x towards +y, or a direction) and returns the
 * shape.
 *
 * Changes the shape in place; absolute, so nothing accumulates. An ellipse or rectangle then has this angle;
 * a sector opens between the directions it was made with, both turned by it; points and circles are the same
 * at every angle. Throws TypeError or RangeError, and changes nothing, unless it is an angle.
 */
export function rotateTo<S extends Shape>(shape: S, angle: Angle): S {
  requireShape(shape, "rotateTo: shape");
  return turnTo(shape, directionFromAngle(angle, "rotateTo: angle"));
}

/** `moveTo` and `rotateTo` in one: everything is checked before anything changes. */
export function setPose<S extends Shape>(shape: S, x: number, y: number, angle: Angle): S {
  requireShape(shape, "setPose: shape");
  const newX = requireFinite(x, "setPose: x");
  const newY = requireFinite(y, "setPose: y");
  const turn = directionFromAngle(angle, "setPose: angle");
  return turnTo(putAt(shape, newX, newY), turn);
}

function putAt<S extends Shape>(shape: S, x: number, y: number): S {
  const moved: Mutable<Shape> = shape;
  moved.x = x;
  moved.y = y;
  return shape;
}

function turnTo<S extends Shape>(shape: S, turn: Direction): S {
  const turned: Mutable<Shape> = shape;
  if (turned.kind === Kind.point || turned.kind === Kind.circle) return shape;
  if (turned.kind === Kind.sector) {
    const { opening, startX, startY, endX, endY } = turnedSector(turned, turn);
    const sector: Mutable<typeof turned> = turned;
    sector.opening = opening;
    sector.startX = startX;
    sector.startY = startY;
    sector.endX = endX;
    sector.endY = endY;
  }
  const oriented: Mutable<typeof turned> = turned;
  oriented.ux = turn.x;
  oriented.uy = turn.y;
  return shape;
}
