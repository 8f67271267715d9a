import { lengthOf } from "../nearest/nearest.js";
import type { ContactCurve } from "./contact-curve.js";
import type { Cover } from "./cover.js";
import { isClosed, type Mouth, mouthAhead, mouthBetween, type Sides, wayInto } from "./mouth.js";

/** Lengths below this are rounding errors, in a frame that brings the shapes near the size 1. */
export const NEGLIGIBLE_LENGTH = 2 ** -44;

/** A translation no longer than this is none: a few roundings of coordinates that are below 2 or so. */
const TOUCHING = 2 ** -50;

/** In the frame, shapes that have an end leave each other by less. */
const FARTHEST_WAY_OUT = 8;

/**
 * What lengths that stand for rounding errors are multiplied by after a translation, since coordinates are then rounded in
 * proportion to it: to the tip of what is free between two half planes it may be as long as their angle is small.
 */
export function errorsAfter(length: number): number {
  return Math.max(1, length / FARTHEST_WAY_OUT);
}

/** Normals that are this near to opposite ones leave a cusp between them, or a narrow wedge, to one side or the other. */
const OPPOSITE = 2 ** -25;

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
  /** What is free ahead, if the shapes can part there. */
  readonly mouth: Mouth;
  /** What touches after the translation, and the normal there. */
  readonly curve: ContactCurve;
  readonly touchX: number;
  readonly touchY: number;
}

/** Those found so far; longer ones than `limit` are of no use, nor are those that are covered. */
export interface Escapes {
  readonly limit: number;
  readonly cover: Cover | null;
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
    mouth: mouthAhead(nx, ny),
    curve,
    touchX: nx,
    touchY: ny,
  });
}

/** Where two curves cross: the place, and the curves there. */
export interface Crossing extends Sides {
  readonly x: number;
  readonly y: number;
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
  if (escapes.cover?.holds(x, y)) return;
  const middle = lengthOf(mx + nx, my + ny);
  if (middle < OPPOSITE) {
    addCusp(crossing, curve, escapes);
    return;
  }
  const mouth = mouthBetween(crossing, (mx + nx) / middle, (my + ny) / middle, middle);
  const turn = mx * ny - my * nx >= 0 ? 1 : -1;
  // Along a curve that is much bent, an error of the place is a large one of the normal; and where the curves
  // cross at a small angle, the place is uncertain along them. Places that are nearer to this one than a push do not
  // count as free if the curves leave little room between them: then this one stands for them.
  const margin =
    errorsAfter(length) *
    (NEGLIGIBLE_LENGTH * (1 + length * (Math.abs(mBend) + Math.abs(nBend))) +
      CROSSING_ERROR / Math.abs(mx * ny - my * nx) +
      wayInto(mouth, 1));
  if (turn * (mx * y - my * x) < -margin || turn * (x * ny - y * nx) < -margin) return;
  if (x * (mx + nx) + y * (my + ny) < -margin) return;
  addParting(crossing, mouth, curve, escapes);
}

/**
 * Adds the tip of what is free between two curves whose normals are all but opposite: a cusp or a narrow wedge, to one
 * side or the other. It is the nearest place of that wherever the origin lies behind: nothing is between the normals.
 */
function addCusp(crossing: Crossing, curve: ContactCurve, escapes: Escapes): void {
  const { mx, my, nx, ny } = crossing;
  const acrossX = (mx - nx) / 2;
  const acrossY = (my - ny) / 2;
  // The curves open towards the sum of the normals, and close the other way.
  const opening = (nx + mx) * -acrossY + (ny + my) * acrossX;
  addParting(crossing, mouthBetween(crossing, -acrossY, acrossX, opening), curve, escapes);
  addParting(crossing, mouthBetween(crossing, acrossY, -acrossX, -opening), curve, escapes);
}

/** Adds the translation to a crossing, where the shapes part into a mouth, if that opens. */
function addParting({ x, y, mx, my }: Crossing, mouth: Mouth, curve: ContactCurve, escapes: Escapes): void {
  if (isClosed(mouth)) return;
  const size = lengthOf(x, y);
  const length = size > TOUCHING ? size : 0;
  const isNone = size <= NEGLIGIBLE_LENGTH;
  escapes.found.push({
    x,
    y,
    length,
    normalX: isNone ? mouth.x : x / length,
    normalY: isNone ? mouth.y : y / length,
    mouth,
    curve,
    touchX: mx,
    touchY: my,
  });
}
