import { findLowestAlong, setHalfPlaneSeparation } from "../convex/lowest-of-shape.js";
import { createLowestPoints } from "../convex/lowest-points.js";
import { ConvexPair, separate } from "../convex/pair.js";
import { spend } from "../math/cost.js";
import { setUnitVector, type Vec2 } from "../math/vector.js";
import { type HalfPlane, Kind, type SimpleShape } from "../shapes/kind.js";
import { isUnbounded } from "../shapes/reductions.js";
import { type MovingPiece, putAt } from "./convex-piece.js";
import { type Motion, reachAbout } from "./motion.js";
import { advance, areMovingAlong, arePartingSoon, loadShifting, ShiftingPair } from "./shifting-pair.js";
import { keepNormal, loadTurning, setTurnedGap, turnedChange, turnedGapAlong } from "./turning-pair.js";

/** A piece of each shape. */
export interface MovingPair {
  readonly first: MovingPiece;
  readonly second: MovingPiece;
}

/** What the searches over all pairs of pieces share. */
export interface Pursuit {
  readonly motion: Motion;
  readonly tolerance: number;
  /** The depth up to which shapes that do not turn only touch. */
  readonly nearness: number;
  /** Whether the shapes have a common point at t = 0. */
  readonly areTouching: boolean;
  /** Whether both shapes are curves. A piece that passes through the boundary of a solid is inside it; curves just cross. */
  readonly areCurves: boolean;
  /** No pair has to be followed beyond this time. */
  latest: number;
  /** The steps that all pairs of turning pieces may still take together. */
  stepsLeft: number;
}

/**
 * The most steps for one pair, of pieces that shift or turn; the time reached then is one at which they may touch.
 * Turning pieces get only the first number once `stepsLeft` has run out.
 */
const MOST_SHIFTS = 100;
const MOST_TURNS = 4000;

/**
 * Pieces that move into a solid faster than this, and than this many times what counts as touching, are certainly deep in it at
 * the look for an overlap a moment later.
 */
const SLOW = 2 ** -24;
const SLOW_TOUCH = 2 ** 22;

const gap: Gap = { distance: 0.5, normal: { x: 0.5, y: 0.5 } };
const shifting = /* @__PURE__ */ new ShiftingPair();

/**
 * A time from `from` to the latest one until which the hulls of two pieces are more than half the tolerance apart, and at
 * which they are within it, or so near and slow that the steps run out; Infinity if there is none. For arcs, the
 * thickness of a hull counts if it is larger.
 *
 * Without turning, pieces that touch at t = 0 and do not move into each other never touch.
 */
export function approachTime(pair: MovingPair, pursuit: Pursuit, from: number): number {
  const { first, second } = pair;
  const { motion, tolerance } = pursuit;
  const isShifting = !(motion.isTurning || isEndless(first) || isEndless(second));
  if (!isShifting || !loadShifting(shifting, first.piece.hull, second.piece.hull, motion.shift)) {
    return timeByTurns(pair, pursuit, from);
  }
  const { shrink, grow } = shifting.pair.frame;
  shifting.nearness = Math.max(shifting.nearness, pursuit.nearness * shrink * grow);
  shifting.t = from;
  shifting.thickness = Math.max(thicknessOf(first), thicknessOf(second));
  if (!advance(shifting)) return Number.POSITIVE_INFINITY;
  const parts = shifting.t === 0 && areFine(pair, tolerance) && isLetGo(pursuit);
  return parts ? Number.POSITIVE_INFINITY : shifting.t;
}

/** Whether pieces that touch at t = 0 do not move into each other. */
function isLetGo({ areTouching, areCurves }: Pursuit): boolean {
  if (areMovingAlong(shifting)) return true;
  const slow = Math.max(SLOW * shifting.pair.difference.scale, SLOW_TOUCH * shifting.nearness);
  const isPassingMet = areCurves || shifting.speed <= slow;
  return arePartingSoon(shifting, areTouching, isPassingMet);
}

