import type { ContactRecord } from "../convex/result.js";
import type { Vec2 } from "../math/vector.js";
import { type Bounds, bounds } from "../shapes/bounds.js";
import type { Shape } from "../shapes/kind.js";

/** As a part of all coordinates together: more than the roundings of sides, of the push, and of the place that it is added to. */
const MARGIN = 2 ** -48;

/** More than what these lose to gradual underflow. */
const LEAST_MARGIN = 2 ** -1022;

const boxOfA: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
const boxOfB: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

/**
 * Sets the contact of a push that certainly parts two shapes: the shortest along an axis that brings b's box beside a's.
 * False if there is none, as for boxes without bounds.
 */
export function setPartingContact(a: Shape, b: Shape, out: ContactRecord): boolean {
  bounds(a, boxOfA);
  bounds(b, boxOfB);
  const size = sizeOf(a, boxOfA) + sizeOf(b, boxOfB);
  const margin = MARGIN * size + LEAST_MARGIN;
  const right = Math.max(0, boxOfA.maxX - boxOfB.minX) + margin;
  const left = Math.max(0, boxOfB.maxX - boxOfA.minX) + margin;
  const up = Math.max(0, boxOfA.maxY - boxOfB.minY) + margin;
  const down = Math.max(0, boxOfB.maxY - boxOfA.minY) + margin;
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

/** The coordinates of a shape's position and its box together; sides that are nowhere do not count. */
function sizeOf({ x, y }: Readonly<Vec2>, { minX, minY, maxX, maxY }: Bounds): number {
  let size = 0;
  for (const number of [x, y, minX, minY, maxX, maxY]) if (Number.isFinite(number)) size += Math.abs(number);
  return size;
}

/** The middle between two coordinates, or the one that is finite. */
export function middleOf(low: number, high: number): number {
  if (low === Number.NEGATIVE_INFINITY) return high === Number.POSITIVE_INFINITY ? 0 : high;
  return high === Number.POSITIVE_INFINITY ? low : low / 2 + high / 2 + 0;
}
