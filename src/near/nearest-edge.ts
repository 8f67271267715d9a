import type { Vec2 } from "../math/vector.js";
import { BRANCHES, RUN } from "./box-tree.js";
import type { PlacedTree } from "./placed-tree.js";
import { nextOnRing, ringOf } from "./rings.js";

/** A chain with a tree, and the point that is asked about. */
interface Search {
  readonly tree: PlacedTree;
  readonly points: readonly number[];
  readonly ringEnds: readonly number[];
  readonly isClosed: boolean;
  readonly x: number;
  readonly y: number;
  /** The square of the least distance found, and the point there. */
  best: number;
  bestX: number;
  bestY: number;
}

/**
 * Moves a point to the nearest one of the edges of a chain with a tree, and returns how far that is: up to rounding, and somewhere on the
 * edges where squares leave the doubles.
 */
export function moveToNearest(
  point: Vec2,
  tree: PlacedTree,
  points: readonly number[],
  ringEnds: readonly number[],
  isClosed: boolean,
): number {
  const { x, y } = point;
  const search = {
    tree,
    points,
    ringEnds,
    isClosed,
    x,
    y,
    best: Number.POSITIVE_INFINITY,
    bestX: x,
    bestY: y,
  };
  nearestBelow(search, tree.tree.top, 0);
  point.x = search.bestX;
  point.y = search.bestY;
  return Math.sqrt(search.best);
}

function nearestBelow(search: Search, level: number, place: number): void {
  if (level === 0) {
    nearestOfRun(search, place);
    return;
  }
  const first = BRANCHES * place;
  const end = search.tree.tree.endBelow(level, place);
  let [nearest, least] = [first, Number.POSITIVE_INFINITY];
  for (let below = first; below < end; below++) {
    const away = awaySq(search, level - 1, below);
    if (away < least) [nearest, least] = [below, away];
  }
  // The nearest box first, so that most of the others are too far away.
  nearestBelow(search, level - 1, nearest);
  for (let below = first; below < end; below++) {
    if (below !== nearest && awaySq(search, level - 1, below) < search.best)
      nearestBelow(search, level - 1, below);
  }
}

function awaySq({ tree, x, y }: Search, level: number, place: number): number {
  tree.look(level, place);
  const gapX = Math.max(0, Math.abs(x - tree.midX) - tree.halfX);
  const gapY = Math.max(0, Math.abs(y - tree.midY) - tree.halfY);
  return gapX * gapX + gapY * gapY;
}

function nearestOfRun(search: Search, place: number): void {
  const { tree, points, ringEnds, isClosed, x, y } = search;
  const end = Math.min(RUN * place + RUN, tree.tree.count);
  for (let edge = RUN * place; edge < end; edge++) {
    const ring = ringOf(ringEnds, edge);
    const isLast = edge + 1 === ringEnds[ring];
    const to = isLast && !isClosed ? edge : nextOnRing(ringEnds, ring, edge);
    const ax = points[2 * edge] as number;
    const ay = points[2 * edge + 1] as number;
    const wx = (points[2 * to] as number) - ax;
    const wy = (points[2 * to + 1] as number) - ay;
    const along = (x - ax) * wx + (y - ay) * wy;
    const lengthSq = wx * wx + wy * wy;
    const part = along > 0 ? (along < lengthSq ? along / lengthSq : 1) : 0;
    const footX = ax + part * wx;
    const footY = ay + part * wy;
    const away = (x - footX) * (x - footX) + (y - footY) * (y - footY);
    if (away < search.best) {
      search.best = away;
      search.bestX = footX;
      search.bestY = footY;
    }
  }
}
