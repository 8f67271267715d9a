import { crossSign, dotSign } from "../math/verdict.js";
import { type Directions, type Kind, Opening, type Shape, type SimpleShape } from "../shapes/kind.js";
import {
  type ByForm,
  hasEnds,
  hasRings,
  hasVertices,
  innerRadius,
  isBox,
  isRound,
  isThin,
  isUnbounded,
  isWedge,
  ofForm,
  outerRadius,
  radiusOf,
  verticesOf,
  type WedgeShape,
} from "../shapes/reductions.js";

/* Exact facts about the form of a set: whether it is convex, and of which dimension it is. */

/** Whether a shape denotes a bounded convex set that the convex engine can read. Exact. */
export function isConvex(shape: Shape, kind: Kind = shape.kind): boolean {
  return ofForm(convexity, kind)(shape);
}

/** Whether a shape denotes a convex set, bounded or not. Exact. */
export function isConvexSet(shape: Shape): boolean {
  return isUnbounded(shape) || isConvex(shape);
}

const convexity: ByForm<[], boolean> = {
  round: () => true,
  ellipse: () => true,
  box: () => true,
  wedge: isConvexWedge,
  ended: () => true,
  polygon: ({ convex }) => convex,
  polyline: ({ points }) => points.length === 4,
  halfPlane: () => false,
  union: ({ parts }) => parts.length === 1 && isConvex(parts[0] as Shape),
};

function isConvexWedge(shape: WedgeShape): boolean {
  // Radii are compared here, since what a function returns may go to the heap, and worlds ask this of each body they move.
  const isPoint = "r" in shape ? shape.r === 0 : shape.outerR === 0;
  const reachesApex = "innerR" in shape ? shape.innerR === 0 : !isThin(shape);
  return isPoint || (reachesApex && hasConvexOpening(shape)) || isOpeningZero(shape);
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
  if (isRound(shape)) return radiusOf(shape) > 0 ? 2 : 0;
  if (isBox(shape)) return dimensionOfSizes(shape.halfWidth, shape.halfHeight);
  if (hasEnds(shape)) {
    return radiusOf(shape) > 0 ? 2 : dimensionOfCurve([shape.ax, shape.ay, shape.bx, shape.by]);
  }
  if (hasVertices(shape)) {
    // Rounding may have made a polygon flat; without area it is the chain of its edges.
    return hasRings(shape) && shape.orientation !== 0 ? 2 : dimensionOfCurve(verticesOf(shape));
  }
  return isUnbounded(shape) ? 2 : dimensionOfSizes(shape.rx, shape.ry);
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

function dimensionOfCurve(points: readonly number[]): Dimension {
  return points.every((coordinate, i) => coordinate === points[i % 2]) ? 0 : 1;
}
