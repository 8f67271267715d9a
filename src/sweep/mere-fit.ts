/**
 * Whether placed shapes merely fit together: what is exactly as wide as a corridor touches both walls and is in neither, however far
 * it has to be moved to be free of them, which is what its contact tells.
 */

import { isConvex } from "../convex/convexity.js";
import { boxesMeet } from "../exact/box.js";
import { area } from "../query/area.js";
import { bounds } from "../query/bounds.js";
import { type Contact, contact } from "../query/contact.js";
import { containsPoint } from "../query/contains-point.js";
import { overlapArea } from "../query/overlap-area.js";
import { arcOfDirections } from "../shapes/arc.js";
import { Kind, Opening, type SimpleShape } from "../shapes/kind.js";
import { type ArcSpan, piecesOf } from "./piece.js";
import type { PlacedShapes } from "./placed-shapes.js";

/** More than rounding makes of the area that fitting shapes have in common; what overlaps along a side has more a moment later. */
const FITTING_AREA = 2 ** -44;

/**
 * Whether shapes whose contact is deeper than `least` have no more in common than rounding: no pieces of their boundaries are that
 * deep in each other, and there is no area that both cover. What has no area does not count as fitting.
 */
export function isMereFit({ first, second }: PlacedShapes, least: number): boolean {
  if (first.every(isWhole) && second.every(isWhole) && first.length + second.length === 2) return false;
  if ([...first, ...second].some((part) => area(part) === 0)) return false;
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
  if (!haveCommonBox(one, other)) return true;
  if (holdsCentre(one, other) || holdsCentre(other, one)) return false;
  if (haveDeepPieces(one, other, least)) return false;
  return (isWhole(one) && isWhole(other)) || overlapArea(one, other) <= FITTING_AREA;
}

/** Whether the centre of the second shape, about which it has some area, is in the first. */
function holdsCentre(shape: SimpleShape, other: SimpleShape): boolean {
  switch (other.kind) {
    case Kind.circle:
    case Kind.ellipse:
    case Kind.rect:
    case Kind.roundedRect:
      return containsPoint(shape, other.x, other.y);
    default:
      return false;
  }
}

function haveDeepPieces(one: SimpleShape, other: SimpleShape, least: number): boolean {
  const others = wholePieces(other);
  return wholePieces(one).some((piece) => others.some((wall) => areDeep(piece, wall, least)));
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
