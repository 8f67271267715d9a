import type { Vec2 } from "../math/vector.js";
import {
  approachTime,
  type Gap,
  isFine,
  type MovingPair,
  movingPiece,
  type Pursuit,
  setGapAt,
  type Track,
  thicknessOf,
  tracksMeet,
} from "./approach.js";
import { areCurves, type Course } from "./course.js";
import { arcPiece, halvesOf, piecesOf } from "./piece.js";
import type { Motion } from "./placement.js";
import { type RimTouch, rimOf, touchOfRims } from "./rim-sweep.js";
import { nearestPlace } from "./touch.js";

/** Arcs that may be halved, and steps that turning pieces may take together, before the search is given up. */
const MOST_HALVINGS = 2 ** 11;
const MOST_STEPS = 2 ** 15;

/** Two pieces, and a time before which they do not touch. */
interface Candidate extends MovingPair {
  readonly t: number;
  /** Where they touch then, if that is known. */
  readonly touch: RimTouch | null;
}

/** When and where, in their frame, two shapes first come together, and the unit vector from the first to the second there. */
export interface FirstTouch {
  readonly t: number;
  readonly normal: Vec2;
  readonly point: Vec2;
  /** False if the steps ran out before: the shapes may meet later, or not at all. */
  readonly isReached: boolean;
}

/**
 * Hulls of arcs are as thick as this part of the tolerance at most: then hulls that are that near hold arcs that are no
 * farther apart than twice the tolerance, each being at most twice its thickness from the far side of its hull.
 */
const FINE = 1 / 4;

/** Pieces that a search has brought together are no farther apart than so many tolerances, rounding included. */
const REACHED = 3;

/** A search for the first touch on a course. */
interface Search extends Pursuit {
  readonly tracks: Record<"first" | "second", Track>;
  /** Pairs that may come first. */
  readonly candidates: EarliestFirst<Candidate>;
}

/**
 * The first time from `from` on, up to 1, at which two shapes in a frame are `tolerance` apart or less, or null; it is
 * never later than their first touch. Of shapes that are known to have a common point at t = 0, one that slide or part from there
 * on is none.
 *
 * Best first over the pairs of their pieces: the pair that comes first is the answer, unless one of them is an arc too
 * long to be its hull; then its halves take its place.
 */
export function firstTouch(
  course: Course,
  from: number,
  tolerance: number,
  areTouching = false,
): FirstTouch | null {
  const { first, second, motion } = course;
  const tracks = tracksOf(motion);
  const search: Search = {
    motion,
    tracks,
    tolerance,
    areTouching,
    areCurves: areCurves(course),
    latest: 1,
    stepsLeft: MOST_STEPS,
    candidates: new EarliestFirst(),
  };
  const seconds = second.flatMap(piecesOf).map((piece) => movingPiece(piece, tracks.second));
  for (const piece of first.flatMap(piecesOf)) {
    const one = movingPiece(piece, tracks.first);
    for (const other of seconds) consider(search, { first: one, second: other }, from);
  }
  for (let halvings = 0; ; halvings += 1) {
    const best = search.candidates.take();
    if (best === undefined) return null;
    if (best.touch !== null) return { ...best.touch, isReached: true };
    const coarser = coarserOf(best, FINE * tolerance);
    if (coarser === null) return touchOf(best, motion, REACHED * tolerance);
    const isGivenUp = halvings === MOST_HALVINGS || search.stepsLeft <= 0;
    if (isGivenUp) return touchOf(best, motion, Number.NEGATIVE_INFINITY);
    for (const half of halved(best, coarser, tracks)) consider(search, half, best.t);
  }
}

/** The touch of two pieces, if they are as near as `reach` then. */
function touchOf(pair: Candidate, motion: Motion, reach: number): FirstTouch {
  const gap: Gap = { distance: 0, normal: { x: 0, y: 0 } };
  setGapAt(gap, pair, motion, pair.t);
  const point = nearestPlace(pair.first.now, pair.second.now);
  return { t: pair.t, normal: gap.normal, point, isReached: gap.distance <= reach };
}

