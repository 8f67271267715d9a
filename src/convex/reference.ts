import type { Vec2 } from "../math/vector.js";
import type { Shape } from "../shapes/kind.js";
import { type ByForm, ofForm } from "../shapes/reductions.js";

/** Sets the reference point of a shape: one of its own, or its centre. */
export function setReference(shape: Shape, out: Vec2): void {
  ofForm(setters, shape.kind)(shape, out);
}

// One function for each form reads its fields, as `ByKind` says.
const setters: ByForm<[out: Vec2]> = {
  round: ({ x, y }, out) => set(out, x, y),
  ellipse: ({ x, y }, out) => set(out, x, y),
  box: ({ x, y }, out) => set(out, x, y),
  wedge: ({ x, y }, out) => set(out, x, y),
  ended: ({ ax, ay }, out) => set(out, ax, ay),
  polygon: ({ vertices }, out) => set(out, vertices[0] as number, vertices[1] as number),
  polyline: ({ points }, out) => set(out, points[0] as number, points[1] as number),
  halfPlane: ({ x, y }, out) => set(out, x, y),
  union: ({ parts }, out) => setReference(parts[0] as Shape, out),
};

function set(out: Vec2, x: number, y: number): void {
  out.x = x;
  out.y = y;
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
