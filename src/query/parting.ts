import type { ContactRecord } from "../convex/result.js";
import { type Bounds, bounds } from "../shapes/bounds.js";
import type { Shape } from "../shapes/kind.js";

/** More than the roundings of sides, of the push, and of the place that it is added to. */
const MARGIN = 2 ** -48;

const boxOfA: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
const boxOfB: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

/**
 * Sets the contact of a push that certainly parts two shapes: the shortest along an axis that brings b's box beside a's.
 * False if there is none, as for boxes without bounds.
 */
export function setPartingContact(a: Shape, b: Shape, out: ContactRecord): boolean {
  bounds(a, boxOfA);
  bounds(b, boxOfB);
  const right = pushFrom(boxOfA.maxX, boxOfB.minX);
  const left = pushFrom(boxOfB.maxX, boxOfA.minX);
  const up = pushFrom(boxOfA.maxY, boxOfB.minY);
  const down = pushFrom(boxOfB.maxY, boxOfA.minY);
  const depth = Math.min(right, left, up, down);
  if (!(depth < Number.POSITIVE_INFINITY)) return false;
  out.normalX = depth === right ? 1 : depth === left ? -1 : 0;
  out.normalY = out.normalX !== 0 ? 0 : depth === up ? 1 : -1;
  out.depth = depth;
  out.count = 1;
  out.x0 = middleOf(Math.max(boxOfA.minX, boxOfB.minX), Math.min(boxOfA.maxX, boxOfB.maxX));
  out.y0 = middleOf(Math.max(boxOfA.minY, boxOfB.minY), Math.min(boxOfA.maxY, boxOfB.maxY));
  return true;
}

/** How far a side is moved to get beyond another one. */
function pushFrom(side: number, other: number): number {
  return Math.max(0, side - other) + MARGIN * (Math.abs(side) + Math.abs(other));
}

/** The middle between two coordinates, or the one that is finite. */
export function middleOf(low: number, high: number): number {
  if (low === Number.NEGATIVE_INFINITY) return high === Number.POSITIVE_INFINITY ? 0 : high;
  return high === Number.POSITIVE_INFINITY ? low : low / 2 + high / 2 + 0;
}
