/**
 * Which pieces of two placed shapes touch, and whether they are in each other a moment later. What fits exactly between two walls
 * touches both and is in neither, however far it has to be moved to be free: so pieces are asked, one with one, and not the whole.
 */

import { isConvex } from "../convex/convexity.js";
import { boxesMeet } from "../exact/box.js";
import type { Vec2 } from "../math/vector.js";
import { area } from "../query/area.js";
import { type Bounds, bounds } from "../query/bounds.js";
import { type Contact, contact } from "../query/contact.js";
import { containsPoint } from "../query/contains-point.js";
import { distance } from "../query/distance.js";
import { overlapArea } from "../query/overlap-area.js";
import { arcOfDirections } from "../shapes/arc.js";
import { Kind, Opening, type SimpleShape } from "../shapes/kind.js";
import { point } from "../shapes/point.js";
import { type ArcSpan, piecesOf } from "./piece.js";
import type { PlacedShapes } from "./placed-shapes.js";

/** A part of each shape, and the pieces of them that are near each other, all by their places in their lists. */
interface Encounter {
  readonly first: number;
  readonly second: number;
  readonly pieces: readonly (readonly [first: number, second: number])[];
}

/** The parts, and of these the pieces, that are no farther apart than `reach` where the shapes are now. */
export function encountersOf({ first, second }: PlacedShapes, reach: number): Encounter[] {
  const piecesOfFirst = first.map(wholePieces);
  const piecesOfSecond = second.map(wholePieces);
  const encounters: Encounter[] = [];
  for (const [i, one] of first.entries()) {
    for (const [j, other] of second.entries()) {
      if (!areNear(one, other, reach)) continue;
      const pieces = nearPairs(piecesOfFirst[i] ?? [], piecesOfSecond[j] ?? [], reach);
      encounters.push({ first: i, second: j, pieces });
    }
  }
  return encounters;
}

function nearPairs(
  ofFirst: readonly SimpleShape[],
  ofSecond: readonly SimpleShape[],
  reach: number,
): [number, number][] {
  const pairs: [number, number][] = [];
  for (const [i, one] of ofFirst.entries()) {
    for (const [j, other] of ofSecond.entries()) if (areNear(one, other, reach)) pairs.push([i, j]);
  }
  return pairs;
}

function areNear(a: SimpleShape, b: SimpleShape, reach: number): boolean {
  return boxesMeet(grown(bounds(a), reach), bounds(b)) && distance(a, b) <= reach;
}

function grown({ minX, minY, maxX, maxY }: Bounds, reach: number): Bounds {
  return { minX: minX - reach, minY: minY - reach, maxX: maxX + reach, maxY: maxY + reach };
}

/**
 * Of those that have been near each other, the contact of the pieces that are deepest in each other where the shapes are now; null
 * if none are deeper than `least`.
 */
export function deepestContact(
  { first, second }: PlacedShapes,
  encounters: readonly Encounter[],
  least: number,
): Contact | null {
  let deepest: Contact | null = null;
  for (const encounter of encounters) {
    const [one, other] = [first[encounter.first], second[encounter.second]];
    if (one === undefined || other === undefined) continue;
    const found = contactOfPieces(one, other, encounter, least) ?? contactWithin(one, other, least);
    if (found !== null && found.depth > (deepest?.depth ?? least)) deepest = found;
  }
  return deepest;
}

function contactOfPieces(
  one: SimpleShape,
  other: SimpleShape,
  { pieces }: Encounter,
  least: number,
): Contact | null {
  const [ofFirst, ofSecond] = [wholePieces(one), wholePieces(other)];
  let deepest: Contact | null = null;
  for (const [i, j] of pieces) {
    const found = contact(ofFirst[i] ?? one, ofSecond[j] ?? other);
    if (found !== null && found.depth > (deepest?.depth ?? least)) deepest = found;
  }
  return deepest;
}

/** The contact of parts of which the one is within the other, so that the pieces of their boundaries do not tell. */
function contactWithin(one: SimpleShape, other: SimpleShape, least: number): Contact | null {
  if (isWhole(one) && isWhole(other)) return null;
  return isWithin(one, other, least) ? contact(one, other) : null;
}

/** Whether parts that cross nowhere by more than `least` have more in common than what may be told of a touch. */
function isWithin(one: SimpleShape, other: SimpleShape, least: number): boolean {
  const [areaOfOne, areaOfOther] = [area(one), area(other)];
  if (areaOfOne === 0) return areaOfOther > 0 && isCurveWithin(one, other, least);
  if (areaOfOther === 0) return isCurveWithin(other, one, least);
  return overlapArea(one, other) > Math.min(areaOfOne, areaOfOther) / 2;
}

/** Whether a curve is in a solid, beyond the boundary. */
function isCurveWithin(curve: SimpleShape, solid: SimpleShape, least: number): boolean {
  const walls = wholePieces(solid);
  return wholePieces(curve)
    .map(middleOf)
    .some(
      ({ x, y }) => containsPoint(solid, x, y) && walls.every((wall) => distance(point(x, y), wall) > least),
    );
}

/** A point in the midst of a piece without area, but for a sector its apex. */
function middleOf(piece: SimpleShape): Vec2 {
  if (piece.kind === Kind.segment || piece.kind === Kind.capsule) {
    return { x: (piece.ax + piece.bx) / 2, y: (piece.ay + piece.by) / 2 };
  }
  if (piece.kind !== Kind.arc) return piece;
  const [x, y] = [piece.startX + piece.endX, piece.startY + piece.endY];
  const length = Math.sqrt(x * x + y * y);
  return { x: piece.x + (piece.r * x) / length, y: piece.y + (piece.r * y) / length };
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
