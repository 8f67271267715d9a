import { fromFrame } from "../boundary/frame.js";
import type { Vec2 } from "../math/vector.js";
import { type Contact, contact } from "../query/contact.js";
import { distance } from "../query/distance.js";
import type { Shape } from "../shapes/kind.js";
import { type Course, courseOf, type TurningMotion } from "./course.js";
import { deepestContact, encountersOf } from "./encounters.js";
import type { FirstTouch } from "./first-touch.js";
import { createSweepHit, FIRST_LOOK, LAST_LOOK, type SweepHit } from "./hit.js";
import { PlacedShapes } from "./placed-shapes.js";
import { nearestPlace } from "./touch.js";

/**
 * Shapes that are no deeper in each other may only seem to overlap. For each radian that they turn by, and once besides:
 * coordinates are below 2 in a frame, and the shift and the angle of a time, a vertex that is turned and the sums of
 * these round by less than 2⁻⁵⁰ each.
 */
const PLACING_ERROR = 2 ** -48;

/** How a touch is looked for: within the tolerance, shapes count as touching. */
export interface TouchSearch {
  readonly tolerance: number;
  find(first: Shape, second: Shape, course: Course): FirstTouch | null;
}

/** The touch that is found on the course of two shapes. */
export function hitOnCourse(
  first: Shape,
  motionFirst: TurningMotion,
  second: Shape,
  motionSecond: TurningMotion,
  search: TouchSearch,
  out: SweepHit | undefined,
): SweepHit | null {
  const course = courseOf(first, motionFirst, second, motionSecond);
  const touch = search.find(first, second, course);
  if (touch === null) return null;
  const hit = out ?? createSweepHit();
  hit.t = touch.t;
  hit.isCertain = touch.isReached && overlapsSoonAfter(course, touch.t, search.tolerance);
  hit.normal.x = touch.normal.x;
  hit.normal.y = touch.normal.y;
  setPoint(hit, course, touch.point, motionFirst);
  return hit;
}

/** Whether shapes that touch to begin with, or are about to, are deeper in each other than the tolerance. */
export function overlapAtStart(course: Course, tolerance: number): boolean {
  const shapes = new PlacedShapes(course);
  return deepestContact(shapes, encountersOf(shapes, tolerance), tolerance) !== null;
}

/** Between two such looks nothing gets through a wall that is twice as thick as this many placing errors, unseen. */
const NEXT_LOOK = 64;

/**
 * The contact, a moment later, of pieces that touch at t = 0, if they overlap for certain then. What the shapes overlap after they
 * have come apart is met later.
 */
export function contactSoon(course: Course, tolerance: number): Contact | null {
  const shapes = new PlacedShapes(course);
  const encounters = encountersOf(shapes, tolerance);
  for (let ahead = FIRST_LOOK; ahead <= LAST_LOOK; ahead *= NEXT_LOOK) {
    shapes.goTo(ahead);
    const found = deepestContact(shapes, encounters, leastDepthOn(course));
    if (found !== null) return found;
    if (distance(shapes.a, shapes.b) > tolerance) return null;
  }
  return null;
}

/** The touch at t = 0 of shapes that overlap: as their contact has it a moment later, or between their nearest points. */
export function touchAtStart(course: Course, normal: Vec2): FirstTouch {
  const shapes = new PlacedShapes(course);
  const { a, b } = shapes;
  shapes.goTo(FIRST_LOOK);
  const found = contact(a, b);
  const point = found !== null && found.depth > leastDepthOn(course) ? found.points[0] : undefined;
  if (found !== null && point !== undefined) return { t: 0, normal: found.normal, point, isReached: true };
  shapes.goTo(0);
  return { t: 0, normal, point: nearestPlace(a, b), isReached: true };
}

/** How many tolerances pieces that have been brought together may be apart. */
const NEAR = 4;

function overlapsSoonAfter(course: Course, t: number, tolerance: number): boolean {
  const shapes = new PlacedShapes(course);
  shapes.goTo(t);
  const encounters = encountersOf(shapes, NEAR * tolerance);
  for (let ahead = FIRST_LOOK; ahead <= LAST_LOOK; ahead *= 4) {
    shapes.goTo(t + ahead);
    if (deepestContact(shapes, encounters, leastDepthOn(course)) !== null) return true;
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
