import { BRANCHES, RUN } from "./box-tree.js";
import type { PlacedTree } from "./placed-tree.js";

/** A search for the piece of a tree that has the least of some value. */
export interface LeastSearch {
  /** The least found so far. */
  readonly best: number;
  /** A lower bound of the value for all pieces in the box at a place of a level; infinite if none of them counts. */
  boundAt(tree: PlacedTree, level: number, place: number): number;
  /** Looks at the pieces from `from` up to, but not including, `to`. */
  take(from: number, to: number): void;
}

/** Looks at the runs of a tree whose bound is no more than the least value found, the most promising first. */
export function findLeast(tree: PlacedTree, search: LeastSearch): void {
  leastBelow(tree, search, tree.tree.top, 0);
}

/** Room for the bounds of the boxes below one, for each level of the largest trees. No search begins another one. */
const bounds = /* @__PURE__ */ new Float64Array(BRANCHES * 16);

function leastBelow(placed: PlacedTree, search: LeastSearch, level: number, place: number): void {
  const { tree } = placed;
  if (level === 0) {
    search.take(RUN * place, Math.min(RUN * place + RUN, tree.count));
    return;
  }
  const room = BRANCHES * (level - 1);
  const below = BRANCHES * place;
  const end = room + tree.endBelow(level, place) - below;
  for (let at = room; at < end; at++) {
    const bound = search.boundAt(placed, level - 1, below + at - room);
    // A bound that is NaN excludes nothing.
    bounds[at] = Number.isNaN(bound) ? Number.NEGATIVE_INFINITY : bound;
  }
  for (;;) {
    let first = room;
    for (let at = room + 1; at < end; at++) {
      if ((bounds[at] as number) < (bounds[first] as number)) first = at;
    }
    const least = bounds[first] as number;
    if (least > search.best || least === Number.POSITIVE_INFINITY) return;
    bounds[first] = Number.POSITIVE_INFINITY;
    leastBelow(placed, search, level - 1, below + first - room);
  }
}
