import { normalizingPower, type Sign, withinDoubles } from "../math/exact.js";
import { makeUnit, ScratchVector, type Vec2 } from "../math/vector.js";
import { certainSign, type Verdict } from "../math/verdict.js";
import { inUnit, sizeOf } from "../shapes/copy.js";
import type { Ray, Shape } from "../shapes/kind.js";

/* Stays of a ray's line within a shape, and how filters find them at any magnitude. */

/** An end of a stay: a point where the line of a ray crosses the boundary of a shape. */
export interface StayEnd {
  /** Infinite if the stay has no end on this side. */
  t: number;
  /** Bound on the error of t. */
  error: number;
  /** Exact signs of t − minT and t − maxT; both −1 or both 1 for an infinite t, so that it is on no ray. */
  versusMin: Sign;
  versusMax: Sign;
  /** The boundary point, relative to the position that goes with the stays. */
  x: number;
  y: number;
  readonly normal: Vec2;
}

/** A maximal interval of the whole line, regardless of limits, that lies in a shape. */
export interface Stay {
  readonly enter: StayEnd;
  readonly exit: StayEnd;
  /** Whether the interval is a single point of the line, described by `enter` alone. Exact. */
  isPoint: boolean;
}

/** The stays of a line in a shape, in order of t: the first `count` of a list that grows on request. */
export interface Stays {
  count: number;
  /** The origin of the points: the shape's position, or (0, 0). */
  x: number;
  y: number;
  /** The size of the coordinates in the computation, to which errors of t are relative. */
  reach: number;
  /** The first stay; a convex set has no other. */
  readonly first: Stay;
  readonly list: Stay[];
  /** Whether the ends where the ray leaves need no point and normal; they may still have them. */
  readonly isForFirstHit: boolean;
}

export function createStays(isForFirstHit = false): Stays {
  const first = createStay();
  return { count: 0, x: 0, y: 0, reach: 0, first, list: [first], isForFirstHit };
}

/** One of the stays; those before it must have been requested before. */
export function stayAt({ list }: Stays, index: number): Stay {
  let stay = list[index];
  if (stay === undefined) {
    stay = createStay();
    list.push(stay);
  }
  return stay;
}

/** Whether an end lies within the limits of the ray; others are not reported. */
export function isOnRay({ versusMin, versusMax }: StayEnd): boolean {
  return versusMin >= 0 && versusMax <= 0;
}

/** The origin of points that are not relative to a position. */
export const ORIGIN: Readonly<Vec2> = { x: 0, y: 0 };

/** Makes the points of the stays relative to a position. */
export function setPosition(stays: Stays, position: Readonly<Vec2>): void {
  stays.x = position.x;
  stays.y = position.y;
}

function createStay(): Stay {
  return { enter: createEnd(), exit: createEnd(), isPoint: false };
}

function createEnd(): StayEnd {
  return { t: 0, error: 0, versusMin: 0, versusMax: 0, x: 0, y: 0, normal: new ScratchVector() };
}

/** Copies an end whose point is given relative to a position. */
export function copyEnd(target: StayEnd, source: StayEnd, x: number, y: number): void {
  target.t = source.t;
  target.error = source.error;
  target.versusMin = source.versusMin;
  target.versusMax = source.versusMax;
  target.x = x + source.x;
  target.y = y + source.y;
  target.normal.x = source.normal.x;
  target.normal.y = source.normal.y;
}

/** Sets the normal of an end to the unit vector along (x, y) ≠ 0. */
export function setNormal(end: StayEnd, x: number, y: number): void {
  end.normal.x = x;
  end.normal.y = y;
  makeUnit(end.normal);
}

/**
 * The normals of a stay in a set without interior: against the ray where it enters, along it where it leaves.
 */
export function setNormalsAlongRay(stay: Stay, dx: number, dy: number): void {
  setNormal(stay.enter, -dx, -dy);
  setNormal(stay.exit, dx, dy);
}

/** Makes a stay infinite before (−1) or after (1) all points of the line. */
export function setEndless(end: StayEnd, side: -1 | 1): void {
  end.t = side * Number.POSITIVE_INFINITY;
  end.error = 0;
  end.versusMin = side;
  end.versusMax = side;
}

/** Bound on the error of a t that was rounded once. */
export function roundingError(t: number): number {
  // If it was clamped to the largest double, the true t may be any greater number.
  return Math.abs(t) < Number.MAX_VALUE ? 2 ** -52 * Math.abs(t) + 2 ** -1074 : Number.POSITIVE_INFINITY;
}

/** In doubles, t of an end must be known to this fraction of the distance … */
export const WAY_ACCURACY = 2 ** -41;
/** … or to this fraction of the coordinates from which it is computed; else it is computed exactly and rounded once. */
export const COORDINATE_ACCURACY = 2 ** -46;

