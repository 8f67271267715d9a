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
  leastBelow(tree, search, tree.tree.top, 0);
}

function leastBelow(placed: PlacedTree, search: LeastSearch, level: number, place: number): void {
  const { tree } = placed;
  if (level === 0) {
    search.take(RUN * place, Math.min(RUN * place + RUN, tree.count));
    return;
  }
  const from = BRANCHES * place;
  const end = tree.endBelow(level, place);
  let first = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let below = from; below < end; below++) {
    const bound = boundOf(placed, search, level - 1, below);
    if (isNoMore(bound, least)) [first, least] = [below, bound];
  }
  if (first < 0) return;
  if (isNoMore(least, search.best)) leastBelow(placed, search, level - 1, first);
  for (let below = from; below < end; below++) {
    if (below !== first && isNoMore(boundOf(placed, search, level - 1, below), search.best))
      leastBelow(placed, search, level - 1, below);
  }
}

/** A bound that is NaN excludes nothing. */
function isNoMore(bound: number, best: number): boolean {
  return !(bound > best || bound === Number.POSITIVE_INFINITY);
}

function boundOf(placed: PlacedTree, search: LeastSearch, level: number, place: number): number {
  placed.look(level, place);
  return search.boundOf(placed);
}
