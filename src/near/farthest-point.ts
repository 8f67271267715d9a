import { findLeast, type LeastSearch } from "./least-first.js";
import type { PlacedTree } from "./placed-tree.js";

/** The indices of the extreme points towards +x, −x, +y and −y, among the first `end` points of a chain with a tree. */
export function extremePoints(tree: PlacedTree, points: readonly number[], end: number): readonly number[] {
  tree.noted.extremes ??= [
    farthestPoint(tree, points, 0, 1, end),
    farthestPoint(tree, points, 0, -1, end),
    farthestPoint(tree, points, 1, 1, end),
    farthestPoint(tree, points, 1, -1, end),
  ];
  return tree.noted.extremes;
}

function farthestPoint(
  tree: PlacedTree,
  points: readonly number[],
  axis: 0 | 1,
  sign: 1 | -1,
  end: number,
): number {
  let found = 0;
  const search: LeastSearch & { best: number } = {
    best: Number.POSITIVE_INFINITY,
    boundAt: (placed, level, place) => {
      const { midX, midY, halfX, halfY } = placed.look(level, place);
      return axis === 0 ? -sign * midX - halfX : -sign * midY - halfY;
    },
    take: (from, to) => {
      for (let i = from; i < Math.min(to, end); i++) {
        const value = -sign * (points[2 * i + axis] as number);
        if (value >= search.best) continue;
        search.best = value;
        found = i;
      }
    },
  };
  findLeast(tree, search);
  return found;
}
