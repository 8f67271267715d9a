import { hasInterior } from "../convex/convexity.js";
import { exactPenetration, type Relation } from "../exact/meeting.js";
import type { Verdict } from "../math/verdict.js";
import { isUprightBox, uprightBoxesPenetrate } from "../pairs/boxes/rect-rect.js";
import { edgedRelation } from "../pairs/core/edged-relation.js";
import { isSolidNeedle, longerAxis } from "../pairs/ellipses/ellipse-chain.js";
import { largePolygonsRelation } from "../pairs/relation/location.js";
import {
  areBoxesBeside,
  certainlyMeetWithin,
  hasTable,
  isTableQuick,
  relationInTable,
} from "../pairs/relation/relation-filter.js";
import { haveSameNumbers } from "../pairs/tables/order.js";
import { overlapVerdict } from "../pairs/tables/overlap-filters.js";
import { Kind, type Posed, type Rect, type Shape, type SimpleShape } from "../shapes/kind.js";
import { segment } from "../shapes/lines.js";
import { boxAlongAxes, hasRings, isUnion, partsOf, unionOf } from "../shapes/reductions.js";
import { overlaps } from "./overlaps.js";

/**
 * Whether the topological interior of one shape meets the other: whether one is in the other, and does not only touch it.
 *
 * Symmetric. Exact: the answer is that of real arithmetic on the stored numbers, for every pair of kinds and every
 * magnitude. A segment across a rectangle penetrates it, one along its edge does not; curves and points, which have no
 * interior, never penetrate each other. The interior of a compound is that of the union, so that a point on the seam of
 * two flush parts is within. This is what blocks in `moveAndSlide`.
 *
 * Cost: that of `relate`.
 *
 * @example
 * const tile = rectFromCorner(0, 0, 16, 16);
 * penetrates(rectFromCorner(16, 0, 16, 16), tile); // false
 * penetrates(rectFromCorner(15.9, 0, 16, 16), tile); // true
 * penetrates(segment(-5, 0, 20, 0), tile); // false
 */
export function penetrates(a: Shape, b: Shape): boolean {
  const verdict = overlapVerdict(a, b, "penetrates");
  if (verdict < 0) return false;
  if (isUnion(a) || isUnion(b)) return unionPenetrates(partsOf(a), partsOf(b));
  return simplePenetrates(a, b, verdict);
}

function simplePenetrates(a: SimpleShape, b: SimpleShape, verdict: Verdict): boolean {
  if (verdict < 0) return false;
  const isSolidA = hasInterior(a);
  const isSolidB = hasInterior(b);
  if (!isSolidA && !isSolidB) return false;
  // Boxes on a grid of any step touch all the time.
  if (isSolidA && isSolidB && isUprightBox(a) && isUprightBox(b)) return uprightBoxesPenetrate(a, b);
  if (haveSameNumbers(a, b)) return true;
  // A point is mostly in the interior for certain, which is quick to check.
  const isOfPoint = a.kind === Kind.point || b.kind === Kind.point;
  if (isOfPoint && certainlyMeetWithin(a, b, verdict)) return true;
  const relation = quickRelation(a, b);
  if (relation === undefined) {
    if (!isOfPoint && certainlyMeetWithin(a, b, verdict)) return true;
    if (!hasTable(a, b)) return mayGetIn(a, b, verdict) && (needlePenetrates(a, b) ?? exactPenetration(a, b));
  }
  switch (relation ?? relationInTable(a, b)) {
    case "apart":
      return false;
    case "touching":
      return isSolidA && isSolidB && (spikesPenetrate(a, b) || spikesPenetrate(b, a));
    case "insideTouching":
      return isSolidA || isAmong(a, b);
    case "containsTouching":
      return isSolidB || isAmong(b, a);
    default:
      return true;
  }
}

/** The relation of two shapes where that is quicker than a search for a point in both, and certain, however they touch. */
function quickRelation(a: SimpleShape, b: SimpleShape): Relation | undefined {
  if (isTableQuick(a, b)) return relationInTable(a, b);
  const ofLarge = hasRings(a) && hasRings(b) ? largePolygonsRelation(a, b) : undefined;
  return ofLarge ?? edgedRelation(a, b);
}

