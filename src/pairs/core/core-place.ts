import type { Sign } from "../../math/exact.js";
import { sideOf } from "../edges/edge-edge.js";
import type { ConvexCore } from "./convex-core.js";

// An edge is named by its core and the indices of its ends: doubles as arguments would cost more than the
// arithmetic.

/** The exact `orientation` of the line through two vertices of a core and a vertex of another. */
export function sideOfCore(core: ConvexCore, i: number, j: number, other: ConvexCore, k: number): Sign {
  if (!core.isOnGrid) return sideOf(core, i, j, other, k);
  const p = core.points;
  const ax = p[2 * i] as number;
  const ay = p[2 * i + 1] as number;
  const ex = (p[2 * j] as number) - ax;
  const ey = (p[2 * j + 1] as number) - ay;
  const cross = ex * ((other.points[2 * k + 1] as number) - ay) - ey * ((other.points[2 * k] as number) - ax);
  return cross > 0 ? 1 : cross < 0 ? -1 : 0;
}

/**
 * Where a vertex of another core lies, whatever the radii: 1 in the relative interior of the core, 0 on the
 * rest of it, −1 outside. Exact.
 */
export function placeIn(core: ConvexCore, other: ConvexCore, k: number): Sign {
  switch (core.count) {
    case 1:
      return areSameVertex(core, 0, other, k) ? 1 : -1;
    case 2:
      return placeOnEdge(core, other, k);
    default:
      return placeInPolygon(core, other, k);
  }
}

function placeOnEdge(core: ConvexCore, other: ConvexCore, k: number): Sign {
  if (sideOfCore(core, 0, 1, other, k) !== 0) return -1;
  if (areSameVertex(core, 0, other, k) || areSameVertex(core, 1, other, k)) return 0;
  return isBetween(core, other, k, 0) && isBetween(core, other, k, 1) ? 1 : -1;
}

/** Whether a coordinate of a vertex, x (0) or y (1), is between those of a segment's ends. */
function isBetween({ points }: ConvexCore, other: ConvexCore, k: number, axis: number): boolean {
  const from = points[axis] as number;
  const to = points[2 + axis] as number;
  const value = other.points[2 * k + axis] as number;
  return Math.min(from, to) <= value && value <= Math.max(from, to);
}

/** A vertex on the line of an edge, but beyond its end, is outside of another edge. */
function placeInPolygon(core: ConvexCore, other: ConvexCore, k: number): Sign {
  let place: Sign = 1;
  let before = core.count - 1;
  for (let i = 0; i < core.count; i++) {
    const side = core.orientation * sideOfCore(core, before, i, other, k);
    if (side < 0) return -1;
    if (side === 0 && !areSameVertex(core, before, core, i)) place = 0;
    before = i;
  }
  return place;
}

export function areSameVertex(a: ConvexCore, i: number, b: ConvexCore, k: number): boolean {
  return a.points[2 * i] === b.points[2 * k] && a.points[2 * i + 1] === b.points[2 * k + 1];
}
