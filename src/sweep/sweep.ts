import { setMiddle } from "../convex/result.js";
import { askWithin, type BudgetOptions } from "../math/cost.js";
import {
  readVector,
  requireFinite,
  requireFlag,
  requireNames,
  requireOut,
  touchHit,
} from "../math/validation.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import { bothInUnit } from "../pairs/tables/extreme-lengths.js";
import { contact } from "../query/contact.js";
import { closestPoints, distance, signedDistance } from "../query/distance.js";
import { penetrates } from "../query/penetrates.js";
import { requireShape } from "../shapes/arguments.js";
import { type Bounds, writeBounds } from "../shapes/bounds.js";
import { movedCopyOf } from "../shapes/copy.js";
import type { Shape } from "../shapes/kind.js";
import { obstructAlong, obstructFromWithin } from "./blocking/exact-obstruction.js";
import { obstruct } from "./blocking/obstruct.js";
import { type Obstruction, Obstructions } from "./blocking/obstructions.js";
import { enlarge } from "./blocking/reach.js";
import { touchAtStart } from "./certain-contact.js";
import { type TurningMotion, turnOf } from "./course.js";
import { hitOnCourse } from "./course-touch.js";
import { type FirstTouch, firstTouch, Patience } from "./first-touch.js";
import { createSweepHit, type FindHit, findEarlyHit, hitInOrder, hitInUnit, type SweepHit } from "./hit.js";
import { EVERYWHERE, type PlacedShapes } from "./parts-on-course.js";
import { findUnturnedHit } from "./unturned-hit.js";

const velocityA = /* @__PURE__ */ new ScratchVector();
const velocityB = /* @__PURE__ */ new ScratchVector();

/**
 * What counts as a touch, and how much it may cost to find.
 *
 * @example
 * const options: SweepOptions = { blocking: true };
 * const still = { x: 0, y: 0 };
 * sweep(rect(0, 0, 2, 2), { x: 9, y: 0 }, rect(6, 2, 2, 2), still, undefined, options); // null
 */
export interface SweepOptions extends BudgetOptions {
  /** Whether only hits that block the motion count, without mere touches, grazes and sliding. By default false. */
  readonly blocking?: boolean | undefined;
}

/**
 * The first touch of two shapes that move with constant velocities for t from 0 to 1, or null if there is none.
 *
 * At time t, a has moved by t·va and b by t·vb. Shapes that overlap at t = 0 touch then; shapes that only touch at t = 0
 * do so if they move into each other, not if they slide along each other or part. `point` is a point of the touch at that
 * time; `normal` points from a to b.
 *
 * No touch is late or missed: before t the shapes are apart, and at t they are less than about 5e-13 · S apart, S being
 * the extents of both, their distance and their displacement. Where they pass each other at about that distance, a touch
 * that cannot be told from a miss is reported with `isCertain: false`. Exchanging a and b (with va and vb) reverses the
 * normal and changes nothing else. With `out`, that object is filled and returned, and for convex shapes and half planes
 * nothing is allocated.
 *
 * With `{ blocking: true }` the hit is the first time at which the shapes penetrate each other, which stops a motion;
 * null if they only touch, slide along each other or part, also at t = 0. Whether there is one is exact for shapes of
 * straight edges, circles and capsules. `penetrates` says what penetration means.
 *
 * Throws TypeError or RangeError if a velocity is no vector of finite numbers. Cost: below a microsecond for convex
 * shapes, for others some microseconds for every pair of their pieces; some hundred more for shapes that touch at t = 0,
 * however many flush pieces they slide along; some milliseconds for each part of a compound that does.
 *
 * With `{ budget }` and too few steps, a hit that is not late, but may be early, with `isCertain: false`: when boxes that
 * hold the shapes meet.
 *
 * Source: B. Mirtich, "Impulse-based dynamic simulation of rigid body systems", 1996 (conservative advancement); between
 * convex shapes that only shift, the separation is convex in time, and its steps are Newton's.
 *
 * @example
 * const [wall, bullet] = [rect(0, 0, 0.1, 4), circle(-10, 0, 0.5)];
 * sweep(bullet, { x: 20, y: 0 }, wall, { x: 0, y: 0 })?.t.toFixed(4); // 0.4725
 */