/** The part of a needle's axis that is looked at. */
const INNER = 1 - 2 ** -10;

/**
 * Of a needle, which lies about its axis in its box: true if the other shape meets the axis within the ends, false if it does not get
 * into the box, else undefined. These have straight edges, while points in common with a conic are roots of polynomials, and take ten
 * times as long where sizes differ by a hundred powers of ten.
 */
function needlePenetrates(a: SimpleShape, b: SimpleShape): boolean | undefined {
  const [axisA, axisB] = [innerAxis(a), innerAxis(b)];
  if (axisA === null && axisB === null) return undefined;
  if ((axisA !== null && overlaps(axisA, b)) || (axisB !== null && overlaps(a, axisB))) return true;
  return penetrates(boxOfNeedle(a), boxOfNeedle(b)) ? undefined : false;
}

/** The inner part of the axis of a needle that is not only this; null for other shapes. */
function innerAxis(shape: SimpleShape): Rect | null {
  if (!isSolidNeedle(shape)) return null;
  const axis = longerAxis(shape);
  return { ...axis, halfWidth: within(axis.halfWidth), halfHeight: within(axis.halfHeight) };
}

/** A part of a length which is less than that, as the least double has none but 0. */
function within(length: number): number {
  const inner = INNER * length;
  return inner < length ? inner : 0;
}

function boxOfNeedle(shape: SimpleShape): SimpleShape {
  return isSolidNeedle(shape) ? boxAlongAxes(shape) : shape;
}

/** False if two shapes have no common point, or none but on the line between their boxes, where neither gets into the other. */
function mayGetIn(a: SimpleShape, b: SimpleShape, verdict: Verdict): boolean {
  return !areBoxesBeside(a, b) && (verdict > 0 || overlaps(a, b));
}

/** Whether a curve or a point that lies in a solid, and meets its boundary, is not all on the boundary. */
function isAmong(thin: SimpleShape, solid: SimpleShape): boolean {
  return thin.kind !== Kind.point && exactPenetration(thin, solid);
}

/**
 * If the interior of a union of solids meets another set, that of one of them does, unless the set has no interior
 * itself: then it may lie on a seam.
 */
function unionPenetrates(partsA: readonly SimpleShape[], partsB: readonly SimpleShape[]): boolean {
  for (const a of partsA) {
    for (const b of partsB) if (simplePenetrates(a, b, overlapVerdict(a, b))) return true;
  }
  return lieOnSeam(partsA, partsB) || lieOnSeam(partsB, partsA);
}

function lieOnSeam(parts: readonly SimpleShape[], others: readonly SimpleShape[]): boolean {
  const solids = parts.filter(hasInterior);
  return others.some((other) => {
    if (hasInterior(other)) return false;
    const met = solids.filter((solid) => overlaps(solid, other));
    return met.length > 1 && exactPenetration(unionOf(met), other);
  });
}

/**
 * Whether an edge of a polygon meets the interior of another solid, though its own interior does not. Edges that rounding
 * has laid upon each other in another pose belong to the polygon, but may stick out of its interior.
 */
function spikesPenetrate(shape: SimpleShape, solid: SimpleShape): boolean {
  if (!hasRings(shape) || shape.convex || !isMoved(shape)) return false;
  const { vertices, ringEnds } = shape;
  let begin = 0;
  for (const end of ringEnds) {
    let last = end - 1;
    for (let i = begin; i < end; i += 1) {
      const edge = segment(
        vertices[2 * last] as number,
        vertices[2 * last + 1] as number,
        vertices[2 * i] as number,
        vertices[2 * i + 1] as number,
      );
      if (simplePenetrates(edge, solid, overlapVerdict(edge, solid))) return true;
      last = i;
    }
    begin = end;
  }
  return false;
}

function isMoved({ x, y, ux, uy }: Posed): boolean {
  return x !== 0 || y !== 0 || uy !== 0 || ux < 0;
}