/**
 * The same by conservative advancement, with the hulls placed at one time after another; they may be unbounded.
 *
 * Pieces that are s apart along a unit vector n, and approach along n at speed v at most, stay apart for s/v, so that no
 * step is too long.
 */
function timeByTurns(pair: MovingPair, pursuit: Pursuit, from: number): number {
  const { first, second } = pair;
  const { motion, tolerance, latest } = pursuit;
  const armFirst = isEndless(first) ? reachAbout(motion.first, second.track) : first.arm;
  const armSecond = isEndless(second)
    ? reachAbout(motion.second, first.track) + motion.wayLength
    : second.arm;
  const change = isEndless(first)
    ? motion.speedChangeSeen("first", armSecond, armFirst)
    : isEndless(second)
      ? motion.speedChangeSeen("second", armFirst, armSecond)
      : motion.speedChange(armFirst, armSecond);
  // An arc may be anywhere in its hull: hulls that are nearer than their thickness tell nothing.
  const nearest = Math.max(tolerance, thicknessOf(first), thicknessOf(second));
  const areEdged = motion.isTurning && loadTurning(first, second, motion);
  let t = from;
  last.speed = 0;
  for (let step = 0; step < MOST_TURNS; step += 1) {
    if (step >= MOST_SHIFTS && !(motion.isTurning && pursuit.stepsLeft > 0)) break;
    pursuit.stepsLeft -= 1;
    spend(STEPS_OF_GAP);
    if (!(areEdged && setTurnedGap(gap, motion, t))) {
      setGapAt(gap, pair, motion, t);
      keepNormal(motion, gap.normal);
    }
    const { distance, normal } = gap;
    const speed = motion.approachSpeed(normal.x, normal.y, armFirst, armSecond);
    if (distance <= nearest) {
      const isLetGo = t === 0 && !motion.isTurning && speed <= tolerance;
      return isLetGo && areFine(pair, tolerance) ? Number.POSITIVE_INFINITY : t;
    }
    if (!(speed > 0)) return Number.POSITIVE_INFINITY;
    // Stop short of the touch, so that one at the latest time is not stepped over.
    const room = distance - nearest / 2;
    let next = t + room / speed;
    if (motion.isTurning && change < Number.POSITIVE_INFINITY && next <= latest) {
      const step = longerStep(
        pair,
        motion,
        t,
        room,
        latest - t,
        areEdged ? turnedChange() : change,
        areEdged,
      );
      next = Math.max(next, t + step);
    }
    if (next > latest) return Number.POSITIVE_INFINITY;
    if (next === t) break;
    t = next;
  }
  return t;
}

/** How many steps it takes to find the gap at one time. */
const STEPS_OF_GAP = 4;

/** How many lengths of a longer step are tried. */
const MOST_TRIES = 5;

/** How fast the pieces approached during the last step; 0 before the first. */
const last = { speed: 0.5 };

/**
 * How far a step from t, of at most `span`, may go while the room between the pieces lasts; Infinity if that is all of the span, 0 if no length
 * is found.
 *
 * Seen along the unit vector that separates the pieces at t, the height of each point is a sine of the time, whose second derivative is at most
 * `change`. So the room, less change · t²/2, is a concave function of the time, and lies above its chord over the step.
 */
function longerStep(
  pair: MovingPair,
  motion: Motion,
  t: number,
  room: number,
  span: number,
  change: number,
  areEdged: boolean,
): number {
  const margin = gap.distance - room;
  // The chord of a longer one sags by more than the room, even if there is as much at its end.
  let step = Math.min(Math.sqrt((8 * room) / change), span);
  if (last.speed > 0) step = Math.min(step, stepAt(last.speed, room, margin, change));
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const end = t + step;
    const gapThen = areEdged ? turnedGapAlong(motion, end) : gapAlongNormal(pair, motion, end);
    const left = gapThen - margin;
    const speed = (room - left) / step;
    if (isClear(room, left, (change / 2) * step * step)) {
      last.speed = speed;
      return step === span ? Number.POSITIVE_INFINITY : step;
    }
    step = left > 0 ? step / 2 : stepAt(speed, room, margin, change);
  }
  return 0;
}

