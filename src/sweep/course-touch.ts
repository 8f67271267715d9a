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
 * Shapes that are no deeper in each other may only seem to overlap. For each radian that they turn by, and once besides:
 * coordinates are below 2 in a frame, and the shift and the angle of a time, a vertex that is turned and the sums of
 * these round by less than 2⁻⁵⁰ each.
 */
const PLACING_ERROR = 2 ** -48;

/** Finds the first touch on a course, if there is one. */
type FindTouch = (first: Shape, second: Shape, course: Course) => FirstTouch | null;

/** The touch that `find` finds on the course of two shapes. */
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
  hit.t = touch.t;
  hit.isCertain = touch.isReached && overlapsSoonAfter(course, touch.t);
  hit.normal.x = touch.normal.x;
  hit.normal.y = touch.normal.y;
  setPoint(hit, course, touch.point, motionFirst);
  return hit;
}

/** The contact of shapes where they are, if they overlap for certain. */
function certainContact(shapes: PlacedShapes, leastDepth: number): Contact | null {
  const found = contact(shapes.a, shapes.b);
  return found !== null && found.depth > leastDepth && !isMereFit(shapes, leastDepth) ? found : null;
}

/** Whether shapes whose contact is deeper than the tolerance to begin with merely fit together. */
export function fitAtStart(course: Course, tolerance: number): boolean {
  return isMereFit(new PlacedShapes(course), tolerance);
}

/** Between two such looks nothing gets through a wall that is twice as thick as this many placing errors, unseen. */
const NEXT_LOOK = 64;

/**
 * The touch at t = 0 of shapes that touch then, and overlap for certain a moment later, with the normal of their contact. What they
 * overlap after they have come apart is met later.
 */
export function touchSoon(course: Course, tolerance: number): FirstTouch | null {
  const shapes = new PlacedShapes(course);
  const leastDepth = leastDepthOn(course);
  for (let ahead = FIRST_LOOK; ahead <= LAST_LOOK; ahead *= NEXT_LOOK) {
    shapes.goTo(ahead);
    const found = certainContact(shapes, leastDepth);
    if (found !== null) {
      // They are no deeper than they have moved: beyond that, it is told how to get out of what they fit in.
      const deepest = 2 * (ahead * course.motion.wayLength + tolerance);
      const { normal, points } =
        found.depth <= deepest ? found : (deepestPieces(shapes, leastDepth) ?? found);
      const point = ahead === FIRST_LOOK ? points[0] : undefined;
      return { t: 0, normal, point: point ?? placeOfStart(shapes), isReached: true };
    }
    if (distance(shapes.a, shapes.b) > tolerance) return null;
  }
  return null;
}

function placeOfStart(shapes: PlacedShapes): Vec2 {
  shapes.goTo(0);
  return nearestPlace(shapes.a, shapes.b);
}

/** The touch at t = 0 of shapes that overlap: as their contact has it a moment later, or between their nearest points. */
export function touchAtStart(course: Course, normal: Vec2): FirstTouch {
  const shapes = new PlacedShapes(course);
  shapes.goTo(FIRST_LOOK);
  const found = certainContact(shapes, leastDepthOn(course));
  const point = found?.points[0];
  if (found !== null && point !== undefined) return { t: 0, normal: found.normal, point, isReached: true };
  return { t: 0, normal, point: placeOfStart(shapes), isReached: true };
}

/** Shapes that have not been brought together may overlap a moment later, and still it was too early. */
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

/** Takes a point of the frame, which moves with the first shape, to the world. */
function setPoint(
  { t, point }: SweepHit,
  { frame: { originX, originY, power } }: Course,
  { x, y }: Readonly<Vec2>,
  velocity: Readonly<Vec2>,
): void {
  point.x = fromFrame(x, originX, power) + t * velocity.x + 0;
  point.y = fromFrame(y, originY, power) + t * velocity.y + 0;
}

/** Copies of the two shapes of a course, where they are at the time last asked for. */
export class PlacedShapes {
  readonly a: Shape;
  readonly b: Shape;
  /** The parts of both. */
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
 * Whether placed shapes merely fit together: what is exactly as wide as a corridor touches both walls and is in neither, however far
 * it has to be moved to be free of them, which is what its contact tells.
 */

/**
 * Whether it is certain of shapes whose contact is deeper than `least` that they have no more in common than rounding. What has no area
 * does not count as fitting; nor do parts both of which are not convex, unless they touch by no more than that.
 */
function isMereFit({ first, second }: PlacedShapes, least: number): boolean {
  if (first.every(isWhole) && second.every(isWhole) && first.length + second.length === 2) return false;
  if ([...first, ...second].some((part) => dimensionOf(part) < 2)) return false;
  return first.every((one) => second.every((other) => isFitting(one, other, least)));
}

/** The contact of the pieces that are deepest in each other, if some are deeper than `least`. */
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
