import { productError } from "../../math/rounding.js";
import { ScratchVector, type Vec2 } from "../../math/vector.js";
import { UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { Offset, setCombination, setDifference, sumRest } from "../fine/offset.js";
import { type Conic, wedgeVerdict } from "../outline/conic.js";
import { found, nextCrossing } from "./crossing-list.js";
import {
  abscissaOf,
  certifyStep,
  type Edge,
  type Expansion,
  expandEdge,
  newton,
  ofFirst,
  ofSecond,
  ordinateOf,
  setStep,
} from "./newton.js";

/** A curve of one shape, which crosses one of the other. */
type Curve = Conic | Edge;

/** The stored point that coordinates are relative to. */
export const anchor = /* @__PURE__ */ new ScratchVector();

/** A point near a crossing, relative to the anchor; it has no low parts and no error. */
export const near = /* @__PURE__ */ new Offset();

/** Makes coordinates relative to a stored point; `seeAnchor` has to follow for all curves that cross. */
export function setAnchor({ x, y }: Readonly<Vec2>): void {
  anchor.x = x;
  anchor.y = y;
  near.xLow = 0;
  near.yLow = 0;
  near.error = 0;
}

/** Sets the position of the anchor relative to a curve. */
export function seeAnchor(curve: Curve): void {
  const isAside = !curve.isStraight && curve.isAside;
  curve.isAnchor = curve.x === anchor.x && curve.y === anchor.y && !isAside;
  if (curve.isAnchor) return;
  setDifference(curve.anchor, anchor, curve);
  if (isAside) setCombination(curve.anchor, 1, curve.anchor, -1, curve.aside);
}

const MOST_STEPS = 5;

/** After a larger step, as a part of the place, the coordinates are not accurate enough. */
const SMALL_STEP = 2 ** -26;

const offset = /* @__PURE__ */ new Offset();

/**
 * Adds the crossing of two curves near `near`, by Newton's method with values in pairs of doubles; false if it is not
 * certain that there is one, which doubles are nearest to it, or whether it is on arcs.
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
  if (!curve.isAnchor) setCombination(offset, 1, near, 1, curve.anchor);
  const place = curve.isAnchor ? near : offset;
  if (curve.isStraight) expandEdge(curve, place, out);
  else expandConic(curve, place, out);
}

/** An error that hardly ever changes which double is the nearest. */
const NEGLIGIBLE = 2 ** -60;

function isNegligible(coordinate: number): boolean {
  return newton.error <= NEGLIGIBLE * Math.abs(coordinate);
}

/** The error of the found point relative to the centre: sums of three leading doubles, without the low ones. */
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
  if (onArcs === 0) return false;
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
  const crossing = nextCrossing();
  crossing.x = x + 0;
  crossing.y = y + 0;
  crossing.fineX = near.x;
  crossing.fineXLow = newton.x;
  crossing.fineY = near.y;
  crossing.fineYLow = newton.y;
  crossing.anchorX = anchorX;
  crossing.anchorY = anchorY;
  crossing.error = newton.error;
  crossing.turn = newton.turn;
  crossing.reach = newton.reach;
  crossing.firstPart = found.firstPart;
  crossing.secondPart = found.secondPart;
  crossing.firstPiece = firstPiece;
  crossing.secondPiece = secondPiece;
  crossing.isEntry = newton.turn < 0 === (isInward(first) === isInward(second));
  crossing.isNone = onArcs < 0;
  found.count += 1;
  return true;
}

/**
 * Whether the gradient of a curve points into the solid, as that of edges, and of circles that bound a ring from within.
 * With both gradients turned outward, the first outline enters where the second's is behind its own.
 */
function isInward(curve: Curve): boolean {
  return curve.isStraight || curve.isReversed;
}

function isUpright(curve: Curve): curve is Edge {
  return curve.isStraight && curve.dx === 0;
}

function isLevel(curve: Curve): curve is Edge {
  return curve.isStraight && curve.dy === 0;
}

/**
 * With u the unit roundoff, m and m' the magnitudes of the two factors before they cancel, and M = m² + m'² + level: U
 * and W are off by 18 u² of theirs, factors by 27 u² m (two roundings of the low part, which is below 4.1 u m), squares
 * by 91 u² m² (four roundings, below 9.2 u m²), the sum of all by 47 u² M more, and the level by 20 u² of itself.
 */
