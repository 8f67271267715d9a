import { addOutward, addUp } from "../math/rounding.js";
import { requireExtensible, requireOut, wrongType } from "../math/validation.js";
import { reach, setHalves, setReachBetween, setTurnedReach, turned } from "./bounds-extent.js";
import {
  type Circle,
  type Compound,
  type Ellipse,
  type HalfPlane,
  Kind,
  type Point,
  type Rect,
  type RoundedRect,
  type Shape,
} from "./kind.js";
import type { EndedShape, WedgeShape } from "./reductions.js";

/**
 * A box {(x, y) : minX ≤ x ≤ maxX, minY ≤ y ≤ maxY}.
 *
 * @example
 * const { minX, maxX }: Bounds = bounds(circle(5, 0, 2));
 * maxX - minX; // 4
 */
export interface Bounds {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/**
 * The smallest axis-parallel box around a shape, up to outward rounding: it contains the exact set, always.
 *
 * Sides are exact where every step of their arithmetic is: all shapes of straight edges given by points,
 * circles and unturned shapes at round coordinates, quarter turns, many 3-4-5 turns. Otherwise a side lies
 * outside the true one by a few ulp of the position and the extent. A shape that reaches beyond the largest
 * double has an infinite side, and so has a half plane: at least three, all four unless its normal is parallel
 * to an axis. With `out`, that object is filled and returned.
 *
 * @example
 * bounds(ellipse(1, 2, 4, 3)); // { minX: -3, minY: -1, maxX: 5, maxY: 5 }
 */
export function bounds(shape: Shape, out: Bounds = createBounds()): Bounds {
  requireOut(out, touchBounds, "bounds: out", "an object { minX, minY, maxX, maxY }");
  return writeBounds(shape, out);
}

/** The same without a check of `out`. */
export function writeBounds(shape: Shape, out: Bounds): Bounds {
  switch (shape?.kind) {
    case Kind.point:
      return pointBounds(shape, out);
    case Kind.circle:
      return discBounds(shape, out);
    case Kind.ellipse:
      return ellipseBounds(shape, out);
    case Kind.rect:
      return rectBounds(shape, out);
    case Kind.roundedRect:
      return roundedRectBounds(shape, out);
    case Kind.sector:
      turned.p = 0;
      turned.q = shape.r;
      return ringBounds(shape, out);
    case Kind.annularSector:
      turned.p = shape.innerR;
      turned.q = shape.outerR;
      return ringBounds(shape, out);
    case Kind.arc:
      turned.p = shape.r;
      turned.q = shape.r;
      return ringBounds(shape, out);
    case Kind.segment:
      turned.p = 0;
      return endsBounds(shape, out);
    case Kind.capsule:
      turned.p = shape.r;
      return endsBounds(shape, out);
    case Kind.polygon:
      return copyBox(shape, out);
    case Kind.polyline:
      return pointsBounds(shape.points, out);
    case Kind.halfPlane:
      return halfPlaneBounds(shape, out);
    case Kind.compound:
      return compoundBounds(shape, out);
    default:
      throw wrongType(shape satisfies never, "bounds: shape", "a shape");
  }
}

function touchBounds(out: Bounds): void {
  const { minX } = out;
  if (minX === undefined) requireExtensible(out);
  else out.minX = minX;
}

function createBounds(): Bounds {
  return { minX: 0, minY: 0, maxX: 0, maxY: 0 };
}

/** Places, and the ways from there to the sides, in the order of `Bounds`. */
const sides = /* @__PURE__ */ new Float64Array(4);
const ways = /* @__PURE__ */ new Float64Array(4);

/** The box of that reach, rounded outward. */
function enclose(out: Bounds): Bounds {
  sides[0] = reach.x;
  sides[1] = reach.y;
  sides[2] = reach.x;
  sides[3] = reach.y;
  ways[0] = -reach.left;
  ways[1] = -reach.below;
  ways[2] = reach.right;
  ways[3] = reach.above;
  return addWays(out);
}

function addWays(out: Bounds): Bounds {
  addOutward(sides, ways);
  out.minX = sides[0] as number;
  out.minY = sides[1] as number;
  out.maxX = sides[2] as number;
  out.maxY = sides[3] as number;
  return out;
}

function pointBounds({ x, y }: Point, out: Bounds): Bounds {
  reach.x = x;
  reach.y = y;
  setHalves(0, 0);
  return enclose(out);
}

function discBounds({ x, y, r }: Circle, out: Bounds): Bounds {
  reach.x = x;
  reach.y = y;
  setHalves(r, r);
  return enclose(out);
}

function ellipseBounds({ x, y, rx, ry, ux, uy }: Ellipse, out: Bounds): Bounds {
  reach.x = x;
  reach.y = y;
  turned.p = rx;
  turned.q = ry;
  turned.ux = rx === ry ? 1 : ux;
  turned.uy = rx === ry ? 0 : uy;
  setTurnedReach(true);
  return enclose(out);
}

function rectBounds({ x, y, halfWidth, halfHeight, ux, uy }: Rect, out: Bounds): Bounds {
  reach.x = x;
  reach.y = y;
  turned.p = halfWidth;
  turned.q = halfHeight;
  turned.ux = ux;
  turned.uy = uy;
  setTurnedReach(false);
  return enclose(out);
}

/** Half extents: those of the rectangle of the corners' centres, and the radius; unturned, the half sizes. */
function roundedRectBounds({ x, y, halfWidth, halfHeight, r, ux, uy }: RoundedRect, out: Bounds): Bounds {
  const core = ux === 0 || uy === 0 ? 0 : r;
  reach.x = x;
  reach.y = y;
  turned.p = addUp(halfWidth, -core);
  turned.q = addUp(halfHeight, -core);
  turned.ux = ux;
  turned.uy = uy;
  setTurnedReach(false);
  if (core > 0) setHalves(addUp(reach.right, core), addUp(reach.above, core));
  return enclose(out);
}

/** Between two directions, at the distances that are set. */
function ringBounds(shape: WedgeShape, out: Bounds): Bounds {
  reach.x = shape.x;
  reach.y = shape.y;
  setReachBetween(shape);
  return enclose(out);
}

/** Within the radius that is set of a segment. */
function endsBounds({ ax, ay, bx, by }: EndedShape, out: Bounds): Bounds {
  const r = turned.p;
  sides[0] = Math.min(ax, bx);
  sides[1] = Math.min(ay, by);
  sides[2] = Math.max(ax, bx);
  sides[3] = Math.max(ay, by);
  ways[0] = -r;
  ways[1] = -r;
  ways[2] = r;
  ways[3] = r;
  return addWays(out);
}

/** Sets a box to another one. */
export function copyBox({ minX, minY, maxX, maxY }: Readonly<Bounds>, out: Bounds): Bounds {
  out.minX = minX;
  out.minY = minY;
  out.maxX = maxX;
  out.maxY = maxY;
  return out;
}

/** Sets a box to another one that is widened on all sides. */
export function widenBox(out: Bounds, { minX, minY, maxX, maxY }: Readonly<Bounds>, by: number): void {
  out.minX = minX - by;
  out.minY = minY - by;
  out.maxX = maxX + by;
  out.maxY = maxY + by;
}

function pointsBounds(points: readonly number[], out: Bounds): Bounds {
  emptyBox(out);
  for (let i = 0; i + 1 < points.length; i += 2) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    if (x < out.minX) out.minX = x;
    if (x > out.maxX) out.maxX = x;
    if (y < out.minY) out.minY = y;
    if (y > out.maxY) out.maxY = y;
  }
  return out;
}

