import { toFrame } from "../boundary/frame.js";
import { hasInterior, isConvexSet } from "../convex/convexity.js";
import { boxesMeet } from "../exact/box.js";
import type { Vec2 } from "../math/vector.js";
import { setAnchor } from "../pairs/relation/witness-spots.js";
import { askOfExcerpts } from "../pairs/tables/any-cells.js";
import { type Contact, contact } from "../query/contact.js";
import { containsPoint } from "../query/contains-point.js";
import { distance } from "../query/distance.js";
import { bounds } from "../shapes/bounds.js";
import { Kind, Opening, type SimpleShape } from "../shapes/kind.js";
import { isRound, isUnbounded } from "../shapes/reductions.js";
import { arcOfDirections } from "../shapes/round.js";
import { type ArcSpan, piecesOf } from "./convex-piece.js";
import { areCurves, isOnHalfPlane, leastDepthOn } from "./course.js";
import type { FirstTouch } from "./first-touch.js";
import { FIRST_LOOK, LAST_LOOK, nearestPlace } from "./hit.js";
import { place, placeableCopy } from "./motion.js";
import { NEAR, type PlacedShapes } from "./parts-on-course.js";

/** Whether shapes certainly overlap at a time: deeper than `least`, and more than a mere fit. */
export function certainlyOverlap(shapes: PlacedShapes, t: number, least: number): boolean {
  const { first, second } = shapes.course;
  // A point is in no curve at all deep.
  if ((isRound(first) || isRound(second)) && areCurves(shapes.course)) return false;
  shapes.goTo(t, NEAR);
  return certainContact(shapes, least) !== null;
}

/** The contact of placed shapes if they certainly overlap: deeper than `least`, and more than a mere fit. */
function certainContact(shapes: PlacedShapes, least: number): Contact | null {
  const ask = () => contact(shapes.a, shapes.b);
  const found = shapes.areExcerpts ? askOfExcerpts(ask) : ask();
  shapes.depth = found?.depth ?? 0;
  if (found === null || !(found.depth > least)) return null;
  return isOnHalfPlane(shapes.course) || !isMereFit(shapes, least, true) ? found : null;
}

/**
 * Whether shapes whose contact at t = 0 is deeper than `least` merely fit together, as `isMereFit` says. `isDeep` says that the
 * contact of the placed shapes, which are rounded, is known to be deeper than that, too.
 */
export function fitAtStart(shapes: PlacedShapes, least: number, isDeep: boolean): boolean {
  // In a half plane, a shape is as deep as the deepest of its parts: then that one does not merely fit.
  if (isDeep && isOnHalfPlane(shapes.course)) return false;
  shapes.goTo(0, NEAR);
  return isMereFit(shapes, least, isDeep);
}

/** The parts of two shapes. */
interface Parts {
  readonly first: readonly SimpleShape[];
  readonly second: readonly SimpleShape[];
}

/**
 * Whether shapes certainly have nothing but rounding in common, though their contact is deeper than `least`: a
 * shape exactly as wide as a corridor touches both walls and is in neither, while its contact tells how to leave the
 * corridor. Shapes without area do not count as fitting; nor do two parts neither of which is convex, unless their
 * contact is no deeper than `least`. With `isDeep`, the contact of shapes of one part each is not computed again.
 */
export function isMereFit({ first, second }: Parts, least: number, isDeep: boolean): boolean {
  const areSimple = first.length + second.length === 2;
  if (areSimple && first.every(isConvexSet) && second.every(isConvexSet)) return false;
  if (![...first, ...second].every(hasInterior)) return false;
  return first.every((one) => second.every((other) => isFitting(one, other, least, isDeep && areSimple)));
}

/** The deepest contact of a piece of one shape with a piece of the other; null if none is deeper than `least`. */
function deepestPieces({ first, second }: PlacedShapes, least: number): Contact | null {
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
  if (isConvexSet(other) || isUnbounded(convex) || convex.kind === Kind.sector) return false;
  setAnchor(middle, convex);
  return (
    !containsPoint(other, middle.x, middle.y) &&
    shapesOfPieces(other).every((wall) => deepContact(convex, wall, least) === null)
  );
}

