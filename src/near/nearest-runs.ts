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
  best: number;
}

/** The least distance of runs of two trees, or `known` if none is less. Pairs of nearer boxes are looked into first. */
export function leastOfRuns(a: PlacedTree, b: PlacedTree, known: number, distanceOf: DistanceOfRuns): number {
  const search: Search = { a, b, distanceOf, best: known };
  leastBelow(search, a.tree.top, 0, b.tree.top, 0);
  return search.best;
}

function leastBelow(search: Search, levelA: number, placeA: number, levelB: number, placeB: number): void {
  const { a, b } = search;
  if (levelA === 0 && levelB === 0) {
    const [fromA, fromB] = [RUN * placeA, RUN * placeB];
    const [toA, toB] = [Math.min(fromA + RUN, a.tree.count), Math.min(fromB + RUN, b.tree.count)];
    search.best = Math.min(search.best, search.distanceOf(fromA, toA, fromB, toB));
    return;
  }
  // The box on the higher level is opened.
  const isOfA = levelA >= levelB;
  const from = BRANCHES * (isOfA ? placeA : placeB);
  const end = isOfA ? a.tree.endBelow(levelA, placeA) : b.tree.endBelow(levelB, placeB);
  const gaps: number[] = [];
  const order: number[] = [];
  for (let below = from; below < end; below++) {
    const gap = isOfA
      ? gapOf(search, levelA - 1, below, levelB, placeB)
      : gapOf(search, levelA, placeA, levelB - 1, below);
    let at = order.length;
    while (at > 0 && (gaps[at - 1] as number) > gap) at--;
    gaps.splice(at, 0, gap);
    order.splice(at, 0, below);
  }
  for (let k = 0; k < order.length; k++) {
    if ((gaps[k] as number) > search.best) return;
    const below = order[k] as number;
    if (isOfA) leastBelow(search, levelA - 1, below, levelB, placeB);
    else leastBelow(search, levelA, placeA, levelB - 1, below);
  }
}

/** A lower bound of the distance of what is in two boxes. */
function gapOf({ a, b }: Search, levelA: number, placeA: number, levelB: number, placeB: number): number {
  a.look(levelA, placeA);
  const { halfX, halfY, midX, midY } = a;
  b.look(levelB, placeB);
  const gapX = Math.max(0, Math.abs(midX - b.midX) - halfX - b.halfX);
  const gapY = Math.max(0, Math.abs(midY - b.midY) - halfY - b.halfY);
  const gap = Math.sqrt(gapX * gapX + gapY * gapY);
  // Boxes that have overflowed may be anywhere.
  return gap > 0 ? gap : 0;
}
