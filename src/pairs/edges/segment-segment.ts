import { createChain, type EdgeChain } from "../../forms/edge-chain.js";
import type { Verdict } from "../../math/verdict.js";
import { type Capsule, Kind, type Point, type Segment } from "../../shapes/kind.js";
import type { EndedShape } from "../../shapes/reductions.js";
import { edgesMeet, edgesVerdict } from "./edge-edge.js";

const first = /* @__PURE__ */ createChain();
const second = /* @__PURE__ */ createChain();

/**
 * Whether two segments have a common point. Exact, for collinear ones and for those that are points, too.
 *
 * @example
 * segmentSegmentOverlap(segment(-1, 0, 4, 0), segment(2, -2, 2, 2)); // true
 */
export function segmentSegmentOverlap(a: Segment, b: Segment): boolean {
  setEnds(first, a);
  setEnds(second, b);
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
  setEnds(second, b);
  return edgesMeet(first, 0, 0, second, 0, 1);
}

/** Whether an edge and a capsule have a common point. Only ends and radii are set: boxes around them would take as long as the answer. */
export function edgeCapsuleFilter(a: EndedShape, b: Capsule): Verdict {
  setEnds(first, a);
  setEnds(second, b);
  first.radius = a.kind === Kind.capsule ? a.r : 0;
  second.radius = b.r;
  return edgesVerdict(first, 0, 1, second, 0, 1);
}

function setEnds(out: EdgeChain, { ax, ay, bx, by }: EndedShape): void {
  const points = out.ownPoints;
  points[0] = ax;
  points[1] = ay;
  points[2] = bx;
  points[3] = by;
  out.error = 0;
}
