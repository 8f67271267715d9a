import { converse, exactRelation, type Relation } from "../exact/meeting.js";
import type { Verdict } from "../math/verdict.js";
import { MANY_PARTS } from "../near/shape-trees.js";
import { edgedRelation } from "../pairs/core/edged-relation.js";
import { isSolidNeedle, longerAxis } from "../pairs/ellipses/ellipse-chain.js";
import { largePolygonsRelation, locate } from "../pairs/relation/location.js";
import {
  hasTable,
  isTableQuick,
  relationBeside,
  relationInTable,
  relationVerdict,
} from "../pairs/relation/relation-filter.js";
import { haveSameNumbers } from "../pairs/tables/order.js";
import { overlapVerdict } from "../pairs/tables/overlap-filters.js";
import { findPartsAt } from "../shapes/copy.js";
import { type Ellipse, Kind, type Rect, type Shape, type SimpleShape } from "../shapes/kind.js";
import { boxAlongAxes, hasRings, isUnion, partsOf } from "../shapes/reductions.js";

/**
 * The relation of two shapes: one of the eight of RCC-8 (region connection calculus).
 *
 * `"apart"`: no common point. `"equal"`: the same set. `"inside"`: a lies in b and meets no boundary of it,
 * `"insideTouching"`: it does; `"contains"`, `"containsTouching"`: the same with a and b exchanged.
 * `"touching"`: common points, but the relative interiors are disjoint. `"crossing"`: all else. A point, a
 * segment, an arc, a polyline has its relative interior. Exact, like `overlaps`.
 *
 * Cost: hundreds of nanoseconds for shapes that are apart, and for points, circles, segments, capsules, half
 * planes, polygons and upright rectangles on a grid of whole pixels or the like, however they touch; without
 * radii, on no grid as well. Otherwise a few microseconds; where curves touch to within rounding, or where no
 * certain witness is found soon, some tens of microseconds up to milliseconds.
 *
 * Source: D. Randell, Z. Cui, A. Cohn, "A spatial logic based on regions and connection", KR 1992.
 *
 * @example
 * relate(circle(0, 0, 1), rect(0, 0, 4, 2)); // insideTouching
 */
export function relate(a: Shape, b: Shape): Relation {
  const verdict = overlapVerdict(a, b, "relate");
  if (verdict < 0) return "apart";
  // Each kind is read once: where many kinds come by, this is what costs most in a call.
  const kindA = a.kind;
  const kindB = b.kind;
  if (kindA === kindB && haveSameNumbers(a, b)) return "equal";
  if (kindA !== Kind.compound && kindB !== Kind.compound) return relationOfNear(a, b, verdict, kindA, kindB);
  const near = shapeNear(b, a);
  return relationOfNear(shapeNear(a, near), near, verdict, kindA, kindB);
}

/** Of shapes that may have common points. */
function relationOfNear(a: Shape, b: Shape, verdict: Verdict, kindA: Kind, kindB: Kind): Relation {
  const arePolygons = hasRings(a) && hasRings(b);
  if (arePolygons) {
    const ofLarge = largePolygonsRelation(a, b);
    if (ofLarge !== undefined) return ofLarge;
  }
  // A point is mostly in the interior for certain, which is quick to check.
  if (verdict > 0) {
    if (kindA === Kind.point && isInside(a, b)) return "inside";
    if (kindB === Kind.point && isInside(b, a)) return "contains";
  }
  const relation = edgedRelation(a, b);
  if (relation !== undefined) return relation;
  // The quicker test comes first: polygons store their boxes, and shapes that certainly overlap seldom just touch.
  const isBesideFirst = verdict === 0 || arePolygons;
  return isBesideFirst
    ? (relationBeside(a, b, verdict) ?? relationByPlaces(a, b, verdict) ?? slowRelation(a, b))
    : (relationByPlaces(a, b, verdict) ?? relationBeside(a, b, verdict) ?? slowRelation(a, b));
}

/** Whether a point is certainly in the interior of a shape. */
function isInside({ x, y }: Shape, shape: Shape): boolean {
  return locate(shape, x, y, 0) > 0;
}

/** With a point or a circle, the pair's own test is faster than a search for witnesses. */
function relationByPlaces(a: Shape, b: Shape, verdict: Verdict): Relation | undefined {
  return isTableQuick(a, b) ? relationInTable(a, b) : relationVerdict(a, b, verdict);
}

function slowRelation(a: Shape, b: Shape): Relation {
  return hasTable(a, b) ? relationInTable(a, b) : (needleRelation(a, b) ?? exactRelation(a, b));
}

/**
 * The relation of two shapes, with needles in one or both of them, if it is that of all that are more than the needles' axes
 * and less than the boxes around them: these have straight edges, and points in common with a conic are roots of polynomials,
 * which take ten times as long where sizes differ by a hundred powers of ten.
 */
function needleRelation(a: Shape, b: Shape): Relation | undefined {
  if (!hasNeedle(a) && !hasNeedle(b)) return undefined;
  const [leastA, mostA] = [withNeedlesAs(longerAxis, a), withNeedlesAs(boxAlongAxes, a)];
  const [leastB, mostB] = [withNeedlesAs(longerAxis, b), withNeedlesAs(boxAlongAxes, b)];
  const most = relate(mostA, mostB);
  if (most === "apart") return most;
  const ofMostA = leastB === mostB ? most : relate(mostA, leastB);
  if (ofMostA === "inside") return ofMostA;
  const ofMostB = leastA === mostA ? most : relate(leastA, mostB);
  if (ofMostB === "contains") return ofMostB;
  // What may lie in the other may touch its boundary or not.
  if (isPart(ofMostB) || isPart(converse(ofMostA))) return undefined;
  const least = leastA === mostA ? ofMostA : leastB === mostB ? ofMostB : relate(leastA, leastB);
  return least === "apart" || least === "touching" ? undefined : "crossing";
}

/** Whether the first of two shapes lies in the second. */
function isPart(relation: Relation): boolean {
  return relation === "inside" || relation === "insideTouching" || relation === "equal";
}

function hasNeedle(shape: Shape): boolean {
  return partsOf(shape).some(isSolidNeedle);
}

/** The shape with other parts for its needles. */
function withNeedlesAs(other: (needle: Ellipse) => Rect, shape: Shape): Shape {
  if (!hasNeedle(shape)) return shape;
  const parts = partsOf(shape).map((part) => (isSolidNeedle(part) ? other(part) : part));
  return isUnion(shape) ? { ...shape, parts } : (parts[0] as Rect);
}

/**
 * A shape; for a compound of many parts, only those that may have a common point with another shape, and one that has
 * none.
 *
 * That one represents all such parts: a compound with such a part lies in nothing that is near. Whether a point is in the
 * interior of a union depends on the parts that contain it, and for common points these are all near.
 */
function shapeNear(shape: Shape, other: Shape): Shape {
  if (!isUnion(shape) || shape.parts.length < MANY_PARTS) return shape;
  const { parts } = shape;
  const near = new Set<number>();
  for (const part of partsOf(other)) {
    findPartsAt(shape, part, (_, index) => {
      near.add(index);
      return false;
    });
  }
  if (near.size + 1 >= parts.length) return shape;
  const first = parts.findIndex((_, index) => !near.has(index));
  const indices = [...near.add(first)].sort((i, j) => i - j);
  return { ...shape, parts: indices.map((index) => parts[index] as SimpleShape) };
}
