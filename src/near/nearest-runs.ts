import { BRANCHES, RUN } from "./box-tree.js";
import type { PlacedTree } from "./placed-tree.js";
import { findRuns, type Query, ReachQuery, type Seen } from "./runs.js";

/** Finds what may come within a reach of some run of another tree. */
export class TreeQuery implements Query {
  private readonly query: ReachQuery;

  constructor(
    private readonly tree: PlacedTree,
    reach: number,
  ) {
    this.query = new ReachQuery({ minX: 0, minY: 0, maxX: 0, maxY: 0 }, reach);
  }

  /** Both trees may be the same: the box is read before another one is looked at. */
  misses({ midX, midY, halfX, halfY }: Seen): boolean {
    return !findRuns(this.tree, this.query.setAround(midX, midY, halfX, halfY), () => true);
  }
}

/** Returns a bound on the distances that count, given the begins and ends of two runs: one that is no less than theirs. */
export type ReachOfRuns = (fromA: number, toA: number, fromB: number, toB: number) => number;

/** Two boxes have no more pairs of boxes below them. */
const PAIRS = BRANCHES * BRANCHES;

interface Search {
  readonly a: PlacedTree;
  readonly b: PlacedTree;
  readonly reachOf: ReachOfRuns;
  /** Room for those of the pairs of boxes below two, for each level. */
  readonly gaps: Float64Array;
  /** Room for the boxes of the first tree that are below one: their middles and half sizes. */
  readonly boxes: Float64Array;
  /** The pairs of runs that have been looked at: a place of each, and the gap of their boxes. */
  readonly found: number[];
  reach: number;
}

/** Two runs by their begins, one of each tree. */
export type RunPair = readonly [ofA: number, ofB: number];

/** Pairs of runs, and a bound on their distance: farther from each other are no others that are nearest. */
export interface NearestRuns {
  readonly pairs: readonly RunPair[];
  readonly reach: number;
}

/**
 * The pairs of runs of two trees that may be no farther from each other than the least bound that is found, which is
 * `known` at first. Pairs of nearer boxes are looked into first.
 */
export function nearestRuns(a: PlacedTree, b: PlacedTree, known: number, reachOf: ReachOfRuns): NearestRuns {
  const [topOfA, topOfB] = [a.tree.top, b.tree.top];
  const gaps = new Float64Array(PAIRS * (Math.max(topOfA, topOfB) + 1));
  const boxes = new Float64Array(4 * BRANCHES);
  const search: Search = { a, b, reachOf, gaps, boxes, found: [], reach: known };
  nearestBelow(search, topOfA, 0, topOfB, 0, 0);
  const { found, reach } = search;
  const pairs: RunPair[] = [];
  for (let at = 0; at < found.length; at += 3) {
    if ((found[at + 2] as number) <= reach) pairs.push([found[at] as number, found[at + 1] as number]);
  }
  return { pairs, reach };
}

function nearestBelow(
  search: Search,
  levelA: number,
  placeA: number,
  levelB: number,
  placeB: number,
  gap: number,
): void {
  const { a, b, gaps } = search;
  if (levelA === 0 && levelB === 0) {
    const [fromA, fromB] = [RUN * placeA, RUN * placeB];
    const [toA, toB] = [Math.min(fromA + RUN, a.tree.count), Math.min(fromB + RUN, b.tree.count)];
    search.found.push(fromA, fromB, gap);
    search.reach = Math.min(search.reach, search.reachOf(fromA, toA, fromB, toB));
    return;
  }
  // The box on the higher level is opened, or both.
  const isOfA = levelA >= levelB;
  const isOfB = levelB >= levelA;
  const fromA = isOfA ? BRANCHES * placeA : placeA;
  const fromB = isOfB ? BRANCHES * placeB : placeB;
  const countA = isOfA ? a.tree.endBelow(levelA, placeA) - fromA : 1;
  const countB = isOfB ? b.tree.endBelow(levelB, placeB) - fromB : 1;
  const [toLevelA, toLevelB] = [isOfA ? levelA - 1 : levelA, isOfB ? levelB - 1 : levelB];
  const room = PAIRS * Math.max(levelA, levelB);
  setGaps(search, room, toLevelA, fromA, countA, toLevelB, fromB, countB);
  const end = room + countA * countB;
  for (;;) {
    let first = room;
    for (let at = room + 1; at < end; at++) {
      if ((gaps[at] as number) < (gaps[first] as number)) first = at;
    }
    const least = gaps[first] as number;
    if (least > search.reach || least === Number.POSITIVE_INFINITY) return;
    gaps[first] = Number.POSITIVE_INFINITY;
    const ofA = (first - room) % countA;
    const ofB = (first - room - ofA) / countA;
    nearestBelow(search, toLevelA, fromA + ofA, toLevelB, fromB + ofB, least);
  }
}

/**
 * Sets lower bounds of the distances of what is in some boxes of the one tree from what is in some of the other one, which may be the same:
 * of those of the first tree one after the other, for each of the second.
 */
function setGaps(
  { a, b, boxes, gaps }: Search,
  room: number,
  levelA: number,
  fromA: number,
  countA: number,
  levelB: number,
  fromB: number,
  countB: number,
): void {
  for (let i = 0; i < countA; i++) {
    a.look(levelA, fromA + i);
    boxes[4 * i] = a.midX;
    boxes[4 * i + 1] = a.midY;
    boxes[4 * i + 2] = a.halfX;
    boxes[4 * i + 3] = a.halfY;
  }
  let at = room;
  for (let k = 0; k < countB; k++) {
    b.look(levelB, fromB + k);
    const { halfX, halfY, midX, midY } = b;
    for (let i = 0; i < countA; i++) {
      const gapX = Math.max(
        0,
        Math.abs(midX - (boxes[4 * i] as number)) - halfX - (boxes[4 * i + 2] as number),
      );
      const gapY = Math.max(
        0,
        Math.abs(midY - (boxes[4 * i + 1] as number)) - halfY - (boxes[4 * i + 3] as number),
      );
      const gap = Math.sqrt(gapX * gapX + gapY * gapY);
      // Boxes that have overflowed may be anywhere.
      gaps[at++] = gap > 0 ? gap : 0;
    }
  }
}
