import { crossSign, dotSign } from "../math/direction-sign.js";
import { type AnnularSector, type Arc, type Directions, Kind, Opening, type Shape } from "../shapes/kind.js";

/** Whether a shape denotes a bounded convex set that the convex engine can read. Exact. */
export function isConvex(shape: Shape): boolean {
  switch (shape.kind) {
    case Kind.polygon:
      return shape.convex;
    case Kind.sector:
      return shape.r === 0 || hasConvexOpening(shape);
    case Kind.annularSector:
      return isConvexAnnularSector(shape);
    case Kind.arc:
      return isPointArc(shape);
    case Kind.polyline:
      return shape.points.length === 4;
    case Kind.compound:
      return shape.parts.length === 1 && isConvex(shape.parts[0] as Shape);
    case Kind.halfPlane:
      return false;
    case Kind.point:
    case Kind.circle:
    case Kind.ellipse:
    case Kind.rect:
    case Kind.roundedRect:
    case Kind.segment:
    case Kind.capsule:
      return true;
  }
}

function isConvexAnnularSector(shape: AnnularSector): boolean {
  if (shape.outerR === 0 || isOpeningZero(shape)) return true;
  return shape.innerR === 0 && hasConvexOpening(shape);
}

function isPointArc(shape: Arc): boolean {
  return shape.r === 0 || isOpeningZero(shape);
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
