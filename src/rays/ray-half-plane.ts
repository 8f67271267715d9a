import { Expansion, isOrdinary } from "../math/rounding.js";
import {
  certainSign,
  isModerate,
  LARGEST_FILTERED_SIZE,
  UNDERFLOW_ERROR,
  UNIT_ROUNDOFF,
  type Verdict,
} from "../math/verdict.js";
import type { HalfPlane, Ray } from "../shapes/kind.js";
import { CROSSING_WAY_ACCURACY, isOrdinaryRay, placeQuotient } from "./edge-crossing.js";
import { exactStays } from "./exact-stays.js";
import { eventsOf, type RayEvent } from "./ray-event.js";
import {
  ORIGIN,
  type StayEnd,
  type Stays,
  setEndless,
  setNormal,
  setPosition,
  staysUnfiltered,
} from "./stay.js";

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