/** Adds a pair to the candidates if it may be the first; once it needs no halving, no other is followed longer. */
function consider(search: Search, pair: MovingPair, from: number): void {
  if (!tracksMeet(pair.first, pair.second)) return;
  if (from === 0 && considerRims(search, pair)) return;
  const t = approachTime(pair, search, from);
  if (!(t <= search.latest)) return;
  search.candidates.add({ ...pair, t, touch: null });
  if (coarserOf(pair, FINE * search.tolerance) === null) search.latest = t;
}

/** The same for round pieces that only shift, of which it is known when they touch; false for others. */
function considerRims(search: Search, pair: MovingPair): boolean {
  const { motion, tolerance } = search;
  if (motion.isTurning) return false;
  const [first, second] = [rimOf(pair.first.piece), rimOf(pair.second.piece)];
  if (first === null || second === null) return false;
  const touch = touchOfRims(first, second, motion.shift, tolerance);
  if (touch === undefined) return false;
  if (touch === null || touch.t > search.latest) return true;
  search.candidates.add({ ...pair, t: touch.t, touch });
  search.latest = touch.t;
  return true;
}

/** Which piece of a pair is to be halved: the one whose hull is the thicker; null if neither. */
function coarserOf({ first, second }: MovingPair, fine: number): "first" | "second" | null {
  const [isFirstFine, isSecondFine] = [isFine(first, fine), isFine(second, fine)];
  if (isFirstFine && isSecondFine) return null;
  if (isFirstFine) return "second";
  if (isSecondFine) return "first";
  return thicknessOf(first) >= thicknessOf(second) ? "first" : "second";
}

function halved(
  pair: MovingPair,
  which: "first" | "second",
  tracks: Record<"first" | "second", Track>,
): MovingPair[] {
  const { arc } = pair[which].piece;
  if (arc === null) return [];
  return halvesOf(arc).map((half) => ({ ...pair, [which]: movingPiece(arcPiece(half), tracks[which]) }));
}

function tracksOf(motion: Motion): Record<"first" | "second", Track> {
  motion.goTo(1);
  const { isTurning } = motion;
  return {
    first: { last: { ...motion.first }, isTurning },
    second: { last: { ...motion.second }, isTurning },
  };
}

/** What comes at some time. */
interface Timed {
  readonly t: number;
}

/** Things to be taken in the order of their times; those of the same time in the order in which they were added. */
export class EarliestFirst<Item extends Timed> {
  /** A binary heap: no item comes before the one at half of its place. */
  readonly #items: Numbered<Item>[] = [];
  #added = 0;

  add(item: Item): void {
    const items = this.#items;
    const added = { item, number: this.#added };
    this.#added += 1;
    let place = items.length;
    items.push(added);
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = items[above];
      if (parent === undefined || !comesBefore(added, parent)) break;
      items[place] = parent;
      place = above;
    }
    items[place] = added;
  }

  /** The earliest item, which is no longer there then; undefined if there is none. */
  take(): Item | undefined {
    const items = this.#items;
    const earliest = items[0];
    const last = items.pop();
    if (last !== undefined && items.length > 0) this.#sink(last);
    return earliest?.item;
  }

  /** Puts an item in the place of the first. */
  #sink(sinking: Numbered<Item>): void {
    const items = this.#items;
    let place = 0;
    for (;;) {
      const left = items[2 * place + 1];
      const right = items[2 * place + 2];
      if (left === undefined) break;
      const isRight = right !== undefined && comesBefore(right, left);
      const child = isRight ? right : left;
      if (!comesBefore(child, sinking)) break;
      items[place] = child;
      place = 2 * place + (isRight ? 2 : 1);
    }
    items[place] = sinking;
  }
}

interface Numbered<Item> {
  readonly item: Item;
  readonly number: number;
}

function comesBefore(a: Numbered<Timed>, b: Numbered<Timed>): boolean {
  return a.item.t < b.item.t || (a.item.t === b.item.t && a.number < b.number);
}