export function sweep(
  a: Shape,
  va: Readonly<Vec2>,
  b: Shape,
  vb: Readonly<Vec2>,
  out?: SweepHit,
  options?: SweepOptions,
): SweepHit | null {
  requireShape(a, "sweep: a");
  requireShape(b, "sweep: b");
  readVector(va, "sweep: va", velocityA);
  const { x, y } = velocityA;
  readVector(vb, "sweep: vb", velocityB);
  // An accessor of vb may have swept something else meanwhile.
  velocityA.x = x;
  velocityA.y = y;
  if (out !== undefined) requireOut(out, touchHit, "sweep: out", "what createSweepHit makes");
  if (options === undefined) return hitInOrder(a, velocityA, b, velocityB, findUnturnedHit, out);
  requireNames(options, ["blocking", "budget"], "sweep", "options");
  const { blocking = false, budget } = options;
  const find = requireFlag(blocking, "sweep: options.blocking") ? findBlockingHit : findUnturnedHit;
  if (budget === undefined) return hitInOrder(a, velocityA, b, velocityB, find, out);
  // Sweeps within this one use the velocities kept here.
  const [ofA, ofB] = [
    { x, y },
    { x: velocityB.x, y: velocityB.y },
  ];
  const { found, exceeded } = askWithin({ budget }, "sweep", hitInOrder<Vec2>, a, ofA, b, ofB, find, out);
  return exceeded === null ? found : hitInOrder(a, ofA, b, ofB, findEarlyHit, out);
}

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
  if (distance(first, second) * course.frame.power > TURNING_TOLERANCE)
    return firstTouch(course, 0, TURNING_TOLERANCE);
  const start = contact(first, second);
  const isDeep = start !== null && start.depth * course.frame.power > TURNING_TOLERANCE;
  const from = isDeep ? undefined : partingTime(shapes);
  if (from !== undefined) return firstTouch(course, from, TURNING_TOLERANCE);
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

const found = /* @__PURE__ */ new Obstructions();
const box: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

/** Sizes are brought between these. What is lost beside the largest is less than the least normal double. */
const LEAST_SIZE = 2 ** -900;
const LARGEST_SIZE = 2 ** 1004;
const ENLARGED = 2 ** 200;
const REDUCED = 2 ** -24;

/**
 * The first time at which two shapes in canonical order, which do not turn, penetrate each other; null if they never do.
 * A mere touch does not count.
 */
const findBlockingHit: FindHit<Readonly<Vec2>> = (first, velocityFirst, second, velocitySecond, out) => {
  const x = velocityFirst.x - velocitySecond.x;
  const y = velocityFirst.y - velocitySecond.y;
  const exactly = { va: velocityFirst, vb: velocitySecond };
  const course = { x, y, size: 0, patience: new Patience(), exactly };
  enlarge(course, writeBounds(first, box));
  enlarge(course, writeBounds(second, box));
  course.size = course.size + Math.abs(x) + Math.abs(y);
  const { size } = course;
  // Where all numbers are 0, no unit makes them larger.
  if ((size > 0 && size < LEAST_SIZE) || !(size < LARGEST_SIZE)) {
    // So no sum overflows, and no part of the size is 0.
    const power = size < 1 ? ENLARGED : REDUCED;
    const other = bothInUnit(first, second, power, power < 1);
    if (other !== null) return hitInUnit(other, velocityFirst, velocitySecond, findBlockingHit, out);
  }
  if (x === 0 && y === 0 && !penetrates(first, second)) return null;
  found.clear();
  obstruct(found, first, second, course);
  if (x !== 0 || y !== 0) obstructAlong(found, first, second, course);
  else if (found.count === 0) obstructFromWithin(found, first, second, course);
  found.findFirst();
  const t = found.first;
  if (!(t <= 1)) return null;
  found.until = t;
  found.keepFirst();
  const { x: normalX, y: normalY, isCertain, own, piece } = found.items[0] as Obstruction;
  const hit = out ?? createSweepHit();
  hit.t = t;
  hit.normal.x = normalX[0] as number;
  hit.normal.y = normalY[0] as number;
  hit.isCertain = isCertain;
  const movedFirst = movedCopyOf(own ?? first, t * velocityFirst.x, t * velocityFirst.y);
  const movedSecond = movedCopyOf(piece ?? second, t * velocitySecond.x, t * velocitySecond.y);
  setMiddle(hit.point, closestPoints(movedFirst, movedSecond));
  return hit;
};
