import type { ContactRecord } from "../../convex/result.js";
import { type EdgeChain, edgeEnd, vertexCount } from "../../forms/edge-chain.js";
import { normalizingPower } from "../../math/powers-of-two.js";
import { first, second } from "./edged-nearest.js";

/** The core of a shape about a common origin, in a unit in which the pair has the size 1 or 2: x and y alternately. */
interface Core {
  readonly points: readonly number[];
  /** The end of the edge from each vertex, as the index of its x; a vertex without an edge is its own end. */
  readonly ends: readonly number[];
  readonly radius: number;
  /** Whether it is a polygon, whose last edge leads to its first vertex. */
  readonly isSolid: boolean;
  readonly orientation: number;
}

/** A unit vector from the first core to the second, and the gap along it. */
interface Axis {
  readonly x: number;
  readonly y: number;
  readonly gap: number;
}

/** Lengths that differ by less count as equal. The best axis of cores that touch to within this is an edge normal. */
const TOUCHING = 2 ** -48;

/** Vertices within this of the farthest one along the axis are in one stretch with it. */
const LEVEL = 2 ** -44;

/**
 * The contact of the two shapes at hand, which are convex, made of straight edges, perhaps with a radius around them, and
 * known to overlap. It looks at all edges and vertices and leaves no case open.
 *
 * The minimum translation is along the axis of the greatest gap. If the cores are apart, that axis is between their
 * closest points; otherwise it is an edge normal. Where they nearly touch, it is an edge normal, too, up to rounding: the
 * directions in which two touching corners see each other end at such normals.
 *
 * Differences of coordinates must not overflow. Error of the depth and the points: some units of rounding of the size of
 * the pair. Cost: the product of the numbers of vertices.
 */
export function setContactByAxes(out: ContactRecord): void {
  const { scale, coreA, coreB } = scaledCores();
  const axis = bestAxis(coreA, coreB);
  const depth = coreA.radius + coreB.radius - axis.gap;
  const endA = stretchOf(coreA, axis.x, axis.y);
  const endB = stretchOf(coreB, -axis.x, -axis.y);
  // Halfway between the support points of both shapes along the axis.
  const along = (endA.level + coreA.radius - (endB.level + coreB.radius)) / 2;
  const low = Math.max(endA.from, -endB.to);
  const high = Math.min(endA.to, -endB.from);
  const isStretch = high - low > LEVEL;
  const start = isStretch ? low : low + (high - low) / 2;
  out.normalX = axis.x;
  out.normalY = axis.y;
  out.depth = Math.max(0, depth) / scale.power;
  out.count = isStretch ? 2 : 1;
  out.x0 = scale.x + (axis.x * along - axis.y * start) / scale.power;
  out.y0 = scale.y + (axis.y * along + axis.x * start) / scale.power;
  out.x1 = scale.x + (axis.x * along - axis.y * high) / scale.power;
  out.y1 = scale.y + (axis.y * along + axis.x * high) / scale.power;
}

/**
 * The distance of the two shapes at hand, which are made of straight edges, convex or not, and known to be apart; 0 if it
 * rounds to that.
 */
export function gapByAxes(): number {
  const { scale, coreA, coreB } = scaledCores();
  const gap = nearestAxis(coreA, coreB, nearestAxis(coreB, coreA, null))?.gap ?? 0;
  return Math.max(0, gap - coreA.radius - coreB.radius) / scale.power;
}

/** Both cores about a common origin, in a unit in which the pair has the size 1 or 2. */
function scaledCores() {
  // With the origin at the smaller one, coordinates next to it keep their last digits.
  const { minX: x, minY: y } = extentOf(second) < extentOf(first) ? second : first;
  const reach = Math.max(reachOf(first, x, y), reachOf(second, x, y));
  const power = normalizingPower(Math.max(reach, Number.MIN_VALUE));
  const scale: Scale = { x, y, power };
  return { scale, coreA: coreOf(first, scale), coreB: coreOf(second, scale) };
}

interface Scale {
  readonly x: number;
  readonly y: number;
  readonly power: number;
}

function extentOf({ minX, minY, maxX, maxY }: EdgeChain): number {
  return maxX - minX + (maxY - minY);
}

function reachOf({ minX, minY, maxX, maxY, radius }: EdgeChain, x: number, y: number): number {
  return Math.max(Math.abs(minX - x), Math.abs(minY - y), Math.abs(maxX - x), Math.abs(maxY - y), radius);
}

