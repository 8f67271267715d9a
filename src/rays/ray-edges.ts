import { zeros } from "../math/collections.js";
import { Expansion, isOrdinary } from "../math/rounding.js";
import {
  certainSign,
  isModerate,
  LARGEST_FILTERED_SIZE,
  UNDERFLOW_ERROR,
  UNIT_ROUNDOFF,
  type Verdict,
} from "../math/verdict.js";
import type { HalfPlane, Polygon, Polyline, Ray, Segment } from "../shapes/kind.js";
import type { VertexShape } from "../shapes/reductions.js";
import { ChainMarks, CROSSING_WAY_ACCURACY, isOrdinaryRay, placeQuotient } from "./chain-marks.js";
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
  type StayEnd,
  type Stays,
  setEndless,
  setNormal,
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

/**
 * `raycastAll` of a half plane.
 *
 * @example
 * rayHalfPlaneHits(ray(-9, 0, 1, 0), halfPlane(5, 0, -1, 0)).map(({ kind, t }) => [kind, t]); // [ [ 'enter', 14 ] ]
 */
export function rayHalfPlaneHits(ray: Ray, halfPlane: HalfPlane): RayEvent[] {
  return eventsOf(ray, halfPlane, rayHalfPlaneStays);
}

/** The stay of a ray's line in a half plane: infinite on one side, or on both if it runs along the border. */
export function rayHalfPlaneStays(ray: Ray, halfPlane: HalfPlane, stays: Stays): void {
  setPosition(stays, ORIGIN);
  if (rayHalfPlaneFilter(ray, halfPlane, stays) === 0)
    staysUnfiltered(rayHalfPlaneFilter, exactStays, ray, halfPlane, stays);
}

/** n · m takes 3 roundings, n · d 2, and the quotient one more. */
const RAY_HALF_PLANE_ERROR = 5 * UNIT_ROUNDOFF;

/** With m from the border's point to the ray's origin, n · (m + t d) ≤ 0. 0: undecided. */
export function rayHalfPlaneFilter(ray: Ray, halfPlane: HalfPlane, stays: Stays): Verdict {
  const { dx, dy } = ray;
  const { nx, ny } = halfPlane;
  const mx = ray.x - halfPlane.x;
  const my = ray.y - halfPlane.y;
  const isFiltered = isModerate(nx * nx + ny * ny) && isModerate(dx * dx + dy * dy);
  if (!isFiltered || !(Math.abs(mx) + Math.abs(my) < LARGEST_FILTERED_SIZE)) return 0;
  const slope = nx * dx + ny * dy;
  const slopeError = RAY_HALF_PLANE_ERROR * (Math.abs(nx * dx) + Math.abs(ny * dy)) + UNDERFLOW_ERROR;
  const room = Math.abs(slope) - slopeError;
  if (!(room > 0)) return expandedStay(ray, halfPlane, stays);
  const offset = nx * mx + ny * my;
  const offsetError = RAY_HALF_PLANE_ERROR * (Math.abs(nx * mx) + Math.abs(ny * my)) + UNDERFLOW_ERROR;
  const t = -offset / slope;
  const size = Math.abs(t);
  const error = (offsetError + size * slopeError) / room + RAY_HALF_PLANE_ERROR * size;
  const side = slope > 0 ? 1 : -1;
  const end = openStay(side, stays);
  end.t = t;
  end.error = error;
  end.versusMin = certainSign(t - ray.minT, error);
  end.versusMax = certainSign(t - ray.maxT, error);
  // The border has no extent to measure an error by.
  const isKnown = error <= CROSSING_WAY_ACCURACY * size && end.versusMin !== 0 && end.versusMax !== 0;
  if (!isKnown) return expandedStay(ray, halfPlane, stays);
  placeOnBorder(end, ray, halfPlane);
  return 1;
}

/** Makes the first stay infinite on one side; returns its end on the other, −1 or 1. */
function openStay(side: -1 | 1, stays: Stays): StayEnd {
  const { enter, exit } = stays.first;
  stays.count = 1;
  stays.first.isPoint = false;
  setEndless(side > 0 ? enter : exit, side > 0 ? -1 : 1);
  return side > 0 ? exit : enter;
}

const offset = /* @__PURE__ */ new Expansion();
const slope = /* @__PURE__ */ new Expansion();

/** The same without rounding, for ordinary numbers. */
function expandedStay(ray: Ray, halfPlane: HalfPlane, stays: Stays): Verdict {
  const { x, y, nx, ny } = halfPlane;
  if (!isOrdinaryRay(ray) || !isOrdinary(x) || !isOrdinary(y) || !isOrdinary(nx) || !isOrdinary(ny)) return 0;
  // The value of n · (m + t d) at t = 0, negated.
  offset.clear().addProduct(nx, x).addProduct(-nx, ray.x).addProduct(ny, y).addProduct(-ny, ray.y);
  slope.clear().addProduct(nx, ray.dx).addProduct(ny, ray.dy);
  const heading = slope.sign();
  if (heading === 0) {
    setEndless(openStay(1, stays), 1);
    if (offset.sign() < 0) stays.count = 0;
    return stays.count > 0 ? 1 : -1;
  }
  const end = openStay(heading, stays);
  if (!placeQuotient(end, offset, slope, ray)) return 0;
  placeOnBorder(end, ray, halfPlane);
  return 1;
}

/** On a border along an axis, one coordinate is known without error. */
function placeOnBorder(end: StayEnd, ray: Ray, { x, y, nx, ny }: HalfPlane): void {
  end.x = ny === 0 ? x : ray.x + end.t * ray.dx;
  end.y = nx === 0 ? y : ray.y + end.t * ray.dy;
  setNormal(end, nx, ny);
}
