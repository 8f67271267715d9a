import { setReference } from "../convex/reference.js";
import { normalizingPower } from "../math/powers-of-two.js";
import type { Vec2 } from "../math/vector.js";
import { Kind, type Shape, type SimpleShape } from "../shapes/kind.js";

/** Where a motion is computed: about a point of the first shape, in a unit that makes all lengths 1 or less. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  /** A power of two, by which lengths are multiplied. */
  readonly power: number;
}

/** `lengths`: what else has to stay small, such as the length of the way; `withPivots`: so have the pose positions. */
export function frameOf(first: Shape, second: Shape, lengths: readonly number[], withPivots: boolean): Frame {
  const origin = { x: 0, y: 0 };
  setReference(first, origin);
  let size = Math.max(...lengths);
  for (const shape of [first, second]) {
    for (const part of partsOf(shape)) size = Math.max(size, reachOf(part, origin));
    if (withPivots) size = Math.max(size, Math.abs(shape.x - origin.x), Math.abs(shape.y - origin.y));
  }
  if (size === 0) return { ...origin, power: 1 };
  return { ...origin, power: normalizingPower(Math.min(size, Number.MAX_VALUE)) / MARGIN };
}

/** The size is below 2 in the unit of the first power: after this, so is a sum of a few such sizes. */
const MARGIN = 8;

export function partsOf(shape: Shape): readonly SimpleShape[] {
  return shape.kind === Kind.compound ? shape.parts : [shape];
}

/** No point of the shape is farther from another along x or y, save for a half plane, which counts as a point of it. */
function reachOf(shape: SimpleShape, { x, y }: Vec2): number {
  const farthest = (points: ArrayLike<number>) => {
    let reach = 0;
    for (let i = 0; i + 1 < points.length; i += 2) {
      reach = Math.max(reach, Math.abs((points[i] ?? 0) - x), Math.abs((points[i + 1] ?? 0) - y));
    }
    return reach;
  };
  const centre = Math.max(Math.abs(shape.x - x), Math.abs(shape.y - y));
  switch (shape.kind) {
    case Kind.point:
    case Kind.halfPlane:
      return centre;
    case Kind.circle:
    case Kind.sector:
    case Kind.arc:
      return centre + shape.r;
    case Kind.annularSector:
      return centre + shape.outerR;
    case Kind.ellipse:
      return centre + Math.max(shape.rx, shape.ry);
    case Kind.rect:
    case Kind.roundedRect:
      return centre + shape.halfWidth + shape.halfHeight;
    case Kind.segment:
      return farthest([shape.ax, shape.ay, shape.bx, shape.by]);
    case Kind.capsule:
      return farthest([shape.ax, shape.ay, shape.bx, shape.by]) + shape.r;
    case Kind.polygon:
      return farthest(shape.vertices);
    case Kind.polyline:
      return farthest(shape.points);
  }
}

/** A point in the frame. */
export function toFrame({ x, y, power }: Frame, px: number, py: number): Vec2 {
  return { x: scaledDifference(px, x, power), y: scaledDifference(py, y, power) };
}

/** A difference may be beyond the largest double, and a product with a large power as well, but not both. */
function scaledDifference(a: number, b: number, power: number): number {
  const difference = a - b;
  return Number.isFinite(difference) ? difference * power : a * power - b * power;
}

export function fromFrame({ x, y, power }: Frame, px: number, py: number): Vec2 {
  return { x: x + px / power + 0, y: y + py / power + 0 };
}
