import { ScratchVector } from "../../math/vector.js";
import { certifyStep, type Expansion, newton, ofFirst, ofSecond, setStep } from "../newton.js";
import { type Conic, expandConic } from "./conic.js";
import { type Edge, expandEdge } from "./edge.js";
import { Offset, setMoved, setPlace, sumRest } from "./offset.js";

/** What a crossing is made of: one curve of each shape. */
export type Curve = Conic | Edge;

/** The numbers of a crossing, at these places. */
export const At = {
  /** Nearest doubles. */
  x: 0,
  y: 1,
  /** Seen from the anchor, in pairs: what is left of the leading ones comes after them. */
  fineX: 2,
  fineXLow: 3,
  fineY: 4,
  fineYLow: 5,
  anchorX: 6,
  anchorY: 7,
  /** Gradient of the first curve × gradient of the second. */
  turn: 8,
  /** How far around there is no other crossing of the same curves. */
  reach: 9,
  /** Which edge of the first shape it is on, and which of the second. */
  firstEdge: 10,
  secondEdge: 11,
} as const;

export const STRIDE = 12;

/** More crossings are left to others. */
export const MOST_CROSSINGS = 64;

/** The crossings found last, in no order. */
export const found = { count: 0, numbers: /* @__PURE__ */ new Float64Array(STRIDE * MOST_CROSSINGS) };

/** A stored point that coordinates are counted from. */
export const anchor = /* @__PURE__ */ new ScratchVector();

/** A place near to a crossing, seen from the anchor. */
export const near = /* @__PURE__ */ new ScratchVector();

const MOST_STEPS = 5;

/** What follows a larger step, as a part of the place, is too much for the coordinates to be known. */
const SMALL_STEP = 2 ** -26;

const offset = /* @__PURE__ */ new Offset();

/**
 * Adds the crossing of two curves that is near to `near`, by Newton's method with values in pairs of doubles; false if
 * it is not certain that there is one, or which doubles are nearest to it.
 */
export function addCrossing(first: Curve, second: Curve, firstEdge: number, secondEdge: number): boolean {
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    expandAt(first, ofFirst);
    expandAt(second, ofSecond);
    setStep();
    const isSmall = newton.size <= SMALL_STEP * (Math.abs(near.x) + Math.abs(near.y));
    if (isSmall && certifyStep() && store(first, second, firstEdge, secondEdge)) return true;
    near.x += newton.x;
    near.y += newton.y;
  }
  return false;
}

function expandAt(curve: Curve, out: Expansion): void {
  if (curve.isAnchor) setPlace(offset, near);
  else setMoved(offset, near, curve.anchor);
  if (curve.isStraight) expandEdge(curve, offset, out);
  else expandConic(curve, offset, out);
}

/** An error that hardly ever makes another double the nearest one. */
const NEGLIGIBLE = 2 ** -60;

function isNegligible(coordinate: number): boolean {
  return newton.error <= NEGLIGIBLE * Math.abs(coordinate);
}

function isUpright(curve: Curve): curve is Edge {
  return curve.isStraight && curve.x === curve.endX;
}

function isLevel(curve: Curve): curve is Edge {
  return curve.isStraight && curve.y === curve.endY;
}

function store(first: Curve, second: Curve, firstEdge: number, secondEdge: number): boolean {
  if (found.count === MOST_CROSSINGS) return false;
  const anchorX = anchor.x;
  const anchorY = anchor.y;
  const roundX = anchorX + near.x;
  const roundY = anchorY + near.y;
  let x = roundX + (sumRest(anchorX, near.x, roundX) + newton.x);
  let y = roundY + (sumRest(anchorY, near.y, roundY) + newton.y);
  if (!first.isStraight && !second.isStraight) {
    if (!isNegligible(x) || !isNegligible(y)) return false;
  } else {
    // All points of an upright or level edge have the same coordinate.
    const upright = isUpright(first) ? first : isUpright(second) ? second : null;
    const level = isLevel(first) ? first : isLevel(second) ? second : null;
    if (upright !== null) x = upright.x;
    else if (!isNegligible(x)) return false;
    if (level !== null) y = level.y;
    else if (!isNegligible(y)) return false;
  }
  const { numbers } = found;
  const at = STRIDE * found.count;
  numbers[at + At.x] = x + 0;
  numbers[at + At.y] = y + 0;
  numbers[at + At.fineX] = near.x;
  numbers[at + At.fineXLow] = newton.x;
  numbers[at + At.fineY] = near.y;
  numbers[at + At.fineYLow] = newton.y;
  numbers[at + At.anchorX] = anchorX;
  numbers[at + At.anchorY] = anchorY;
  numbers[at + At.turn] = newton.turn;
  numbers[at + At.reach] = newton.reach;
  numbers[at + At.firstEdge] = firstEdge;
  numbers[at + At.secondEdge] = secondEdge;
  found.count += 1;
  return true;
}
