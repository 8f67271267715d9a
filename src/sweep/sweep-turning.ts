import { askWithin, type BudgetOptions } from "../math/budget.js";
import { readVector, requireFinite, requireOut, touchHit } from "../math/validation.js";
import { contact } from "../query/contact.js";
import { signedDistance } from "../query/distance.js";
import { requireShape } from "../shapes/arguments.js";
import type { Shape } from "../shapes/kind.js";
import { touchAtStart } from "./certain-contact.js";
import { type TurningMotion, turnOf } from "./course.js";
import { hitOnCourse } from "./course-touch.js";
import { type FirstTouch, firstTouch } from "./first-touch.js";
import { type FindHit, findEarlyHit, hitInOrder, type SweepHit } from "./hit.js";
import { EVERYWHERE, type PlacedShapes } from "./placed-shapes.js";
import { findUnturnedHit } from "./unturned-hit.js";

/** As for `sweep`, but larger: steps become short where turning shapes approach each other slowly. */
const TURNING_TOLERANCE = 2 ** -32;

/** Between these times, each twice the one before, shapes that touch at t = 0 are checked for whether they part. */
const EARLIEST_PARTING = 2 ** -30;
const LATEST_PARTING = 2 ** -14;

/** While t doubles, a gap that grows with the square or the fourth power of t grows by this factor at most. */
const STEADY_GAIN = 16;

/**
 * The first touch of two shapes that move and turn evenly for t from 0 to 1, or null if there is none.
 *
 * At time t, a has moved by t·(x, y) of its motion and turned by t·turn radians about its pose position (as with
 * `moveTo`); b likewise. If neither turns, or only shapes that are round about their positions do, the answer is that of
 * `sweep`. Otherwise the same holds with 4e-9 in place of 5e-13, but shapes that only touch at t = 0 and come apart at
 * once do not touch there. With `out`, that object is filled and returned. Throws TypeError or RangeError if a motion is
 * no { x, y, turn } of finite numbers.
 *
 * Cost: some microseconds to milliseconds for two convex shapes, more the slower they approach each other.
 *
 * With `{ budget }` and too few steps, a hit that is not late, but may be early, with `isCertain: false`: when boxes that
 * hold the shapes meet.
 *
 * Source: B. Mirtich, "Impulse-based dynamic simulation of rigid body systems", 1996.
 *
 * @example
 * const [blade, post] = [segment(0, 0, 5, 0), circle(0, 4, 0.5)];
 * sweepTurning(blade, { x: 0, y: 0, turn: Math.PI }, post, { x: 0, y: 0, turn: 0 })?.t.toFixed(4); // 0.4601
 */
export function sweepTurning(
  a: Shape,
  motionA: TurningMotion,
  b: Shape,
  motionB: TurningMotion,
  out?: SweepHit,
  options?: BudgetOptions,
): SweepHit | null {
  requireShape(a, "sweepTurning: a");
  requireShape(b, "sweepTurning: b");
  const ofA = readMotion(motionA, "sweepTurning: motionA");
  const ofB = readMotion(motionB, "sweepTurning: motionB");
  if (out !== undefined) requireOut(out, touchHit, "sweepTurning: out", "what createSweepHit makes");
  if (options === undefined) return hitInOrder(a, ofA, b, ofB, findHit, out);
  const ask = hitInOrder<TurningMotion>;
  const { found, exceeded } = askWithin(options, "sweepTurning", ask, a, ofA, b, ofB, findHit, out);
  return exceeded === null ? found : hitInOrder(a, ofA, b, ofB, findEarlyHit, out);
}

/** A copy, for which each number is read once. */
function readMotion(motion: TurningMotion, parameter: string): TurningMotion {
  const copy = { x: 0, y: 0, turn: 0 };
  readVector(motion, parameter, copy, "a motion { x, y, turn }");
  copy.turn = requireFinite(motion.turn, `${parameter}.turn`);
  return copy;
}

const findHit: FindHit<TurningMotion> = (first, motionFirst, second, motionSecond, out) => {
  const isTurning = turnOf(first, motionFirst) !== 0 || turnOf(second, motionSecond) !== 0;
  return isTurning
    ? hitOnCourse(first, motionFirst, second, motionSecond, findFirstTouch, out)
    : findUnturnedHit(first, motionFirst, second, motionSecond, out);
};

/** Shapes that touch at t = 0, or nearly, and part at once are followed from when they are apart; others touch at t = 0. */
function findFirstTouch(shapes: PlacedShapes): FirstTouch | null {
  const { course } = shapes;
  const { first, second } = course;
  const gap = signedDistance(first, second) * course.frame.power;
  if (gap > TURNING_TOLERANCE) return firstTouch(course, 0, TURNING_TOLERANCE);
  const from = gap < -TURNING_TOLERANCE ? undefined : partingTime(shapes);
  if (from !== undefined) return firstTouch(course, from, TURNING_TOLERANCE);
  const start = contact(first, second);
  return start === null ? firstTouch(course, 0, TURNING_TOLERANCE) : touchAtStart(shapes, start);
}

/**
 * When shapes that touch at t = 0 have come apart; undefined if they do not part at once, or move into each other first.
 * Shapes that are suddenly far apart have slid off each other, and may have met something meanwhile.
 */
function partingTime(shapes: PlacedShapes): number | undefined {
  let farthest = Number.POSITIVE_INFINITY;
  for (let t = EARLIEST_PARTING; t <= LATEST_PARTING; t *= 2) {
    shapes.goTo(t, EVERYWHERE);
    const gap = signedDistance(shapes.a, shapes.b);
    if (Math.abs(gap) > TURNING_TOLERANCE) return gap > 0 && gap <= farthest ? t : undefined;
    farthest = STEADY_GAIN * TURNING_TOLERANCE;
  }
  return undefined;
}
