import { fromFrame } from "../boundary/frame.js";
import type { Vec2 } from "../math/vector.js";
import { containsPoint } from "../query/contains-point.js";
import type { Shape } from "../shapes/kind.js";
import { certainlyOverlap } from "./certain-contact.js";
import { type Course, courseOf, leastDepthOn, type TurningMotion } from "./course.js";
import type { FirstTouch } from "./first-touch.js";
import { createSweepHit, FIRST_LOOK, LAST_LOOK, type SweepHit } from "./hit.js";
import { NEAR, PlacedShapes } from "./placed-shapes.js";

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
  const { across } = touch;
  const isGraze = across !== null && !getsInAfter(shapes, touch.t);
  const { x, y } = isGraze ? normalOfGraze(shapes, touch.t, touch.point, across) : touch.normal;
  hit.t = touch.t;
  hit.isCertain = touch.isReached && (touch.isCertain === true || overlapsSoonAfter(shapes, touch.t));
  hit.normal.x = x;
  hit.normal.y = y;
  setPoint(hit, course, touch.point, motionFirst);
  return hit;
}

/** For shapes in contact at t = 0: whether a touch is a graze, or of pieces along which they come apart. */
export function isStillInContact(shapes: PlacedShapes, touch: FirstTouch): boolean {
  const { motion, nearness } = shapes.course;
  const { t, point, normal, across } = touch;
  if (across === null) {
    if (t * motion.wayLength > PARTING * nearness) return false;
    // Edges that have been passed by roundings are passed back from within: of these the normal says nothing.
    const { shift } = motion;
    const along = normal.x * shift.x + normal.y * shift.y;
    const sense = along > 0 ? -1 : 1;
    // What sinks in by no more than roundings over the whole way slides along.
    const isSinking = Math.abs(along) > nearness;
    if (isSinking && meetFromOutside(shapes, t, point, sense * normal.x, sense * normal.y)) return false;
  }
  return !getsInAfter(shapes, t);
}

/** Shapes that part come out of each other within a way of this many roundings. */
const PARTING = 4;

/** So many times what counts as touching is beside an edge, and still at it. */
const BESIDE = 64;

/** Whether what is inside the shapes about a point at a time tells that the unit vector (x, y) points from the first to the second. */
function meetFromOutside(
  shapes: PlacedShapes,
  t: number,
  point: Readonly<Vec2>,
  x: number,
  y: number,
): boolean {
  const step = BESIDE * shapes.course.nearness;
  shapes.goTo(t, NEAR);
  const { a, b } = shapes;
  const [backX, backY] = [point.x - step * x, point.y - step * y];
  const [onX, onY] = [point.x + step * x, point.y + step * y];
  const isFirstBehind = containsPoint(a, backX, backY) && !containsPoint(a, onX, onY);
  return isFirstBehind || (containsPoint(b, onX, onY) && !containsPoint(b, backX, backY));
}

/**
 * The normal of a graze, from the first shape to the second. Two edges along the path have no side: their distance is a rounding,
 * whose sign says nothing, but what is inside the shapes beside them does, a little farther on, where the edges are
 * beside each other.
 */
function normalOfGraze(shapes: PlacedShapes, t: number, point: Vec2, across: Vec2): Vec2 {
  const { motion, nearness } = shapes.course;
  const { shift, wayLength } = motion;
  const step = Math.min(1 - t, (4 * BESIDE * nearness) / wayLength);
  const middle = { x: point.x + (step / 2) * shift.x, y: point.y + (step / 2) * shift.y };
  const isFrom = (sense: 1 | -1) =>
    meetFromOutside(shapes, t + step, middle, sense * across.x, sense * across.y);
  return isFrom(-1) && !isFrom(1) ? { x: 0 - across.x, y: 0 - across.y } : across;
}

/** Shapes so slow that they move by less until the last look are looked at after so many roundings, or at the end. */
const SLOW_WAY = 64;

/**
 * Whether the shapes are deeper in each other a little later than roundings explain. Pieces that pass beside each other are not, but
 * for those at a corner that is met head-on.
 */
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
