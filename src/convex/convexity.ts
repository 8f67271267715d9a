import { crossSign, dotSign } from "../math/orientation.js";
import {
  type AnnularSector,
  type Arc,
  type ByKind,
  type Compound,
  type Directions,
  Kind,
  Opening,
  ofNumber,
  type Polygon,
  type Polyline,
  type Sector,
  type Shape,
  type SimpleShape,
} from "../shapes/kind.js";
import { innerRadius, isThin, isWedge, outerRadius, type WedgeShape } from "../shapes/reductions.js";

/* Exact facts about the form of a set: whether it is convex, and of which dimension it is. */

/** Whether a shape denotes a bounded convex set that the convex engine can read. Exact. */
export function isConvex(shape: Shape, kind: Kind = shape.kind): boolean {
  return ofNumber(convexity, kind)(shape);
}

/** Whether a shape denotes a convex set, bounded or not. Exact. */
export function isConvexSet(shape: Shape): boolean {
  return shape.kind === Kind.halfPlane || isConvex(shape);
}

const convexity: ByKind<[], boolean> = [
  isAlwaysConvex,
  isAlwaysConvex,
  isAlwaysConvex,
  isAlwaysConvex,
  isConvexSector,
  isAlwaysConvex,
  isAlwaysConvex,
  isAlwaysConvex,
  isConvexPolygon,
  isNeverConvex,
  isConvexAnnularSector,
  isPointArc,
  isSegmentPolyline,
  isOneConvexPart,
];

function isAlwaysConvex(): boolean {
  return true;
}

function isNeverConvex(): boolean {
  return false;
}

function isConvexSector(shape: Sector): boolean {
  return shape.r === 0 || hasConvexOpening(shape);
}

function isConvexPolygon(shape: Polygon): boolean {
  return shape.convex;
}

function isConvexAnnularSector(shape: AnnularSector): boolean {
  if (shape.outerR === 0 || isOpeningZero(shape)) return true;
  return shape.innerR === 0 && hasConvexOpening(shape);
}

function isPointArc(shape: Arc): boolean {
  return shape.r === 0 || isOpeningZero(shape);
}

function isSegmentPolyline({ points }: Polyline): boolean {
  return points.length === 4;
}

function isOneConvexPart({ parts }: Compound): boolean {
  return parts.length === 1 && isConvex(parts[0] as Shape);
}

/** Whether the pie slice between two directions is convex: open by at most a half turn, or all round. */
function hasConvexOpening(directions: Directions): boolean {
  if (directions.opening !== Opening.halfOrMore) return true;
  return areParallel(directions);
}

/** Whether the directions are parallel or opposite. */
function areParallel({ startX, startY, endX, endY }: Directions): boolean {
  // Rounding keeps order, so that products that differ when rounded do differ.
  return startX * endY === startY * endX && crossSign(startX, startY, endX, endY) === 0;
}

export function isOpeningZero(directions: Directions): boolean {
  if (directions.opening !== Opening.lessThanHalf) return false;
  const { startX, startY, endX, endY } = directions;
  return areParallel(directions) && dotSign(startX, startY, endX, endY) > 0;
}

/** 0: a point; 1: it has length, but no area; 2: it has area. */
export type Dimension = 0 | 1 | 2;

/** The dimension of a shape that is no compound; exact, however small its area is. */
export function dimensionOf(shape: SimpleShape): Dimension {
  if (isWedge(shape)) return dimensionOfWedge(shape);
  switch (shape.kind) {
    case Kind.point:
      return 0;
    case Kind.circle:
      return shape.r > 0 ? 2 : 0;
    case Kind.ellipse:
      return dimensionOfSizes(shape.rx, shape.ry);
    case Kind.rect:
    case Kind.roundedRect:
      return dimensionOfSizes(shape.halfWidth, shape.halfHeight);
    case Kind.segment:
      return areAllEqual([shape.ax, shape.ay, shape.bx, shape.by]) ? 0 : 1;
    case Kind.capsule:
      return shape.r > 0 ? 2 : areAllEqual([shape.ax, shape.ay, shape.bx, shape.by]) ? 0 : 1;
    case Kind.polygon:
      // Rounding may have made it flat; without area it is the chain of its edges.
      return shape.orientation !== 0 ? 2 : areAllEqual(shape.vertices) ? 0 : 1;
    case Kind.polyline:
      return areAllEqual(shape.points) ? 0 : 1;
    case Kind.halfPlane:
      return 2;
  }
}

/** Whether a shape that is no compound has area. */
export function hasInterior(shape: SimpleShape): boolean {
  return !isThin(shape) && dimensionOf(shape) === 2;
}

function dimensionOfSizes(width: number, height: number): Dimension {
  if (width === 0 && height === 0) return 0;
  return width === 0 || height === 0 ? 1 : 2;
}

function dimensionOfWedge(shape: WedgeShape): Dimension {
  const outerR = outerRadius(shape);
  if (outerR === 0) return 0;
  const isThinRing = innerRadius(shape) === outerR;
  if (isOpeningZero(shape)) return isThinRing ? 0 : 1;
  return isThinRing ? 1 : 2;
}

function areAllEqual(points: readonly number[]): boolean {
  return points.every((coordinate, i) => coordinate === points[i % 2]);
}
