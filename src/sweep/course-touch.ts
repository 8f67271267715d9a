import { fromFrame } from "../boundary/frame.js";
import type { Vec2 } from "../math/vector.js";
import { closestPoints } from "../query/closest-points.js";
import { type Contact, contact } from "../query/contact.js";
import { distance } from "../query/distance.js";
import type { Shape } from "../shapes/kind.js";
import { type Course, courseOf, type TurningMotion } from "./course.js";
import type { FirstTouch } from "./first-touch.js";
import { createSweepHit, FIRST_LOOK, LAST_LOOK, type SweepHit } from "./hit.js";
import { PlacedShapes } from "./placed-shapes.js";
import { TOLERANCE } from "./tolerance.js";

/**
 * Shapes that are no deeper in each other may only seem to overlap. For each radian that they turn by, and once besides:
 * coordinates are below 2 in a frame, and the shift and the angle of a time, a vertex that is turned and the sums of
 * these round by less than 2⁻⁵⁰ each.
 */
const PLACING_ERROR = 2 ** -48;

/** The touch that `find` finds on the course of two shapes. */
export function hitOnCourse(
  first: Shape,
  motionFirst: TurningMotion,
  second: Shape,
  motionSecond: TurningMotion,
  find: (first: Shape, second: Shape, course: Course) => FirstTouch | null,
  out: SweepHit | undefined,
): SweepHit | null {
  const course = courseOf(first, motionFirst, second, motionSecond);
  const touch = find(first, second, course);
  if (touch === null) return null;
  const hit = out ?? createSweepHit();
  setCourseTouch(hit, course, touch, motionFirst);
  return hit;
}

/** Between two such looks nothing gets through a wall that is twice as thick as this many placing errors, unseen. */
const NEXT_LOOK = 64;

/**
 * The contact of shapes that touch at t = 0 a moment later, if they overlap for certain then. What they overlap after they have come
 * apart is met later.
 */
export function contactSoon(course: Course): Contact | null {
  const shapes = new PlacedShapes(course);
  for (let ahead = FIRST_LOOK; ahead <= LAST_LOOK; ahead *= NEXT_LOOK) {
    shapes.goTo(ahead);
    const found = contact(shapes.a, shapes.b);
    if (found === null) {
      if (distance(shapes.a, shapes.b) > TOLERANCE) return null;
    } else if (found.depth > leastDepthOn(course)) return found;
  }
  return null;
}

function leastDepthOn({ motion }: Course): number {
  return PLACING_ERROR * (1 + motion.turnLength);
}

/**
 * Fills in the touch of the shapes of a course, the first of which moves with a velocity: as their contact has it if they
 * overlap at once; between their nearest points if they do so later, or not as far as doubles can tell.
 */
function setCourseTouch(
  out: SweepHit,
  course: Course,
  { t, normal, isReached }: FirstTouch,
  velocity: Readonly<Vec2>,
): void {
  const shapes = new PlacedShapes(course);
  const { a, b } = shapes;
  const leastDepth = leastDepthOn(course);
  out.t = t;
  out.isCertain = false;
  // Shapes that have not been brought together may overlap a moment later, and still it was too early.
  for (let ahead = FIRST_LOOK; isReached && ahead <= LAST_LOOK && !out.isCertain; ahead *= 4) {
    shapes.goTo(t + ahead);
    const found = contact(a, b);
    if (found === null || !(found.depth > leastDepth)) continue;
    out.isCertain = true;
    const [point] = found.points;
    if (ahead > FIRST_LOOK || point === undefined) continue;
    setPoint(out, course, point, velocity);
    out.normal.x = found.normal.x;
    out.normal.y = found.normal.y;
    return;
  }
  shapes.goTo(t);
  const nearest = closestPoints(a, b);
  const { x, y } = nearest.a;
  const middle = { x: x + (nearest.b.x - x) / 2, y: y + (nearest.b.y - y) / 2 };
  setPoint(out, course, middle, velocity);
  out.normal.x = normal.x;
  out.normal.y = normal.y;
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
