import type { Vec2 } from "../math/vector.js";

/** How far a translation is pushed on, away from what it touches, to see whether the shapes are apart there. */
export const PUSH = 2 ** -43;

/** The longest push: a gap in which a longer one would be needed to get `PUSH` away from both sides counts as closed. */
const FARTHEST_PUSH = 2 ** -8;

/** Within a circle whose radius is below twice this, a push finds no room on either side; it counts as a point. */
const LEAST_HALF_RADIUS = 16 * PUSH;

/** How far curves that touch may overlap by rounding. */
const OVERLAP_ERROR = 2 ** -49;

/**
 * The free gap in which the shapes can separate: between two curves with the unit normals m and n, from where they cross,
 * or ahead of a single curve.
 *
 * At the distance p along the middle between the tangents, the curves are −αp/2 − mBend p²/2 and αp/2 + nBend p²/2 ahead
 * of m. α is the angle at which they open; with α < 0, they close before they open.
 */
export interface Mouth {
  /** The unit vector along the middle of the gap. */
  readonly x: number;
  readonly y: number;
  /** The direction across the gap, ahead of m: half the difference of the normals. */
  readonly acrossX: number;
  readonly acrossY: number;
  /** α, or twice the sine of its half. */
  readonly opening: number;
  /** The curvatures; 0 for a circle that counts as a point. */
  readonly mBend: number;
  readonly nBend: number;
}

/** The gap ahead of a single curve: a push along its normal gets as far from it as the push is long. */
export function mouthAhead(x: number, y: number): Mouth {
  return { x, y, acrossX: 0, acrossY: 0, opening: 2, mBend: 0, nBend: 0 };
}

/** The gap between two curves along a unit vector. */
export function mouthBetween(
  { mx, my, mBend, nx, ny, nBend }: Sides,
  x: number,
  y: number,
  opening: number,
): Mouth {
  return {
    x,
    y,
    acrossX: (mx - nx) / 2,
    acrossY: (my - ny) / 2,
    opening,
    mBend: isPoint(mBend) ? 0 : mBend,
    nBend: isPoint(nBend) ? 0 : nBend,
  };
}

function isPoint(bend: number): boolean {
  return !(halfRadiusOf(bend, 0) > LEAST_HALF_RADIUS);
}

/** Two curves where they cross: the unit normals m and n there. */
export interface Sides {
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
 * Whether the gap is closed: the curves close and do not bend apart, or they overlap by more than rounding before they
 * do, namely by α²/2 divided by the sum of the curvatures. Then the free gap begins where they cross again.
 */
export function isClosed({ opening, mBend, nBend }: Mouth): boolean {
  return opening <= 0 && opening * opening >= 2 * (mBend + nBend) * OVERLAP_ERROR;
}

/**
 * The least distance along the middle at which the gap, αp + (mBend + nBend) p²/2, is as wide as two pushes multiplied by
 * `part`, or at which it is widest if it never is.
 */
export function wayInto({ opening, mBend, nBend }: Mouth, part: number): number {
  const width = 2 * PUSH * part;
  const bend = mBend + nBend;
  const rootSq = opening * opening + 2 * bend * width;
  const way = rootSq >= 0 ? (2 * width) / (opening + Math.sqrt(rootSq)) : -opening / bend;
  return Math.min(way, FARTHEST_PUSH * Math.max(part, 1), halfRadiusOf(mBend, nBend));
}

/** Sets `out` to the step into the gap, to where it is as wide as `wayInto` says, halfway between the curves. */
export function setPush(out: Vec2, mouth: Mouth, part: number): void {
  const { x, y, acrossX, acrossY, mBend, nBend } = mouth;
  const way = wayInto(mouth, part);
  const ahead = (fallAt(nBend, way) - fallAt(mBend, way)) / 2;
  out.x = way * x + ahead * acrossX;
  out.y = way * y + ahead * acrossY;
}

/** How far a circle is behind its tangent, at a distance along it that is less than the radius. */
function fallAt(bend: number, distance: number): number {
  const turn = bend * distance;
  return (turn * distance) / (1 + Math.sqrt(1 - turn * turn));
}

/** Half the radius of the more strongly curved of two curves: up to this distance, it is nearly a parabola. */
function halfRadiusOf(mBend: number, nBend: number): number {
  return 1 / (2 * Math.max(Math.abs(mBend), Math.abs(nBend)));
}
