import { requireFinite } from "../math/validation.js";
import { contact } from "../query/contact.js";
import { distance } from "../query/distance.js";
import type { Shape } from "../shapes/kind.js";
import { requireShape } from "../shapes/require-shape.js";
import type { Course, TurningMotion } from "./course.js";
import { type FirstTouch, firstTouch } from "./first-touch.js";
import type { SweepHit } from "./hit.js";
import { hitOnCourse, requireVector, sweepMotions } from "./motions.js";
import { PlacedShapes } from "./placed-shapes.js";

/** As for `sweep`, but steps are short where turning shapes come near each other slowly. */
const TOLERANCE = 2 ** -32;

/**
 * The first touch of two shapes that move and turn evenly for t from 0 to 1, or null if there is none.
 *
 * At t, a is moved by t·(x, y) of its motion and turned by t·turn radians about its pose position (`moveTo`), b likewise.
 * All else is as for `sweep`, with 4e-9 in place of 5e-13; shapes that only touch to begin with are let go if the place
 * where they touch comes apart at once.
 *
 * Cost: some microseconds to milliseconds for two convex shapes, the longer the slower they come near each other.
 *
 * Source: B. Mirtich, "Impulse-based dynamic simulation of rigid body systems", 1996.
 */
export function sweepTurning(
  a: Shape,
  motionA: TurningMotion,
  b: Shape,
  motionB: TurningMotion,
  out?: SweepHit,
): SweepHit | null {
  requireShape(a, "sweepTurning: a");
  requireShape(b, "sweepTurning: b");
  requireMotion(motionA, "sweepTurning: motionA");
  requireMotion(motionB, "sweepTurning: motionB");
  return sweepMotions(a, motionA, b, motionB, findHit, out);
}

function requireMotion(motion: TurningMotion, parameter: string): void {
  requireVector(motion, parameter, "a motion { x, y, turn }");
  requireFinite(motion.turn, `${parameter}.turn`);
}

function findHit(
  first: Shape,
  motionFirst: TurningMotion,
  second: Shape,
  motionSecond: TurningMotion,
  out: SweepHit | undefined,
): SweepHit | null {
  return hitOnCourse(first, motionFirst, second, motionSecond, touchOf, out);
}

/** Times at which touching shapes are looked at again: twice as late each. */
const FIRST_LOOK = 2 ** -30;
const LAST_LOOK = 2 ** -14;

/** Shapes that touch to begin with, and part where they touch, count from when they are apart; others at once. */
function touchOf(first: Shape, second: Shape, course: Course): FirstTouch | null {
  const start = contact(first, second);
  if (start === null) return firstTouch(course, 0, TOLERANCE);
  const { normal, depth } = start;
  if (depth * course.frame.power <= TOLERANCE) {
    const shapes = new PlacedShapes(course);
    for (let t = FIRST_LOOK; t <= LAST_LOOK; t *= 2) {
      shapes.goTo(t);
      if (distance(shapes.a, shapes.b) > TOLERANCE) return firstTouch(course, t, TOLERANCE);
    }
  }
  return { t: 0, normal, isReached: true };
}
