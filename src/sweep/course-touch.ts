import { fromFrame } from "../boundary/frame.js";
import { boxesMeet } from "../exact/box.js";
import type { Vec2 } from "../math/vector.js";
import { dimensionOf } from "../measure/dimension.js";
import { type Contact, contact } from "../query/contact.js";
import { containsPoint } from "../query/contains-point.js";
import { distance } from "../query/distance.js";
import { setAnchor } from "../query/relation/witness-spots.js";
import { arcOfDirections } from "../shapes/arc.js";
import { bounds } from "../shapes/bounds.js";
import { Kind, Opening, type Shape, type SimpleShape } from "../shapes/kind.js";
import { type Course, courseOf, type TurningMotion } from "./course.js";
import type { FirstTouch } from "./first-touch.js";
import { createSweepHit, FIRST_LOOK, LAST_LOOK, type SweepHit } from "./hit.js";
import { type ArcSpan, isWhole, piecesOf } from "./piece.js";
import { type Placement, place, placeableCopy } from "./placement.js";
import { nearestPlace } from "./touch.js";

/**
 * A shallower overlap may be due to rounding: this much per radian of turning, and once more. Coordinates in a frame are
 * below 2; the shift and the angle at a time, a turned vertex and their sums are off by less than 2⁻⁵⁰ each.
 */
const PLACING_ERROR = 2 ** -48;

/** Finds the first touch on a course, if there is one. */
type FindTouch = (first: Shape, second: Shape, course: Course) => FirstTouch | null;

/** The hit of two moving shapes, from the touch that `find` gives on their course. */
export function hitOnCourse(
  first: Shape,
  motionFirst: TurningMotion,
  second: Shape,
  motionSecond: TurningMotion,
  find: FindTouch,
  out: SweepHit | undefined,
): SweepHit | null {
  const course = courseOf(first, motionFirst, second, motionSecond);
  const touch = find(first, second, course);
  if (touch === null) return null;
  const hit = out ?? createSweepHit();
  const { x, y } = isGraze(course, touch) ? (touch.across as Vec2) : touch.normal;
  hit.t = touch.t;
  hit.isCertain = touch.isReached && overlapsSoonAfter(course, touch.t);
  hit.normal.x = x;
  hit.normal.y = y;
  setPoint(hit, course, touch.point, motionFirst);
  return hit;
}

/** The contact of placed shapes if they certainly overlap: deeper than `leastDepth`, and more than a mere fit. */
function certainContact(shapes: PlacedShapes, leastDepth: number): Contact | null {
  const found = contact(shapes.a, shapes.b);
  return found !== null && found.depth > leastDepth && !isMereFit(shapes, leastDepth) ? found : null;
}

/** Whether shapes whose contact at t = 0 is deeper than the tolerance merely fit together, as `isMereFit` says. */
export function fitAtStart(course: Course, tolerance: number): boolean {
  return isMereFit(new PlacedShapes(course), tolerance);
}

/**
 * The factor between two looks. What is less than a placing error deep at one look is at most this many deep at the next,
 * so it has not passed unseen through a wall twice as thick as that.
 */
const NEXT_LOOK = 64;

/**
 * The touch at t = 0 of shapes that touch then and certainly overlap a moment later, by more than `depth`, with the normal
 * of that contact.
 * Null if they come apart first: what they overlap after that is a later touch.
 */
export function touchSoon(course: Course, tolerance: number, depth: number): FirstTouch | null {
  const shapes = new PlacedShapes(course);
  const leastDepth = leastDepthOn(course) + depth;
  for (let ahead = FIRST_LOOK; ahead <= LAST_LOOK; ahead *= NEXT_LOOK) {
    shapes.goTo(ahead);
    const found = certainContact(shapes, leastDepth);
    if (found !== null) {
      // They cannot be deeper than they have moved. A deeper contact leads out of what they fit in: then their pieces
      // decide.
      const deepest = 2 * (ahead * course.motion.wayLength + tolerance);
      const { normal, points } =
        found.depth <= deepest ? found : (deepestPieces(shapes, leastDepth) ?? found);
      const point = ahead === FIRST_LOOK ? points[0] : undefined;
      return atStart(normal, point ?? placeOfStart(shapes));
    }
    if (distance(shapes.a, shapes.b) > tolerance) return null;
  }
  return null;
}

function placeOfStart(shapes: PlacedShapes): Vec2 {
  shapes.goTo(0);
  return nearestPlace(shapes.a, shapes.b);
}

/**
 * Whether a touch is a graze: its pieces pass beside each other, and the shapes are no deeper in each other a little later
 * than roundings explain. The second part rules out a corner that is met head-on, which the edges at it pass beside.
 */
function isGraze(course: Course, { t, across }: FirstTouch): boolean {
  return across !== null && !getsInAfter(course, t);
}

