import { scratchClosestPoints } from "../../convex/result.js";
import { spend } from "../../math/cost.js";
import { ScratchVector, setUnitVector, type Vec2 } from "../../math/vector.js";
import { closestPoints } from "../../query/distance.js";
import { overlaps } from "../../query/overlaps.js";
import { type Bounds, writeBounds } from "../../shapes/bounds.js";
import { movedCopyOf } from "../../shapes/copy.js";
import { Kind, type Mutable, type Segment, type Shape, type SimpleShape } from "../../shapes/kind.js";
import { ringsOf, type VertexShape } from "../../shapes/reductions.js";
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

/** How long a way is along both axes together, or the largest double: no part of an infinite length would be short, nor 0 of it. */
export function lengthOfWay({ x, y }: Readonly<Vec2>): number {
  return Math.min(Math.abs(x) + Math.abs(y), Number.MAX_VALUE);
}

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

/**
 * Takes the edges of a polygon or a polyline whose boxes have inner points of a given box in common with it, one after the
 * other, as the same segment each time. Returns whether the box of another edge touches the given one.
 *
 * A shape outside a polygon gets into it through its edges: for a shape with an interior, each edge blocks as a segment.
 */
export function eachEdgeIn(
  box: Readonly<Bounds>,
  shape: VertexShape,
  edge: Mutable<Segment>,
  take: () => void,
): boolean {
  const { points, ringEnds, isClosed } = ringsOf(shape);
  spend(points.length / 64);
  let isTouched = false;
  let first = 0;
  for (const end of ringEnds) {
    let from = isClosed ? end - 1 : first;
    for (let to = isClosed ? first : first + 1; to < end; to += 1) {
      setEdge(
        edge,
        points[2 * from] as number,
        points[2 * from + 1] as number,
        points[2 * to] as number,
        points[2 * to + 1] as number,
      );
      from = to;
      const { ax, ay, bx, by } = edge;
      const depth = Math.min(
        box.maxX - Math.min(ax, bx),
        Math.max(ax, bx) - box.minX,
        box.maxY - Math.min(ay, by),
        Math.max(ay, by) - box.minY,
      );
      if (depth > 0) take();
      else if (depth === 0) isTouched = true;
    }
    first = end;
  }
  return isTouched;
}

export function segmentOfEdge(): Mutable<Segment> {
  const ends = { ax: 0.5, ay: 0.5, bx: 0.5, by: 0.5 };
  const localEnds = { localAx: 0.5, localAy: 0.5, localBx: 0.5, localBy: 0.5 };
  return { kind: Kind.segment, x: 0, y: 0, ux: 1, uy: 0, ...ends, ...localEnds };
}

/** Sets the ends of an edge, whose pose stays (0, 0). */
export function setEdge(edge: Mutable<Segment>, ax: number, ay: number, bx: number, by: number): void {
  edge.ax = ax;
  edge.ay = ay;
  edge.bx = bx;
  edge.by = by;
  edge.localAx = ax;
  edge.localAy = ay;
  edge.localBx = bx;
  edge.localBy = by;
}

/* Shapes that are shifted aside by a graze, to see whether what they meet is more than that. */

const nearest = /* @__PURE__ */ scratchClosestPoints();
const away: Vec2 = /* @__PURE__ */ new ScratchVector();

/** Points nearer to each other than this part of their coordinates are so near by rounding: the way between them has any direction. */
const ROUNDED = 2 ** -47;

/**
 * A shape shifted a graze away from another one that is nearer than that, and not touched; undefined if there is none, or if the
 * two are so near that they count as touching.
 */
export function liftedOff(a: SimpleShape, b: SimpleShape, graze: number): Shape | undefined {
  const { distance, a: onA, b: onB } = closestPoints(a, b, nearest);
  if (!(distance > 0 && distance <= graze)) return undefined;
  const x = onA.x - onB.x;
  const y = onA.y - onB.y;
  if (!(Math.abs(x) + Math.abs(y) > ROUNDED * (Math.abs(onA.x) + Math.abs(onA.y)))) return undefined;
  setUnitVector(away, x, y);
  return shiftedFrom(b, a, away.x, away.y, graze);
}

/** How much shorter the next shift is, and how often it may be. */
const SHORTER = 2 ** -5;
const MOST_SHORTER = 2;

/** A shape shifted a graze away from another one, or by less if that leads into another wall of it. */
export function shiftedFrom(other: Shape, shape: Shape, x: number, y: number, graze: number): Shape {
  let shift = graze;
  let shifted = movedCopyOf(shape, shift * x, shift * y);
  for (let i = 0; i < MOST_SHORTER && overlaps(shifted, other); i += 1) {
    shift *= SHORTER;
    shifted = movedCopyOf(shape, shift * x, shift * y);
  }
  return shifted;
}
