import type { Vec2 } from "../math/vector.js";
import {
  type ByKind,
  type Compound,
  type HalfPlane,
  ofKind,
  type Polygon,
  type Polyline,
  type Shape,
} from "../shapes/kind.js";
import type { CentredShape, EndedShape, RoundShape, WedgeShape } from "../shapes/reductions.js";

const setters: ByKind<[out: Vec2]> = [
  setPosition,
  setPosition,
  setTurned,
  setTurned,
  setApex,
  setStart,
  setStart,
  setTurned,
  setFirstVertex,
  setPosition,
  setApex,
  setApex,
  setFirstPoint,
  setFirstPart,
];

/** Sets the reference point of a shape: one of its own, or its centre. */
export function setReference(shape: Shape, out: Vec2): void {
  ofKind(setters, shape)(shape, out);
}

function setTurned({ x, y }: CentredShape, out: Vec2): void {
  out.x = x;
  out.y = y;
}

function setApex({ x, y }: WedgeShape, out: Vec2): void {
  out.x = x;
  out.y = y;
}

function setPosition({ x, y }: RoundShape | HalfPlane, out: Vec2): void {
  out.x = x;
  out.y = y;
}

function setStart({ ax, ay }: EndedShape, out: Vec2): void {
  out.x = ax;
  out.y = ay;
}

function setFirstVertex({ vertices }: Polygon, out: Vec2): void {
  out.x = vertices[0] as number;
  out.y = vertices[1] as number;
}

function setFirstPoint({ points }: Polyline, out: Vec2): void {
  out.x = points[0] as number;
  out.y = points[1] as number;
}

function setFirstPart({ parts }: Compound, out: Vec2): void {
  setReference(parts[0] as Shape, out);
}

/** The origin of a pair's coordinates, and the power of two by which they are multiplied. */
export interface Frame {
  /** The origin, times `shrink`. */
  originX: number;
  originY: number;
  /** At most 1: multiplies coordinates before the origin is subtracted, so that differences stay finite. */
  shrink: number;
  /** At least 1: multiplies differences. */
  grow: number;
}

export function inX(frame: Frame, x: number): number {
  return (x * frame.shrink - frame.originX) * frame.grow;
}

export function inY(frame: Frame, y: number): number {
  return (y * frame.shrink - frame.originY) * frame.grow;
}
