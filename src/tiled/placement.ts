import { degrees } from "../math/angle.js";
import { normalize } from "../math/vec2.js";
import type { Direction, Vec2 } from "../math/vector.js";

/** A linear map: (x, y) ↦ (ax + cy, bx + dy), with the entries of DOMMatrix. */
export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/**
 * The transformation of local coordinates in a file: first the matrix is applied, then the rotation, then (x, y) is
 * added. The rotation is separate, in degrees, so that rotated objects have exactly the angle of the editor, and right
 * angles are exact.
 */
export interface Placement extends Vec2 {
  readonly matrix: Matrix;
  /** From +x towards +y. */
  readonly degrees: number;
}

export const UNCHANGED: Matrix = { a: 1, b: 0, c: 0, d: 1 };

/** Whether a matrix maps each axis to an axis, as flips, quarter turns and scaling along the axes do. */
export function keepsAxes({ a, b, c, d }: Matrix): boolean {
  return (b === 0 && c === 0) || (a === 0 && d === 0);
}

/** Whether a matrix that keeps the axes scales both by the same factor, so that circles stay circles. */
export function isEven({ a, b, c, d }: Matrix): boolean {
  return Math.abs(a) + Math.abs(b) === Math.abs(c) + Math.abs(d);
}

export function applied({ a, b, c, d }: Matrix, x: number, y: number): Vec2 {
  return { x: a * x + c * y + 0, y: b * x + d * y + 0 };
}

/** The direction of a placement's rotation, for constructors. */
export function directionOf({ degrees: turn }: Placement): Direction {
  return degrees(turn);
}

/** The image of a point. */
export function placed(placement: Placement, x: number, y: number): Vec2 {
  const p = applied(placement.matrix, x, y);
  if (placement.degrees === 0) return { x: placement.x + p.x + 0, y: placement.y + p.y + 0 };
  const { x: cosine, y: sine } = normalize(directionOf(placement));
  return {
    x: placement.x + (cosine * p.x - sine * p.y) + 0,
    y: placement.y + (cosine * p.y + sine * p.x) + 0,
  };
}

/** The placement at (x, y) within another, rotated about that point by some degrees. */
export function placementWithin(outer: Placement, x: number, y: number, turn: number): Placement {
  const position = placed(outer, x, y);
  const { matrix } = outer;
  if (turn === 0) return { ...position, matrix, degrees: outer.degrees };
  if (isEven(matrix)) {
    // A rotation before a flip is the opposite rotation after it.
    const isFlipped = matrix.a * matrix.d - matrix.b * matrix.c < 0;
    return { ...position, matrix, degrees: outer.degrees + (isFlipped ? -turn : turn) };
  }
  // Nonuniform scaling applies to the rotated object: the rotation comes first, and is part of the matrix.
  return { ...position, matrix: product(matrix, turnMatrix(turn)), degrees: outer.degrees };
}

function turnMatrix(turn: number): Matrix {
  const { x: cosine, y: sine } = normalize(degrees(turn));
  return { a: cosine, b: sine, c: -sine + 0, d: cosine };
}

/** The matrix that applies `second` first. */
export function product(first: Matrix, second: Matrix): Matrix {
  const x = applied(first, second.a, second.b);
  const y = applied(first, second.c, second.d);
  return { a: x.x, b: x.y, c: y.x, d: y.y };
}
