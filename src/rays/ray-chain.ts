import { zeros } from "../math/collections.js";
import type { Verdict } from "../math/verdict.js";
import type { Polygon, Polyline, Ray, Segment } from "../shapes/kind.js";
import type { VertexShape } from "../shapes/reductions.js";
import { ChainMarks } from "./chain-marks.js";
import { fillChainStays } from "./chain-stays.js";
import { markChains } from "./chain-walk.js";
import { exactStays } from "./exact-stays.js";
import { eventsOf, type RayEvent } from "./ray-event.js";
import {
  copyEnd,
  createStays,
  isOnRay,
  ORIGIN,
  type RayFilter,
  type Stays,
  setPosition,
  stayAt,
  staysUnfiltered,
  verdictAtAnySize,
} from "./stay.js";

const marks = /* @__PURE__ */ new ChainMarks();
const forFirstHit = /* @__PURE__ */ createStays(true);

/**
 * The stays of a ray's line in rings, which are solid by the even-odd rule, or in a curve: `ringEnds` says where in the list
 * of vertices (x and y alternately) each ends. 0: undecided.
 */
function rayChainsFilter(
  ray: Ray,
  vertices: readonly number[],
  ringEnds: readonly number[],
  isSolid: boolean,
  isClosed: boolean,
  stays: Stays,
): Verdict {
  marks.begin(ray, vertices, isSolid, isClosed);
  if (!markChains(marks, ringEnds)) return 0;
  setPosition(stays, ORIGIN);
  if (!fillChainStays(marks, stays)) return 0;
  return stays.count > 0 ? 1 : -1;
}

const pathEnds = [0];

/** The stays of a ray's line in the edges between neighbouring points (x and y alternately). 0: undecided. */
function rayPathFilter(ray: Ray, points: readonly number[], stays: Stays): Verdict {
  const count = points.length / 2;
  const isClosed = count > 2 && points[0] === points[2 * count - 2] && points[1] === points[2 * count - 1];
  pathEnds[0] = isClosed ? count - 1 : count;
  return rayChainsFilter(ray, points, pathEnds, false, isClosed, stays);
}

/**
 * Fills in what doubles are certain of, and computes the rest exactly. If doubles are certain of where the ray enters, though
 * not of where it leaves, their entries are kept, so that t has the bits of `raycast`.
 */
function fillStays<S extends VertexShape>(filter: RayFilter<S>, ray: Ray, shape: S, stays: Stays): void {
  if (verdictAtAnySize(filter, ray, shape, stays) !== 0) return;
  exactStays(ray, shape, stays);
  if (stays.isForFirstHit || verdictAtAnySize(filter, ray, shape, forFirstHit) === 0) return;
  for (let i = 0; i < stays.count; i++) {
    const { enter } = stayAt(stays, i);
    if (isOnRay(enter)) copyEnd(enter, stayAt(forFirstHit, i).enter, 0, 0);
  }
}

/**
 * `raycastAll` of a segment.
 *
 * @example
 * raySegmentHits(ray(-9, 0, 1, 0), segment(-1, 0, 4, 0)).map(({ kind, t }) => [kind, t]); // [ [ 'enter', 8 ], [ 'exit', 13 ] ]
 */
export function raySegmentHits(ray: Ray, segment: Segment): RayEvent[] {
  return eventsOf(ray, segment, raySegmentStays);
}

/** The stay of a ray's line in a segment: the point where it crosses, or the whole segment. */
export function raySegmentStays(ray: Ray, segment: Segment, stays: Stays): void {
  if (raySegmentFilter(ray, segment, stays) === 0)
    staysUnfiltered(raySegmentFilter, exactStays, ray, segment, stays);
}

const ends = /* @__PURE__ */ zeros(4);

/** 0: undecided. */
export function raySegmentFilter(ray: Ray, segment: Segment, stays: Stays): Verdict {
  ends[0] = segment.ax;
  ends[1] = segment.ay;
  ends[2] = segment.bx;
  ends[3] = segment.by;
  return rayPathFilter(ray, ends, stays);
}

/**
 * `raycastAll` of a polyline.
 *
 * @example
 * rayPolylineHits(ray(-9, 0, 1, 0), polyline([[2, -2], [2, 2], [4, 0]])).map(({ kind, t }) => [kind, t]); // [ [ 'touch', 11 ], [ 'touch', 13 ] ]
 */
export function rayPolylineHits(ray: Ray, polyline: Polyline): RayEvent[] {
  return eventsOf(ray, polyline, rayPolylineStays);
}

/** The stays of a ray's line in a polyline: the points where it crosses, and the edges it runs along. */
export function rayPolylineStays(ray: Ray, polyline: Polyline, stays: Stays): void {
  fillStays(rayPolylineFilter, ray, polyline, stays);
}

/** 0: undecided. */
export function rayPolylineFilter(ray: Ray, { points }: Polyline, stays: Stays): Verdict {
  return rayPathFilter(ray, points, stays);
}

/**
 * `raycastAll` of a polygon.
 *
 * @example
 * rayPolygonHits(ray(-9, 0, 1, 0), polygon([[0, -2], [4, 0], [0, 2]])).map(({ kind, t }) => [kind, t]); // [ [ 'enter', 9 ], [ 'exit', 13 ] ]
 */
export function rayPolygonHits(ray: Ray, polygon: Polygon): RayEvent[] {
  return eventsOf(ray, polygon, rayPolygonStays);
}

/**
 * The stays of a ray's line in a polygon: the line changes between outside and inside at every edge that it
 * crosses, on each side of itself at every edge that leaves it to that side.
 */
export function rayPolygonStays(ray: Ray, polygon: Polygon, stays: Stays): void {
  fillStays(rayPolygonFilter, ray, polygon, stays);
}

/** 0: undecided. */
export function rayPolygonFilter(ray: Ray, polygon: Polygon, stays: Stays): Verdict {
  // A polygon without inside has other normals.
  if (polygon.orientation === 0) return 0;
  return rayChainsFilter(ray, polygon.vertices, polygon.ringEnds, true, true, stays);
}
