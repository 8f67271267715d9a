import { type Bounds, writeBounds } from "../../shapes/bounds.js";
import type { Shape } from "../../shapes/kind.js";
import type { Displacement } from "./convex-obstruction.js";

/**
 * Lengths below which differences do not count, as parts of the largest size or coordinate involved.
 *
 * A world vertex is off by 2⁻⁵³ of its coordinate, and what is computed from several by a few times that. So there are
 * steps between flush tiles that are turned, and a shape that has been stopped is a rounding away from what stopped it.
 * Such steps are no corners, and such distances no gaps.
 */

/** How near a shape is brought to what stops it. */
export const GAP = 2 ** -46;

/** What a shape would pass if its path were shifted sideways by this does not block it. */
export const GRAZE = 2 ** -45;

/** A shape that is this near to another stands on it or leans against it. */
export const STANDING = 2 ** -44;

/** GRAZE for arcs and hollow shapes, whose touches are less accurate. */
export const HOLLOW_GRAZE = 2 ** -39;

/** If a path shifted away by one graze meets the body this many grazes later, the boundary bends towards the path. */
export const BENT = 2 ** 6;

/** Boxes grow by this part of the size, which exceeds all errors. */
const SLACK = 2 ** -36;

/**
 * Writes the box that a shape stays in on a course, or, if `sense` is −1, on the way back.
 *
 * A box rounded outward that is beside another one along an axis is certainly beside it, however near: if the course has to be
 * decided exactly and is parallel to the other axis, flush tiles are ruled out by that.
 */
export function writeReach(out: Bounds, shape: Shape, course: Displacement, sense: 1 | -1): void {
  const { exactly } = course;
  writeBounds(shape, out);
  const { minX, minY, maxX, maxY } = out;
  sweepBox(out, course, sense);
  if (exactly !== undefined && exactly.va.x === exactly.vb.x) {
    out.minX = minX;
    out.maxX = maxX;
  }
  if (exactly !== undefined && exactly.va.y === exactly.vb.y) {
    out.minY = minY;
    out.maxY = maxY;
  }
}

/** Extends the box of a shape to all that it covers on a course, or, if `sense` is −1, on the way back. */
export function sweepBox(out: Bounds, course: Displacement, sense: 1 | -1 = 1): void {
  const slack = SLACK * course.size;
  const x = sense * course.x;
  const y = sense * course.y;
  out.minX += Math.min(x, 0) - slack;
  out.minY += Math.min(y, 0) - slack;
  out.maxX += Math.max(x, 0) + slack;
  out.maxY += Math.max(y, 0) + slack;
}

/** How far two boxes reach into each other along the axis along which that is least: 0 if they only touch. */
export function depthOf(a: Readonly<Bounds>, b: Readonly<Bounds>): number {
  return Math.min(a.maxX - b.minX, b.maxX - a.minX, a.maxY - b.minY, b.maxY - a.minY);
}

/** Makes a size at least that of the sides of a box, without their signs. An infinite side says nothing about sizes. */
export function enlarge(out: { size: number }, { minX, minY, maxX, maxY }: Readonly<Bounds>): void {
  const most = Number.POSITIVE_INFINITY;
  let { size } = out;
  if (Math.abs(minX) < most) size = Math.max(size, Math.abs(minX));
  if (Math.abs(minY) < most) size = Math.max(size, Math.abs(minY));
  if (Math.abs(maxX) < most) size = Math.max(size, Math.abs(maxX));
  if (Math.abs(maxY) < most) size = Math.max(size, Math.abs(maxY));
  out.size = size;
}