/** For shapes in contact at t = 0: whether a touch is a graze, or one of the pieces along which they come apart. */
export function isStillInContact(course: Course, { t, across }: FirstTouch): boolean {
  const { motion, nearness } = course;
  const isBeside = across !== null || t * motion.wayLength <= PARTING * nearness;
  return isBeside && !getsInAfter(course, t);
}

/** Shapes that part come out of each other within a way of this many roundings. */
const PARTING = 4;

/** Shapes so slow that they move by less until the last look are looked at after so many roundings, or at the end. */
const SLOW_WAY = 64;

function getsInAfter(course: Course, t: number): boolean {
  const { motion, nearness } = course;
  const shapes = new PlacedShapes(course);
  shapes.goTo(Math.min(1, t + Math.max(LAST_LOOK, (SLOW_WAY * nearness) / motion.wayLength)));
  return certainContact(shapes, course.nearness) !== null;
}

/** The touch at t = 0 of shapes that overlap: their contact of a moment later, or a point between their closest points. */
export function touchAtStart(course: Course, normal: Vec2): FirstTouch {
  const shapes = new PlacedShapes(course);
  shapes.goTo(FIRST_LOOK);
  const found = certainContact(shapes, leastDepthOn(course));
  const point = found?.points[0];
  if (found !== null && point !== undefined) return atStart(found.normal, point);
  return atStart(normal, placeOfStart(shapes));
}

function atStart(normal: Vec2, point: Vec2): FirstTouch {
  return { t: 0, normal, point, isReached: true, across: null };
}

/** Whether the shapes certainly overlap a moment after t. This proves a touch at t only if they were brought together there. */
function overlapsSoonAfter(course: Course, t: number): boolean {
  const shapes = new PlacedShapes(course);
  for (let ahead = FIRST_LOOK; ahead <= LAST_LOOK; ahead *= 4) {
    shapes.goTo(t + ahead);
    if (certainContact(shapes, leastDepthOn(course)) !== null) return true;
  }
  return false;
}

function leastDepthOn({ motion }: Course): number {
  return PLACING_ERROR * (1 + motion.turnLength);
}

/** Sets the point of a hit: from the frame, which moves with the first shape, to the world. */
function setPoint(
  { t, point }: SweepHit,
  { frame: { originX, originY, power } }: Course,
  { x, y }: Readonly<Vec2>,
  velocity: Readonly<Vec2>,
): void {
  point.x = fromFrame(x, originX, power) + t * velocity.x + 0;
  point.y = fromFrame(y, originY, power) + t * velocity.y + 0;
}

/** Copies of the two shapes of a course, placed where they are at the time last asked for. */
export class PlacedShapes {
  readonly a: Shape;
  readonly b: Shape;
  /** The placed parts of each shape. */
  readonly first: readonly SimpleShape[];
  readonly second: readonly SimpleShape[];
  readonly #course: Course;

  constructor(course: Course) {
    this.#course = course;
    this.first = course.first.map(placeableCopy);
    this.second = course.second.map(placeableCopy);
    this.a = together(this.first);
    this.b = together(this.second);
  }

  goTo(t: number): void {
    const { first, second, motion } = this.#course;
    motion.goTo(t);
    placeAll(this.first, first, motion.first);
    placeAll(this.second, second, motion.second);
  }
}

function placeAll(targets: readonly SimpleShape[], sources: readonly SimpleShape[], to: Placement): void {
  for (const [i, target] of targets.entries()) place(target, sources[i] ?? target, to);
}

/** A shape of one or more placed parts. */
function together(parts: readonly SimpleShape[]): Shape {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;
  return { kind: Kind.compound, x: 0, y: 0, ux: 1, uy: 0, parts, localParts: parts };
}

/**
 * Whether placed shapes certainly have nothing but rounding in common, though their contact is deeper than `least`: a
 * shape exactly as wide as a corridor touches both walls and is in neither, while its contact tells how to leave the
 * corridor. Shapes without area do not count as fitting; nor do two parts neither of which is convex, unless their
 * contact is no deeper than `least`.
 */
function isMereFit({ first, second }: PlacedShapes, least: number): boolean {
  if (first.every(isWhole) && second.every(isWhole) && first.length + second.length === 2) return false;
  if ([...first, ...second].some((part) => dimensionOf(part) < 2)) return false;
  return first.every((one) => second.every((other) => isFitting(one, other, least)));
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

function isFitting(one: SimpleShape, other: SimpleShape, least: number): boolean {
  if (deepContact(one, other, least) === null) return true;
  if (isWhole(one)) return isBeside(one, other, least);
  return isWhole(other) && isBeside(other, one, least);
}

const middle: Vec2 = { x: 0, y: 0 };

/**
 * Whether a convex shape lies outside of another. If no piece of the other's boundary is deep in it, it lies all inside
 * or all outside, and its middle decides which.
 */
function isBeside(convex: SimpleShape, other: SimpleShape, least: number): boolean {
  if (isWhole(other) || convex.kind === Kind.halfPlane || convex.kind === Kind.sector) return false;
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
