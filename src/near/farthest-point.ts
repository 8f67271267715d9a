import { BRANCHES, RUN } from "./box-tree.js";
import type { PlacedTree } from "./placed-tree.js";

/** What is looked for: the greatest coordinate along an axis, 0 or 1, or the least if `sign` is −1, of the points before `end`. */
interface Search {
  readonly tree: PlacedTree;
  readonly points: readonly number[];
  readonly axis: 0 | 1;
  readonly sign: 1 | -1;
  readonly end: number;
  best: number;
  found: number;
}

/** The number of a point that is farthest along an axis, among the first so many of a chain with a tree. */
export function farthestPoint(
  tree: PlacedTree,
  points: readonly number[],
  axis: 0 | 1,
  sign: 1 | -1,
  end: number,
): number {
  const search = { tree, points, axis, sign, end, best: Number.NEGATIVE_INFINITY, found: 0 };
  lookBelow(search, tree.tree.top, 0);
  return search.found;
}

function lookBelow(search: Search, level: number, place: number): void {
  const { end, tree } = search;
  if (level === 0) {
    lookAtRun(search, RUN * place, Math.min(RUN * place + RUN, end));
    return;
  }
  const first = BRANCHES * place;
  const last = tree.tree.endBelow(level, place);
  let [farthest, most] = [first, Number.NEGATIVE_INFINITY];
  for (let below = first; below < last; below++) {
    const bound = boundOf(search, level - 1, below);
    if (bound > most) [farthest, most] = [below, bound];
  }
  // The farthest box first, so that most of the others are not far enough.
  lookBelow(search, level - 1, farthest);
  for (let below = first; below < last; below++) {
    if (below !== farthest && !(boundOf(search, level - 1, below) <= search.best))
      lookBelow(search, level - 1, below);
  }
}

function boundOf({ axis, sign, tree }: Search, level: number, place: number): number {
  tree.look(level, place);
  return axis === 0 ? sign * tree.midX + tree.halfX : sign * tree.midY + tree.halfY;
}

function lookAtRun(search: Search, from: number, to: number): void {
  const { axis, points, sign } = search;
  for (let i = from; i < to; i++) {
    const value = sign * (points[2 * i + axis] as number);
    if (value > search.best) {
      search.best = value;
      search.found = i;
    }
  }
}
