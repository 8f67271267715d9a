import type { Vec2 } from "../math/vector.js";
import { type HalfPlane, Kind, type Mutable, type Shape } from "../shapes/kind.js";
import { findLowestPoints } from "./lowest-of-shape.js";
import type { LowestPoints } from "./lowest-points.js";

/** The half plane below the origin. */
const ground: Mutable<HalfPlane> = {
  kind: Kind.halfPlane,
  x: 0,
  y: 0,
  nx: 0.5,
  ny: 0.5,
  ux: 1,
  uy: 0,
  localNx: 0.5,
  localNy: 0.5,
};

/** Finds the lowest points of a shape seen along a vector, which points up, and returns how high over the origin they are. */
export function findLowestAlong(out: LowestPoints, shape: Shape, upX: number, upY: number): number {
  ground.nx = upX;
  ground.ny = upY;
  findLowestPoints(out, ground, shape);
  return out.level / out.scale;
}

/** The same for a vector, and nothing is returned: numbers that are passed on may go to the heap. */
export function findLowestAgainst(out: LowestPoints, shape: Shape, { x, y }: Readonly<Vec2>): void {
  ground.nx = x;
  ground.ny = y;
  findLowestPoints(out, ground, shape);
}