const VALUE_ERROR = 2 ** 8 * UNIT_ROUNDOFF * UNIT_ROUNDOFF;

/** Factors are off by their low parts and 2 roundings, 7 u m; products and sums with them add 5. This is twice that. */
const GRADIENT_ERROR = 32 * UNIT_ROUNDOFF;

const turned = /* @__PURE__ */ new Offset();

/** Expands a conic about a point relative to its centre. */
export function expandConic(conic: Conic, v: Offset, out: Expansion): void {
  if (conic.isCircle) expandCircle(conic, v, out);
  else expandEllipse(conic, v, out);
}

/** As below, in half the time. */
function expandCircle({ level, levelLow }: Conic, { x, xLow, y, yLow, error }: Offset, out: Expansion): void {
  const xx = x * x;
  const yy = y * y;
  const sum = xx + yy;
  const rest = sum - level;
  const low = productError(x, x, xx) + productError(y, y, yy) + 2 * (x * xLow + y * yLow);
  out.value = rest + (sumRest(sum, -level, rest) + (sumRest(xx, yy, sum) + low - levelLow));
  out.gradientX = 2 * x;
  out.gradientY = 2 * y;
  out.bend = 1;
  const size = Math.abs(x) + Math.abs(y);
  out.gradientError = GRADIENT_ERROR * size;
  out.valueError = VALUE_ERROR * (sum + level) + 4 * error * size + UNDERFLOW_ERROR;
}

function expandEllipse(conic: Conic, v: Offset, out: Expansion): void {
  const { weightX, weightY, level, ux, uy } = conic;
  let sizeX = Math.abs(v.x);
  let sizeY = Math.abs(v.y);
  let seen = v;
  if (!conic.isUpright) {
    turn(conic, v);
    seen = turned;
    const alongX = Math.abs(ux);
    const alongY = Math.abs(uy);
    const size = alongX * sizeX + alongY * sizeY;
    sizeY = alongX * sizeY + alongY * sizeX;
    sizeX = size;
  }
  const a = weightX * seen.x;
  const b = weightY * seen.y;
  const aLow = productError(weightX, seen.x, a) + weightX * seen.xLow;
  const bLow = productError(weightY, seen.y, b) + weightY * seen.yLow;
  const aa = a * a;
  const bb = b * b;
  const aaLow = productError(a, a, aa) + (2 * a + aLow) * aLow;
  const bbLow = productError(b, b, bb) + (2 * b + bLow) * bLow;
  const sum = aa + bb;
  const rest = sum - level;
  out.value = rest + (sumRest(sum, -level, rest) + (sumRest(aa, bb, sum) + (aaLow + bbLow) - conic.levelLow));
  const slopeX = 2 * weightX * a;
  const slopeY = 2 * weightY * b;
  out.gradientX = ux * slopeX - uy * slopeY;
  out.gradientY = ux * slopeY + uy * slopeX;
  out.bend = conic.bend;
  const firstSize = weightX * sizeX;
  const secondSize = weightY * sizeY;
  const directionSize = Math.abs(ux) + Math.abs(uy);
  const gradientSize = (weightX * firstSize + weightY * secondSize) * directionSize;
  out.gradientError = GRADIENT_ERROR * gradientSize;
  out.valueError =
    VALUE_ERROR * (firstSize * firstSize + secondSize * secondSize + level) +
    4 * v.error * gradientSize +
    UNDERFLOW_ERROR;
}

/** Sets `turned` to u · v and u × v. */
function turn({ ux, uy }: Conic, { x, xLow, y, yLow }: Offset): void {
  const xx = ux * x;
  const yy = uy * y;
  const along = xx + yy;
  turned.x = along;
  turned.xLow =
    sumRest(xx, yy, along) + (productError(ux, x, xx) + productError(uy, y, yy) + (ux * xLow + uy * yLow));
  const xy = ux * y;
  const yx = uy * x;
  const across = xy - yx;
  turned.y = across;
  turned.yLow =
    sumRest(xy, -yx, across) + (productError(ux, y, xy) - productError(uy, x, yx) + (ux * yLow - uy * xLow));
}
