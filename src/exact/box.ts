import type { Real } from "../math/real.js";
import { inSpatialOrder } from "../near/box-tree.js";
import { treeOfBoxes } from "../near/placed-tree.js";
import { BoxQuery } from "../near/runs.js";
import { storeBox } from "../near/shape-trees.js";
import type { Bounds } from "../shapes/bounds.js";
import type { RealVector } from "./coordinates.js";

/**
 * A box of doubles that contains a set. It only saves work: a bound may be too wide, and is infinite if the numbers
 * exceed the doubles.
 */
export type Box = Readonly<Bounds>;

export const WHOLE_PLANE: Box = { minX: -Infinity, minY: -Infinity, maxX: Infinity, maxY: Infinity };

/** Whether two boxes certainly have no common point; false if a bound is NaN. */
export function areApart(a: Box, b: Box): boolean {
  return a.maxX < b.minX || b.maxX < a.minX || a.maxY < b.minY || b.maxY < a.minY;
}

/** Whether two boxes have a common point; false if a bound is NaN. */
export function boxesMeet(a: Box, b: Box): boolean {
  return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}

/** How far two boxes reach into each other along the axis along which that is least: 0 if they only touch. */
export function depthOf(a: Box, b: Box): number {
  return Math.min(a.maxX - b.minX, b.maxX - a.minX, a.maxY - b.minY, b.maxY - a.minY);
}

/** A translation along an axis, by its length and its direction. */
export interface Aside {
  readonly length: number;
  readonly nx: number;
  readonly ny: number;
}

/** The shortest translation along an axis that brings the second box beside the first, and so much farther; null if it is infinite. */
export function wayAside(a: Box, b: Box, farther = 0): Aside | null {
  const right = a.maxX - b.minX + farther;
  const left = b.maxX - a.minX + farther;
  const up = a.maxY - b.minY + farther;
  const down = b.maxY - a.minY + farther;
  const length = Math.min(right, left, up, down);
  if (!Number.isFinite(length)) return null;
  const nx = length === right ? 1 : length === left ? -1 : 0;
  const ny = nx !== 0 ? 0 : length === up ? 1 : -1;
  return { length, nx, ny };
}

export function boxOfPoints(points: readonly RealVector[]): Box {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    minX = Math.min(minX, x.low);
    minY = Math.min(minY, y.low);
    maxX = Math.max(maxX, x.high);
    maxY = Math.max(maxY, y.high);
  }
  return { minX, minY, maxX, maxY };
}

/** The box of all points within `radius` of the centre. */
export function boxAround({ x, y }: RealVector, radius: Real): Box {
  return {
    minX: x.minus(radius).low,
    minY: y.minus(radius).low,
    maxX: x.plus(radius).high,
    maxY: y.plus(radius).high,
  };
}

export function boxOfAll(things: readonly { readonly box: Box }[]): Box {
  return union(things.map(({ box }) => box));
}

export function union(boxes: readonly Box[]): Box {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    minX = Math.min(minX, box.minX);
    minY = Math.min(minY, box.minY);
    maxX = Math.max(maxX, box.maxX);
    maxY = Math.max(maxY, box.maxY);
  }
  return { minX, minY, maxX, maxY };
}

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
  boxes.forEach((box, i) => {
    storeBox(sides, 4 * i, box);
  });
  const { extents, order } = inSpatialOrder(sides);
  const tree = treeOfBoxes(extents);
  return (box) => {
    const near: number[] = [];
    tree.findRuns(new BoxQuery().setTo(box, 0), (from, to) => {
      for (let place = from; place < to; place++) near.push(order[place] as number);
      return false;
    });
    return near.sort((i, j) => i - j);
  };
}
