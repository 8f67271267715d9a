import type { Vec2 } from "../math/vector.js";
import { approachTime, isFine, type MovingPair, setGapAt, thicknessOf } from "./approach.js";
import type { Course } from "./course.js";
import type { Gap } from "./gap.js";
import type { Motion } from "./motion.js";
import { type MovingPiece, movingPiece, type Track, tracksMeet } from "./moving-piece.js";
import { arcPiece, halvesOf, piecesOf } from "./piece.js";

/** Arcs that may be halved before the search is given up. */
const MOST_HALVINGS = 4000;

/** Two pieces, and a time before which they do not touch. */
interface Candidate extends MovingPair {
  readonly t: number;
}

/** When two shapes first come together, and the unit vector from the first to the second there. */
export interface FirstTouch {
  readonly t: number;
  readonly normal: Vec2;
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

/**
 * The first time from `from` on, up to 1, at which two shapes in a frame are `tolerance` apart or less, or null; it is
 * never later than their first touch.
 *
 * Best first over the pairs of their pieces: the pair that comes first is the answer, unless one of them is an arc too
 * long to be its hull; then its halves take its place.
 */
export function firstTouch(
  { first, second, motion }: Course,
  from: number,
  tolerance: number,
): FirstTouch | null {
  const fine = FINE * tolerance;
  const candidates: Candidate[] = [];
  const tracks = tracksOf(motion);
  const seconds = second.flatMap(piecesOf).map((piece) => movingPiece(piece, tracks.second));
  for (const shape of first.flatMap(piecesOf)) {
    const one = movingPiece(shape, tracks.first);
    for (const other of seconds) consider(candidates, one, other, motion, from, tolerance);
  }
  for (let halvings = 0; ; halvings += 1) {
    const best = takeEarliest(candidates);
    if (best === undefined) return null;
    const coarser = coarserOf(best, fine);
    if (coarser === null) return touchOf(best, motion, REACHED * tolerance);
    if (halvings === MOST_HALVINGS) return touchOf(best, motion, Number.NEGATIVE_INFINITY);
    for (const half of halved(best, coarser, tracks)) {
      consider(candidates, half.first, half.second, motion, best.t, tolerance);
    }
  }
}

/** The touch of two pieces, if they are as near as `reach` then. */
function touchOf(pair: Candidate, motion: Motion, reach: number): FirstTouch {
  const gap: Gap = { distance: 0, normal: { x: 0, y: 0 } };
  setGapAt(gap, pair, motion, pair.t);
  return { t: pair.t, normal: gap.normal, isReached: gap.distance <= reach };
}

function consider(
  candidates: Candidate[],
  first: MovingPiece,
  second: MovingPiece,
  motion: Motion,
  from: number,
  tolerance: number,
): void {
  if (!tracksMeet(first, second)) return;
  const t = approachTime({ first, second }, motion, from, tolerance);
  if (t <= 1) candidates.push({ first, second, t });
}

function takeEarliest(candidates: Candidate[]): Candidate | undefined {
  let earliest = 0;
  candidates.forEach(({ t }, i) => {
    if (t < (candidates[earliest]?.t ?? t)) earliest = i;
  });
  return candidates.splice(earliest, 1)[0];
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
