/** Boxes that hold curved and turned shapes, each a few ulp wider than it must be. */

import { isModerate, UNIT_ROUNDOFF } from "../../math/verdict.js";
import { type Ellipse, Opening } from "../../shapes/kind.js";
import { OpenedDirections } from "../../shapes/sector-opening.js";

/** Twice the largest relative error of one rounding, and so at least the distance to the next double. */
const ONE_ULP = 2 * UNIT_ROUNDOFF;

/**
 * A half size takes squares, products, a sum, a quotient and a root, at most 8 roundings in all. With moderate numbers
 * nothing overflows, and what underflows is too small beside the rest to matter: if the sum of two squares is moderate, a
 * product loses bits only if one factor is below 2⁻¹⁰⁷⁴, and other factors are below 2⁴⁰¹.
 */
const LARGER = 1 + 16 * UNIT_ROUNDOFF;
const SMALLER = 1 - 16 * UNIT_ROUNDOFF;

/** A bound on what a cosine may lose to underflow. */
const LEAST_COSINE = 2 ** -500;

/** The points between two radii and two directions from the apex (x, y): a sector, an annular sector or an arc. */
class Wedge extends OpenedDirections {
  x = 0.5;
  y = 0.5;
  innerR = 0.5;
  outerR = 0.5;
}

export const wedge = /* @__PURE__ */ new Wedge();

/** A rectangle, with rounded corners or not. */
class Box {
  x = 0.5;
  y = 0.5;
  halfWidth = 0.5;
  halfHeight = 0.5;
  r = 0.5;
  ux = 0.5;
  uy = 0.5;
}

export const box = /* @__PURE__ */ new Box();

/**
 * Writes the box of the circle about (numbers[from], numbers[from + 1]) of radius numbers[from + 2].
 *
 * A rounded sum s is off by half an ulp of s, which is at most 2⁻⁵³ |s|, and not at all where it is
 * subnormal; taking off 2⁻⁵² |s| and rounding again leaves at least that. `roundVerdict` counts on no more
 * being taken off.
 */
export function writeRoundBox(numbers: Float64Array, from: number, boxes: Float64Array, at: number): void {
  const x = numbers[from] as number;
  const y = numbers[from + 1] as number;
  const r = numbers[from + 2] as number;
  const left = x - r;
  const below = y - r;
  const right = x + r;
  const above = y + r;
  boxes[at] = left - Math.abs(left) * ONE_ULP;
  boxes[at + 1] = below - Math.abs(below) * ONE_ULP;
  boxes[at + 2] = right + Math.abs(right) * ONE_ULP;
  boxes[at + 3] = above + Math.abs(above) * ONE_ULP;
}

/** Moves each side of a box, a rounded sum, outward in the same way. */
export function letOut(boxes: Float64Array, at: number): void {
  boxes[at] = (boxes[at] as number) - Math.abs(boxes[at] as number) * ONE_ULP;
  boxes[at + 1] = (boxes[at + 1] as number) - Math.abs(boxes[at + 1] as number) * ONE_ULP;
  boxes[at + 2] = (boxes[at + 2] as number) + Math.abs(boxes[at + 2] as number) * ONE_ULP;
  boxes[at + 3] = (boxes[at + 3] as number) + Math.abs(boxes[at + 3] as number) * ONE_ULP;
}

/** Writes the box of a centre and half sizes, let out for rounding. */
function writeAround(
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
  boxes: Float64Array,
  at: number,
): void {
  boxes[at] = x - halfWidth;
  boxes[at + 1] = y - halfHeight;
  boxes[at + 2] = x + halfWidth;
  boxes[at + 3] = y + halfHeight;
  letOut(boxes, at);
}

