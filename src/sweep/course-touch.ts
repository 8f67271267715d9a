import { fromFrame } from "../boundary/frame.js";
import type { Vec2 } from "../math/vector.js";
import { type Contact, contact } from "../query/contact.js";
import { distance } from "../query/distance.js";
import type { Shape } from "../shapes/kind.js";
import { type Course, courseOf, type TurningMotion } from "./course.js";
import type { FirstTouch } from "./first-touch.js";
import { createSweepHit, FIRST_LOOK, LAST_LOOK, type SweepHit } from "./hit.js";
import { deepestPieces, isMereFit } from "./mere-fit.js";
import { PlacedShapes } from "./placed-shapes.js";
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
