import type { Gap } from "../convex/result.js";
import { length } from "../math/vec2.js";
import {
  type Capsule,
  type Circle,
  type Ellipse,
  Kind,
  type Polygon,
  type Rect,
  type Shape,
} from "../shapes/kind.js";
import { type EndedShape, isWedge, outerRadius } from "../shapes/reductions.js";

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
  if (isWedge(shape)) return outerRadius(shape);
  switch (shape.kind) {
    case Kind.point:
    case Kind.halfPlane:
      return 0;
    case Kind.circle:
      return shape.r;
    case Kind.ellipse:
      return extentOfEllipse(shape);
    case Kind.rect:
      return extentOfRect(shape);
    case Kind.roundedRect:
      return length({ x: shape.halfWidth - shape.r, y: shape.halfHeight - shape.r }) + shape.r;
    case Kind.segment:
      return toFarther(shape);
    case Kind.capsule:
      return extentOfCapsule(shape);
    case Kind.polygon:
      return extentOfPolygon(shape);
    case Kind.polyline:
      return toFarthest(shape.x, shape.y, shape.points);
    case Kind.compound:
      return shape.parts.reduce((farthest, part) => {
        const toPart = length({ x: part.x - shape.x, y: part.y - shape.y });
        return Math.max(farthest, toPart + extentOf(part));
      }, 0);
  }
}

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
