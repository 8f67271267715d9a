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

interface Search {
  readonly a: PlacedTree;
  readonly b: PlacedTree;
  readonly reachOf: ReachOfRuns;
  /** Room for those of the boxes below one, for each sum of two levels. */
  readonly gaps: Float64Array;
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
  const gaps = new Float64Array(BRANCHES * (topOfA + topOfB + 1));
  const search: Search = { a, b, reachOf, gaps, found: [], reach: known };
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
  // The box on the higher level is opened.
  const isOfA = levelA >= levelB;
  const below = BRANCHES * (isOfA ? placeA : placeB);
  const end = isOfA ? a.tree.endBelow(levelA, placeA) : b.tree.endBelow(levelB, placeB);
  const room = BRANCHES * (levelA + levelB);
  if (isOfA) setGaps(gaps, room, a, levelA - 1, below, end, b, levelB, placeB);
  else setGaps(gaps, room, b, levelB - 1, below, end, a, levelA, placeA);
  const count = end - below;
  for (;;) {
    let first = 0;
    for (let k = 1; k < count; k++) {
      if ((gaps[room + k] as number) < (gaps[room + first] as number)) first = k;
    }
    const least = gaps[room + first] as number;
    if (least > search.reach || least === Number.POSITIVE_INFINITY) return;
    gaps[room + first] = Number.POSITIVE_INFINITY;
    if (isOfA) nearestBelow(search, levelA - 1, below + first, levelB, placeB, least);
    else nearestBelow(search, levelA, placeA, levelB - 1, below + first, least);
  }
}

/** Sets lower bounds of the distances of what is in some boxes from what is in one of another tree, which may be the same. */
function setGaps(
  gaps: Float64Array,
  room: number,
  opened: PlacedTree,
  level: number,
  from: number,
  end: number,
  other: PlacedTree,
  otherLevel: number,
  otherPlace: number,
): void {
  other.look(otherLevel, otherPlace);
  const { halfX, halfY, midX, midY } = other;
  for (let place = from; place < end; place++) {
    opened.look(level, place);
    const gapX = Math.max(0, Math.abs(midX - opened.midX) - halfX - opened.halfX);
    const gapY = Math.max(0, Math.abs(midY - opened.midY) - halfY - opened.halfY);
    const gap = Math.sqrt(gapX * gapX + gapY * gapY);
    // Boxes that have overflowed may be anywhere.
    gaps[room + place - from] = gap > 0 ? gap : 0;
  }
}
