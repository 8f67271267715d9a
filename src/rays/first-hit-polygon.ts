import { certainSign, UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../math/verdict.js";
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

/** Edges: the indices of the vertices before and after each. */
const edges = /* @__PURE__ */ new Int32Array(4);
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
  const areKnown =
    setCrossing(first, ray, vertices, edges[0] as number, edges[1] as number) &&
    setCrossing(second, ray, vertices, edges[2] as number, edges[3] as number);
  if (!areKnown) return Entry.unknown;
  const order = certainSign(
    first.t - second.t,
    first.error + second.error + UNIT_ROUNDOFF * Math.abs(first.t - second.t),
  );
  if (order === 0) return Entry.unknown;
  const enter = order < 0 ? first : second;
  const exit = order < 0 ? second : first;
  const enterVersusMin = certainSign(enter.t - ray.minT, enter.error);
  const enterVersusMax = certainSign(enter.t - ray.maxT, enter.error);
  const exitVersusMin = certainSign(exit.t - ray.minT, exit.error);
  const exitVersusMax = certainSign(exit.t - ray.maxT, exit.error);
  if (enterVersusMin === 0 || enterVersusMax === 0 || exitVersusMin === 0 || exitVersusMax === 0) {
    return Entry.unknown;
  }
  if (enterVersusMax > 0 || exitVersusMin < 0) return Entry.none;
  if (enterVersusMin < 0) return Entry.start;
  edge.t = enter.t;
  edge.from = edges[order < 0 ? 0 : 2] as number;
  edge.to = edges[order < 0 ? 1 : 3] as number;
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
 * Sets the edges that the line crosses, up to two, and returns their number; `TOO_MANY` also if that is not certain, and
 * for rings with a tree.
 */
function findEdges(ray: Ray, vertices: readonly number[]): number {
  const { x, y, dx, dy } = ray;
  if (treeOf(vertices) !== null) return TOO_MANY;
  const count = vertices.length >> 1;
  let found = 0;
  let wasAhead = false;
  // The last vertex also comes first, as the one before vertex 0.
  for (let step = -1; step < count; step++) {
    const i = step < 0 ? count - 1 : step;
    const alongX = dx * ((vertices[2 * i + 1] as number) - y);
    const alongY = dy * ((vertices[2 * i] as number) - x);
    const product = alongX - alongY;
    const error = SIDE_ERROR * (Math.abs(alongX) + Math.abs(alongY)) + UNDERFLOW_ERROR;
    if (!(Math.abs(product) > error)) return TOO_MANY;
    const isAhead = product > 0;
    if (isAhead !== wasAhead && step >= 0) {
      if (found === 2) return TOO_MANY;
      edges[2 * found] = step === 0 ? count - 1 : step - 1;
      edges[2 * found + 1] = step;
      found += 1;
    }
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
  hit.point.x = Math.min(Math.max(ray.x + t * ray.dx, Math.min(ax, bx)), Math.max(ax, bx)) + 0;
  hit.point.y = Math.min(Math.max(ray.y + t * ray.dy, Math.min(ay, by)), Math.max(ay, by)) + 0;
  hit.normal.x = ey / length + 0;
  hit.normal.y = -ex / length + 0;
  hit.inside = false;
  return hit;
}

/** Where a ray first is in a shape: nowhere, where it starts, or where it crosses the boundary. */
export const Entry = { unknown: 0, none: 1, start: 2, boundary: 3 } as const;

export type Entry = (typeof Entry)[keyof typeof Entry];
