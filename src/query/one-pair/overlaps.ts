/* Exact overlap of the two shapes that both chains represent, without the filters and trees that queries on all kinds share. */

import { circleRectOverlapInIntegers } from "../../pairs/boxes/circle-rect.js";
import { isAnyEdgeWithin, isEdgeWithin } from "../../pairs/boxes/rect-edges.js";
import { first, second } from "../../pairs/contact/edged-nearest.js";
import { ringsHold } from "../../pairs/edges/chain-contains.js";
import { edgesOverlap as areEdgesOverlapping, chainsOverlap } from "../../pairs/edges/chain-overlap.js";
import type { Capsule, Point, Rect } from "../../shapes/kind.js";

export function pointRectOverlap({ x, y }: Point, b: Rect): boolean {
  return circleRectOverlapInIntegers({ x, y, r: 0 }, b);
}

/** For points, circles and capsules. */
export function edgesOverlap(): boolean {
  return areEdgesOverlapping(first, second);
}

/** For these and polygons. */
export function solidsOverlap(): boolean {
  return chainsOverlap(first, second);
}

/** For a rectangle, whose corners are rounded, and a capsule. */
export function rectEdgeOverlap(a: Rect, { ax, ay, bx, by, r }: Capsule): boolean {
  return isEdgeWithin(a, ax, ay, bx, by, r);
}

/** The same with a polygon. */
export function rectSolidOverlap(a: Rect): boolean {
  return isAnyEdgeWithin(a, second) || ringsHold(second.points, second.ringEnds, a);
}
