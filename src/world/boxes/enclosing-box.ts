import { isModerate, UNIT_ROUNDOFF } from "../../math/verdict.js";
import { type Bounds, bounds } from "../../shapes/bounds.js";
import {
  type AnnularSector,
  type Arc,
  type Compound,
  type Ellipse,
  Kind,
  Opening,
  type Rect,
  type RoundedRect,
  type Sector,
  type Shape,
  type SimpleShape,
} from "../../shapes/kind.js";

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

/** In an array, since numbers passed as arguments may go to the heap. */
const circle = /* @__PURE__ */ new Float64Array(3);
const part = /* @__PURE__ */ new Float64Array(4);
const scratch: Bounds = { minX: 0, minY: 0, maxX: 0, maxY: 0 };

/**
 * Writes a box that holds the shape at boxes[at … at + 3]: minX, minY, maxX, maxY.
 *
 * The boxes of curved or rotated shapes are wider than `bounds` by a few ulp, and twice as quick to compute.
 */
export function writeEnclosingBox(shape: Shape, boxes: Float64Array, at: number): void {
  if (writeQuickly(shape, boxes, at)) return;
  bounds(shape, scratch);
  boxes[at] = scratch.minX;
  boxes[at + 1] = scratch.minY;
  boxes[at + 2] = scratch.maxX;
  boxes[at + 3] = scratch.maxY;
}

/** The same for kinds for which that is slow; false for others, and for numbers that are not moderate. */
function writeQuickly(shape: Shape, boxes: Float64Array, at: number): boolean {
  switch (shape.kind) {
    case Kind.circle:
      ({ x: circle[0], y: circle[1], r: circle[2] } = shape);
      writeRoundBox(circle, 0, boxes, at);
      return true;
    case Kind.ellipse:
      return writeEllipse(shape, boxes, at);
    case Kind.rect:
    case Kind.roundedRect:
      return writeBox(shape, boxes, at);
    case Kind.sector:
    case Kind.annularSector:
    case Kind.arc:
      return writeWedge(shape, boxes, at);
    case Kind.compound:
      writeParts(shape, boxes, at);
      return true;
    default:
      return false;
  }
}

function writeParts({ parts }: Compound, boxes: Float64Array, at: number): void {
  boxes[at] = Number.POSITIVE_INFINITY;
  boxes[at + 1] = Number.POSITIVE_INFINITY;
  boxes[at + 2] = Number.NEGATIVE_INFINITY;
  boxes[at + 3] = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < parts.length; i++) {
    writeEnclosingBox(parts[i] as SimpleShape, part, 0);
    boxes[at] = Math.min(boxes[at] as number, part[0] as number);
    boxes[at + 1] = Math.min(boxes[at + 1] as number, part[1] as number);
    boxes[at + 2] = Math.max(boxes[at + 2] as number, part[2] as number);
    boxes[at + 3] = Math.max(boxes[at + 3] as number, part[3] as number);
  }
}

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
function letOut(boxes: Float64Array, at: number): void {
  boxes[at] = (boxes[at] as number) - Math.abs(boxes[at] as number) * ONE_ULP;
  boxes[at + 1] = (boxes[at + 1] as number) - Math.abs(boxes[at + 1] as number) * ONE_ULP;
  boxes[at + 2] = (boxes[at + 2] as number) + Math.abs(boxes[at + 2] as number) * ONE_ULP;
  boxes[at + 3] = (boxes[at + 3] as number) + Math.abs(boxes[at + 3] as number) * ONE_ULP;
}

/** Half sizes: √((rx ux)² + (ry uy)²) / |u| and √((rx uy)² + (ry ux)²) / |u|. False if their numbers are not moderate. */
function writeEllipse({ x, y, rx, ry, ux, uy }: Ellipse, boxes: Float64Array, at: number): boolean {
  const cosineSq = ux * ux;
  const sineSq = uy * uy;
  const lengthSq = cosineSq + sineSq;
  const widthSq = rx * rx * cosineSq + ry * ry * sineSq;
  const heightSq = rx * rx * sineSq + ry * ry * cosineSq;
  if (!(isModerate(lengthSq) && isModerate(widthSq) && isModerate(heightSq))) return false;
  const halfWidth = Math.sqrt(widthSq / lengthSq) * LARGER;
  const halfHeight = Math.sqrt(heightSq / lengthSq) * LARGER;
  boxes[at] = x - halfWidth;
  boxes[at + 1] = y - halfHeight;
  boxes[at + 2] = x + halfWidth;
  boxes[at + 3] = y + halfHeight;
  letOut(boxes, at);
  return true;
}

/**
 * Half sizes: (p |ux| + q |uy|) / |u| + r and (p |uy| + q |ux|) / |u| + r, with p and q the half sizes less
 * r.
 */
function writeBox(shape: Rect | RoundedRect, boxes: Float64Array, at: number): boolean {
  const { x, y, ux, uy } = shape;
  const r = shape.kind === Kind.rect ? 0 : shape.r;
  const p = shape.halfWidth - r;
  const q = shape.halfHeight - r;
  const cosine = Math.abs(ux);
  const sine = Math.abs(uy);
  const lengthSq = cosine * cosine + sine * sine;
  const width = p * cosine + q * sine;
  const height = p * sine + q * cosine;
  if (!(isModerate(lengthSq) && isModerate(width) && isModerate(height))) return false;
  const length = Math.sqrt(lengthSq);
  const halfWidth = (width / length + r) * LARGER;
  const halfHeight = (height / length + r) * LARGER;
  boxes[at] = x - halfWidth;
  boxes[at + 1] = y - halfHeight;
  boxes[at + 2] = x + halfWidth;
  boxes[at + 3] = y + halfHeight;
  letOut(boxes, at);
  return true;
}

/**
 * On each side, the points between two directions reach as far as the circle, if its foremost point is one of them; else
 * as far as one of the corners.
 */
function writeWedge(shape: Sector | AnnularSector | Arc, boxes: Float64Array, at: number): boolean {
  const { x, y, opening, startX, startY, endX, endY } = shape;
  const outerR = shape.kind === Kind.annularSector ? shape.outerR : shape.r;
  const innerR = shape.kind === Kind.annularSector ? shape.innerR : shape.kind === Kind.arc ? outerR : 0;
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
