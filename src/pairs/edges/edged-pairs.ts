import type { Verdict } from "../../math/verdict.js";
import type { Capsule, Circle, Point, Polygon, Segment } from "../../shapes/kind.js";
import type { StoredShape } from "../../shapes/reductions.js";
import { edgedDecision, edgedFilter } from "./chain-chain.js";
import { ringsHold } from "./chain-contains.js";
import {
  areBoxesApart,
  crossesDiagonal,
  doDiagonalsCross,
  isEdgeOutside,
  isRoundOutOfReach,
  round,
} from "./polygon-extremes.js";

// Pairs of shapes whose corners are stored numbers, with or without a radius: one test decides them all, in
// doubles or, where they touch to within rounding, in integers. Touching counts.

/** Exact, for any two of these kinds. */
export function storedShapesOverlap(a: StoredShape, b: StoredShape): boolean {
  const verdict = edgedFilter(a, b);
  return verdict !== 0 ? verdict > 0 : edgedDecision(a, b) > 0;
}

/** The extreme vertices of the polygon decide most pairs. Always certain. */
export function segmentPolygonFilter(a: Segment, b: Polygon): Verdict {
  if (isEdgeOutside(b, a)) return -1;
  return b.convex && crossesDiagonal(a, b) ? 1 : edgedFilter(a, b);
}

/** Whether two polygons, convex or not, have a common point. Always certain. */
export function polygonPolygonFilter(a: Polygon, b: Polygon): Verdict {
  if (areBoxesApart(a, b)) return -1;
  return a.convex && b.convex && doDiagonalsCross(a, b) ? 1 : edgedFilter(a, b);
}

/**
 * Whether a capsule contains a point. Exact.
 *
 * @example
 * pointCapsuleOverlap(point(1, 0), capsule(0, 0, 4, 0, 1)); // true
 */
export function pointCapsuleOverlap(a: Point, b: Capsule): boolean {
  return storedShapesOverlap(a, b);
}

/**
 * Whether a polygon, convex or not, with holes or without, contains a point. Exact; edges belong to it.
 *
 * @example
 * pointPolygonOverlap(point(1, 0), polygon([[0, -2], [4, 0], [0, 2]])); // true
 */
export function pointPolygonOverlap(a: Point, b: Polygon): boolean {
  round.x = a.x;
  round.y = a.y;
  round.reach = 0;
  return !isRoundOutOfReach(b) && ringsHold(b.vertices, b.ringEnds, a);
}

/**
 * Whether a solid circle and a segment have a common point. Exact.
 *
 * @example
 * circleSegmentOverlap(circle(0, 0, 2), segment(-1, 0, 4, 0)); // true
 */
export function circleSegmentOverlap(a: Circle, b: Segment): boolean {
  return storedShapesOverlap(a, b);
}

/**
 * Whether a solid circle and a capsule have a common point. Exact.
 *
 * @example
 * circleCapsuleOverlap(circle(0, 0, 2), capsule(0, 0, 4, 0, 1)); // true
 */
export function circleCapsuleOverlap(a: Circle, b: Capsule): boolean {
  return storedShapesOverlap(a, b);
}

/**
 * Whether a segment and a capsule have a common point. Exact.
 *
 * @example
 * segmentCapsuleOverlap(segment(-1, 0, 4, 0), capsule(0, 0, 4, 0, 1)); // true
 */
export function segmentCapsuleOverlap(a: Segment, b: Capsule): boolean {
  return storedShapesOverlap(a, b);
}

/**
 * Whether a segment and a polygon, convex or not, have a common point. Exact.
 *
 * @example
 * segmentPolygonOverlap(segment(-1, 0, 4, 0), polygon([[0, -2], [4, 0], [0, 2]])); // true
 */
export function segmentPolygonOverlap(a: Segment, b: Polygon): boolean {
  return storedShapesOverlap(a, b);
}

/**
 * Whether two capsules have a common point. Exact.
 *
 * @example
 * capsuleCapsuleOverlap(capsule(0, 0, 4, 0, 1), capsule(2, -3, 2, 3, 1)); // true
 */
export function capsuleCapsuleOverlap(a: Capsule, b: Capsule): boolean {
  return storedShapesOverlap(a, b);
}

/**
 * Whether a capsule and a polygon, convex or not, have a common point. Exact.
 *
 * @example
 * capsulePolygonOverlap(capsule(0, 0, 4, 0, 1), polygon([[0, -2], [4, 0], [0, 2]])); // true
 */
export function capsulePolygonOverlap(a: Capsule, b: Polygon): boolean {
  return storedShapesOverlap(a, b);
}

/**
 * Whether two polygons, convex or not, have a common point. Exact.
 *
 * @example
 * polygonPolygonOverlap(polygon([[0, -2], [4, 0], [0, 2]]), polygon([[1, 0], [5, 1], [5, -1]])); // true
 */
export function polygonPolygonOverlap(a: Polygon, b: Polygon): boolean {
  return polygonPolygonFilter(a, b) > 0;
}
