import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import type { ContactCurve } from "./contact-curve.js";
import { isClosed, type Mouth, mouthAhead, mouthBetween, type Sides, wayInto } from "./freedom.js";

/** Lengths below this are rounding errors, in a frame that brings the shapes near the size 1. */
export const NEGLIGIBLE_LENGTH = 2 ** -44;

/** More than the distance of curves that count as crossing, and than the error of their crossing where they nearly touch. */
export const MARGIN = 2 ** -20;

/** A translation this short counts as none: a few roundings of coordinates below 2 or so. */
const TOUCHING = 2 ** -50;

/** In the frame, bounded shapes can be separated by a shorter translation. */
const FARTHEST_WAY_OUT = 8;

/**
 * The factor of rounding errors after a translation: coordinates are then rounded in proportion to its length, which for
 * the tip of the gap between two half planes is as large as their angle is small.
 */
export function errorsAfter(length: number): number {
  return Math.max(1, length / FARTHEST_WAY_OUT);
}

/** Between curves with normals this near to opposite there is a cusp or a narrow wedge, on one side or the other. */
const OPPOSITE = 2 ** -25;

/** The error of a line; the crossing of two is off by this divided by the sine of the angle between them. */
export const CROSSING_ERROR = 2 ** -50;

/** A translation of b that is a candidate for the minimum translation vector. */
export interface Escape extends Readonly<Vec2> {
  readonly length: number;
  /** The unit vector along it; if it is within rounding errors of none, one along which the shapes separate. */
  readonly normalX: number;
  readonly normalY: number;
  /** The gap ahead, if the shapes can separate there. */
  readonly mouth: Mouth;
  /** The curve that it is on, which says what touches, and the normal there. */
  readonly curve: ContactCurve;
  readonly touchX: number;
  readonly touchY: number;
}

/** A square of translations, x ± half and y ± half. */
export interface Within extends Readonly<Vec2> {
  readonly half: number;
}

/** The candidates found so far; those longer than `limit` are of no use, nor crossings of straight curves outside a square. */
export interface Escapes {
  readonly limit: number;
  readonly found: Escape[];
  square?: Within | null;
}

/** Adds the point (x, y) of a curve where the translation is along the curve's unit normal n, or nearly zero. */
export function addFoot(
  x: number,
  y: number,
  nx: number,
  ny: number,
  curve: ContactCurve,
  escapes: Escapes,
): void {
  const height = x * nx + y * ny;
  // If it is negative, M goes on ahead of the curve.
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

/** The point where two curves cross, and the curves there. */
export type Crossing = Sides & Readonly<Vec2>;

/**
 * Adds a point where two curves cross, `curve` being that of m. M bends inward there, so the gap is ahead of both. The
 * point is locally nearest to the origin if the translation is between the normals; the margin lets in all that are.
 * Opposite normals leave a cusp between the curves.
 */
export function addCrossing(crossing: Crossing, curve: ContactCurve, escapes: Escapes): void {
  const { x, y, mx, my, mBend, nx, ny, nBend } = crossing;
  const length = lengthOf(x, y);
  // Nearly parallel lines may cross beyond the range of doubles.
  if (!(length <= escapes.limit && length < Number.POSITIVE_INFINITY)) return;
  const middle = lengthOf(mx + nx, my + ny);
  if (middle < OPPOSITE) {
    addCusp(crossing, curve, escapes);
    return;
  }
  const mouth = mouthBetween(crossing, (mx + nx) / middle, (my + ny) / middle, middle);
  const turn = mx * ny - my * nx >= 0 ? 1 : -1;
  // On a strongly curved line, an error of the point is a large error of the normal; where the curves cross at a small
  // angle, the point is uncertain along them. Points within a push of this one do not count as free if the gap is narrow:
  // this one represents them.
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
 * Adds the tip of the gap between two curves with nearly opposite normals: a cusp or a narrow wedge, on one side or the
 * other. Wherever the origin lies behind it, the tip is the nearest point of the gap, so the normals need not be checked.
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

/** Adds the translation to a crossing, if the gap there opens. */
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