function halfPlaneBounds({ x, y, nx, ny }: HalfPlane, out: Bounds): Bounds {
  out.minX = ny === 0 && nx < 0 ? x : Number.NEGATIVE_INFINITY;
  out.maxX = ny === 0 && nx > 0 ? x : Number.POSITIVE_INFINITY;
  out.minY = nx === 0 && ny < 0 ? y : Number.NEGATIVE_INFINITY;
  out.maxY = nx === 0 && ny > 0 ? y : Number.POSITIVE_INFINITY;
  return out;
}

const partBounds = /* @__PURE__ */ createBounds();

function compoundBounds({ parts }: Compound, out: Bounds): Bounds {
  emptyBox(out);
  for (const part of parts) extendBox(out, writeBounds(part, partBounds));
  return out;
}

/** Extends a box to another one. */
export function extendBox(out: Bounds, { minX, minY, maxX, maxY }: Readonly<Bounds>): void {
  out.minX = Math.min(out.minX, minX);
  out.minY = Math.min(out.minY, minY);
  out.maxX = Math.max(out.maxX, maxX);
  out.maxY = Math.max(out.maxY, maxY);
}

/** Makes a box empty. */
export function emptyBox(box: Bounds): void {
  box.minX = Number.POSITIVE_INFINITY;
  box.minY = Number.POSITIVE_INFINITY;
  box.maxX = Number.NEGATIVE_INFINITY;
  box.maxY = Number.NEGATIVE_INFINITY;
}
