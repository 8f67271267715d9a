import { lengthOf } from "../nearest/nearest.js";
import type { ContactCurve } from "./contact-curve.js";

/** Lengths below this are rounding errors, in a frame that brings the shapes near the size 1. */
export const NEGLIGIBLE_LENGTH = 2 ** -44;

/** A translation no longer than this is none: a few roundings of coordinates that are below 2 or so. */
const TOUCHING = 2 ** -50;

/** How far a translation is pushed on to see whether the shapes are then apart. */
export const PUSH = 2 ** -43;

/** The farthest that it is pushed in a narrow gap, to be this far from both its sides. */
const FARTHEST_PUSH = 2 ** -18;

/** A translation of b that may be the shortest after which the shapes can part. */
export interface Escape {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** The unit vector along it; where it is no longer than rounding errors, one in which the shapes part. */
  readonly normalX: number;
  readonly normalY: number;
  /** The step after which the shapes are apart, if they can part there. */
  readonly pushX: number;
  readonly pushY: number;
  /** What touches after the translation, and the normal there. */
  readonly curve: ContactCurve;
  readonly touchX: number;
  readonly touchY: number;
}

/** Those found so far; longer ones than `limit` are of no use. */
export interface Escapes {
  readonly limit: number;
  readonly found: Escape[];
}

/** The place of a curve with the unit normal n where the translation is along n, or is nearly none. */
export function addFoot(
  x: number,
  y: number,
  nx: number,
  ny: number,
  curve: ContactCurve,
  escapes: Escapes,
): void {
  const height = x * nx + y * ny;
  // Beyond it M goes on, if it is negative.
  if (height < -NEGLIGIBLE_LENGTH) return;
  const length = height > TOUCHING ? height : 0;
  if (!(length <= escapes.limit)) return;
  escapes.found.push({
    x: length * nx,
    y: length * ny,
    length,
    normalX: nx,
    normalY: ny,
    pushX: PUSH * nx,
    pushY: PUSH * ny,
    curve,
    touchX: nx,
    touchY: ny,
  });
}

/**
 * Where two curves cross, with the unit normals m and n. M bends inward there, so that what is free is ahead of
 * both. It is nearest to the origin if the translation is between the normals; the margin lets in all that are.
 * Opposite normals leave a cusp between the curves.
 *
 * `mBend` and `nBend` are the curvatures, positive where M is convex; infinite where a curve is a point.
 */
export function addCrossing(
  x: number,
  y: number,
  mx: number,
  my: number,
  mBend: number,
  nx: number,
  ny: number,
  nBend: number,
  curve: ContactCurve,
  escapes: Escapes,
): void {
  const length = lengthOf(x, y);
  if (!(length <= escapes.limit)) return;
  const middle = lengthOf(mx + nx, my + ny);
  if (middle < PUSH / FARTHEST_PUSH) {
    // Two curves that touch each other: what is free is a cusp between them, to one side or the other, and its tip
    // is the nearest of it wherever the origin lies behind. Nothing is between the normals, which are opposite. At
    // the distance p along their tangent the curves are −mBend p²/2 and nBend p²/2 ahead of m.
    const push = FARTHEST_PUSH;
    const middleAhead = ((nBend - mBend) * push * push) / 4;
    const ahead = Math.abs(middleAhead) < push ? middleAhead : 0;
    addAlong(x, y, -my, mx, push, ahead * mx, ahead * my, mx, my, curve, escapes);
    addAlong(x, y, my, -mx, push, ahead * mx, ahead * my, mx, my, curve, escapes);
    return;
  }
  const turn = mx * ny - my * nx >= 0 ? 1 : -1;
  // Along a curve that is much bent, an error of the place is a large one of the normal.
  const margin = NEGLIGIBLE_LENGTH * (1 + length * (Math.abs(mBend) + Math.abs(nBend)));
  if (turn * (mx * y - my * x) < -margin || turn * (x * ny - y * nx) < -margin) return;
  if (x * (mx + nx) + y * (my + ny) < -margin) return;
  const push = Math.min(PUSH / (middle / 2), FARTHEST_PUSH);
  addAlong(x, y, (mx + nx) / middle, (my + ny) / middle, push, 0, 0, mx, my, curve, escapes);
}

/** Adds a translation after which the shapes part along the unit vector w, after a step a little aside. */
function addAlong(
  x: number,
  y: number,
  wx: number,
  wy: number,
  push: number,
  asideX: number,
  asideY: number,
  touchX: number,
  touchY: number,
  curve: ContactCurve,
  escapes: Escapes,
): void {
  const size = lengthOf(x, y);
  const length = size > TOUCHING ? size : 0;
  const isNone = size <= NEGLIGIBLE_LENGTH;
  escapes.found.push({
    x,
    y,
    length,
    normalX: isNone ? wx : x / length,
    normalY: isNone ? wy : y / length,
    pushX: push * wx + asideX,
    pushY: push * wy + asideY,
    curve,
    touchX,
    touchY,
  });
}
