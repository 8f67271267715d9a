export { degrees, toDegrees } from "./math/angle.js";
export type { Angle, Direction, Vec2 } from "./math/vector.js";
export type { RoundShape } from "./nearest/closest-to-circle.js";
export {
  circleCircleOverlap,
  circleCircleRelation,
} from "./pairs/circle-circle.js";
export { circleEllipseOverlap, circleEllipseRelation } from "./pairs/circle-ellipse.js";
export { circleRectOverlap, circleRectRelation } from "./pairs/circle-rect.js";
export { circleSectorOverlap } from "./pairs/circle-sector.js";
export { ellipseEllipseOverlap, ellipseEllipseRelation } from "./pairs/ellipse-ellipse.js";
export { ellipseRectOverlap, ellipseRectRelation } from "./pairs/ellipse-rect.js";
export { ellipseSectorOverlap } from "./pairs/ellipse-sector.js";
export { pointCircleOverlap, pointCircleRelation } from "./pairs/point-circle.js";
export { pointEllipseOverlap, pointEllipseRelation } from "./pairs/point-ellipse.js";
export { pointPointOverlap, pointPointRelation } from "./pairs/point-point.js";
export { pointRectOverlap, pointRectRelation } from "./pairs/point-rect.js";
export { pointSectorOverlap } from "./pairs/point-sector.js";
export { rectRectOverlap, rectRectRelation } from "./pairs/rect-rect.js";
export { rectSectorOverlap } from "./pairs/rect-sector.js";
export type { Relation } from "./pairs/relation.js";
export { sectorSectorOverlap } from "./pairs/sector-sector.js";
export { type Bounds, bounds } from "./query/bounds.js";
export { type ClosestPoints, closestPoints, distance } from "./query/closest-points.js";
export { containsPoint } from "./query/contains-point.js";
export { overlaps } from "./query/overlaps.js";
export { type RayEvent, type RayHit, raycast, raycastAll } from "./query/raycast.js";
export { type RelatableShape, relate } from "./query/relate.js";
export { rayCircleHits } from "./rays/ray-circle.js";
export { rayEllipseHits } from "./rays/ray-ellipse.js";
export { rayRectHits } from "./rays/ray-rect.js";
export { raySectorHits } from "./rays/ray-sector.js";
export { circle } from "./shapes/circle.js";
export { ellipse } from "./shapes/ellipse.js";
export { ellipseFromMatrix } from "./shapes/ellipse-from-matrix.js";
export {
  type CircleJSON,
  type EllipseJSON,
  type FromJSON,
  fromJSON,
  type JSONOf,
  type PointJSON,
  type RayJSON,
  type RectJSON,
  type SectorJSON,
  type ShapeJSON,
  toJSON,
} from "./shapes/json.js";
export {
  type Circle,
  type Ellipse,
  Kind,
  Opening,
  type Point,
  type Ray,
  type Rect,
  type Sector,
  type Shape,
} from "./shapes/kind.js";
export { point } from "./shapes/point.js";
export { moveTo, rotateTo, setPose } from "./shapes/pose.js";
export { ray } from "./shapes/ray.js";
export { rect, rectFromCorner } from "./shapes/rect.js";
export { sector } from "./shapes/sector.js";
