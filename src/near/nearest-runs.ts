import { BRANCHES, RUN } from "./box-tree.js";
import type { PlacedTree } from "./placed-tree.js";
import { type Query, ReachQuery, type Seen } from "./runs.js";

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
    return !this.tree.findRuns(this.query.setAround(midX, midY, halfX, halfY), () => true);
  }
}

/** Returns the distance of two runs, up to rounding, given their begins and ends; if that is more than `most`, something more. */
export type GapOfRuns = (fromA: number, toA: number, fromB: number, toB: number, most: number) => number;

/** Two boxes have no more pairs of boxes below them. */
const PAIRS = BRANCHES * BRANCHES;

interface Search {
  readonly a: PlacedTree;
  readonly b: PlacedTree;
  readonly gapOf: GapOfRuns;
  readonly reachOf: (gap: number) => number;
  /** Room for those of the pairs of boxes below two that are in reach, for each level, and for which pairs they are. */
  readonly gaps: Float64Array;
  readonly pairs: Uint8Array;
  /** Room for the boxes of the first tree that are below one: their middles and half sizes. */
  readonly boxes: Float64Array;
  /** The pairs of runs that have been looked at: a place of each, and their distance. */
  readonly found: number[];
  reach: number;
}

/** Two runs by their begins, one of each tree. */
export type RunPair = readonly [ofA: number, ofB: number];

/** Pairs of runs, and a bound on the distance of the nearest: no others are as near as that. */
export interface NearestRuns {
  readonly pairs: readonly RunPair[];
  readonly reach: number;
}

/**
 * The pairs of runs of two trees that are no farther from each other than the least bound that is found, which is
 * `known` at first; `reachOf` makes one of a distance up to rounding. Pairs of nearer boxes are looked into first.
 */
export function nearestRuns(
  a: PlacedTree,
  b: PlacedTree,
  known: number,
  gapOf: GapOfRuns,
  reachOf: (gap: number) => number,
): NearestRuns {
  const [topOfA, topOfB] = [a.tree.top, b.tree.top];
  const size = PAIRS * (Math.max(topOfA, topOfB) + 1);
  const boxes = new Float64Array(4 * BRANCHES);
  const [gaps, inBoth] = [new Float64Array(size), new Uint8Array(size)];
  const search: Search = { a, b, gapOf, reachOf, gaps, pairs: inBoth, boxes, found: [], reach: known };
  nearestBelow(search, topOfA, 0, topOfB, 0);
  const { found, reach } = search;
  const pairs: RunPair[] = [];
  for (let at = 0; at < found.length; at += 3) {
    if ((found[at + 2] as number) <= reach) pairs.push([found[at] as number, found[at + 1] as number]);
  }
  return { pairs, reach };
}

function nearestBelow(search: Search, levelA: number, placeA: number, levelB: number, placeB: number): void {
  const { a, b, gaps, pairs } = search;
  if (levelA === 0 && levelB === 0) {
    const [fromA, fromB] = [RUN * placeA, RUN * placeB];
    const [toA, toB] = [Math.min(fromA + RUN, a.tree.count), Math.min(fromB + RUN, b.tree.count)];
    const gap = search.gapOf(fromA, toA, fromB, toB, search.reach);
    search.found.push(fromA, fromB, gap);
    search.reach = Math.min(search.reach, search.reachOf(gap));
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
  let end = room + setGaps(search, room, toLevelA, fromA, countA, toLevelB, fromB, countB);
  while (end > room) {
    let first = room;
    for (let at = room + 1; at < end; at++) {
      if ((gaps[at] as number) < (gaps[first] as number)) first = at;
    }
    const least = gaps[first] as number;
    if (least > search.reach) return;
    const pair = pairs[first] as number;
    end -= 1;
    gaps[first] = gaps[end] as number;
    pairs[first] = pairs[end] as number;
    const ofA = pair % countA;
    nearestBelow(search, toLevelA, fromA + ofA, toLevelB, fromB + (pair - ofA) / countA);
  }
}

/**
 * Sets lower bounds of the distances of what is in some boxes of the one tree from what is in some of the other one, which may be the same,
 * unless they are too far from each other, and returns how many. Pairs are counted through the first tree's boxes for each of the second.
 */
function setGaps(
  { a, b, boxes, gaps, pairs, reach }: Search,
  room: number,
  levelA: number,
  fromA: number,
  countA: number,
  levelB: number,
  fromB: number,
  countB: number,
): number {
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
      if (gap > reach || gap === Number.POSITIVE_INFINITY) continue;
      // Boxes that have overflowed may be anywhere.
      gaps[at] = gap > 0 ? gap : 0;
      pairs[at] = countA * k + i;
      at += 1;
    }
  }
  return at - room;
}
