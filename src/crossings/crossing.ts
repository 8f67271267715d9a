import { type DoubleDouble, exactSum } from "../math/double-double.js";
import { UNIT_ROUNDOFF } from "../math/verdict.js";
import type { FinePoint } from "./fine-point.js";
import { expand, type Form } from "./form.js";
import { COORDINATE_ERROR, FRAME_SIZE } from "./frame.js";
import { certifyStep, newton, ofFirst, ofSecond, setStep } from "./newton.js";
import type { Piece, RoundPiece, StraightPiece } from "./piece.js";

/** A point where the boundaries of two shapes cross, certainly under some angle and not at an end of a piece. */
export interface Crossing {
  readonly zero: CommonZero;
  readonly first: Piece;
  readonly second: Piece;
}

/** A point near to a crossing. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export const NOWHERE: readonly Place[] = [];

/**
 * Adds the crossings of two pieces; false where doubles do not tell what they are.
 *
 * There is one place near each common point of a straight piece, ends included, and the other one, or the conic
 * it is a part of; or near each of two conics. How many there are is certain already; so it remains to find as
 * many different ones, and whether they are within arcs.
 */
export function addCrossings(
  first: Piece,
  second: Piece,
  places: readonly Place[],
  crossings: Crossing[],
): boolean {
  const zeros: CommonZero[] = [];
  for (const { x, y } of places) {
    const zero = commonZeroNear(first.form, second.form, x, y);
    if (zero === null || zeros.some((other) => !areDistinct(other, zero))) return false;
    zeros.push(zero);
    const onFirst = sideOfEnds(first, zero);
    const onSecond = sideOfEnds(second, zero);
    if (isDoubtful(first, onFirst) || isDoubtful(second, onSecond)) return false;
    if (onFirst > 0 && onSecond > 0) crossings.push({ zero, first, second });
  }
  return true;
}

/** A zero beyond the end of a straight piece is another one than that which was looked for. */
function isDoubtful({ kind }: Piece, side: -1 | 0 | 1): boolean {
  return side === 0 || (side < 0 && kind === "straight");
}

function areDistinct(a: CommonZero, b: CommonZero): boolean {
  const away = Math.max(Math.abs(a.x.high - b.x.high), Math.abs(a.y.high - b.y.high));
  return away > a.reach + b.reach + COORDINATE_ERROR;
}

/** 1: a point of its carrier is between the ends of a piece. −1: beyond one of them. 0: doubtful. */
function sideOfEnds(piece: Piece, zero: CommonZero): -1 | 0 | 1 {
  return piece.kind === "straight" ? sideOfStraight(piece, zero) : sideOfRound(piece, zero);
}

function sideOfStraight({ from, to }: StraightPiece, { x, y, reach }: CommonZero): -1 | 0 | 1 {
  const dx = to.x.high - from.x.high;
  const dy = to.y.high - from.y.high;
  const vx = x.high - from.x.high;
  const vy = y.high - from.y.high;
  const afterFrom = vx * dx + vy * dy;
  const beforeTo = (to.x.high - x.high) * dx + (to.y.high - y.high) * dy;
  // Each difference is off by at most 4 coordinate errors, or 4 and the reach: what the products make of that,
  // doubled.
  const size = Math.abs(dx) + Math.abs(dy) + Math.abs(vx) + Math.abs(vy);
  const error = 4 * (reach + 4 * COORDINATE_ERROR) * size;
  if (afterFrom > error && beforeTo > error) return 1;
  return afterFrom < -error || beforeTo < -error ? -1 : 0;
}

function sideOfRound({ ends, x: centreX, y: centreY }: RoundPiece, { x, y, reach }: CommonZero): -1 | 0 | 1 {
  if (ends === null) return 1;
  const { startX, startY, endX, endY, isWide } = ends.wedge;
  const vx = x.high - centreX;
  const vy = y.high - centreY;
  const error = 4 * (reach + 4 * COORDINATE_ERROR) + WEDGE_ERROR * (Math.abs(vx) + Math.abs(vy));
  const aheadOfStart = certain(startX * vy - startY * vx, error * (Math.abs(startX) + Math.abs(startY)));
  const behindEnd = certain(vx * endY - vy * endX, error * (Math.abs(endX) + Math.abs(endY)));
  if (isWide) {
    if (aheadOfStart > 0 || behindEnd > 0) return 1;
    return aheadOfStart < 0 && behindEnd < 0 ? -1 : 0;
  }
  if (aheadOfStart < 0 || behindEnd < 0) return -1;
  return aheadOfStart > 0 && behindEnd > 0 ? 1 : 0;
}

/** Products and a difference, and directions that may be one rounding off. */
const WEDGE_ERROR = 8 * UNIT_ROUNDOFF;

function certain(value: number, error: number): -1 | 0 | 1 {
  return value > error ? 1 : value < -error ? -1 : 0;
}

/** A common zero of two forms, certainly the only one within `reach` of it. */
export interface CommonZero extends FinePoint {
  /** Its coordinates are off by at most these. */
  readonly errorX: number;
  readonly errorY: number;
  /** How far around its leading doubles there is no other. */
  readonly reach: number;
  /** Gradient of the first form × gradient of the second: its sign is certain. */
  readonly turn: number;
}

const MOST_STEPS = 8;

/** Points of a frame are within half of this. */
const FARTHEST = 2 * FRAME_SIZE;

/** Steps below this leave an error far below the last bit of a coordinate of ordinary size. */
const SMALL_STEP = 2 ** -44;

/**
 * The zero common to two forms that is near a point: Newton's method, the values of the forms computed in pairs of
 * doubles. Null if it cannot be certified.
 */
export function commonZeroNear(first: Form, second: Form, x: number, y: number): CommonZero | null {
  let [qx, qy] = [x, y];
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    // Not a number, or beyond the frame.
    if (!(Math.abs(qx) <= FARTHEST && Math.abs(qy) <= FARTHEST)) return null;
    expand(first, qx, qy, ofFirst);
    expand(second, qx, qy, ofSecond);
    setStep();
    if (newton.size <= SMALL_STEP) return certified(first, second, qx, qy);
    qx += newton.x;
    qy += newton.y;
  }
  return null;
}

/** The zero one step from (x, y), where the forms have been expanded. */
function certified(first: Form, second: Form, x: number, y: number): CommonZero | null {
  if (!certifyStep()) return null;
  const exactX = abscissaOf(first) ?? abscissaOf(second);
  const exactY = ordinateOf(first) ?? ordinateOf(second);
  // The first property must not be x: see FinePoint.
  return {
    turn: newton.turn,
    reach: newton.reach,
    errorX: exactX === null ? newton.error : 0,
    errorY: exactY === null ? newton.error : 0,
    x: exactX ?? exactSum(x, newton.x),
    y: exactY ?? exactSum(y, newton.y),
  };
}

/** The x that all points of an upright line have. */
function abscissaOf(form: Form): DoubleDouble | null {
  return form.kind === "line" && form.isExact && form.normal.y.high === 0 ? form.through.x : null;
}

/** The y that all points of a level line have. */
function ordinateOf(form: Form): DoubleDouble | null {
  return form.kind === "line" && form.isExact && form.normal.x.high === 0 ? form.through.y : null;
}
