import { Heap } from "../math/collections.js";
import { counting, spend, stepsLeft } from "../math/cost.js";
import type { Vec2 } from "../math/vector.js";
import type { SimpleShape } from "../shapes/kind.js";
import { isUnbounded } from "../shapes/reductions.js";
import {
  approachTime,
  type Gap,
  isFine,
  type MovingPair,
  type Pursuit,
  setGapAt,
  thicknessOf,
} from "./approach.js";
import {
  arcPiece,
  halvesOf,
  type MovingPiece,
  movingPiece,
  type Tracks,
  tracksMeet,
} from "./convex-piece.js";
import { areCurves, type Course } from "./course.js";
import { setGrazingNormal } from "./graze.js";
import { nearestPlace } from "./hit.js";
import { excerptsOnWay, piecesInWay } from "./in-way.js";
import type { Motion } from "./motion.js";
import { movingPieces, type PiecesOnCourse, piecesAhead } from "./parts-on-course.js";
import { type RimTouch, rimOf, touchOfRims } from "./rim-sweep.js";

/** The search gives up after this many halvings of arcs, or this many steps of turning pieces, over all pairs. */
const MOST_HALVINGS = 2 ** 11;
/** The same with touches that are let go: far from the origin, arcs that slide along each other have thousands. */
const MOST_LET_GO = 2 ** 12;
/** It also gives up after this many halvings that reach no later time: arcs that nearly run along each other need too many. */
const MOST_IDLE = 2 ** 10;
const MOST_STEPS = 2 ** 14;

/**
 * It gives up, too, after this many steps and those that are left to all searches for one answer together. A move has hundreds of
 * searches, and a look at a touch that is let go may take a millisecond.
 */
const USUAL_STEPS = 2 ** 13;
const MOST_EXTRA_STEPS = 2 ** 14;

/** How many steps more than usual the searches for one answer, as that of a move, may still take together. */
export class Patience {
  left = MOST_EXTRA_STEPS;

  /** For the next answer. */
  renew(): void {
    this.left = MOST_EXTRA_STEPS;
  }
}

let shared: Patience | null = null;

/** Asks something whose searches share the patience with others. */
export function sharing<Answer>(patience: Patience | undefined, ask: () => Answer): Answer {
  const before = shared;
  shared = patience ?? before;
  try {
    return ask();
  } finally {
    shared = before;
  }
}

/** What a pair of pieces whose tracks meet costs of a budget, besides the steps that are counted elsewhere. */
const STEPS_OF_PAIR = 10;

/** Two pieces, and a time before which they do not touch. */
interface Candidate extends MovingPair {
  readonly t: number;
  /** 0 for whole pieces. Pairs with a half of an arc are counted from 1, in the order in which they are made. */
  readonly number: number;
  /** The touch at that time, if a closed form has found it. */
  readonly touch: RimTouch | null;
}

/** When and where, in their frame, two shapes first touch, and the unit vector from the first to the second there. */
export interface FirstTouch {
  readonly t: number;
  readonly normal: Vec2;
  readonly point: Vec2;
  /** False if the steps ran out earlier: the shapes may meet later, or not at all. */
  readonly isReached: boolean;
  /** The unit normal square to the path, if pieces that do not turn only pass beside each other there; else null. */
  readonly across: Vec2 | null;
  /** True if it is known already that the shapes certainly overlap a moment later. */
  readonly isCertain?: boolean;
}

/**
 * A hull stands for its arc once its radius is at most this part of the tolerance. Each point of a hull is within twice
 * that radius of the arc, so arcs whose hulls are a tolerance apart are at most two tolerances apart.
 */
const FINE = 1 / 4;

/** Pieces that a search has brought together are at most this many tolerances apart, rounding included. */
const REACHED = 3;

/** A search for the first touch on a course. */
interface Search extends Pursuit {
  /** Pairs that may come first. */
  readonly candidates: Heap<Candidate>;
  /** How many pairs with halves of arcs there have been. */
  halves: number;
  /** Whether touches may be passed over: then the search has to go on to later ones. */
  readonly isPatient: boolean;
}

