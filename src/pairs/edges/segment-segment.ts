import { createChain } from "../../forms/edge-chain.js";
import type { Point, Segment } from "../../shapes/kind.js";
import { edgesMeet } from "./edge-edge.js";

const first = /* @__PURE__ */ createChain();
const second = /* @__PURE__ */ createChain();

/**
 * Whether two segments have a common point. Exact, for collinear ones and for those that are points, too.
 *
 * @example
 * segmentSegmentOverlap(segment(-1, 0, 4, 0), segment(2, -2, 2, 2)); // true
 */
export function segmentSegmentOverlap(a: Segment, b: Segment): boolean {
  const points = first.ownPoints;
  points[0] = a.ax;
  points[1] = a.ay;
  points[2] = a.bx;
  points[3] = a.by;
  setSecond(b);
  return edgesMeet(first, 0, 1, second, 0, 1);
}

/**
 * Whether a point lies on a segment. Exact; the ends belong to it.
 *
 * @example
 * pointSegmentOverlap(point(1, 0), segment(-1, 0, 4, 0)); // true
 */
export function pointSegmentOverlap(a: Point, b: Segment): boolean {
  first.ownPoints[0] = a.x;
  first.ownPoints[1] = a.y;
  setSecond(b);
  return edgesMeet(first, 0, 0, second, 0, 1);
}

function setSecond({ ax, ay, bx, by }: Segment): void {
  const points = second.ownPoints;
  points[0] = ax;
  points[1] = ay;
  points[2] = bx;
  points[3] = by;
}
