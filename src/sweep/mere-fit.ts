/**
 * Whether placed shapes merely fit together: what is exactly as wide as a corridor touches both walls and is in neither, however far
 * it has to be moved to be free of them, which is what its contact tells.
 */

import { boxesMeet } from "../exact/box.js";
import type { Vec2 } from "../math/vector.js";
import { dimensionOf } from "../measure/dimension.js";
import { bounds } from "../query/bounds.js";
import { type Contact, contact } from "../query/contact.js";
import { containsPoint } from "../query/contains-point.js";
import { setAnchor } from "../query/relation/witness-spots.js";
import { arcOfDirections } from "../shapes/arc.js";
import { Kind, Opening, type SimpleShape } from "../shapes/kind.js";
import { type ArcSpan, isWhole, piecesOf } from "./piece.js";
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
  const others = second.flatMap(shapesOfPieces);
  let deepest: Contact | null = null;
  for (const piece of first.flatMap(shapesOfPieces)) {
    for (const other of others) {
      const found: Contact | null = deepContact(piece, other, deepest?.depth ?? least);
      if (found !== null) deepest = found;
    }
  }
  return deepest;
}

function isFitting(one: SimpleShape, other: SimpleShape, least: number): boolean {
  if (deepContact(one, other, least) === null) return true;
  if (isWhole(one)) return isBeside(one, other, least);
  return isWhole(other) && isBeside(other, one, least);
}

const middle: Vec2 = { x: 0, y: 0 };

/**
 * Whether a convex shape keeps beside another: if no wall of that is deep in it, it is all within or all outside, and its middle tells.
 */
function isBeside(convex: SimpleShape, other: SimpleShape, least: number): boolean {
  if (isWhole(other) || convex.kind === Kind.halfPlane || convex.kind === Kind.sector) return false;
  setAnchor(middle, convex);
  return (
    !containsPoint(other, middle.x, middle.y) &&
    shapesOfPieces(other).every((wall) => deepContact(convex, wall, least) === null)
  );
}

/** The contact of two shapes if they are deeper in each other than `least`. */
function deepContact(one: SimpleShape, other: SimpleShape, least: number): Contact | null {
  if (!boxesMeet(bounds(one), bounds(other))) return null;
  const found = contact(one, other);
  return found !== null && found.depth > least ? found : null;
}

/** The pieces of a shape, arcs as such and not as their hulls. */
function shapesOfPieces(shape: SimpleShape): SimpleShape[] {
  return piecesOf(shape).map(({ hull, arc }) => (arc === null ? hull : arcOf(arc)));
}

function arcOf({ x, y, r, start, end }: ArcSpan): SimpleShape {
  const directions = { startX: start.x, startY: start.y, endX: end.x, endY: end.y };
  return arcOfDirections(x, y, r, { opening: Opening.lessThanHalf, ...directions });
}
