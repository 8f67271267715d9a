import type { Vec2 } from "../math/vector.js";
import { closestPoints } from "../query/closest-points.js";
import type { Shape } from "../shapes/kind.js";
import type { SweepHit } from "./hit.js";

/** A first touch, with its point given as if the first shape stood still. */
export class Touch {
  t = 0.5;
  x = 0.5;
  y = 0.5;
  normalX = 0.5;
  normalY = 0.5;
}

/** Fills in a hit from a certain touch, taking its point to where the first shape has moved. */
export function setHit(out: SweepHit, { t, x, y, normalX, normalY }: Touch, velocity: Readonly<Vec2>): void {
  out.t = t;
  out.point.x = x + t * velocity.x + 0;
  out.point.y = y + t * velocity.y + 0;
  out.normal.x = normalX;
  out.normal.y = normalY;
  out.isCertain = true;
}

/** Halfway between the nearest points of two shapes. */
export function nearestPlace(first: Shape, second: Shape): Vec2 {
  const { a, b } = closestPoints(first, second);
  return { x: a.x + (b.x - a.x) / 2, y: a.y + (b.y - a.y) / 2 };
}

/**
 * Shapes this near count as touching, in units of the sizes and the displacement together: at least four times the error
 * of a distance. Shapes are moved to within it, but stop short of where they may touch already.
 */
export const TOLERANCE = 2 ** -44;

/** The same in the frame of a course, where both shapes and the displacement are below 1. */
export const FRAME_TOLERANCE = 2 ** -45;

/**
 * Shapes that are put beside each other may overlap by some roundings of their coordinates: half an ulp of each pose, and of
 * each stored vertex. An overlap of no more than this part of |x| + |y| counts as a touch at t = 0, and as a graze.
 */
const PLACING = 2 ** -50;

/** The depth up to which shapes only touch at t = 0, or only graze: a tolerance, or what placing them at (x, y) rounds. */
export function nearnessAt(x: number, y: number, tolerance: number): number {
  return Math.max(tolerance, PLACING * (Math.abs(x) + Math.abs(y)));
}

/** Turns a normal across the path if shapes pass on one side of it only. */
export function turnAcross(
  out: Touch,
  wayX: number,
  wayY: number,
  isAhead: boolean,
  isBehind: boolean,
): void {
  if (isAhead === isBehind) return;
  const length = Math.sqrt(wayX * wayX + wayY * wayY);
  out.normalX = (isAhead ? 0 - wayY : wayY) / length + 0;
  out.normalY = (isAhead ? wayX : 0 - wayX) / length + 0;
}

/** Products and squares of sizes and displacements between these stay far within the range of doubles. */
export const LEAST_SIZE = 2 ** -200;
export const LARGEST_SIZE = 2 ** 200;
