import { BRANCHES, piecesOf, RUN } from "./box-tree.js";
import type { PlacedTree } from "./placed-tree.js";
import { firstOfRing, nextOnRing, ringOf } from "./rings.js";

/**
 * Whether a point's ray crosses the segment between two vertices, given by their indices: 1 or 0, or `ON` if that holds
 * the point.
 */
export type Crossing = (from: number, to: number) => 0 | 1 | typeof ON;
export const ON = 2;

/** A question about the rings of one polygon. */
interface Search {
  readonly tree: PlacedTree;
  readonly ringEnds: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly crossing: Crossing;
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
  ringEnds: readonly number[],
  x: number,
  y: number,
  crossing: Crossing,
): 0 | 1 | typeof ON {
  return parityBelow({ tree, ringEnds, x, y, crossing }, tree.tree.top, 0);
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

function parityOfEdges({ tree, ringEnds, crossing }: Search, place: number): 0 | 1 | typeof ON {
  let parity = 0;
  const from = RUN * place;
  const to = Math.min(from + RUN, tree.tree.count);
  let ring = ringOf(ringEnds, from);
  for (let edge = from; edge < to; edge++) {
    if (edge === ringEnds[ring]) ring++;
    const found = crossing(edge, nextOnRing(ringEnds, ring, edge));
    if (found === ON) return ON;
    parity ^= found;
  }
  return parity as 0 | 1;
}

/** A ring that ends within the run is closed there: its rest is a segment from its first vertex, or to it. */
function parityOfRun({ ringEnds, crossing }: Search, from: number, to: number): 0 | 1 {
  const ring = ringOf(ringEnds, from);
  const last = ringOf(ringEnds, to - 1);
  const end = nextOnRing(ringEnds, last, to - 1);
  if (ring === last) return (crossing(from, end) & 1) as 0 | 1;
  return ((crossing(from, firstOfRing(ringEnds, ring)) ^ crossing(firstOfRing(ringEnds, last), end)) & 1) as
    | 0
    | 1;
}
