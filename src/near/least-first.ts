import { BRANCHES, RUN } from "./box-tree.js";
import type { PlacedTree } from "./placed-tree.js";
import type { Seen } from "./runs.js";

/** A search for the piece of a tree that has the least of some value. */
export interface LeastSearch {
  /** The least found so far. */
  readonly best: number;
  /** A lower bound of the value for all pieces in a box; infinite if none of them counts. */
  boundOf(seen: Seen): number;
  /** Looks at the pieces from `from` up to, but not including, `to`. */
  take(from: number, to: number): void;
}

/** Looks at the runs of a tree whose bound is no more than the least value found, the most promising first. */
export function findLeast(tree: PlacedTree, search: LeastSearch): void {
  const { top } = tree.tree;
  leastBelow(tree, search, top, 0, new Float64Array(BRANCHES * (top + 1)));
}

/** `bounds` has room for those of the boxes below one on each level. */
function leastBelow(
  placed: PlacedTree,
  search: LeastSearch,
  level: number,
  place: number,
  bounds: Float64Array,
): void {
  const { tree } = placed;
  if (level === 0) {
    search.take(RUN * place, Math.min(RUN * place + RUN, tree.count));
    return;
  }
  const below = BRANCHES * place;
  const begin = BRANCHES * level;
  const end = begin + tree.endBelow(level, place) - below;
  for (let at = begin; at < end; at++) {
    placed.look(level - 1, below + at - begin);
    const bound = search.boundOf(placed);
    // A bound that is NaN excludes nothing.
    bounds[at] = Number.isNaN(bound) ? Number.NEGATIVE_INFINITY : bound;
  }
  for (;;) {
    let first = begin;
    for (let at = begin + 1; at < end; at++)
      if ((bounds[at] as number) < (bounds[first] as number)) first = at;
    const least = bounds[first] as number;
    if (least > search.best || least === Number.POSITIVE_INFINITY) return;
    bounds[first] = Number.POSITIVE_INFINITY;
    leastBelow(placed, search, level - 1, below + first - begin, bounds);
  }
}
