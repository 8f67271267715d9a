import type { Sign } from "../math/exact.js";
import { makeUnit, ScratchVector, type Vec2 } from "../math/vector.js";
import { certainSign } from "../math/verdict.js";
import type { Ray } from "../shapes/kind.js";

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
