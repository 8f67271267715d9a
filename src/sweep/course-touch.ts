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
    // A shape may have got past an edge by roundings, and passes it back from within: then the sign of the normal says nothing.
    const { shift } = motion;
    const along = normal.x * shift.x + normal.y * shift.y;
    const sense = along > 0 ? -1 : 1;
    // A shape that sinks in by no more than roundings over the whole path slides along.
    const isSinking = Math.abs(along) > nearness;
    if (isSinking && meetFromOutside(shapes, t, point, sense * normal.x, sense * normal.y)) return false;
  }
  return !getsInAfter(shapes, t);
}

/** Shapes that part are out of each other after a path of so many times their nearness. */
const PARTING = 4;

/** A point so many times the nearness away from an edge is certainly beside the edge, and still next to it. */
const BESIDE = 64;

/** Whether the insides of the shapes, at points before and behind a touch, show that (x, y) points from the first to the second. */
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
 * The normal of a graze, from the first shape to the second. The distance of two edges along the path is a rounding error, whose
 * sign does not tell on which side either shape lies. Points a little farther on, beside both edges, do: they are inside one of
 * the shapes.
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

/** Slow shapes are looked at after they have moved by so many times their nearness, or at the end of their path. */
const SLOW_WAY = 64;

/**
 * Whether the shapes are, a little later, deeper in each other than roundings explain. Shapes whose pieces pass beside each other
 * are not, unless these meet head-on at a corner.
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
