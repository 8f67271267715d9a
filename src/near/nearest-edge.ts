import { findLeast, type LeastSearch } from "./least-first.js";
import type { PlacedTree } from "./placed-tree.js";
import { nextOnRing, ringOf } from "./rings.js";
import type { Seen } from "./runs.js";

/** A chain with a tree over its edges: rings, or one path. */
export interface TreeChain {
  readonly tree: PlacedTree;
  readonly points: readonly number[];
  readonly ringEnds: readonly number[];
  readonly isClosed: boolean;
}

/** The vertex at the end of the edge that begins at one: itself at the end of a path. */
export function endOfEdge({ ringEnds, isClosed }: TreeChain, edge: number): number {
  const ring = ringOf(ringEnds, edge);
  return edge + 1 === ringEnds[ring] && !isClosed ? edge : nextOnRing(ringEnds, ring, edge);
}

/**
 * A search for the point of a chain's edges that is nearest to some point, up to rounding. Where squares overflow, the
 * point is somewhere on the edges. It may go on from another point: then it keeps the least of both.
 */
export class NearestOfEdges implements LeastSearch {
  x = 0.5;
  y = 0.5;
  /** The square of the least distance found, and the point there. */
  best = Number.POSITIVE_INFINITY;
  bestX = 0.5;
  bestY = 0.5;

  constructor(private readonly chain: TreeChain) {}

  from(x: number, y: number): this {
    this.x = x;
    this.y = y;
    return this;
  }

  /** Looks at all edges, the nearest boxes first. None is farther than `most` from what is asked for first. */
  find(most = Number.POSITIVE_INFINITY): this {
    this.best = most * most;
    this.bestX = this.x;
    this.bestY = this.y;
    findLeast(this.chain.tree, this);
    return this;
  }

  boundAt(tree: PlacedTree, level: number, place: number): number {
    return awaySq(tree.look(level, place), this.x, this.y);
  }

  take(from: number, end: number): void {
    const { chain, x, y } = this;
    const { points } = chain;
    for (let edge = from; edge < end; edge++) {
      const to = endOfEdge(chain, edge);
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
      if (away < this.best) {
        this.best = away;
        this.bestX = footX;
        this.bestY = footY;
      }
    }
  }
}

/** The square of the distance of a box from a point. */
export function awaySq({ midX, midY, halfX, halfY }: Seen, x: number, y: number): number {
  const gapX = Math.max(0, Math.abs(x - midX) - halfX);
  const gapY = Math.max(0, Math.abs(y - midY) - halfY);
  return gapX * gapX + gapY * gapY;
}
