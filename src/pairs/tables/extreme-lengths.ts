/** Metric queries of lengths that are extreme: in a unit in which sizes are usual, and for gaps that round to 0. */

import { type ContactRecord, type Gap, inUnitOf } from "../../convex/result.js";
import { normalizingPower } from "../../math/exact.js";
import { length } from "../../math/vec2.js";
import { isUsualSize } from "../../math/verdict.js";
import { inUnit, sizeOf } from "../../shapes/copy.js";
import type { Capsule, Circle, Compound, Ellipse, Polygon, Rect, Shape } from "../../shapes/kind.js";
import {
  type BySimpleForm,
  type EndedShape,
  isUnion,
  ofForm,
  outerRadius,
  radiusOf,
} from "../../shapes/reductions.js";
import { gapByAxes, setContactByAxes, sizeOfPair } from "../contact/edged-axes.js";

/** Two shapes in another unit of length. */
export interface InUnit<A extends Shape, B extends Shape> {
  readonly a: A;
  readonly b: B;
  /** The power of two by which lengths have been multiplied. */
  readonly power: number;
}

/**
 * Two shapes of extreme size in another unit, so that answers are those at usual sizes, bit for bit; null for usual
 * sizes, and where a length would lose bits. Size is also the longest of other lengths in question.
 */
export function inUsualUnit<A extends Shape, B extends Shape>(a: A, b: B, longest = 0): InUnit<A, B> | null {
  return inUsualUnitBy(sizeOf, sizeOf, a, b, longest);
}

/** The same, given the functions for their sizes. */
export function inUsualUnitBy<A extends Shape, B extends Shape>(
  sizeOfA: (a: A) => number,
  sizeOfB: (b: B) => number,
  a: A,
  b: B,
  longest = 0,
): InUnit<A, B> | null {
  const apart = Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y));
  const size = Math.max(sizeOfA(a), sizeOfB(b), apart, longest);
  if (!(size > 0 && size < Number.POSITIVE_INFINITY) || isUsualSize(size)) return null;
  return bothInUnit(a, b, normalizingPower(size), false);
}

/** Two shapes with lengths multiplied by a power of two; null if one loses bits, unless that is allowed. */
export function bothInUnit<A extends Shape, B extends Shape>(
  a: A,
  b: B,
  power: number,
  mayLoseBits: boolean,
): InUnit<A, B> | null {
  const first = inUnit(a, power, mayLoseBits);
  const second = inUnit(b, power, mayLoseBits);
  return first === null || second === null ? null : { a: first, b: second, power };
}

/** Brings every finite coordinate below 2²⁴. */
const LEAST_POWER = 2 ** -1000;

/**
 * The same for shapes of straight edges whose chains are set. Lengths that are negligible beside the largest one may lose
 * bits, and a size beyond the range of doubles does not come near one or two at once.
 */
function inUsualUnitByChains<A extends Shape, B extends Shape>(a: A, b: B): InUnit<A, B> | null {
  const size = sizeOfPair();
  if (size === 0 || isUsualSize(size)) return null;
  const power = size < Number.POSITIVE_INFINITY ? normalizingPower(size) : LEAST_POWER;
  return bothInUnit(a, b, power, power < 1);
}

/**
 * Sets the contact of shapes that overlap, from all axes of their chains; at extreme sizes in another unit, in which `find` answers. Sets
 * the chains.
 */
export function setSlowContact<A extends Shape, B extends Shape>(
  a: A,
  b: B,
  out: ContactRecord,
  setChains: (a: A, b: B) => void,
  find: (a: A, b: B, out: ContactRecord) => boolean,
): void {
  setChains(a, b);
  const other = inUsualUnitByChains(a, b);
  if (other !== null && find(other.a, other.b, out)) {
    inUnitOf(out, other.power);
  } else {
    setChains(a, b);
    setContactByAxes(out);
  }
}

/** Sets the distance of shapes that are apart, whose chains are set, in the same way. */
export function setSlowGap<A extends Shape, B extends Shape>(
  a: A,
  b: B,
  out: Gap,
  find: (a: A, b: B) => number,
): void {
  const other = inUsualUnitByChains(a, b);
  out.distance = other === null ? gapByAxes() : find(other.a, other.b) / other.power;
}