/** Compares t of an end to the ray's limits. False: undecided, or too inaccurate for the reach of the stays. */
export function placeEnd(end: StayEnd, ray: Ray, { reach }: Stays): boolean {
  const { t, error } = end;
  const step = Math.abs(ray.dx) + Math.abs(ray.dy);
  if (!(error * step <= WAY_ACCURACY * Math.abs(t) * step + COORDINATE_ACCURACY * reach)) return false;
  end.versusMin = certainSign(t - ray.minT, error);
  end.versusMax = certainSign(t - ray.maxT, error);
  return end.versusMin !== 0 && end.versusMax !== 0;
}

/** The same for both ends of a stay that is no point. */
export function placeEnds(stay: Stay, ray: Ray, stays: Stays): boolean {
  stay.isPoint = false;
  return placeEnd(stay.enter, ray, stays) && placeEnd(stay.exit, ray, stays);
}

/** Up to this factor from 1, in either direction, the filters decide whatever they can decide at any magnitude. */
const LARGEST_ORDINARY = 2 ** 90;

/** A test of a ray's line and a shape in doubles: 1 with stays, −1 without any, 0 where it is undecided. */
export type RayFilter<S> = (ray: Ray, shape: S, stays: Stays) => Verdict;

/** Fills in what a filter has left undecided: extreme magnitudes, and ties. */
export function staysUnfiltered<S extends Shape>(
  filter: RayFilter<S>,
  exact: (ray: Ray, shape: S, stays: Stays) => void,
  ray: Ray,
  shape: S,
  stays: Stays,
): void {
  if (rescaledVerdict(filter, ray, shape, stays) === 0) exact(ray, shape, stays);
}

/** The verdict of a filter, whatever the magnitude. */
export function verdictAtAnySize<S extends Shape>(
  filter: RayFilter<S>,
  ray: Ray,
  shape: S,
  stays: Stays,
): Verdict {
  return filter(ray, shape, stays) || rescaledVerdict(filter, ray, shape, stays);
}

/**
 * The verdict of a filter on a ray and a shape of extreme magnitude, after both are brought near 1 by powers of two. So
 * the answer is that of an ordinary magnitude, bit for bit. 0 for magnitudes that were ordinary.
 */
function rescaledVerdict<S extends Shape>(filter: RayFilter<S>, ray: Ray, shape: S, stays: Stays): Verdict {
  const size = sizeOf(shape);
  const extent = size < Number.POSITIVE_INFINITY ? size : 0;
  const reach = Math.max(Math.abs(ray.x - shape.x), Math.abs(ray.y - shape.y), extent);
  const step = Math.max(Math.abs(ray.dx), Math.abs(ray.dy));
  if ((isOrdinary(reach) && isOrdinary(step)) || reach === 0 || !Number.isFinite(reach)) return 0;
  const lengthPower = normalizingPower(reach);
  const stepPower = normalizingPower(step);
  // t counts steps. Limits that overflow or underflow by this are far beyond the shape, or next to 0, since the shape is
  // near 1.
  const power = lengthPower / stepPower;
  const inverse = stepPower / lengthPower;
  if (!Number.isFinite(power) || !Number.isFinite(inverse)) return 0;
  // Numbers that underflow must not be taken for 0.
  const isExact =
    isExactMultiple(ray.x, lengthPower) &&
    isExactMultiple(ray.y, lengthPower) &&
    isExactMultiple(ray.dx, stepPower) &&
    isExactMultiple(ray.dy, stepPower) &&
    isExactLimit(ray.minT, power) &&
    isExactLimit(ray.maxT, power);
  const rescaledShape = isExact ? inUnit(shape, lengthPower) : null;
  if (rescaledShape === null) return 0;
  const rescaledRay: Ray = {
    x: ray.x * lengthPower,
    y: ray.y * lengthPower,
    dx: ray.dx * stepPower,
    dy: ray.dy * stepPower,
    minT: ray.minT * power,
    maxT: ray.maxT * power,
  };
  const verdict = filter(rescaledRay, rescaledShape, stays);
  if (verdict > 0) {
    for (let i = 0; i < stays.count; i++) scaleBack(stayAt(stays, i), inverse, lengthPower);
  }
  return verdict;
}

/** Whether a product with a power of two has lost nothing to underflow. */
function isExactMultiple(value: number, power: number): boolean {
  return (value * power) / power === value;
}

/** A limit that overflows is beyond all that is near 1, as its product is. */
function isExactLimit(limit: number, power: number): boolean {
  return isExactMultiple(limit, power) || !Number.isFinite(limit * power);
}

function isOrdinary(size: number): boolean {
  return size < LARGEST_ORDINARY && size > 1 / LARGEST_ORDINARY;
}

function scaleBack({ enter, exit }: Stay, power: number, lengthPower: number): void {
  scaleEndBack(enter, power, lengthPower);
  scaleEndBack(exit, power, lengthPower);
}

function scaleEndBack(end: StayEnd, power: number, lengthPower: number): void {
  end.t = withinDoubles(end.t * power);
  end.error = end.error * power + roundingError(end.t);
  end.x /= lengthPower;
  end.y /= lengthPower;
}
