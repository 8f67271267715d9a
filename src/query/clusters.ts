import { type Bounds, bounds } from "../shapes/bounds.js";
import type { SimpleShape } from "../shapes/kind.js";

/** A part of a compound, and its box. */
export interface BoxedPart {
  readonly shape: SimpleShape;
  readonly box: Bounds;
}

/**
 * Parts in groups whose boxes meet, directly or by way of others; `doMeet` says whether two boxes do. What is true of
 * the union of a group does not depend on the other groups.
 */
export function clustersOf(
  shapes: readonly SimpleShape[],
  doMeet: (a: Bounds, b: Bounds) => boolean,
): BoxedPart[][] {
  const clusters: BoxedPart[][] = [];
  for (const shape of shapes) {
    const part = { shape, box: bounds(shape) };
    const joined: BoxedPart[] = [part];
    for (let i = clusters.length - 1; i >= 0; i -= 1) {
      const cluster = clusters[i];
      if (cluster?.some(({ box }) => doMeet(box, part.box))) {
        for (const member of cluster) joined.push(member);
        clusters.splice(i, 1);
      }
    }
    clusters.push(joined);
  }
  return clusters;
}
