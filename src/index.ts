export { BatchMemory } from "./batch/answer-many.js";
export { type BatchPair, overlapsMany, overlapsWithMany } from "./batch/overlaps-many.js";
export { type RaycastKind, raycastMany } from "./batch/raycast-many.js";
export { RAY_RECORD_SIZE, RECORD_SIZE, type RecordedShape, storeRecord } from "./batch/records.js";
export { type OutlinePoints, outlinePoints } from "./draw/outline-data.js";
export type { Relation } from "./exact/meeting.js";
export { degrees, toDegrees } from "./math/angle.js";
export { BudgetExceeded, type BudgetOptions, type Explanation, explain, type Method } from "./math/cost.js";
export type { Angle, Direction, Vec2 } from "./math/vector.js";
export { centroid } from "./measure/centroid.js";
export { perimeter } from "./measure/perimeter.js";
export { type TouchPoints, tangents } from "./measure/tangents.js";
export { clipVelocity, moveAndSlide } from "./move/move-and-slide.js";
export type { MoveOptions } from "./move/slide.js";
export { createSlide, type Slide, type SlideHit } from "./move/slide.js";
export { rectCapsuleOverlap, rectPolygonOverlap, rectSegmentOverlap } from "./pairs/boxes/rect-edges.js";
export { rectRectOverlap, rectRectRelation } from "./pairs/boxes/rect-rect.js";
export {
  circleRectOverlap,
  circleRectRelation,
  pointRectOverlap,
  pointRectRelation,
} from "./pairs/boxes/round-rect.js";
export { circleRoundedRectOverlap, pointRoundedRectOverlap } from "./pairs/boxes/rounded-boxes.js";
export { pointSegmentOverlap, segmentSegmentOverlap } from "./pairs/edges/edge-edge.js";
export {
  capsuleCapsuleOverlap,
  capsulePolygonOverlap,
  circleCapsuleOverlap,
  circlePolygonOverlap,
  circleSegmentOverlap,
  pointCapsuleOverlap,
  pointPolygonOverlap,
  polygonPolygonOverlap,
  segmentCapsuleOverlap,
  segmentPolygonOverlap,
} from "./pairs/edges/edged-pairs.js";
export { ellipseCapsuleOverlap, ellipsePolygonOverlap } from "./pairs/ellipses/ellipse-chain.js";
export { ellipseEllipseOverlap, ellipseEllipseRelation } from "./pairs/ellipses/ellipse-ellipse.js";
export { ellipseRectOverlap, ellipseRectRelation } from "./pairs/ellipses/ellipse-rect.js";
export {
  circleEllipseOverlap,
  circleEllipseRelation,
  pointEllipseOverlap,
  pointEllipseRelation,
} from "./pairs/ellipses/round-ellipse.js";
export {
  capsuleCapsuleContact,
  capsulePolygonContact,
  circleCapsuleContact,
  circleCircleContact,
  circlePolygonContact,
  circleRectContact,
  pointCapsuleContact,
  pointCircleContact,
  pointPointContact,
  pointPolygonContact,
  pointRectContact,
  polygonPolygonContact,
  rectCapsuleContact,
  rectPolygonContact,
  rectRectContact,
} from "./pairs/one-pair/contacts.js";
export {
  capsuleCapsuleDistance,
  capsulePolygonDistance,
  circleCapsuleDistance,
  circleCircleDistance,
  circlePolygonDistance,
  circleRectDistance,
  pointCapsuleDistance,
  pointCircleDistance,
  pointPointDistance,
  pointPolygonDistance,
  pointRectDistance,
  polygonPolygonDistance,
  rectCapsuleDistance,
  rectPolygonDistance,
  rectRectDistance,
} from "./pairs/one-pair/distances.js";
export {
  circleEllipseContact,
  circleEllipseDistance,
  ellipseCapsuleContact,
  ellipseCapsuleDistance,
  ellipseEllipseContact,
  ellipseEllipseDistance,
  ellipsePolygonContact,
  ellipsePolygonDistance,
  ellipseRectContact,
  ellipseRectDistance,
  pointEllipseContact,
  pointEllipseDistance,
} from "./pairs/one-pair/ellipses.js";
export type { PairContact, PairDistance } from "./pairs/one-pair/parts.js";
export {
  circleCircleOverlap,
  circleCircleRelation,
  pointCircleOverlap,
  pointCircleRelation,
  pointPointOverlap,
  pointPointRelation,
} from "./pairs/round-round.js";
export { ellipseSectorOverlap, rectSectorOverlap } from "./pairs/sectors/centred-sector.js";
export {
  circleSectorOverlap,
  pointSectorOverlap,
  sectorSectorOverlap,
} from "./pairs/sectors/round-sector.js";
export { pointAnnularSectorOverlap, pointArcOverlap } from "./pairs/sectors/wedge.js";
export { area } from "./query/area.js";
export { type Contact, contact, createContact } from "./query/contact.js";
export { containsPoint } from "./query/contains-point.js";
export {
  type ClosestPoints,
  closestBoundaryPoint,
  closestPoint,
  closestPoints,
  distance,
  signedDistance,
} from "./query/distance.js";
export { type Edged, edgedContact, edgedDistance, edgedOverlaps } from "./query/edged.js";
export { type Intersections, intersections, type SharedStretch } from "./query/intersections.js";
export { intersectionOverUnion, overlapArea } from "./query/overlap-area.js";
export { overlaps } from "./query/overlaps.js";
export { penetrates } from "./query/penetrates.js";
export { type RayEvent, type RayHit, raycast, raycastAll } from "./query/raycast.js";
export { relate } from "./query/relate.js";
export { type SelectionRule, selects } from "./query/selects.js";
export { rayCapsuleHits, rayRectHits, rayRoundedRectHits } from "./rays/ray-box.js";
export { rayCircleHits } from "./rays/ray-circle.js";
export { rayHalfPlaneHits, rayPolygonHits, rayPolylineHits, raySegmentHits } from "./rays/ray-edges.js";
export { rayEllipseHits } from "./rays/ray-ellipse.js";
export { rayAnnularSectorHits, rayArcHits, raySectorHits } from "./rays/ray-wedge.js";
export type { OriginOption, PointLike } from "./shapes/arguments.js";
export { type Bounds, bounds } from "./shapes/bounds.js";
export { compound } from "./shapes/copy.js";
export { fromJSON, toJSON } from "./shapes/json.js";
export type {
  AnnularSectorJSON,
  ArcJSON,
  CapsuleJSON,
  CircleJSON,
  CompoundJSON,
  EllipseJSON,
  FromJSON,
  HalfPlaneJSON,
  JSONOf,
  PointJSON,
  PolygonJSON,
  PolylineJSON,
  RayJSON,
  RectJSON,
  RoundedRectJSON,
  SectorJSON,
  SegmentJSON,
  ShapeJSON,
} from "./shapes/json-types.js";
export {
  type AnnularSector,
  type Arc,
  type BodyShape,
  type Capsule,
  type Circle,
  type Compound,
  type Ellipse,
  type HalfPlane,
  Kind,
  Opening,
  type Point,
  type Polygon,
  type Polyline,
  type Ray,
  type Rect,
  type RoundedRect,
  type Sector,
  type Segment,
  type Shape,
  type SimpleShape,
} from "./shapes/kind.js";
export { capsule, halfPlane, polyline, ray, segment } from "./shapes/lines.js";
export { type PolygonOptions, polygon } from "./shapes/polygon.js";
export { angleOf, moveBy, moveTo, rotateTo, setPose } from "./shapes/pose.js";
export { rect, rectFromCorner, rectFromPoints, roundedRect } from "./shapes/rect.js";
export { annularSector, arc, circle, ellipse, ellipseFromMatrix, point, sector } from "./shapes/round.js";
export type { TurningMotion } from "./sweep/course.js";
export { createSweepHit, type SweepHit } from "./sweep/hit.js";
export { type SweepOptions, sweep, sweepTurning } from "./sweep/sweep.js";
export { isPartVisible, isVisible, isWholeVisible } from "./visibility/is-visible.js";
export type {
  Visibility,
  VisibleArc,
  VisibleEllipticArc,
  VisibleLine,
  VisibleStretch,
} from "./visibility/region.js";
export { visibility, visibleArea } from "./visibility/visibility.js";
export type { BodyOptions, Filter, SweepFilter } from "./world/bodies/body-options.js";
export type { BodyId } from "./world/bodies/body-slots.js";
export type { WorldHit, WorldSweepHit } from "./world/casts/movers.js";
export type {
  DepenetrateOptions,
  Depenetration,
  SlideOptions,
  WorldContact,
} from "./world/moves/body-moves.js";
export type { Penetration, SeparateOptions } from "./world/moves/separate.js";
export type { WorldNeighbor } from "./world/nearest/near-neighbors.js";
export type { Passage, StepEvents, Touch } from "./world/pairs/touches.js";
export type { WorldSnapshot } from "./world/snapshot.js";
export { World, type WorldOptions } from "./world/world.js";