/** The contact of two shapes if it is deeper than `least`. */
function deepContact(one: SimpleShape, other: SimpleShape, least: number): Contact | null {
  if (!boxesMeet(bounds(one), bounds(other))) return null;
  const found = contact(one, other);
  return found !== null && found.depth > least ? found : null;
}

/** The pieces of a shape, with arcs as arcs instead of their hulls. */
function shapesOfPieces(shape: SimpleShape): SimpleShape[] {
  return piecesOf(shape).map(({ hull, arc }) => (arc === null ? hull : arcOf(arc)));
}

function arcOf({ x, y, r, start, end }: ArcSpan): SimpleShape {
  const directions = { startX: start.x, startY: start.y, endX: end.x, endY: end.y };
  return arcOfDirections(x, y, r, { opening: Opening.lessThanHalf, ...directions });
}

/**
 * The factor between two looks. What is less than a placing error deep at one look is at most this many deep at the next,
 * so it has not passed unseen through a wall twice as thick as that.
 */
const NEXT_LOOK = 64;

/**
 * The touch at t = 0 of shapes that touch then and certainly overlap a moment later, by more than roundings, with the normal
 * of that contact. Null if they come apart first, or meet elsewhere: what they overlap after that is a later touch.
 */
export function touchSoon(shapes: PlacedShapes): FirstTouch | null {
  const { motion, nearness } = shapes.course;
  // Far from the origin, shapes have to go on for a while until they are in each other by more than roundings.
  const last = Math.min(1, Math.max(LAST_LOOK, (NEXT_LOOK * NEXT_LOOK * nearness) / motion.wayLength));
  for (let ahead = FIRST_LOOK; ahead <= last; ahead *= NEXT_LOOK) {
    shapes.goTo(ahead, NEAR);
    const found = certainContact(shapes, nearness);
    if (found !== null) {
      // They cannot be deeper than they have moved. A deeper contact leads out of what they fit in: then their pieces
      // decide.
      const deepest = 2 * (ahead * motion.wayLength + nearness);
      const { normal, points } = found.depth <= deepest ? found : (deepestPieces(shapes, nearness) ?? found);
      const point = ahead === FIRST_LOOK ? points[0] : placeAtStart(shapes, ahead, normal);
      return point === undefined ? null : atStart(normal, point);
    }
    if (distance(shapes.a, shapes.b) > nearness) return null;
  }
  return null;
}

/** Where the pieces touch at t = 0 whose contact at a later time is along a normal; undefined if they do not. */
function placeAtStart(shapes: PlacedShapes, ahead: number, { x, y }: Readonly<Vec2>): Vec2 | undefined {
  const { motion, nearness } = shapes.course;
  shapes.goTo(0, NEAR);
  motion.goTo(ahead);
  const others = shapes.second.flatMap(shapesOfPieces);
  let [one, other]: [SimpleShape | undefined, SimpleShape | undefined] = [undefined, undefined];
  let most = Number.NEGATIVE_INFINITY;
  for (const first of shapes.first.flatMap(shapesOfPieces)) {
    for (const second of others) {
      const later = placeableCopy(second);
      place(later, second, motion.second);
      const found = deepContact(first, later, nearness / 2);
      const alike = found === null ? Number.NEGATIVE_INFINITY : found.normal.x * x + found.normal.y * y;
      if (!(alike > most)) continue;
      most = alike;
      one = first;
      other = second;
    }
  }
  if (one === undefined || other === undefined) return nearestPlace(shapes.a, shapes.b);
  return distance(one, other) > nearness ? undefined : nearestPlace(one, other);
}

/** The touch at t = 0 of shapes that overlap by some depth: their contact of a moment later, or that of then. */
export function touchAtStart(shapes: PlacedShapes, { normal, depth, points }: Contact): FirstTouch {
  const { course } = shapes;
  const { originX, originY, power } = course.frame;
  shapes.goTo(FIRST_LOOK, NEAR + 4 * depth * power);
  const found = certainContact(shapes, leastDepthOn(course));
  const point = found?.points[0];
  if (found !== null && point !== undefined) return atStart(found.normal, point, true);
  const [{ x, y } = course.first] = points;
  return atStart(normal, { x: toFrame(x, originX, power), y: toFrame(y, originY, power) });
}

function atStart(normal: Vec2, point: Vec2, isCertain = false): FirstTouch {
  return { t: 0, normal, point, isReached: true, across: null, isCertain };
}