function coreOf(chain: EdgeChain, { x, y, power }: Scale): Core {
  const count = vertexCount(chain);
  const places = Array.from({ length: 2 * count }, (_, i) => i);
  const points = places.map((i) => ((chain.points[i] as number) - (i % 2 === 0 ? x : y)) * power);
  const ends = places.slice(0, count).map((i) => {
    const end = edgeEnd(chain, i);
    return 2 * (end < 0 ? i : end);
  });
  const radius = chain.radius * power;
  return { points, ends, radius, isSolid: chain.solid, orientation: chain.orientation };
}

function bestAxis(a: Core, b: Core): Axis {
  const apart = nearestAxis(a, b, nearestAxis(b, a, null));
  const faces = [...facesOf(a), ...facesOf(b).map(({ x, y }) => ({ x: -x, y: -y }))];
  let best: Axis | null = null;
  for (const { x, y } of faces) {
    const gap = gapAlong(a, b, x, y);
    if (best === null || gap > best.gap || (gap === best.gap && comesFirst(x, y, best))) best = { x, y, gap };
  }
  if (best === null) return apart !== null && apart.gap > 0 ? apart : { x: 1, y: 0, gap: 0 };
  const areApart = apart !== null && apart.gap > TOUCHING && best.gap > -TOUCHING;
  // Nearly parallel edges have points equally near but for rounding: along the wrong axis, a core reaches farther.
  return areApart && gapAlong(a, b, apart.x, apart.y) > best.gap - TOUCHING ? apart : best;
}

function gapAlong(a: Core, b: Core, x: number, y: number): number {
  return -(stretchOf(a, x, y).level + stretchOf(b, -x, -y).level);
}

/** Whether a direction comes before another one from (1, 0) on towards +y. */
function comesFirst(x: number, y: number, other: Axis): boolean {
  const isLate = y < 0 || (y === 0 && x < 0);
  const isOtherLate = other.y < 0 || (other.y === 0 && other.x < 0);
  return isLate === isOtherLate ? x * other.y - y * other.x > 0 : isOtherLate;
}

/** The outward unit normals of the edges; both normals of a segment. */
function facesOf({ points, ends, isSolid, orientation }: Core): { x: number; y: number }[] {
  const faces: { x: number; y: number }[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const j = ends[i / 2] as number;
    const wx = (points[j] as number) - (points[i] as number);
    const wy = (points[j + 1] as number) - (points[i + 1] as number);
    const length = Math.sqrt(wx * wx + wy * wy);
    if (!(length > 0)) continue;
    const x = (orientation * wy) / length;
    const y = (-orientation * wx) / length;
    faces.push({ x, y });
    if (!isSolid) faces.push({ x: -x, y: -y });
  }
  return faces;
}

/**
 * The axis from the nearest edge of the first core to the nearest vertex of the second, if these are nearer than `known`.
 * That has been found with the cores exchanged, and so is reversed here.
 */
function nearestAxis(a: Core, b: Core, known: Axis | null): Axis | null {
  let best: Axis | null = known === null ? null : { x: -known.x, y: -known.y, gap: known.gap };
  for (let i = 0; i < a.points.length; i += 2) {
    const j = a.ends[i / 2] as number;
    const ax = a.points[i] as number;
    const ay = a.points[i + 1] as number;
    const bx = a.points[j] as number;
    const by = a.points[j + 1] as number;
    const wx = bx - ax;
    const wy = by - ay;
    for (let k = 0; k < b.points.length; k += 2) {
      const px = b.points[k] as number;
      const py = b.points[k + 1] as number;
      const dx = px - ax;
      const dy = py - ay;
      const isBefore = dx * wx + dy * wy <= 0;
      const isBetween = !isBefore && (px - bx) * wx + (py - by) * wy < 0;
      // Along the edge's normal, which keeps its direction however near the vertex is; or measured from the end itself.
      const side = wx * dy - wy * dx < 0 ? -1 : 1;
      const x = isBetween ? -side * wy : isBefore ? dx : px - bx;
      const y = isBetween ? side * wx : isBefore ? dy : py - by;
      const length = Math.sqrt(x * x + y * y);
      const gap = isBetween ? (x * dx + y * dy) / length : length;
      if (best === null || gap < best.gap)
        best = length > 0 ? { x: x / length, y: y / length, gap } : { x: 1, y: 0, gap };
    }
  }
  return best;
}

/** How far a core reaches along a unit vector, and the interval across it of the vertices that reach so far. */
function stretchOf({ points }: Core, x: number, y: number): { level: number; from: number; to: number } {
  let level = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < points.length; i += 2)
    level = Math.max(level, x * (points[i] as number) + y * (points[i + 1] as number));
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < points.length; i += 2) {
    const px = points[i] as number;
    const py = points[i + 1] as number;
    if (x * px + y * py < level - LEVEL) continue;
    from = Math.min(from, x * py - y * px);
    to = Math.max(to, x * py - y * px);
  }
  return { level, from, to };
}