/**
 * The first time in [`from`, 1] at which two shapes on a course are at most `tolerance` apart in its frame, or null. It is
 * never later than their first touch. With `areTouching`, the shapes have a common point at t = 0, which does not count if
 * they slide along each other or part from there. With `letsGo`, touches for which it is true are passed over, and pieces that the
 * other shape passes beside are left out.
 *
 * A best-first search over pairs of pieces: the earliest pair is the answer, unless one of its pieces is an arc whose
 * hull is too thick; then the halves of that arc take its place.
 */
export function firstTouch(
  course: Course,
  from: number,
  tolerance: number,
  areTouching = false,
  letsGo?: (touch: FirstTouch) => boolean,
): FirstTouch | null {
  if (shared === null && letsGo === undefined) return searchTouch(course, from, tolerance, areTouching);
  const patience = shared ?? new Patience();
  return counting(() => {
    const usual = stepsLeft() - USUAL_STEPS;
    const touch = searchTouch(course, from, tolerance, areTouching, usual - patience.left, letsGo);
    patience.left -= Math.min(Math.max(usual - stepsLeft(), 0), patience.left);
    return touch;
  });
}

/** The same, and gives up when no more than so many steps are left. */
function searchTouch(
  course: Course,
  from: number,
  tolerance: number,
  areTouching: boolean,
  leastLeft = 0,
  letsGo?: (touch: FirstTouch) => boolean,
): FirstTouch | null {
  const { motion, nearness } = course;
  const tracks = tracksOf(motion);
  const search: Search = {
    motion,
    tolerance,
    nearness,
    areTouching,
    areCurves: areCurves(course),
    latest: 1,
    stepsLeft: MOST_STEPS,
    candidates: new Heap<Candidate>(comesBefore),
    halves: 0,
    isPatient: letsGo !== undefined,
  };
  const pieces = search.isPatient ? allInWay(course, tracks) : piecesAhead(course, tracks);
  considerAll(search, pieces.first, pieces.second, from);
  let idle = 0;
  let latest = from;
  const most = search.isPatient ? MOST_LET_GO : MOST_HALVINGS;
  for (let halvings = 0; ; halvings += 1) {
    considerNext(search, pieces, from);
    const best = search.candidates.take();
    if (best === undefined) return null;
    idle = best.t > latest ? 0 : idle + 1;
    latest = best.t;
    if (best.touch !== null) return { ...best.touch, isReached: true, across: null };
    const coarser = coarserOf(best, FINE * tolerance);
    if (coarser === null) {
      const touch = touchOfPieces(best, motion, REACHED * tolerance, nearness);
      if (letsGo?.(touch)) continue;
      return touch;
    }
    const isGivenUp =
      halvings >= most || idle > MOST_IDLE || search.stepsLeft <= 0 || stepsLeft() < leastLeft;
    if (isGivenUp) return touchOfPieces(best, motion, Number.NEGATIVE_INFINITY, nearness);
    for (const half of halved(best, coarser, tracks)) consider(search, half, best.t, ++search.halves);
  }
}

/**
 * The touch of two pieces at the pair's time; it is reached if they are at most `reach` apart then. Pieces that are in each other's
 * way by no more than `depth` count as passing beside each other.
 */
function touchOfPieces(pair: Candidate, motion: Motion, reach: number, depth: number): FirstTouch {
  const gap: Gap = { distance: 0, normal: { x: 0, y: 0 } };
  setGapAt(gap, pair, motion, pair.t);
  const { first, second, t } = pair;
  const across = motion.isTurning ? null : acrossOf(first.piece.hull, second.piece.hull, motion.shift, depth);
  return {
    t,
    normal: gap.normal,
    // Of a touch that is let go, it is mostly not asked for.
    get point() {
      return nearestPlace(first.now, second.now);
    },
    isReached: gap.distance <= reach,
    across,
  };
}

function acrossOf(first: SimpleShape, second: SimpleShape, way: Readonly<Vec2>, depth: number): Vec2 | null {
  const across = { x: 0, y: 0 };
  if (isUnbounded(first) || isUnbounded(second)) return null;
  return setGrazingNormal(across, first, second, way, depth) ? across : null;
}

