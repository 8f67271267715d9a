import { setHalfPlaneSeparation } from "../convex/half-plane.js";
import { ConvexPair, separate } from "../convex/pair.js";
import { boxesMeet } from "../exact/box.js";
import { setUnitVector } from "../math/unit-vector.js";
import type { Vec2 } from "../math/vector.js";
import { type Bounds, bounds } from "../shapes/bounds.js";
import { type HalfPlane, Kind, type SimpleShape } from "../shapes/kind.js";
import type { Piece } from "./piece.js";
import { type Motion, type Placement, place, placeableCopy } from "./placement.js";
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

/** How far two shapes are apart along a unit vector from the first to the second; below 0 if they overlap. */
export interface Gap {
  distance: number;
  normal: Vec2;
}

const pair = /* @__PURE__ */ new ConvexPair();

/** Sets the greatest gap of two shapes, each of them convex or a half plane. Error: some 2⁻⁴⁶ of their size. */
function setGap(out: Gap, first: SimpleShape, second: SimpleShape): void {
  if (first.kind === Kind.halfPlane) setGapOver(out, first, second);
  else if (second.kind === Kind.halfPlane) {
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

/** A piece of a moving shape. */
interface MovingPiece {
  readonly piece: Piece;
  /** The hull where it is at the time last asked for. */
  readonly now: SimpleShape;
  /** No point of the hull is farther from the pivot; Infinity for a half plane. */
  readonly arm: number;
  /** Holds the hull at all times. */
  readonly track: Bounds;
}

/** How a shape moves, as far as its pieces care: at t = 1 it is at `last`. */
export interface Track {
  readonly last: Placement;
  readonly isTurning: boolean;
}

export function movingPiece(piece: Piece, track: Track): MovingPiece {
  const box = bounds(piece.hull);
  const arm = piece.hull.kind === Kind.halfPlane ? Number.POSITIVE_INFINITY : reachAbout(track.last, box);
  return { piece, now: placeableCopy(piece.hull), arm, track: trackOf(box, arm, track) };
}

function putAt({ piece, now }: MovingPiece, placement: Placement): void {
  place(now, piece.hull, placement);
}

/** How far the points of a box are from the pivot of a placement, at most. */
function reachAbout({ pivotX, pivotY }: Placement, { minX, minY, maxX, maxY }: Bounds): number {
  const reachX = Math.max(maxX - pivotX, pivotX - minX);
  const reachY = Math.max(maxY - pivotY, pivotY - minY);
  return Math.sqrt(reachX * reachX + reachY * reachY);
}

/** Turned any way, the hull is in the disc about the pivot. */
function trackOf(box: Bounds, arm: number, { last, isTurning }: Track): Bounds {
  const { pivotX, pivotY, shiftX, shiftY } = last;
  const still = isTurning
    ? { minX: pivotX - arm, minY: pivotY - arm, maxX: pivotX + arm, maxY: pivotY + arm }
    : box;
  return {
    minX: still.minX + Math.min(0, shiftX) - SLACK,
    minY: still.minY + Math.min(0, shiftY) - SLACK,
    maxX: still.maxX + Math.max(0, shiftX) + SLACK,
    maxY: still.maxY + Math.max(0, shiftY) + SLACK,
  };
}

/** More than any tolerance, and than the rounding of sums in a frame. */
const SLACK = 2 ** -30;

export function tracksMeet({ track: a }: MovingPiece, { track: b }: MovingPiece): boolean {
  return boxesMeet(a, b);
}