/** Sets a contact as `find` finds it in another unit; false if there is none, or it finds none. */
export function setContactIn<A extends Shape, B extends Shape>(
  other: InUnit<A, B> | null,
  out: ContactRecord,
  find: (a: A, b: B, out: ContactRecord) => boolean,
): boolean {
  if (other === null || !find(other.a, other.b, out)) return false;
  inUnitOf(out, other.power);
  return true;
}

/** The distance that is given for a gap that rounds to 0, in units of S. */
const LEAST_GAP = 2 ** -60;

/** Makes the computed distance of shapes that are known to be apart positive, even if rounding says otherwise. */
export function settleGap(out: Gap, a: Shape, b: Shape): void {
  settleGapBy(out, a, b, extentOf, extentOf);
}

/** The same, given the functions for the extents. */
export function settleGapBy<A extends Shape, B extends Shape>(
  out: Gap,
  a: A,
  b: B,
  extentOfA: (a: A) => number,
  extentOfB: (b: B) => number,
): void {
  if (!(out.distance > 0)) out.distance = leastGap(a, b, extentOfA(a) * LEAST_GAP + extentOfB(b) * LEAST_GAP);
}

/**
 * The distance that is given for shapes that are certainly apart where the computed distance is not above 0: S
 * · 2⁻⁶⁰, S being the extents of both shapes plus the distance of their positions.
 */
function leastGap(a: Shape, b: Shape, extents: number): number {
  // Each part is made small before they are added, so that the sum is finite.
  const toB = length({ x: b.x * LEAST_GAP - a.x * LEAST_GAP, y: b.y * LEAST_GAP - a.y * LEAST_GAP });
  return Math.max(extents + toB, Number.MIN_VALUE);
}

/** Distance from a shape's position to its farthest point; a half plane's counts as 0. */
function extentOf(shape: Shape): number {
  return isUnion(shape) ? extentOfParts(shape) : ofForm(extents, shape.kind)(shape);
}

function extentOfParts({ x, y, parts }: Compound): number {
  let farthest = 0;
  for (const part of parts) {
    farthest = Math.max(farthest, length({ x: part.x - x, y: part.y - y }) + extentOf(part));
  }
  return farthest;
}

const extents: BySimpleForm<[], number> = {
  round: radiusOf,
  ellipse: extentOfEllipse,
  box(shape) {
    const r = radiusOf(shape);
    return length({ x: shape.halfWidth - r, y: shape.halfHeight - r }) + r;
  },
  wedge: outerRadius,
  ended: (shape) => toFarther(shape) + radiusOf(shape),
  polygon: extentOfPolygon,
  polyline: ({ x, y, points }) => toFarthest(x, y, points),
  halfPlane: () => 0,
};

export function extentOfPoint(): number {
  return 0;
}

export function extentOfCircle({ r }: Circle): number {
  return r;
}

export function extentOfEllipse({ rx, ry }: Ellipse): number {
  return Math.max(rx, ry);
}

export function extentOfRect({ halfWidth, halfHeight }: Rect): number {
  return length({ x: halfWidth, y: halfHeight });
}

export function extentOfCapsule(shape: Capsule): number {
  return toFarther(shape) + shape.r;
}

export function extentOfPolygon({ x, y, vertices }: Polygon): number {
  return toFarthest(x, y, vertices);
}

function toFarther({ x, y, ax, ay, bx, by }: EndedShape): number {
  return Math.max(length({ x: ax - x, y: ay - y }), length({ x: bx - x, y: by - y }));
}

/** The distance from a position to the farthest of some points. */
function toFarthest(x: number, y: number, points: readonly number[]): number {
  let farthest = 0;
  for (let i = 0; i + 1 < points.length; i += 2) {
    const toPoint = length({ x: (points[i] as number) - x, y: (points[i + 1] as number) - y });
    farthest = Math.max(farthest, toPoint);
  }
  return farthest;
}
