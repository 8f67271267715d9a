import { setCapsuleChain, setCircleChain, setPolygonChain, setSegmentChain } from "../../forms/set-chain.js";
import { clampToUnit } from "../../math/exact.js";
import { isModerate, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import type { Capsule, Circle, Point, Polygon, Segment } from "../../shapes/kind.js";
import type { EndedShape, RoundShape, StoredShape } from "../../shapes/reductions.js";
import { edgedDecision, edgedFilter, edgedFilterOf } from "./chain-chain.js";
import { ringsHold } from "./chain-overlap.js";
import {
  areBoxesApart,
  areCertainlyMeeting,
  crossesDiagonal,
  discVerdict,
  isEdgeOutside,
  isInView,
  isRoundOutOfReach,
  round,
  view,
} from "./polygon-shortcuts.js";

// Pairs of shapes whose corners are stored numbers, with or without a radius: one test decides them all, in
// doubles or, where they touch to within rounding, in integers. Touching counts.

/** Exact, for any two of these kinds. */
export function storedShapesOverlap(a: StoredShape, b: StoredShape): boolean {
  const verdict = edgedFilter(a, b);
  return verdict !== 0 ? verdict > 0 : edgedDecision(a, b) > 0;
}

const segmentPolygonVerdict = /* @__PURE__ */ edgedFilterOf(setSegmentChain, setPolygonChain);
const capsulePolygonVerdict = /* @__PURE__ */ edgedFilterOf(setCapsuleChain, setPolygonChain);
const polygonPolygonVerdict = /* @__PURE__ */ edgedFilterOf(setPolygonChain, setPolygonChain);
const circlePolygonVerdict = /* @__PURE__ */ edgedFilterOf(setCircleChain, setPolygonChain);

/** The extreme vertices of the polygon decide most pairs. Always certain. */
export function segmentPolygonFilter(a: Segment, b: Polygon): Verdict {
  if (isEdgeOutside(b, a)) return -1;
  return b.convex && crossesDiagonal(a, b) ? 1 : segmentPolygonVerdict(a, b);
}

/** The same, but that only a yes is decided by the axis of the capsule. */
export function capsulePolygonFilter(a: Capsule, b: Polygon): Verdict {
  const isMeeting = b.convex && !isEdgeOutside(b, a) && crossesDiagonal(a, b);
  return isMeeting ? 1 : capsulePolygonVerdict(a, b);
}

/** Whether two polygons, convex or not, have a common point. Always certain. */
export function polygonPolygonFilter(a: Polygon, b: Polygon): Verdict {
  if (areBoxesApart(a, b)) return -1;
  return areCertainlyMeeting(a, b) ? 1 : polygonPolygonVerdict(a, b);
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

/**
 * Whether a solid circle and a polygon, convex or not, have a common point. Exact; touching counts.
 *
 * @example
 * circlePolygonOverlap(circle(0, 0, 2), polygon([[0, -2], [4, 0], [0, 2]])); // true
 */
export function circlePolygonOverlap(a: Circle, b: Polygon): boolean {
  const verdict = circlePolygonFilter(a, b);
  return verdict !== 0 ? verdict > 0 : edgedDecision(a, b) > 0;
}

export function circlePolygonFilter(a: Circle, b: Polygon): Verdict {
  round.x = a.x;
  round.y = a.y;
  round.reach = a.r;
  if (isRoundOutOfReach(b)) return -1;
  const verdict = isInView(b) ? convexVerdict(a, b) : 0;
  return verdict !== 0 ? verdict : circlePolygonVerdict(a, b);
}

/** A difference, a reciprocal and its product: 3. */
const CIRCLE_ERROR = 4 * UNIT_ROUNDOFF;

/** The vertices are within 1.5 times what the box is, with the roundings of that. */
function convexVerdict({ r, x, y }: Circle, b: Polygon): Verdict {
  const { vertices } = b;
  const { points } = view;
  if (!isModerate(r)) return 0;
  const over = 1 / r;
  const farthest = Math.max(x - b.minX, b.maxX - x) + Math.max(y - b.minY, b.maxY - y);
  for (let k = 0; k < vertices.length; k += 2) {
    const dx = (vertices[k] as number) - x;
    const dy = (vertices[k + 1] as number) - y;
    points[k] = dx * over;
    points[k + 1] = dy * over;
  }
  view.size = 1.5 * farthest * over;
  view.off = CIRCLE_ERROR * view.size;
  return discVerdict(vertices.length, b.orientation);
}

/** The sum of the radii of the pair at hand. */
const pair = { reach: 0.5 };

export function pointCapsuleFilter(a: Point, b: Capsule): Verdict {
  pair.reach = b.r;
  const verdict = edgeVerdict(a, b);
  return verdict !== 0 ? verdict : edgedFilter(a, b);
}

export function circleSegmentFilter(a: Circle, b: Segment): Verdict {
  pair.reach = a.r;
  const verdict = edgeVerdict(a, b);
  return verdict !== 0 ? verdict : edgedFilter(a, b);
}

export function circleCapsuleFilter(a: Circle, b: Capsule): Verdict {
  pair.reach = a.r + b.r;
  const verdict = edgeVerdict(a, b);
  return verdict !== 0 ? verdict : edgedFilter(a, b);
}

/**
 * In units of the magnitudes of the way along the segment and of the offset. A coordinate of the line to the
 * nearest point (differences 1, a product with the parameter 1 more, the sum 1) is below 4, how far the centre
 * is from the segment along it (a product and sums 2 more) below 6; the magnitudes and the bound pass the rest.
 */
const LINE_ERROR = 8 * UNIT_ROUNDOFF;

/** Whether a point comes within a reach of a segment, by the point of it that should be the nearest. */
function edgeVerdict(point: RoundShape, edge: EndedShape): Verdict {
  const { reach } = pair;
  const { ax, ay } = edge;
  const vx = edge.bx - ax;
  const vy = edge.by - ay;
  const wx = point.x - ax;
  const wy = point.y - ay;
  const size = Math.abs(vx) + Math.abs(vy) + Math.abs(wx) + Math.abs(wy) + reach;
  if (!isModerate(size)) return 0;
  const t = clampToUnit((wx * vx + wy * vy) / (vx * vx + vy * vy));
  const x = wx - t * vx;
  const y = wy - t * vy;
  const along = x * vx + y * vy;
  const apart = x * wx + y * wy - (along + Math.abs(along)) / 2;
  return lineVerdict(x, y, apart, reach, LINE_ERROR * size);
}

/**
 * Squares of what is compared, so all counts are doubled: the sum of the radii 1, what is left of it beside
 * the bound 1. Besides, a squared length 2, products 2 on each side: at most 10.
 */
const REACH_ERROR = 12 * UNIT_ROUNDOFF;

/**
 * Whether two convex sets come within a reach of each other, by the way (x, y) between a point of each and by
 * how far they are apart along it, times its length. Both are off by at most `error`, the second for each
 * unit of |(x, y)|₁.
 *
 * It has no branches: they would be unpredictable.
 */
function lineVerdict(x: number, y: number, apart: number, reach: number, error: number): Verdict {
  const lengthSq = x * x + y * y;
  const near = reach - error;
  const isNear = Number(near > 0) & Number(lengthSq + UNDERFLOW_ERROR < near * near * (1 - REACH_ERROR));
  const far = apart - error * (Math.abs(x) + Math.abs(y));
  const reachSq = reach * reach * (1 + REACH_ERROR);
  const isFar = Number(far > 0) & Number(far * far > lengthSq * reachSq + UNDERFLOW_ERROR);
  return (isNear - isFar) as Verdict;
}