function allInWay(course: Course, tracks: Tracks): PiecesOnCourse {
  const [first, second] = piecesInWay(course, excerptsOnWay(course));
  return {
    first: movingPieces(first, tracks.first),
    second: movingPieces(second, tracks.second),
    ahead: null,
  };
}

function considerAll(
  search: Search,
  ones: readonly MovingPiece[],
  others: readonly MovingPiece[],
  from: number,
): void {
  for (const first of ones) {
    spend(others.length / 8);
    for (const second of others) consider(search, { first, second }, from);
  }
}

/** Considers the pieces ahead that may be touched before all candidates. */
function considerNext(search: Search, { first, second, ahead }: PiecesOnCourse, from: number): void {
  if (ahead === null) return;
  for (;;) {
    const { least } = search.candidates;
    const next = ahead.takeBy(least === undefined ? search.latest : least.t);
    if (next === null) return;
    if (ahead.which === "first") considerAll(search, next, second, from);
    else considerAll(search, first, next, from);
  }
}

/** Adds a pair to the candidates if it may touch first. Once a pair needs no halving, no other is followed beyond its time. */
function consider(search: Search, pair: MovingPair, from: number, number = 0): void {
  if (!tracksMeet(pair.first, pair.second)) return;
  if (from === 0 && considerRims(search, pair, number)) return;
  spend(STEPS_OF_PAIR);
  const t = approachTime(pair, search, from);
  if (!(t <= search.latest)) return;
  search.candidates.add({ first: pair.first, second: pair.second, t, touch: null, number });
  if (!search.isPatient && coarserOf(pair, FINE * search.tolerance) === null) search.latest = t;
}

/** The same in closed form for round pieces that only shift; false if that form does not apply. */
function considerRims(search: Search, pair: MovingPair, number: number): boolean {
  const { motion, tolerance } = search;
  if (motion.isTurning) return false;
  const [first, second] = [rimOf(pair.first.piece), rimOf(pair.second.piece)];
  if (first === null || second === null) return false;
  const touch = touchOfRims(first, second, motion.shift, tolerance);
  if (touch === undefined) return false;
  if (touch === null || touch.t > search.latest) return true;
  search.candidates.add({ first: pair.first, second: pair.second, t: touch.t, touch, number });
  if (!search.isPatient) search.latest = touch.t;
  return true;
}

/** The piece of a pair to halve: the one with the thicker hull; null if both hulls are thin enough. */
function coarserOf({ first, second }: MovingPair, fine: number): "first" | "second" | null {
  const [isFirstFine, isSecondFine] = [isFine(first, fine), isFine(second, fine)];
  if (isFirstFine && isSecondFine) return null;
  if (isFirstFine) return "second";
  if (isSecondFine) return "first";
  return thicknessOf(first) >= thicknessOf(second) ? "first" : "second";
}

function halved(pair: MovingPair, which: "first" | "second", tracks: Tracks): MovingPair[] {
  const { number, piece } = pair[which];
  if (piece.arc === null) return [];
  return halvesOf(piece.arc).map((half) => ({
    ...pair,
    [which]: movingPiece(arcPiece(half), tracks[which], number),
  }));
}

function tracksOf(motion: Motion): Tracks {
  const { first, second, shift, isTurning } = motion;
  const { pivotX, pivotY } = second;
  return {
    first: { last: first, isTurning },
    second: { last: { pivotX, pivotY, shiftX: shift.x, shiftY: shift.y }, isTurning },
  };
}

interface Ordered {
  readonly t: number;
  readonly number: number;
  readonly first: { readonly number: number };
  readonly second: { readonly number: number };
}

/** By time, and at the same time in the order of the pieces, with halves of arcs after all others as they are added. */
export function comesBefore(a: Ordered, b: Ordered): boolean {
  if (a.t !== b.t) return a.t < b.t;
  if (a.number !== b.number) return a.number < b.number;
  if (a.first.number !== b.first.number) return a.first.number < b.first.number;
  return a.second.number < b.second.number;
}
