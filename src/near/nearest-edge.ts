import type { Vec2 } from "../math/vector.js";
import { findLeast, type LeastSearch } from "./least-first.js";
import type { PlacedTree } from "./placed-tree.js";
import { nextOnRing, ringOf } from "./rings.js";
import type { Seen } from "./runs.js";

/** A chain with a tree, and the point asked about. */
interface Search extends LeastSearch {
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
 * Moves a point to the nearest point of the edges of a chain with a tree, and returns its distance, up to rounding. Where
 * squares overflow, the point is somewhere on the edges.
 */
export function moveToNearest(
  point: Vec2,
  tree: PlacedTree,
  points: readonly number[],
  ringEnds: readonly number[],
  isClosed: boolean,
): number {
  const { x, y } = point;
  const search: Search = {
    boundOf: (seen) => awaySq(seen, x, y),
    take: (from, to) => nearestOfRun(search, from, to),
    points,
    ringEnds,
    isClosed,
    x,
    y,
    best: Number.POSITIVE_INFINITY,
    bestX: x,
    bestY: y,
  };
  findLeast(tree, search);
  point.x = search.bestX;
  point.y = search.bestY;
  return Math.sqrt(search.best);
}

/** The square of the distance of a box from a point. */
export function awaySq({ midX, midY, halfX, halfY }: Seen, x: number, y: number): number {
  const gapX = Math.max(0, Math.abs(x - midX) - halfX);
  const gapY = Math.max(0, Math.abs(y - midY) - halfY);
  return gapX * gapX + gapY * gapY;
}

function nearestOfRun(search: Search, from: number, end: number): void {
  const { points, ringEnds, isClosed, x, y } = search;
  for (let edge = from; edge < end; edge++) {
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
