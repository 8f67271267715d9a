import { treeOfBoxes } from "../near/placed-tree.js";
import { BoxQuery, findRuns } from "../near/runs.js";
import { inSpatialOrder } from "../near/spatial-order.js";
import type { Box } from "./box.js";

/** With fewer boxes, a list is as quick as a tree. */
const MANY_BOXES = 128;

/** Finds the numbers of all boxes that meet one, and perhaps others, in their order. */
export type BoxesNear = (box: Box) => readonly number[];

export function boxesNear(boxes: readonly Box[]): BoxesNear {
  if (boxes.length < MANY_BOXES) {
    const all = boxes.map((_, i) => i);
    return () => all;
  }
  const sides = new Float64Array(4 * boxes.length);
  boxes.forEach(({ minX, minY, maxX, maxY }, i) => {
    sides.set([minX, minY, maxX, maxY], 4 * i);
  });
  const { extents, order } = inSpatialOrder(sides);
  const tree = treeOfBoxes(extents);
  return (box) => {
    const near: number[] = [];
    findRuns(tree, new BoxQuery().setTo(box, 0), (from, to) => {
      for (let place = from; place < to; place++) near.push(order[place] as number);
      return false;
    });
    return near.sort((i, j) => i - j);
  };
}
