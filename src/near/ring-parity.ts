import { orientation } from "../math/verdict.js";
import { BRANCHES, piecesOf, RUN } from "./box-tree.js";
import type { PlacedTree } from "./placed-tree.js";

/* Rings of vertices, given by their ends; and whether they enclose a point. */

/** Rings of vertices, given by their ends, and the order of their edges. */

/** The ring of a vertex. */
export function ringOf(ringEnds: readonly number[], vertex: number): number {
  let least = 0;
  let most = ringEnds.length - 1;
  while (least < most) {
    const middle = (least + most) >> 1;
    if ((ringEnds[middle] as number) > vertex) most = middle;
    else least = middle + 1;
  }
  return least;
}

export function firstOfRing(ringEnds: readonly number[], ring: number): number {
  return ring === 0 ? 0 : (ringEnds[ring - 1] as number);
}

export function nextOnRing(ringEnds: readonly number[], ring: number, vertex: number): number {
  return vertex + 1 < (ringEnds[ring] as number) ? vertex + 1 : firstOfRing(ringEnds, ring);
}

/** The parity of rings with an edge that holds the point. */
export const ON = 2;

/** A question about the rings of one polygon. */
interface Search {
  readonly tree: PlacedTree;
  readonly points: readonly number[];
  readonly ringEnds: readonly number[];
  readonly x: number;
  readonly y: number;
}

/**
 * The parity of the number of times that a ray from (x, y) crosses rings, 1 for odd; `ON` if an edge holds the point.
 *
 * A run of edges in a box that does not hold the point has the same parity as the segment from its begin to its end: one
 * deforms into the other within the box, without passing over the point. So only boxes that may hold the point are
 * opened.
 */
export function ringParity(
  tree: PlacedTree,
  points: readonly number[],
  ringEnds: readonly number[],
  x: number,
  y: number,
): 0 | 1 | typeof ON {
  return parityBelow({ tree, points, ringEnds, x, y }, tree.tree.top, 0);
}

function parityBelow(search: Search, level: number, place: number): 0 | 1 | typeof ON {
  const { tree: placed, x, y } = search;
  placed.look(level, place);
  const { halfX, halfY, midX, midY } = placed;
  const pieces = piecesOf(level);
  if (Math.abs(x - midX) > halfX || Math.abs(y - midY) > halfY) {
    return parityOfRun(search, pieces * place, Math.min(pieces * (place + 1), placed.tree.count));
  }
  return level === 0 ? parityOfEdges(search, place) : parityOfBoxes(search, level, place);
}

function parityOfBoxes(search: Search, level: number, place: number): 0 | 1 | typeof ON {
  let parity = 0;
  const end = search.tree.tree.endBelow(level, place);
  for (let below = BRANCHES * place; below < end; below++) {
    const found = parityBelow(search, level - 1, below);
    if (found === ON) return ON;
    parity ^= found;
  }
  return parity as 0 | 1;
}

function parityOfEdges(search: Search, place: number): 0 | 1 | typeof ON {
  const { tree, ringEnds } = search;
  let parity = 0;
  const from = RUN * place;
  const to = Math.min(from + RUN, tree.tree.count);
  let ring = ringOf(ringEnds, from);
  for (let edge = from; edge < to; edge++) {
    if (edge === ringEnds[ring]) ring++;
    const found = crossing(search, edge, nextOnRing(ringEnds, ring, edge));
    if (found === ON) return ON;
    parity ^= found;
  }
  return parity as 0 | 1;
}

/** A ring that ends within the run is closed there: its rest is a segment from its first vertex, or to it. */
function parityOfRun(search: Search, from: number, to: number): 0 | 1 {
  const { ringEnds } = search;
  const ring = ringOf(ringEnds, from);
  const last = ringOf(ringEnds, to - 1);
  const end = nextOnRing(ringEnds, last, to - 1);
  if (ring === last) return (crossing(search, from, end) & 1) as 0 | 1;
  const [first, rest] = [firstOfRing(ringEnds, ring), firstOfRing(ringEnds, last)];
  return ((crossing(search, from, first) ^ crossing(search, rest, end)) & 1) as 0 | 1;
}

/** Whether the point's ray crosses the segment between two vertices: 1 or 0, or `ON` if that holds the point. */
function crossing({ points, x, y }: Search, from: number, to: number): 0 | 1 | typeof ON {
  const ax = points[2 * from] as number;
  const ay = points[2 * from + 1] as number;
  const bx = points[2 * to] as number;
  const by = points[2 * to + 1] as number;
  const down = ay < y;
  const crosses = down !== by < y;
  if ((ay < y && by < y) || (ay > y && by > y) || (ax < x && bx < x)) return 0;
  if (ax > x && bx > x) return crosses ? 1 : 0;
  const side = orientation(ax, ay, bx, by, x, y);
  if (side === 0 && Math.min(ax, bx) <= x && x <= Math.max(ax, bx)) return ON;
  return crosses && side === (down ? 1 : -1) ? 1 : 0;
}
