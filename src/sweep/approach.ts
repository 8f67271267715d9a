import { Kind } from "../shapes/kind.js";
import { type Gap, setGap } from "./gap.js";
import type { Motion } from "./motion.js";
import { type MovingPiece, putAt, reachAbout } from "./moving-piece.js";
import { advance, areMovingAlong, arePartingSoon, loadShifting, ShiftingPair } from "./shifting-pair.js";

/** A piece of each shape. */
export interface MovingPair {
  readonly first: MovingPiece;
  readonly second: MovingPiece;
}

/** What all approaches of the pieces of two shapes have in common. */
export interface Pursuit {
  readonly motion: Motion;
  readonly tolerance: number;
  /** Whether the shapes have a common point to begin with. */
  readonly areTouching: boolean;
  /** Whether both shapes are curves: pieces of the boundary of a solid are in it as soon as they have passed through. */
  readonly areCurves: boolean;
  /** No approach has to be followed beyond this time. */
  latest: number;
  /** Steps of turning pieces that are left to all approaches together. */
  stepsLeft: number;
}

/**
 * Steps before an approach is given up: what it has reached then is a time at which the pieces may touch. Turning pieces
 * have no more than the first number when `stepsLeft` has run out.
 */
const MOST_SHIFTS = 100;
const MOST_TURNS = 4000;

/** What comes nearer faster than this is deep in a solid, if it gets into it, when that is looked at a moment later. */
const SLOW = 2 ** -24;

const gap: Gap = { distance: 0.5, normal: { x: 0.5, y: 0.5 } };
const shifting = /* @__PURE__ */ new ShiftingPair();

/**
 * A time from `from` to the latest one before which the hulls of two pieces are more than half of the tolerance apart (or
 * of what they are thick, as hulls of arcs), and at which they are no more than all of it, or come near it so slowly that
 * the steps run out; Infinity if there is none.
 *
 * Pieces that touch to begin with, and do not move into each other, never do without turning.
 */
export function approachTime(pair: MovingPair, pursuit: Pursuit, from: number): number {
  const { first, second } = pair;
  const { motion, tolerance } = pursuit;
  const isShifting = !(motion.isTurning || isUnbounded(first) || isUnbounded(second));
  if (!isShifting || !loadShifting(shifting, first.piece.hull, second.piece.hull, motion.shift)) {
    return timeByTurns(pair, pursuit, from);
  }
  shifting.t = from;
  shifting.thickness = Math.max(thicknessOf(first), thicknessOf(second));
  if (!advance(shifting)) return Number.POSITIVE_INFINITY;
  const parts = shifting.t === 0 && areFine(pair, tolerance) && isLetGo(pursuit);
  return parts ? Number.POSITIVE_INFINITY : shifting.t;
}

/** Whether pieces that touch to begin with do not move into each other. */
function isLetGo({ areTouching, areCurves }: Pursuit): boolean {
  if (areMovingAlong(shifting)) return true;
  const isPassingMet = areCurves || shifting.speed <= SLOW * shifting.pair.difference.scale;
  return arePartingSoon(shifting, areTouching, isPassingMet);
}

/**
 * The same by the hulls as they are placed at one time after the other, which need not be bounded.
 *
 * While the pieces are apart along a unit vector n by s, they stay so for s/v, if they come nearer along n at no more
 * than v; so no step is too long.
 */
function timeByTurns(pair: MovingPair, pursuit: Pursuit, from: number): number {
  const { first, second } = pair;
  const { motion, tolerance, latest } = pursuit;
  const armFirst = isUnbounded(first) ? reachAbout(motion.first, second.track) : first.arm;
  const armSecond = isUnbounded(second)
    ? reachAbout(motion.second, first.track) + motion.wayLength
    : second.arm;
  // As long as an arc may be anywhere in its hull, to come nearer tells nothing.
  const nearest = Math.max(tolerance, thicknessOf(first), thicknessOf(second));
  let t = from;
  for (let step = 0; step < MOST_TURNS; step += 1) {
    if (step >= MOST_SHIFTS && !(motion.isTurning && pursuit.stepsLeft > 0)) break;
    pursuit.stepsLeft -= 1;
    setGapAt(gap, pair, motion, t);
    const { distance, normal } = gap;
    const speed = motion.approachSpeed(normal.x, normal.y, armFirst, armSecond);
    if (distance <= nearest) {
      const isLetGo = t === 0 && !motion.isTurning && speed <= tolerance;
      return isLetGo && areFine(pair, tolerance) ? Number.POSITIVE_INFINITY : t;
    }
    if (!(speed > 0)) return Number.POSITIVE_INFINITY;
    // Short of the touch itself, so that one at the latest time is not stepped over.
    const next = t + (distance - nearest / 2) / speed;
    if (next > latest) return Number.POSITIVE_INFINITY;
    if (next === t) break;
    t = next;
  }
  return t;
}

function areFine({ first, second }: MovingPair, tolerance: number): boolean {
  return isFine(first, tolerance) && isFine(second, tolerance);
}

/** Of a half plane, only what the other piece can meet counts: how far its lowest point may be from the pivot. */
function isUnbounded({ arm }: MovingPiece): boolean {
  return arm === Number.POSITIVE_INFINITY;
}

/** Sets the gap between two pieces at a time. */
export function setGapAt(out: Gap, { first, second }: MovingPair, motion: Motion, t: number): void {
  motion.goTo(t);
  putAt(first, motion.first);
  putAt(second, motion.second);
  setGap(out, first.now, second.now);
}

/** How far points of a piece's hull may be from the piece: 0 unless it is an arc. */
export function thicknessOf({ piece: { hull, arc } }: MovingPiece): number {
  return arc !== null && hull.kind === Kind.capsule ? hull.r : 0;
}

/** Whether the hull of a piece is as good as the piece. */
export function isFine(piece: MovingPiece, tolerance: number): boolean {
  return thicknessOf(piece) <= tolerance;
}
