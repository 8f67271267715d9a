import { Groups } from "../math/collections.js";
import { spend } from "../math/cost.js";
import { BoxTree, inSpatialOrder } from "../near/box-tree.js";
import { findOwnRunPairs } from "../near/runs.js";
import { boxesOf, readBox, storedBoxesMeet } from "../near/shape-trees.js";
import { type Bounds, bounds } from "./bounds.js";
import type { SimpleShape } from "./kind.js";

/**
 * Groups of shapes that meet, directly or by way of others. Two do not unless their boxes have a common point, as `doBoxesMeet` asks
 * once more, and `doMeet` of those for which that holds. What is true of the union of a group does not depend on the other groups.
 */
export function* clustersOf(
  shapes: readonly SimpleShape[],
  doBoxesMeet: (a: Bounds, b: Bounds) => boolean,
  doMeet?: (a: SimpleShape, b: SimpleShape) => boolean,
): Generator<SimpleShape[]> {
  const groups = new Groups(shapes.length);
  const boxes = boxesOf(shapes, bounds);
  findPairs(boxes, (i, j) => {
    readBox(box, boxes, 4 * i);
    readBox(otherBox, boxes, 4 * j);
    if (!doBoxesMeet(box, otherBox) || groups.areJoined(i, j)) return;
    if (doMeet === undefined || doMeet(shapes[i] as SimpleShape, shapes[j] as SimpleShape)) groups.join(i, j);
  });
  const firsts = groups.firsts();
  // For each number the next one of its group, 0 at the end.
  const next = new Int32Array(shapes.length);
  for (let i = shapes.length - 1; i > 0; i--) {
    const first = firsts[i] as number;
    if (first === i) continue;
    next[i] = next[first] as number;
    next[first] = i;
  }
  for (let i = 0; i < shapes.length; i++) {
    if (firsts[i] !== i) continue;
    const cluster = [shapes[i] as SimpleShape];
    for (let j = next[i] as number; j > 0; j = next[j] as number) cluster.push(shapes[j] as SimpleShape);
    yield cluster;
  }
}

const box: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
const otherBox: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

/** Of fewer boxes, it is sooner told which come beside each other than a tree is made. */
const MANY = 320;

/** Takes the pairs of boxes that may meet, and perhaps others, each once. A box without end would hide from the tree where the others are. */
function findPairs(boxes: Float64Array, take: (i: number, j: number) => void): void {
  if (boxes.length >= 4 * MANY && boxes.every(Number.isFinite)) findPairsInTree(boxes, take);
  else findPairsFromLeft(boxes, take);
}

/** Sorts the boxes from left to right, and takes those whose ranges of x meet. */
function findPairsFromLeft(boxes: Float64Array, take: (i: number, j: number) => void): void {
  const order = Array.from({ length: boxes.length / 4 }, (_, i) => i);
  order.sort((i, j) => (boxes[4 * i] as number) - (boxes[4 * j] as number));
  for (let place = 0; place < order.length; place++) {
    const i = order[place] as number;
    const maxX = boxes[4 * i + 2] as number;
    for (let next = place + 1; next < order.length; next++) {
      const j = order[next] as number;
      if ((boxes[4 * j] as number) > maxX) break;
      spend(0.125);
      take(i, j);
    }
  }
}

function findPairsInTree(boxes: Float64Array, take: (i: number, j: number) => void): void {
  const { extents, order } = inSpatialOrder(boxes);
  findOwnRunPairs(new BoxTree(extents), (from, to, fromOther, toOther) => {
    spend(2);
    for (let at = from; at < to; at++) {
      for (let other = Math.max(fromOther, at + 1); other < toOther; other++) {
        if (storedBoxesMeet(extents, 4 * at, extents, 4 * other))
          take(order[at] as number, order[other] as number);
      }
    }
  });
}

/** Whether the interiors of two boxes have a common point. */
export function haveCommonInside(a: Bounds, b: Bounds): boolean {
  return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;
}
