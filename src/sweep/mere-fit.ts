/**
 * Whether placed shapes merely fit together: what is exactly as wide as a corridor touches both walls and is in neither, however far
 * it has to be moved to be free of them, which is what its contact tells.
 */

import { isConvex } from "../convex/convexity.js";
import { boxesMeet } from "../exact/box.js";
import type { Vec2 } from "../math/vector.js";
import { dimensionOf } from "../measure/dimension.js";
import { bounds } from "../query/bounds.js";
import { type Contact, contact } from "../query/contact.js";
import { containsPoint } from "../query/contains-point.js";
import { arcOfDirections } from "../shapes/arc.js";
import { Kind, Opening, type SimpleShape } from "../shapes/kind.js";
import { type ArcSpan, piecesOf } from "./piece.js";
import type { PlacedShapes } from "./placed-shapes.js";

/**
 * Whether it is certain of shapes whose contact is deeper than `least` that they have no more in common than rounding. What has no area
 * does not count as fitting; nor do parts both of which are not convex, unless they touch by no more than that.
 */
export function isMereFit({ first, second }: PlacedShapes, least: number): boolean {
  if (first.every(isWhole) && second.every(isWhole) && first.length + second.length === 2) return false;
  if ([...first, ...second].some((part) => dimensionOf(part) < 2)) return false;
  return first.every((one) => second.every((other) => isFitting(one, other, least)));
}

/** The contact of the pieces that are deepest in each other, if some are deeper than `least`. */
export function deepestPieces({ first, second }: PlacedShapes, least: number): Contact | null {
  const others = second.flatMap(wholePieces);
  let deepest: Contact | null = null;
  for (const piece of first.flatMap(wholePieces)) {
    for (const other of others) {
      const found = haveCommonBox(piece, other) ? contact(piece, other) : null;
      if (found !== null && found.depth > (deepest?.depth ?? least)) deepest = found;
    }
  }
  return deepest;
}

function isFitting(one: SimpleShape, other: SimpleShape, least: number): boolean {
  if (!areDeep(one, other, least)) return true;
  if (isWhole(one)) return isBeside(one, other, least);
  return isWhole(other) && isBeside(other, one, least);
}

/**
 * Whether a convex shape keeps beside another: if no wall of that is deep in it, it is all within or all outside, and its middle tells.
 */
function isBeside(convex: SimpleShape, other: SimpleShape, least: number): boolean {
  const middle = middleOf(convex);
  if (isWhole(other) || middle === null) return false;
  return (
    !containsPoint(other, middle.x, middle.y) &&
    !wholePieces(other).some((wall) => areDeep(convex, wall, least))
  );
}

/** A point within a convex shape, away from its boundary; null of kinds that do not tell one at once. */
function middleOf(shape: SimpleShape): Vec2 | null {
  switch (shape.kind) {
    case Kind.circle:
    case Kind.ellipse:
    case Kind.rect:
    case Kind.roundedRect:
      return shape;
    case Kind.capsule:
      return { x: (shape.ax + shape.bx) / 2, y: (shape.ay + shape.by) / 2 };
    case Kind.polygon:
      return meanOf(shape.vertices);
    default:
      return null;
  }
}

function meanOf(points: readonly number[]): Vec2 {
  const mean = { x: 0, y: 0 };
  const share = 2 / points.length;
  for (let i = 0; i + 1 < points.length; i += 2) {
    mean.x += share * (points[i] ?? 0);
    mean.y += share * (points[i + 1] ?? 0);
  }
  return mean;
}

function areDeep(one: SimpleShape, other: SimpleShape, least: number): boolean {
  if (!haveCommonBox(one, other)) return false;
  const found = contact(one, other);
  return found !== null && found.depth > least;
}

function haveCommonBox(one: SimpleShape, other: SimpleShape): boolean {
  return boxesMeet(bounds(one), bounds(other));
}

function isWhole(shape: SimpleShape): boolean {
  return shape.kind === Kind.halfPlane || isConvex(shape);
}

/** A shape itself if it is convex or a half plane, else the pieces of its boundary, or convex ones that make it up. */
function wholePieces(shape: SimpleShape): SimpleShape[] {
  return isWhole(shape)
    ? [shape]
    : piecesOf(shape).map(({ hull, arc }) => (arc === null ? hull : arcOf(arc)));
}

function arcOf({ x, y, r, start, end }: ArcSpan): SimpleShape {
  const directions = { startX: start.x, startY: start.y, endX: end.x, endY: end.y };
  return arcOfDirections(x, y, r, { opening: Opening.lessThanHalf, ...directions });
}
