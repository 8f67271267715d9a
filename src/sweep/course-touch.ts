import { fromFrame } from "../boundary/frame.js";
import type { Vec2 } from "../math/vector.js";
import type { Shape } from "../shapes/kind.js";
import { certainlyOverlap } from "./certain-contact.js";
import { type Course, courseOf, leastDepthOn, type TurningMotion } from "./course.js";
import type { FirstTouch } from "./first-touch.js";
import { createSweepHit, FIRST_LOOK, LAST_LOOK, type SweepHit } from "./hit.js";
import { PlacedShapes } from "./placed-shapes.js";

/** Finds the first touch on a course, if there is one. */
type FindTouch = (shapes: PlacedShapes) => FirstTouch | null;

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
  const shapes = new PlacedShapes(course);
  const touch = find(shapes);
  if (touch === null) return null;
  const hit = out ?? createSweepHit();
  const { x, y } = isGraze(shapes, touch) ? (touch.across as Vec2) : touch.normal;
  hit.t = touch.t;
  hit.isCertain = touch.isReached && overlapsSoonAfter(shapes, touch.t);
  hit.normal.x = x;
  hit.normal.y = y;
  setPoint(hit, course, touch.point, motionFirst);
  return hit;
}

/**
 * Whether a touch is a graze: its pieces pass beside each other, and the shapes are no deeper in each other a little later
 * than roundings explain. The second part rules out a corner that is met head-on, which the edges at it pass beside.
 */
function isGraze(shapes: PlacedShapes, { t, across }: FirstTouch): boolean {
  return across !== null && !getsInAfter(shapes, t);
}

/** For shapes in contact at t = 0: whether a touch is a graze, or one of the pieces along which they come apart. */
export function isStillInContact(shapes: PlacedShapes, { t, across }: FirstTouch): boolean {
  const { motion, nearness } = shapes.course;
  const isBeside = across !== null || t * motion.wayLength <= PARTING * nearness;
  return isBeside && !getsInAfter(shapes, t);
}

/** Shapes that part come out of each other within a way of this many roundings. */
const PARTING = 4;

/** Shapes so slow that they move by less until the last look are looked at after so many roundings, or at the end. */
const SLOW_WAY = 64;

function getsInAfter(shapes: PlacedShapes, t: number): boolean {
  const { motion, nearness } = shapes.course;
  const later = t + Math.max(LAST_LOOK, (SLOW_WAY * nearness) / motion.wayLength);
  return certainlyOverlap(shapes, Math.min(1, later), nearness);
}

/** Whether the shapes certainly overlap a moment after t. This proves a touch at t only if they were brought together there. */
function overlapsSoonAfter(shapes: PlacedShapes, t: number): boolean {
  const least = leastDepthOn(shapes.course);
  for (let ahead = FIRST_LOOK; ahead <= LAST_LOOK; ahead *= 4) {
    if (certainlyOverlap(shapes, t + ahead, least)) return true;
  }
  return false;
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