/** A step at a speed that leaves a little room: as much as the speed may change meanwhile. */
function stepAt(speed: number, room: number, margin: number, change: number): number {
  const whole = room / speed;
  const least = Math.max(margin / 2, (change * whole * whole) / 16);
  return whole - Math.min(least, room / 8) / speed;
}

/**
 * Whether there is room all along a step, with so much at its ends: at a part x of it at least start + (end − start) x − bend x (1 − x).
 */
function isClear(start: number, end: number, bend: number): boolean {
  const slope = end - start - bend;
  if (!(end > 0)) return false;
  const isLeastAtAnEnd = slope >= 0 || slope <= -2 * bend;
  return isLeastAtAnEnd || 4 * bend * start > slope * slope;
}

/** The gap at a time along the normal of the one last found, or that of a half plane; below 0 where that does not separate the pieces. */
function gapAlongNormal(pair: MovingPair, motion: Motion, t: number): number {
  const { first, second } = pair;
  if (isEndless(first) || isEndless(second)) {
    setGapAt(later, pair, motion, t);
    return later.distance;
  }
  motion.goTo(t);
  putAt(first, motion.first);
  putAt(second, motion.second);
  const { x, y } = gap.normal;
  return findLowestAlong(lowest, second.now, x, y) + findLowestAlong(lowest, first.now, 0 - x, 0 - y);
}

const later: Gap = { distance: 0.5, normal: { x: 0.5, y: 0.5 } };
const lowest = /* @__PURE__ */ createLowestPoints();

function areFine({ first, second }: MovingPair, tolerance: number): boolean {
  return isFine(first, tolerance) && isFine(second, tolerance);
}

/** Whether a hull is a half plane. What counts of that is as far from its pivot as the other piece may come. */
function isEndless({ arm }: MovingPiece): boolean {
  return arm === Number.POSITIVE_INFINITY;
}

/** Sets the gap between two pieces at a time. */
export function setGapAt(out: Gap, { first, second }: MovingPair, motion: Motion, t: number): void {
  motion.goTo(t);
  putAt(first, motion.first);
  putAt(second, motion.second);
  setGap(out, first.now, second.now);
}

/** The radius of an arc's hull, each point of which is within twice that of the arc; 0 for other pieces. */
export function thicknessOf({ piece: { hull, arc } }: MovingPiece): number {
  return arc !== null && hull.kind === Kind.capsule ? hull.r : 0;
}

/** Whether the hull of a piece stands for the piece. */
export function isFine(piece: MovingPiece, tolerance: number): boolean {
  return thicknessOf(piece) <= tolerance;
}

/** The distance of two shapes along a unit vector from the first to the second; below 0 if they overlap. */
export interface Gap {
  distance: number;
  normal: Vec2;
}

const pair = /* @__PURE__ */ new ConvexPair();

/** Sets the greatest gap of two shapes, each of them convex or a half plane. Error: some 2⁻⁴⁶ of their size. */
function setGap(out: Gap, first: SimpleShape, second: SimpleShape): void {
  if (isUnbounded(first)) setGapOver(out, first, second);
  else if (isUnbounded(second)) {
    setGapOver(out, second, first);
    out.normal.x = 0 - out.normal.x;
    out.normal.y = 0 - out.normal.y;
  } else {
    separate(pair, first, second);
    out.distance = pair.distance;
    out.normal.x = pair.separation.normalX;
    out.normal.y = pair.separation.normalY;
  }
}

function setGapOver(out: Gap, halfPlane: HalfPlane, shape: SimpleShape): void {
  setHalfPlaneSeparation(out, halfPlane, shape);
  setUnitVector(out.normal, halfPlane.nx, halfPlane.ny);
}
