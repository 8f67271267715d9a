import { degrees } from "../math/angle.js";
import { normalize } from "../math/vec2.js";
import type { Direction, Vec2 } from "../math/vector.js";

/** A linear map: (x, y) ↦ (ax + cy, bx + dy), as DOMMatrix has its entries. */
export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/**
 * Where a file puts what has coordinates of its own: first its matrix is applied, then the turn, then (x, y) is added. The turn is kept
 * apart, as degrees, so that what is turned in the editor has that very angle, and right angles are exact.
 */
export interface Placement extends Vec2 {
  readonly matrix: Matrix;
  /** From +x towards +y. */
  readonly degrees: number;
}

export const UNCHANGED: Matrix = { a: 1, b: 0, c: 0, d: 1 };

/** Whether a matrix takes each axis to an axis, as flips, quarter turns and stretching along the axes do. */
export function keepsAxes({ a, b, c, d }: Matrix): boolean {
  return (b === 0 && c === 0) || (a === 0 && d === 0);
}

/** Whether a matrix that keeps the axes stretches both by the same factor, so that circles stay circles. */
export function isEven({ a, b, c, d }: Matrix): boolean {
  return Math.abs(a) + Math.abs(b) === Math.abs(c) + Math.abs(d);
}

export function applied({ a, b, c, d }: Matrix, x: number, y: number): Vec2 {
  return { x: a * x + c * y + 0, y: b * x + d * y + 0 };
}

/** The direction of a placement's turn, as constructors take it. */
export function directionOf({ degrees: turn }: Placement): Direction {
  return degrees(turn);
}

/** Where a placement puts a point. */
export function placed(placement: Placement, x: number, y: number): Vec2 {
  const p = applied(placement.matrix, x, y);
  if (placement.degrees === 0) return { x: placement.x + p.x + 0, y: placement.y + p.y + 0 };
  const { x: cosine, y: sine } = normalize(directionOf(placement));
  return {
    x: placement.x + (cosine * p.x - sine * p.y) + 0,
    y: placement.y + (cosine * p.y + sine * p.x) + 0,
  };
}

/** The placement of what lies at (x, y) in another, and is turned about that point by some degrees there. */
export function placementWithin(outer: Placement, x: number, y: number, turn: number): Placement {
  const position = placed(outer, x, y);
  const { matrix } = outer;
  if (turn === 0) return { ...position, matrix, degrees: outer.degrees };
  if (isEven(matrix)) {
    // A turn before a flip is the opposite turn after it.
    const isFlipped = matrix.a * matrix.d - matrix.b * matrix.c < 0;
    return { ...position, matrix, degrees: outer.degrees + (isFlipped ? -turn : turn) };
  }
  // What is stretched unevenly is stretched as it lies: the turn comes first, and is part of the matrix.
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
