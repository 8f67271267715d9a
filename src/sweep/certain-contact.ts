import { isConvexSet } from "../convex/convexity.js";
import { hasInterior } from "../convex/dimension.js";
import { boxesMeet } from "../exact/box.js";
import type { Vec2 } from "../math/vector.js";
import { type Contact, contact } from "../query/contact.js";
import { containsPoint } from "../query/contains-point.js";
import { setAnchor } from "../query/relation/witness-spots.js";
import { bounds } from "../shapes/bounds.js";
import { Kind, Opening, type SimpleShape } from "../shapes/kind.js";
import { arcOfDirections } from "../shapes/sector.js";
import { type ArcSpan, piecesOf } from "./piece.js";
import { NEAR, type PlacedShapes } from "./placed-shapes.js";

/** Whether shapes certainly overlap at a time: deeper than `least`, and more than a mere fit. */
export function certainlyOverlap(shapes: PlacedShapes, t: number, least: number): boolean {
  shapes.goTo(t, NEAR);
  return certainContact(shapes, least) !== null;
}

/** The contact of placed shapes if they certainly overlap: deeper than `least`, and more than a mere fit. */
export function certainContact(shapes: PlacedShapes, least: number): Contact | null {
  const found = contact(shapes.a, shapes.b);
  return found !== null && found.depth > least && !isMereFit(shapes, least, true) ? found : null;
}

/**
 * Whether shapes whose contact at t = 0 is deeper than `least` merely fit together, as `isMereFit` says. It may be known that the
 * contact of the placed shapes, which are rounded, is deeper than that, too.
 */
export function fitAtStart(shapes: PlacedShapes, least: number, isDeep: boolean): boolean {
  shapes.goTo(0, NEAR);
  return isMereFit(shapes, least, isDeep);
}

/**
 * Whether placed shapes certainly have nothing but rounding in common, though their contact is deeper than `least`: a
 * shape exactly as wide as a corridor touches both walls and is in neither, while its contact tells how to leave the
 * corridor. Shapes without area do not count as fitting; nor do two parts neither of which is convex, unless their
 * contact is no deeper than `least`. Where each has one part and their contact is known to be deep, that is not asked again.
 */
function isMereFit({ first, second }: PlacedShapes, least: number, isDeep: boolean): boolean {
  const areSimple = first.length + second.length === 2;
  if (areSimple && first.every(isConvexSet) && second.every(isConvexSet)) return false;
  if (![...first, ...second].every(hasInterior)) return false;
  return first.every((one) => second.every((other) => isFitting(one, other, least, isDeep && areSimple)));
}

/** The deepest contact of a piece of one shape with a piece of the other; null if none is deeper than `least`. */
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

function isFitting(one: SimpleShape, other: SimpleShape, least: number, isDeep: boolean): boolean {
  if (!isDeep && deepContact(one, other, least) === null) return true;
  if (isConvexSet(one)) return isBeside(one, other, least);
  return isConvexSet(other) && isBeside(other, one, least);
}

const middle: Vec2 = { x: 0, y: 0 };

/**
 * Whether a convex shape lies outside of another. If no piece of the other's boundary is deep in it, it lies all inside
 * or all outside, and its middle decides which.
 */
function isBeside(convex: SimpleShape, other: SimpleShape, least: number): boolean {
  if (isConvexSet(other) || convex.kind === Kind.halfPlane || convex.kind === Kind.sector) return false;
  setAnchor(middle, convex);
  return (
    !containsPoint(other, middle.x, middle.y) &&
    shapesOfPieces(other).every((wall) => deepContact(convex, wall, least) === null)
  );
}

/** The contact of two shapes if it is deeper than `least`. */
export function deepContact(one: SimpleShape, other: SimpleShape, least: number): Contact | null {
  if (!boxesMeet(bounds(one), bounds(other))) return null;
  const found = contact(one, other);
  return found !== null && found.depth > least ? found : null;
}

/** The pieces of a shape, with arcs as arcs instead of their hulls. */
export function shapesOfPieces(shape: SimpleShape): SimpleShape[] {
  return piecesOf(shape).map(({ hull, arc }) => (arc === null ? hull : arcOf(arc)));
}

function arcOf({ x, y, r, start, end }: ArcSpan): SimpleShape {
  const directions = { startX: start.x, startY: start.y, endX: end.x, endY: end.y };
  return arcOfDirections(x, y, r, { opening: Opening.lessThanHalf, ...directions });
}
