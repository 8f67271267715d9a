import { boxesMeet } from "../exact/box.js";
import { spend } from "../math/budget.js";
import { Groups } from "../math/groups.js";
import { type Bounds, bounds } from "../shapes/bounds.js";
import type { SimpleShape } from "../shapes/kind.js";

/** A part of a compound, and its box. */
interface BoxedPart {
  readonly shape: SimpleShape;
  readonly box: Bounds;
}

/**
 * Groups of shapes that meet, directly or by way of others. `doMeet` says whether two do; they do not unless their boxes
 * have a common point. What is true of the union of a group does not depend on the other groups.
 *
 * The parts are sorted from left to right, and only those whose ranges of x meet are compared.
 */
export function clustersOf(
  shapes: readonly SimpleShape[],
  doMeet: (a: BoxedPart, b: BoxedPart) => boolean,
): SimpleShape[][] {
  const parts = shapes.map((shape): BoxedPart => ({ shape, box: bounds(shape) }));
  const order = parts.map((_, i) => i).sort((i, j) => minXAt(parts, i) - minXAt(parts, j));
  const groups = new Groups(parts.length);
  order.forEach((i, place) => {
    const part = parts[i] as BoxedPart;
    for (let next = place + 1; next < order.length; next += 1) {
      const j = order[next] as number;
      if (minXAt(parts, j) > part.box.maxX) break;
      spend(0.125);
      const other = parts[j] as BoxedPart;
      if (boxesMeet(part.box, other.box) && !groups.areJoined(i, j) && doMeet(part, other)) groups.join(i, j);
    }
  });
  const clusters: SimpleShape[][] = shapes.map(() => []);
  shapes.forEach((shape, i) => {
    clusters[groups.firstOf(i)]?.push(shape);
  });
  return clusters.filter((cluster) => cluster.length > 0);
}

function minXAt(parts: readonly BoxedPart[], i: number): number {
  return (parts[i] as BoxedPart).box.minX;
}

/** Whether the interiors of two boxes have a common point. */
export function haveCommonInside(a: Bounds, b: Bounds): boolean {
  return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;
}
