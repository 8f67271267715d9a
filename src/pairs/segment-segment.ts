import { orientation } from "../math/orientation.js";
import type { Point, Segment } from "../shapes/kind.js";

/** Whether two segments have a common point. Exact, for collinear ones and for those that are points, too. */
export function segmentSegmentOverlap(a: Segment, b: Segment): boolean {
  return segmentsMeet(a.ax, a.ay, a.bx, a.by, b.ax, b.ay, b.bx, b.by);
}

/** Whether a point lies on a segment. Exact; the ends belong to it. */
export function pointSegmentOverlap(a: Point, b: Segment): boolean {
  return segmentsMeet(a.x, a.y, a.x, a.y, b.ax, b.ay, b.bx, b.by);
}

/**
 * Whether the segments from a to b and from c to d have a common point. Exact.
 *
 * Neither may lie to one side of the other's line; segments on one line meet iff their boxes do.
 */
export function segmentsMeet(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  if (Math.max(ax, bx) < Math.min(cx, dx) || Math.max(cx, dx) < Math.min(ax, bx)) return false;
  if (Math.max(ay, by) < Math.min(cy, dy) || Math.max(cy, dy) < Math.min(ay, by)) return false;
  const sideC = orientation(ax, ay, bx, by, cx, cy);
  const sideD = orientation(ax, ay, bx, by, dx, dy);
  if (sideC * sideD > 0) return false;
  return orientation(cx, cy, dx, dy, ax, ay) * orientation(cx, cy, dx, dy, bx, by) <= 0;
}
