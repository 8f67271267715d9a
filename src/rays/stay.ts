import type { Sign } from "../math/exact.js";
import { setUnitVector } from "../math/unit-vector.js";
import type { Vec2 } from "../math/vector.js";

/** An end of a stay: a point where the line of a ray passes the boundary of a shape. */
export interface StayEnd {
  t: number;
  /** Exact signs of t − minT and t − maxT. */
  versusMin: Sign;
  versusMax: Sign;
  /** The boundary point, relative to the shape's position. */
  x: number;
  y: number;
  readonly normal: Vec2;
}

/** A maximal interval of the whole line, limits disregarded, that lies in a shape. */
export interface Stay {
  readonly enter: StayEnd;
  readonly exit: StayEnd;
  /** Whether the interval is a single point of the line. Exact. */
  isPoint: boolean;
}

/** The stays of a line in a shape, in order of t: the first `count` of the two. */
export interface Stays {
  count: 0 | 1 | 2;
  readonly first: Stay;
  readonly second: Stay;
}

export function createStays(): Stays {
  return { count: 0, first: createStay(), second: createStay() };
}

function createStay(): Stay {
  return { enter: createEnd(), exit: createEnd(), isPoint: false };
}

function createEnd(): StayEnd {
  return { t: 0, versusMin: 0, versusMax: 0, x: 0, y: 0, normal: { x: 0, y: 0 } };
}

/** Makes the unit vector along (x, y) ≠ 0, of any length, the normal of an end. */
export function setNormal(end: StayEnd, x: number, y: number): void {
  setUnitVector(end.normal, x, y);
}

/**
 * The normals of a stay in a set without interior: against the ray where it enters, along it where it leaves.
 */
export function setNormalsAlongRay(stay: Stay, dx: number, dy: number): void {
  setNormal(stay.enter, -dx, -dy);
  setNormal(stay.exit, dx, dy);
}