/** Half sizes: √((rx ux)² + (ry uy)²) / |u| and √((rx uy)² + (ry ux)²) / |u|. False if their numbers are not moderate. */
export function writeEllipse({ x, y, rx, ry, ux, uy }: Ellipse, boxes: Float64Array, at: number): boolean {
  const cosineSq = ux * ux;
  const sineSq = uy * uy;
  const lengthSq = cosineSq + sineSq;
  const widthSq = rx * rx * cosineSq + ry * ry * sineSq;
  const heightSq = rx * rx * sineSq + ry * ry * cosineSq;
  if (!(isModerate(lengthSq) && isModerate(widthSq) && isModerate(heightSq))) return false;
  const halfWidth = Math.sqrt(widthSq / lengthSq) * LARGER;
  const halfHeight = Math.sqrt(heightSq / lengthSq) * LARGER;
  writeAround(x, y, halfWidth, halfHeight, boxes, at);
  return true;
}

/**
 * Half sizes: (p |ux| + q |uy|) / |u| + r and (p |uy| + q |ux|) / |u| + r, with p and q the half sizes less
 * r.
 */
export function writeBox(boxes: Float64Array, at: number): boolean {
  const { x, y, r, ux, uy } = box;
  const p = box.halfWidth - r;
  const q = box.halfHeight - r;
  const cosine = Math.abs(ux);
  const sine = Math.abs(uy);
  const lengthSq = cosine * cosine + sine * sine;
  const width = p * cosine + q * sine;
  const height = p * sine + q * cosine;
  if (!(isModerate(lengthSq) && isModerate(width) && isModerate(height))) return false;
  const length = Math.sqrt(lengthSq);
  const halfWidth = (width / length + r) * LARGER;
  const halfHeight = (height / length + r) * LARGER;
  writeAround(x, y, halfWidth, halfHeight, boxes, at);
  return true;
}

/**
 * On each side, the points between two directions reach as far as the circle, if its foremost point is one of them; else
 * as far as one of the corners.
 */
export function writeWedge(boxes: Float64Array, at: number): boolean {
  const { x, y, innerR, outerR, opening, startX, startY, endX, endY } = wedge;
  const startSq = startX * startX + startY * startY;
  const endSq = endX * endX + endY * endY;
  if (!(isModerate(startSq) && isModerate(endSq) && isModerate(outerR))) return false;
  if (innerR !== 0 && !isModerate(innerR)) return false;
  const perStart = 1 / Math.sqrt(startSq);
  const perEnd = 1 / Math.sqrt(endSq);
  const isWhole = opening === Opening.whole;
  const isWide = opening === Opening.halfOrMore;
  // Whether an axis is ahead of the start, and behind the end: openings of less than a half turn need both, wider ones
  // need one. If both directions are equal, their line counts as on both sides, which only makes the box larger.
  const hasRight = isWhole || isBetween(isWide, startY <= 0, endY >= 0);
  const hasLeft = isWhole || isBetween(isWide, startY >= 0, endY <= 0);
  const hasAbove = isWhole || isBetween(isWide, startX >= 0, endX <= 0);
  const hasBelow = isWhole || isBetween(isWide, startX <= 0, endX >= 0);
  const startCosine = startX * perStart;
  const startSine = startY * perStart;
  const endCosine = endX * perEnd;
  const endSine = endY * perEnd;
  const right = hasRight ? outerR : reach(innerR, outerR, Math.max(startCosine, endCosine));
  const left = hasLeft ? outerR : reach(innerR, outerR, Math.max(-startCosine, -endCosine));
  const above = hasAbove ? outerR : reach(innerR, outerR, Math.max(startSine, endSine));
  const below = hasBelow ? outerR : reach(innerR, outerR, Math.max(-startSine, -endSine));
  boxes[at] = x - left;
  boxes[at + 1] = y - below;
  boxes[at + 2] = x + right;
  boxes[at + 3] = y + above;
  letOut(boxes, at);
  return true;
}

function isBetween(isWide: boolean, aheadOfStart: boolean, behindEnd: boolean): boolean {
  return isWide ? aheadOfStart || behindEnd : aheadOfStart && behindEnd;
}

/**
 * How far a corner reaches along an axis, by its cosine with it: the outer one forward, the inner one
 * backward.
 */
function reach(innerR: number, outerR: number, cosine: number): number {
  return cosine >= 0 ? outerR * (cosine * LARGER + LEAST_COSINE) : innerR * (cosine * SMALLER + LEAST_COSINE);
}
