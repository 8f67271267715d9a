import { ScratchVector, type Vec2 } from "../../../math/vector.js";
import { UNIT_ROUNDOFF, type Verdict } from "../../../math/verdict.js";
import { certifyStep, type Expansion, newton, ofFirst, ofSecond, setStep } from "../../newton.js";
import { Offset, setCombination, setDifference, setMoved, setPlace, sumRest } from "../fine/offset.js";
import type { Conic } from "../outline/conic.js";
import { wedgeVerdict } from "../outline/wedge.js";
import { At, found, MOST_CROSSINGS, STRIDE } from "./crossing-list.js";
import { abscissaOf, type Edge, expandEdge, ordinateOf } from "./edge.js";
import { expandConic } from "./expand-conic.js";

/** What a crossing is made of: one curve of each shape. */
type Curve = Conic | Edge;

/** A stored point that coordinates are counted from. */
export const anchor = /* @__PURE__ */ new ScratchVector();

/** A place near to a crossing, seen from the anchor. */
export const near = /* @__PURE__ */ new ScratchVector();

/** Counts coordinates from a stored point; `seeAnchor` has to follow for all curves that cross. */
export function setAnchor({ x, y }: Readonly<Vec2>): void {
  anchor.x = x;
  anchor.y = y;
}

/** Sets where the anchor is as seen from a curve. */
export function seeAnchor(curve: Curve): void {
  const isAside = !curve.isStraight && curve.isAside;
  curve.isAnchor = curve.x === anchor.x && curve.y === anchor.y && !isAside;
  if (curve.isAnchor) return;
  setDifference(curve.anchor, anchor, curve);
  if (isAside) setCombination(curve.anchor, 1, curve.anchor, -1, curve.aside);
}

const MOST_STEPS = 5;

/** What follows a larger step, as a part of the place, is too much for the coordinates to be known. */
const SMALL_STEP = 2 ** -26;

const offset = /* @__PURE__ */ new Offset();

/**
 * Adds the crossing of two curves that is near to `near`, by Newton's method with values in pairs of doubles;
 * false if it is not certain that there is one, which doubles are nearest to it, or whether it is on arcs.
 */
export function addCrossing(first: Curve, second: Curve, firstPiece: number, secondPiece: number): boolean {
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    expandAt(first, ofFirst);
    expandAt(second, ofSecond);
    setStep();
    const isSmall = newton.size <= SMALL_STEP * (Math.abs(near.x) + Math.abs(near.y));
    if (isSmall && certifyStep() && store(first, second, firstPiece, secondPiece)) return true;
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

/** The point found as seen from the centre: sums of three leading doubles, and the low ones left out. */
const SEEN_ERROR = 4 * UNIT_ROUNDOFF;

/** Whether the zero found is on a curve, if that is not whole. */
function arcVerdict(curve: Curve): Verdict {
  if (curve.isStraight || curve.isWhole) return 1;
  const awayX = curve.isAnchor ? 0 : curve.anchor.x;
  const awayY = curve.isAnchor ? 0 : curve.anchor.y;
  const size = Math.abs(awayX) + Math.abs(near.x) + Math.abs(awayY) + Math.abs(near.y);
  const error = newton.error + SEEN_ERROR * size;
  return wedgeVerdict(curve.wedge, awayX + near.x + newton.x, awayY + near.y + newton.y, error);
}

function store(first: Curve, second: Curve, firstPiece: number, secondPiece: number): boolean {
  const onArcs = first.isWhole && second.isWhole ? 1 : Math.min(arcVerdict(first), arcVerdict(second));
  if (found.count === MOST_CROSSINGS || onArcs === 0) return false;
  const anchorX = anchor.x;
  const anchorY = anchor.y;
  const roundX = anchorX + near.x;
  const roundY = anchorY + near.y;
  let x = roundX + (sumRest(anchorX, near.x, roundX) + newton.x);
  let y = roundY + (sumRest(anchorY, near.y, roundY) + newton.y);
  if (first.isStraight || second.isStraight) {
    // All points of an upright or level edge have the same coordinate.
    const upright = isUpright(first) ? first : isUpright(second) ? second : null;
    const level = isLevel(first) ? first : isLevel(second) ? second : null;
    const isKnownX = upright !== null || isNegligible(x);
    const isKnownY = level !== null || isNegligible(y);
    if (onArcs > 0 && !(isKnownX && isKnownY)) return false;
    if (upright !== null) x = abscissaOf(upright);
    if (level !== null) y = ordinateOf(level);
  } else if (onArcs > 0 && !(isNegligible(x) && isNegligible(y))) {
    return false;
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
  numbers[at + At.firstPiece] = firstPiece;
  numbers[at + At.secondPiece] = secondPiece;
  numbers[at + At.onArcs] = onArcs;
  numbers[at + At.error] = newton.error;
  found.count += 1;
  return true;
}

function isUpright(curve: Curve): curve is Edge {
  return curve.isStraight && curve.dx === 0;
}

function isLevel(curve: Curve): curve is Edge {
  return curve.isStraight && curve.dy === 0;
}
