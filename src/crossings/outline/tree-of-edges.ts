import { type PlacedTree, treeOfBoxes } from "../../near/placed-tree.js";
import { EDGE } from "./edge-list.js";

/** A tree over edges: some numbers, the x and y of both ends one after the other. */
export function treeOfEdges(numbers: Float64Array, count: number): PlacedTree {
  const extents = new Float64Array(EDGE * count);
  for (let at = 0; at < extents.length; at += EDGE) {
    const ax = numbers[at] as number;
    const ay = numbers[at + 1] as number;
    const bx = numbers[at + 2] as number;
    const by = numbers[at + 3] as number;
    extents[at] = Math.min(ax, bx);
    extents[at + 1] = Math.min(ay, by);
    extents[at + 2] = Math.max(ax, bx);
    extents[at + 3] = Math.max(ay, by);
  }
  return treeOfBoxes(extents);
}
