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

/**
 * Returns the distance of what is in two runs, or anything less than the true distance that is no smaller than the least
 * found.
 */
export type DistanceOfRuns = (fromA: number, toA: number, fromB: number, toB: number) => number;

interface Search {
  readonly a: PlacedTree;
  readonly b: PlacedTree;
  readonly distanceOf: DistanceOfRuns;
  /** Room for those of the boxes below one, for each sum of two levels. */
  readonly gaps: Float64Array;
  best: number;
}

/** The least distance of runs of two trees, or `known` if none is less. Pairs of nearer boxes are looked into first. */
export function leastOfRuns(a: PlacedTree, b: PlacedTree, known: number, distanceOf: DistanceOfRuns): number {
  const [topOfA, topOfB] = [a.tree.top, b.tree.top];
  const gaps = new Float64Array(BRANCHES * (topOfA + topOfB + 1));
  const search: Search = { a, b, distanceOf, gaps, best: known };
  leastBelow(search, topOfA, 0, topOfB, 0);
  return search.best;
}

function leastBelow(search: Search, levelA: number, placeA: number, levelB: number, placeB: number): void {
  const { a, b, gaps } = search;
  if (levelA === 0 && levelB === 0) {
    const [fromA, fromB] = [RUN * placeA, RUN * placeB];
    const [toA, toB] = [Math.min(fromA + RUN, a.tree.count), Math.min(fromB + RUN, b.tree.count)];
    search.best = Math.min(search.best, search.distanceOf(fromA, toA, fromB, toB));
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
    if (least > search.best || least === Number.POSITIVE_INFINITY) return;
    gaps[room + first] = Number.POSITIVE_INFINITY;
    if (isOfA) leastBelow(search, levelA - 1, below + first, levelB, placeB);
    else leastBelow(search, levelA, placeA, levelB - 1, below + first);
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
