import { addOutward, addUp, multiplyUp, squareRootUp } from "../math/rounding.js";
import { requireExtensible, requireOut, wrongType } from "../math/validation.js";
import { extentUp, reachesBetween } from "./bounds-extent.js";
import {
  type Circle,
  type Compound,
  type Directions,
  type Ellipse,
  type HalfPlane,
  Kind,
  type Rect,
  type RoundedRect,
  type Shape,
} from "./kind.js";

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
      setReach(shape, 0, 0);
      return enclose(out);
    case Kind.circle:
      return discBounds(shape, out);
    case Kind.ellipse:
      return ellipseBounds(shape, out);
    case Kind.rect:
      return rectBounds(shape, out);
    case Kind.roundedRect:
      return roundedRectBounds(shape, out);
    case Kind.sector:
      return boundsBetween(shape, 0, shape.r, out);
    case Kind.annularSector:
      return boundsBetween(shape, shape.innerR, shape.outerR, out);
    case Kind.arc:
      return boundsBetween(shape, shape.r, shape.r, out);
    case Kind.segment:
      return endsBounds(shape, 0, out);
    case Kind.capsule:
      return endsBounds(shape, shape.r, out);
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

/** A place, and lengths from there towards −x, −y, +x and +y. Numbers that functions pass on go to the heap, unless they are inlined. */
const reach = { x: 0.5, y: 0.5, left: 0.5, below: 0.5, right: 0.5, above: 0.5 };

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

/** Makes the reach about a place the same to both sides. */
function setReach({ x, y }: { readonly x: number; readonly y: number }, halfX: number, halfY: number): void {
  reach.x = x;
  reach.y = y;
  reach.left = halfX;
  reach.right = halfX;
  reach.below = halfY;
  reach.above = halfY;
}

function discBounds({ x, y, r }: Circle, out: Bounds): Bounds {
  reach.x = x;
  reach.y = y;
  reach.left = r;
  reach.right = r;
  reach.below = r;
  reach.above = r;
  return enclose(out);
}

function ellipseBounds(shape: Ellipse, out: Bounds): Bounds {
  const { rx, ry, ux, uy } = shape;
  // Half extents: √((rx ux)² + (ry uy)²) / |u| and √((rx uy)² + (ry ux)²) / |u|.
  const round = rx === ry;
  const halfX = round ? rx : extentUp(rx, ry, ux, uy, hypotenuseUp);
  const halfY = round ? rx : extentUp(rx, ry, uy, ux, hypotenuseUp);
  setReach(shape, halfX, halfY);
  return enclose(out);
}

function hypotenuseUp(a: number, b: number): number {
  return squareRootUp(addUp(multiplyUp(a, a), multiplyUp(b, b)));
}

function rectBounds(shape: Rect, out: Bounds): Bounds {
  const { halfWidth, halfHeight, ux, uy } = shape;
  if (uy === 0) {
    reach.x = shape.x;
    reach.y = shape.y;
    reach.left = halfWidth;
    reach.right = halfWidth;
    reach.below = halfHeight;
    reach.above = halfHeight;
    return enclose(out);
  }
  const halfX = extentUp(halfWidth, halfHeight, ux, uy, addUp);
  const halfY = extentUp(halfWidth, halfHeight, uy, ux, addUp);
  setReach(shape, halfX, halfY);
  return enclose(out);
}

/** Half extents: those of the rectangle of the corners' centres, and the radius; unturned, the half sizes. */
function roundedRectBounds(shape: RoundedRect, out: Bounds): Bounds {
  const { halfWidth, halfHeight, r, ux, uy } = shape;
  if (ux === 0 || uy === 0) {
    const halfX = uy === 0 ? halfWidth : halfHeight;
    const halfY = uy === 0 ? halfHeight : halfWidth;
    setReach(shape, halfX, halfY);
    return enclose(out);
  }
  const coreWidth = addUp(halfWidth, -r);
  const coreHeight = addUp(halfHeight, -r);
  const halfX = addUp(extentUp(coreWidth, coreHeight, ux, uy, addUp), r);
  const halfY = addUp(extentUp(coreWidth, coreHeight, uy, ux, addUp), r);
  setReach(shape, halfX, halfY);
  return enclose(out);
}

interface Apex extends Directions {
  readonly x: number;
  readonly y: number;
}

function boundsBetween(shape: Apex, innerR: number, outerR: number, out: Bounds): Bounds {
  const { left, below, right, above } = reachesBetween(shape, innerR, outerR);
  reach.x = shape.x;
  reach.y = shape.y;
  reach.left = left;
  reach.below = below;
  reach.right = right;
  reach.above = above;
  return enclose(out);
}

interface Ends {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

function endsBounds({ ax, ay, bx, by }: Ends, r: number, out: Bounds): Bounds {
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

function copyBox({ minX, minY, maxX, maxY }: Readonly<Bounds>, out: Bounds): Bounds {
  out.minX = minX;
  out.minY = minY;
  out.maxX = maxX;
  out.maxY = maxY;
  return out;
}

function pointsBounds(points: readonly number[], out: Bounds): Bounds {
  empty(out);
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
  empty(out);
  for (const part of parts) {
    const { minX, minY, maxX, maxY } = bounds(part, partBounds);
    out.minX = Math.min(out.minX, minX);
    out.minY = Math.min(out.minY, minY);
    out.maxX = Math.max(out.maxX, maxX);
    out.maxY = Math.max(out.maxY, maxY);
  }
  return out;
}

/** Makes a box empty. */
function empty(box: Bounds): void {
  box.minX = Number.POSITIVE_INFINITY;
  box.minY = Number.POSITIVE_INFINITY;
  box.maxX = Number.NEGATIVE_INFINITY;
  box.maxY = Number.NEGATIVE_INFINITY;
}
