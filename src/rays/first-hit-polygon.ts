import { UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../math/verdict.js";
import { treeOf } from "../near/shape-trees.js";
import type { Polygon, Ray } from "../shapes/kind.js";
import { EdgeCrossing, setCrossing } from "./chain-marks.js";
import { SIDE_ERROR } from "./chain-walk.js";
import { createRayHit, hitAtStart, type RayHit } from "./ray-event.js";

/**
 * The differences from the ray's origin, their sum or difference, a product, and the sum of two: 4 roundings of `aside`,
 * as many of `half`, and the last difference.
 */
const BOX_ERROR = 12 * UNIT_ROUNDOFF;

/** The greatest length that may be squared. */
const LARGEST_SQUARED = 2 ** 500;

/** The indices of the vertices in which edges end; more than two are found only to be counted. */
const ends = /* @__PURE__ */ new Int32Array(4);
const first = /* @__PURE__ */ new EdgeCrossing();
const second = /* @__PURE__ */ new EdgeCrossing();

/** The edge that a ray enters by: its vertices before and after, and t there. */
export class EntryEdge {
  t = 0.5;
  from = 0;
  to = 0;
}

const entryEdge = /* @__PURE__ */ new EntryEdge();

/**
 * The first point of a ray in a polygon, `null` if there is none, `undefined` if neither is certain here. Errors are
 * bounded as for chains of edges in general, and the answer has the same bits; it is found directly, without marks and
 * stays.
 */
export function firstHitOnPolygon(
  ray: Ray,
  polygon: Polygon,
  out: RayHit | undefined,
): RayHit | null | undefined {
  if (polygon.ringEnds.length !== 1) return undefined;
  if (passesBox(ray, polygon)) return null;
  switch (findEntryOfRing(ray, polygon.vertices, entryEdge)) {
    case Entry.none:
      return null;
    case Entry.start:
      return hitAtStart(ray, out ?? createRayHit());
    case Entry.boundary:
      return hitOnEdge(ray, polygon.vertices, entryEdge, out);
    default:
      return undefined;
  }
}

/**
 * Where a ray first is in a ring of any form: certain only if its line crosses two edges or none, and no vertex is on it
 * or too near to it. If nothing lies between two edges, as in a flat ring, they are crossed at one point, and which of
 * them comes first is not certain.
 */
export function findEntryOfRing(ray: Ray, vertices: readonly number[], edge: EntryEdge): Entry {
  const count = findEdges(ray, vertices);
  if (count === 0) return Entry.none;
  if (count !== 2) return Entry.unknown;
  const last = vertices.length / 2 - 1;
  const firstEnd = ends[0] as number;
  const secondEnd = ends[1] as number;
  const areKnown =
    setCrossing(first, ray, vertices, firstEnd === 0 ? last : firstEnd - 1, firstEnd) &&
    setCrossing(second, ray, vertices, secondEnd - 1, secondEnd);
  if (!areKnown) return Entry.unknown;
  const { minT, maxT } = ray;
  // Without a branch for each comparison: which edge comes first, no processor foresees.
  const isSecond = Number(second.t < first.t);
  const isFirst = 1 - isSecond;
  const enter = isFirst * first.t + isSecond * second.t;
  const exit = isSecond * first.t + isFirst * second.t;
  const error = 2 * (first.error + second.error);
  const areCertain =
    Number(exit - enter > error) &
    Number(Math.abs(enter - minT) > error) &
    Number(Math.abs(enter - maxT) > error) &
    Number(Math.abs(exit - minT) > error) &
    Number(Math.abs(exit - maxT) > error);
  if (areCertain === 0) return Entry.unknown;
  if (enter > maxT || exit < minT) return Entry.none;
  if (enter < minT) return Entry.start;
  const to = ends[isSecond] as number;
  edge.t = enter;
  edge.from = to === 0 ? last : to - 1;
  edge.to = to;
  return Entry.boundary;
}

/**
 * Whether the line certainly misses the box of a polygon: relative to the ray's origin, its centre is farther to one side
 * of the direction than the box reaches. All lengths are doubled.
 */
function passesBox({ x, y, dx, dy }: Ray, { minX, minY, maxX, maxY }: Polygon): boolean {
  const left = minX - x;
  const below = minY - y;
  const right = maxX - x;
  const above = maxY - y;
  const sizeX = Math.abs(dx);
  const sizeY = Math.abs(dy);
  const aside = Math.abs(dx * (below + above) - dy * (left + right));
  const half = sizeX * (above - below) + sizeY * (right - left);
  const size = sizeX * (Math.abs(below) + Math.abs(above)) + sizeY * (Math.abs(left) + Math.abs(right));
  return aside - half > BOX_ERROR * size + UNDERFLOW_ERROR;
}

const TOO_MANY = 3;

/**
 * Sets the ends of the edges that the line crosses, and returns their number; `TOO_MANY` also if that is not certain, and
 * for rings with a tree.
 *
 * No processor foresees which edges these are. So every vertex is noted, and the next one in its place unless its edge is
 * crossed.
 */
function findEdges(ray: Ray, vertices: readonly number[]): number {
  const { x, y, dx, dy } = ray;
  if (treeOf(vertices) !== null) return TOO_MANY;
  const last = vertices.length - 2;
  let found = 0;
  // That this is certain will turn out with the last vertex.
  let wasAhead = Number(dx * ((vertices[last + 1] as number) - y) > dy * ((vertices[last] as number) - x));
  for (let k = 0; k <= last; k += 2) {
    const alongX = dx * ((vertices[k + 1] as number) - y);
    const alongY = dy * ((vertices[k] as number) - x);
    const error = SIDE_ERROR * (Math.abs(alongX) + Math.abs(alongY)) + UNDERFLOW_ERROR;
    if (!(Math.abs(alongX - alongY) > error)) return TOO_MANY;
    const isAhead = Number(alongX > alongY);
    ends[found & 3] = k / 2;
    found += isAhead ^ wasAhead;
    wasAhead = isAhead;
  }
  return found;
}

/** The hit on an edge. Except for rounding, the point of the line is one of the edge, too. */
function hitOnEdge(
  ray: Ray,
  vertices: readonly number[],
  { t, from, to }: EntryEdge,
  out: RayHit | undefined,
): RayHit | undefined {
  const ax = vertices[2 * from] as number;
  const ay = vertices[2 * from + 1] as number;
  const bx = vertices[2 * to] as number;
  const by = vertices[2 * to + 1] as number;
  const ex = bx - ax;
  const ey = by - ay;
  const size = Math.abs(ex) + Math.abs(ey);
  if (!(size < LARGEST_SQUARED && size > 1 / LARGEST_SQUARED)) return undefined;
  // The normal (ey, −ex) or its opposite, against the ray; its dot product with d is d × e.
  const side = ray.dx * ey - ray.dy * ex > 0 ? -1 : 1;
  const length = side * Math.sqrt(ex * ex + ey * ey);
  const hit = out ?? createRayHit();
  hit.t = t + 0;
  hit.point.x = between(ax, bx, ray.x + t * ray.dx) + 0;
  hit.point.y = between(ay, by, ray.y + t * ray.dy) + 0;
  hit.normal.x = ey / length + 0;
  hit.normal.y = -ex / length + 0;
  hit.inside = false;
  return hit;
}

/** What is nearest to a number between two others: nearly always itself, which one look tells. */
function between(a: number, b: number, x: number): number {
  return (x - a) * (x - b) < 0 ? x : Math.min(Math.max(x, Math.min(a, b)), Math.max(a, b));
}

/** Where a ray first is in a shape: nowhere, where it starts, or where it crosses the boundary. */
export const Entry = { unknown: 0, none: 1, start: 2, boundary: 3 } as const;

export type Entry = (typeof Entry)[keyof typeof Entry];
