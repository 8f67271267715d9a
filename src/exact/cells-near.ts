import { treeOfBoxes } from "../near/placed-tree.js";
import { BoxQuery, findRuns } from "../near/runs.js";
import { inSpatialOrder } from "../near/spatial-order.js";
import type { Arrangement, Edge, Node } from "./arrangement.js";
import { type Box, boxOfPoints, WHOLE_PLANE } from "./box.js";

/** With fewer cells, a list is as quick as a tree. */
const MANY_CELLS = 128;

/** Finds all cells whose boxes meet a box, and perhaps others, in the order of the arrangement. */
export type CellsNear = (box: Box) => readonly (Edge | Node)[];

export function cellsNear({ edges, nodes }: Arrangement): CellsNear {
  const cells = [...edges, ...nodes];
  if (cells.length < MANY_CELLS) return () => cells;
  const boxes = new Float64Array(4 * cells.length);
  cells.forEach((cell, i) => {
    const { minX, minY, maxX, maxY } = boxOfCell(cell);
    boxes.set([minX, minY, maxX, maxY], 4 * i);
  });
  const { extents, order } = inSpatialOrder(boxes);
  const tree = treeOfBoxes(extents);
  return (box) => {
    const near: number[] = [];
    findRuns(tree, new BoxQuery().setTo(box, 0), (from, to) => {
      for (let place = from; place < to; place++) near.push(order[place] as number);
      return false;
    });
    return near.sort((i, j) => i - j).map((i) => cells[i] as Edge | Node);
  };
}

function boxOfCell(cell: Edge | Node): Box {
  return "edges" in cell ? boxOfPoints([cell.point]) : (cell.stretches[0]?.piece.box ?? WHOLE_PLANE);
}
