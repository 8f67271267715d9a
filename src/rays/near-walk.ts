import type { PlacedTree } from "../near/placed-tree.js";
import { firstOfRing, ringOf } from "../near/rings.js";
import type { Ray } from "../shapes/kind.js";
import { type ChainMarks, markCrossing } from "./chain-marks.js";
import { markVertexOnLine, sideOfVertex } from "./chain-walk.js";
import { UNDECIDED } from "./exact-quotient.js";
import { edgesNearLine } from "./near-edges.js";

/**
 * Adds marks where the line of a ray meets chains of edges with a tree, as `markChain` does for one chain after the
 * other, and in that order. False: undecided.
 */
export function markChainsNear(
  marks: ChainMarks,
  ray: Ray,
  chain: readonly number[],
  tree: PlacedTree,
  ringEnds: readonly number[],
  isClosed: boolean,
): boolean {
  const { count, items } = edgesNearLine(tree, ray);
  const vertices = ringEnds[ringEnds.length - 1] as number;
  let from = 0;
  while (from < count && (items[from] as number) < vertices) {
    const ring = ringOf(ringEnds, items[from] as number);
    const end = ringEnds[ring] as number;
    let to = from + 1;
    while (to < count && (items[to] as number) < end) to++;
    if (!markRing(marks, ray, chain, items, from, to, firstOfRing(ringEnds, ring), end, isClosed))
      return false;
    from = to;
  }
  return true;
}

/** Adds the marks of the edges items[from … to − 1] of the chain from `begin` to `end`. */
function markRing(
  marks: ChainMarks,
  ray: Ray,
  chain: readonly number[],
  items: Int32Array,
  from: number,
  to: number,
  begin: number,
  end: number,
  isClosed: boolean,
): boolean {
  const { sides } = marks;
  for (let k = from; k < to; k++) {
    const edge = items[k] as number;
    const next = edge + 1 < end ? edge + 1 : begin;
    const isNextToCome = k + 1 < to && items[k + 1] === next;
    if (!noteSide(ray, chain, edge, sides) || (!isNextToCome && !noteSide(ray, chain, next, sides)))
      return false;
  }
  const last = items[to - 1] as number;
  if (isClosed && last === end - 1 && !markIfCrossed(marks, ray, chain, last, begin)) return false;
  for (let k = from; k < to; k++) {
    const edge = items[k] as number;
    if (edge + 1 < end && !markIfCrossed(marks, ray, chain, edge, edge + 1)) return false;
  }
  for (let k = from; k < to; k++) {
    const vertex = items[k] as number;
    if (sides[vertex] === 0 && !markVertexOnLine(marks, ray, chain, vertex, begin, end, isClosed))
      return false;
  }
  return true;
}

/** Stores the side of the line on which a vertex lies. False: undecided. */
function noteSide(ray: Ray, chain: readonly number[], vertex: number, sides: Int8Array): boolean {
  const side = sideOfVertex(ray, chain, vertex);
  if (side === UNDECIDED) return false;
  sides[vertex] = side;
  return true;
}

function markIfCrossed(
  marks: ChainMarks,
  ray: Ray,
  chain: readonly number[],
  from: number,
  to: number,
): boolean {
  const { sides } = marks;
  return (sides[from] as number) * (sides[to] as number) >= 0 || markCrossing(marks, ray, chain, from, to);
}
