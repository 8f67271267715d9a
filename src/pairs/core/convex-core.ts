import type { EdgeChain } from "../../forms/forms.js";
import { zeros } from "../../math/collections.js";
import type { Sign } from "../../math/exact.js";
import { isUsualSize } from "../../math/verdict.js";
import { sideOf } from "../edges/edge-edge.js";

/**
 * A convex shape as the points within `radius` of a core: one vertex, the segment between two different ones, or a convex
 * polygon, whose vertices may be collinear or repeated. All numbers are exact.
 */
export interface ConvexCore {
  /** x and y alternately. */
  points: readonly number[];
  count: number;
  /** 1 if the vertices of a polygon go round from +x towards +y, −1 if the other way. */
  orientation: number;
  radius: number;
  /** Whether `setOnGrid` has found this core and the other one of the pair to be on a grid. */
  isOnGrid: boolean;
  /** Room for two vertices. */
  readonly ends: number[];
}

/** Room for one shape: module-level scratch, filled by `setCore`. */
export function createCore(): ConvexCore {
  const ends = zeros(4);
  // Not an integer, so that V8 gives the radius the representation of doubles from the start.
  return { points: ends, count: 1, orientation: 1, radius: 0.5, isOnGrid: false, ends };
}

/** Sets a core to a chain, whose vertices it shares; false if that is not convex, or not exact. */
export function setCore(out: ConvexCore, chain: EdgeChain): boolean {
  if (!chain.convex || chain.error > 0) return false;
  out.points = chain.points;
  out.count = chain.ringEnds[0] as number;
  out.orientation = chain.orientation;
  out.radius = chain.radius;
  out.isOnGrid = false;
  if (chain.points === chain.ownPoints && out.count === 4) flattenBox(out);
  if (out.count === 2 && areEqual(out.points, 0, 1)) out.count = 1;
  return true;
}

/** Keeps two vertices of a box without width or height. Its corners go round: if the first two coincide, so do the last. */
function flattenBox(core: ConvexCore): void {
  const { points, ends } = core;
  if (areEqual(points, 0, 3)) core.count = 2;
  else if (areEqual(points, 0, 1)) {
    ends[0] = points[0] as number;
    ends[1] = points[1] as number;
    ends[2] = points[4] as number;
    ends[3] = points[5] as number;
    core.points = ends;
    core.count = 2;
  }
}

function areEqual(points: readonly number[], i: number, k: number): boolean {
  return points[2 * i] === points[2 * k] && points[2 * i + 1] === points[2 * k + 1];
}

/**
 * Whether all numbers of both are multiples of some power of two and at most 2²⁴ times it, as pixels and
 * their fractions are: then their differences, and sums of two products of such, are doubles.
 *
 * With s the largest magnitude, s · 2³⁰ has its last bit at s · 2⁻²³ or above, and what is added to it
 * without rounding is a multiple of that, or of half of it where the sum is below the next power of two.
 */
export function setOnGrid(a: ConvexCore, b: ConvexCore): boolean {
  const isOnGrid = mayBeOnGrid(a) && mayBeOnGrid(b) && areOn(a, b);
  a.isOnGrid = isOnGrid;
  b.isOnGrid = isOnGrid;
  return isOnGrid;
}

/** Whether the first number is on a grid of 24 bits, as few others are: mostly, no other need be looked at. */
export function mayBeOnGrid({ points }: Pick<ConvexCore, "points">): boolean {
  return Math.fround(points[0] as number) === points[0];
}

function areOn(a: ConvexCore, b: ConvexCore): boolean {
  grid.size = Math.max(a.radius, b.radius);
  measure(a);
  measure(b);
  const shift = grid.size * 2 ** 30;
  grid.shift = shift;
  const areRadiiOn = shift + a.radius - shift === a.radius && shift + b.radius - shift === b.radius;
  return areRadiiOn && isUsualSize(grid.size) && isOn(a) && isOn(b);
}

/** Whether questions about two cores can be decided exactly: without radii they always can. */
export function areCoresKnown(a: ConvexCore, b: ConvexCore): boolean {
  return setOnGrid(a, b) || a.radius + b.radius === 0;
}

/** Measures of the pair at hand. */
const grid = { size: 0.5, shift: 0.5 };

function measure({ points, count }: ConvexCore): void {
  let { size } = grid;
  for (let k = 0; k < 2 * count; k++) size = Math.max(size, Math.abs(points[k] as number));
  grid.size = size;
}

function isOn({ points, count }: ConvexCore): boolean {
  const { shift } = grid;
  for (let k = 0; k < 2 * count; k++) {
    const coordinate = points[k] as number;
    if (shift + coordinate - shift !== coordinate) return false;
  }
  return true;
}

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
