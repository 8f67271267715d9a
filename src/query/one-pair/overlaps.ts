/* Whether two shapes overlap, exactly, for which both chains stand: without the filters and trees that questions about all kinds share. */

import { circleRectOverlapInIntegers } from "../../pairs/boxes/circle-rect.js";
import { isAnyEdgeWithin } from "../../pairs/boxes/rect-edges.js";
import { first, second } from "../../pairs/contact/edged-nearest.js";
import { ringsHold } from "../../pairs/edges/chain-contains.js";
import { chainEdgesOverlap, chainsOverlap } from "../../pairs/edges/chain-overlap.js";
import type { Point, Rect } from "../../shapes/kind.js";

export function pointRectOverlap({ x, y }: Point, b: Rect): boolean {
  return circleRectOverlapInIntegers({ x, y, r: 0 }, b);
}

/** Of points, circles and capsules. */
export function edgesOverlap(): boolean {
  return chainEdgesOverlap(first, second);
}

/** Of these and polygons. */
export function solidsOverlap(): boolean {
  return chainsOverlap(first, second);
}

/** Of a rectangle, whose corners are rounded, and a capsule. */
export function rectEdgesOverlap(a: Rect): boolean {
  return isAnyEdgeWithin(a, second);
}

/** The same with a polygon. */
export function rectSolidOverlap(a: Rect): boolean {
  return isAnyEdgeWithin(a, second) || ringsHold(second.points, second.ringEnds, a);
}
