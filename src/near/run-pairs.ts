import { BRANCHES, RUN } from "./box-tree.js";
import type { PlacedTree } from "./placed-tree.js";

/** Takes two runs that may be near each other, by their begins and ends; true ends the search. */
export type TakeRunPair = (fromA: number, toA: number, fromB: number, toB: number) => boolean;

/**
 * Takes the pairs of runs of two trees that may come within a reach of each other, when the second is moved by (x, y), until `take`
 * ends it; returns whether it did.
 *
 * Source: S. Gottschalk, M. Lin, D. Manocha, "OBBTree", SIGGRAPH 1996, for walking two trees together: of two boxes, the one on the
 * higher level is looked into.
 */
export function findRunPairs(
  a: PlacedTree,
  b: PlacedTree,
  reach: number,
  take: TakeRunPair,
  x: number,
  y: number,
): boolean {
  return pairsBelow({ a, b, reach, take, x, y }, a.tree.top, 0, b.tree.top, 0);
}

/** Takes the pairs of runs of one tree that may meet, each once, and each run with itself, until `take` ends it. */
export function findOwnRunPairs(tree: PlacedTree, take: TakeRunPair): boolean {
  return ownPairsBelow({ a: tree, b: tree, reach: 0, take, x: 0, y: 0 }, tree.tree.top, 0);
}

interface Search {
  readonly a: PlacedTree;
  readonly b: PlacedTree;
  readonly reach: number;
  readonly take: TakeRunPair;
  readonly x: number;
  readonly y: number;
}

function ownPairsBelow(search: Search, level: number, place: number): boolean {
  const { tree } = search.a;
  if (level === 0) {
    const [from, to] = [RUN * place, Math.min(RUN * place + RUN, tree.count)];
    return search.take(from, to, from, to);
  }
  const end = tree.endBelow(level, place);
  for (let below = BRANCHES * place; below < end; below++) {
    if (ownPairsBelow(search, level - 1, below)) return true;
    for (let other = below + 1; other < end; other++) {
      if (pairsBelow(search, level - 1, below, level - 1, other)) return true;
    }
  }
  return false;
}

function pairsBelow(search: Search, levelA: number, placeA: number, levelB: number, placeB: number): boolean {
  const { a, b, take } = search;
  if (areApart(search, levelA, placeA, levelB, placeB)) return false;
  if (levelA === 0 && levelB === 0) {
    const [fromA, fromB] = [RUN * placeA, RUN * placeB];
    return take(fromA, Math.min(fromA + RUN, a.tree.count), fromB, Math.min(fromB + RUN, b.tree.count));
  }
  if (levelA >= levelB) {
    const end = a.tree.endBelow(levelA, placeA);
    for (let below = BRANCHES * placeA; below < end; below++) {
      if (pairsBelow(search, levelA - 1, below, levelB, placeB)) return true;
    }
    return false;
  }
  const end = b.tree.endBelow(levelB, placeB);
  for (let below = BRANCHES * placeB; below < end; below++) {
    if (pairsBelow(search, levelA, placeA, levelB - 1, below)) return true;
  }
  return false;
}

/** Whether two boxes are certainly farther apart than the reach. Both trees may be one. */
function areApart(
  { a, b, reach, x, y }: Search,
  levelA: number,
  placeA: number,
  levelB: number,
  placeB: number,
): boolean {
  a.look(levelA, placeA);
  const { halfX, halfY, midX, midY } = a;
  b.look(levelB, placeB);
  return (
    Math.abs(midX - b.midX - x) > halfX + b.halfX + reach ||
    Math.abs(midY - b.midY - y) > halfY + b.halfY + reach
  );
}
