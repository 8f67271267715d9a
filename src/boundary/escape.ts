import { lengthOf } from "../nearest/nearest.js";
import type { ContactCurve } from "./contact-curve.js";

/** Lengths below this are rounding errors, in a frame that brings the shapes near the size 1. */
export const NEGLIGIBLE_LENGTH = 2 ** -44;

/** A translation no longer than this is none: a few roundings of coordinates that are below 2 or so. */
const TOUCHING = 2 ** -50;

/** How far a translation is pushed on to see whether the shapes are then apart. */
export const PUSH = 2 ** -43;

/** In the frame, shapes that have an end leave each other by less. */
const FARTHEST_WAY_OUT = 8;

/**
 * What lengths that stand for rounding errors are multiplied by after a translation, since coordinates are then rounded in
 * proportion to it: to the tip of what is free between two half planes it may be as long as their angle is small.
 */
export function errorsAfter(length: number): number {
  return Math.max(1, length / FARTHEST_WAY_OUT);
}

/** The farthest that it is pushed in a narrow gap, to be this far from both its sides. */
const FARTHEST_PUSH = 2 ** -18;

/** The same, in a wedge between straight sides: one that opens by less than 2⁻³⁴ counts as closed. */
const FARTHEST_IN_WEDGE = 2 ** -8;

/** Beside a circle of a radius less than twice this there is no room for a push on either side; it counts as a point. */
const LEAST_HALF_RADIUS = 16 * PUSH;

/** How far off lines may be: where they cross, by this divided by the sine of the angle between them. */
export const CROSSING_ERROR = 2 ** -50;

/** A translation of b that may be the shortest after which the shapes can part. */
export interface Escape {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** The unit vector along it; where it is no longer than rounding errors, one in which the shapes part. */
  readonly normalX: number;
  readonly normalY: number;
  /** The step after which the shapes are apart, if they can part there; multiplied by `errorsAfter` the translation. */
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

/** Where two curves cross: the place, and the unit normals m and n there. */
export interface Crossing {
  readonly x: number;
  readonly y: number;
  readonly mx: number;
  readonly my: number;
  /** The curvature along m's curve: positive where M is convex, infinite where the curve is a point. */
  readonly mBend: number;
  readonly nx: number;
  readonly ny: number;
  /** The same along n's. */
  readonly nBend: number;
}

/**
 * Adds a place where two curves cross, of which `curve` is that of m. M bends inward there, so that what is free is ahead of
 * both. It is nearest to the origin if the translation is between the normals; the margin lets in all that are.
 * Opposite normals leave a cusp between the curves.
 */
export function addCrossing(crossing: Crossing, curve: ContactCurve, escapes: Escapes): void {
  const { x, y, mx, my, mBend, nx, ny, nBend } = crossing;
  const length = lengthOf(x, y);
  // The tip between lines that are all but parallel may be beyond the doubles.
  if (!(length <= escapes.limit && length < Number.POSITIVE_INFINITY)) return;
  const middle = lengthOf(mx + nx, my + ny);
  if (middle < PUSH / FARTHEST_PUSH) {
    addCusp(crossing, curve, escapes);
    return;
  }
  const push = Math.min(PUSH / (middle / 2), farthestPush(crossing));
  const turn = mx * ny - my * nx >= 0 ? 1 : -1;
  // Along a curve that is much bent, an error of the place is a large one of the normal; and where the curves
  // cross at a small angle, the place is uncertain along them. Places that are nearer to this one than a push do not
  // count as free if the curves leave little room between them: then this one stands for them.
  const margin =
    errorsAfter(length) *
    (NEGLIGIBLE_LENGTH * (1 + length * (Math.abs(mBend) + Math.abs(nBend))) +
      CROSSING_ERROR / Math.abs(mx * ny - my * nx) +
      push);
  if (turn * (mx * y - my * x) < -margin || turn * (x * ny - y * nx) < -margin) return;
  if (x * (mx + nx) + y * (my + ny) < -margin) return;
  const wx = (mx + nx) / middle;
  const wy = (my + ny) / middle;
  const ahead = middleAhead(crossing, push);
  const pushX = push * wx + (ahead * (mx - nx)) / 2;
  const pushY = push * wy + (ahead * (my - ny)) / 2;
  addParting(crossing, wx, wy, pushX, pushY, curve, escapes);
}

/**
 * Adds the tip of what is free between two curves whose normals are all but opposite: a cusp or a narrow wedge, to one
 * side or the other. It is the nearest place of that wherever the origin lies behind: nothing is between the normals.
 */
function addCusp(crossing: Crossing, curve: ContactCurve, escapes: Escapes): void {
  const { mx, my, mBend, nx, ny, nBend } = crossing;
  const acrossX = (mx - nx) / 2;
  const acrossY = (my - ny) / 2;
  const opening = lengthOf(mx + nx, my + ny);
  const farthest = farthestPush(crossing);
  const bent = ((mBend + nBend) * farthest * farthest) / 2;
  const isWide = !(bent + opening * farthest < 2 * PUSH);
  const inWedge = PUSH / (opening / 2);
  const push = isWide || !(inWedge <= FARTHEST_IN_WEDGE) ? farthest : inWedge;
  const ahead = middleAhead(crossing, push);
  const asideX = ahead * acrossX;
  const asideY = ahead * acrossY;
  for (const side of [1, -1]) {
    const wx = -side * acrossY;
    const wy = side * acrossX;
    addParting(crossing, wx, wy, push * wx + asideX, push * wy + asideY, curve, escapes);
  }
}

/**
 * How far ahead of m the middle between two curves is of that between their tangents, at a distance along it: what is free
 * between curves that bend alike, nearly opposite to each other, bends with them.
 *
 * At the distance p the curves are −(αp + mBend p²)/2 and (αp + nBend p²)/2 ahead of m, α being the angle at which they open, or
 * minus that.
 */
function middleAhead(crossing: Crossing, distance: number): number {
  const { mBend, nBend } = crossing;
  return isBesidePoint(crossing) ? 0 : ((nBend - mBend) * distance * distance) / 4;
}

/** The farthest that it is pushed between two curves: half a radius of either, so that they are still like parabolas. */
function farthestPush(crossing: Crossing): number {
  return isBesidePoint(crossing) ? FARTHEST_PUSH : Math.min(halfRadiusOf(crossing), FARTHEST_PUSH);
}

/** Whether one of the curves is so small a circle that it counts as a point. */
function isBesidePoint(crossing: Crossing): boolean {
  return !(halfRadiusOf(crossing) > LEAST_HALF_RADIUS);
}

/** Half the radius of that curve that is bent the more. */
function halfRadiusOf({ mBend, nBend }: Crossing): number {
  return 1 / (2 * Math.max(Math.abs(mBend), Math.abs(nBend)));
}

/** Adds the translation to a crossing, where the shapes part along the unit vector w, apart after a step. */
function addParting(
  { x, y, mx, my }: Crossing,
  wx: number,
  wy: number,
  pushX: number,
  pushY: number,
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
    pushX,
    pushY,
    curve,
    touchX: mx,
    touchY: my,
  });
}
