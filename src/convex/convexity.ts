import { crossSign, dotSign } from "../math/orientation.js";
import {
  type AnnularSector,
  type Arc,
  type ByKind,
  type Compound,
  type Directions,
  Kind,
  Opening,
  ofKind,
  type Polygon,
  type Polyline,
  type Sector,
  type Shape,
} from "../shapes/kind.js";

/** Whether a shape denotes a bounded convex set that the convex engine can read. Exact. */
export function isConvex(shape: Shape): boolean {
  return ofKind(convexity, shape)(shape);
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
