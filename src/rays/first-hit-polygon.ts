import { certainSign, UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Polygon, Ray } from "../shapes/kind.js";
import { SIDE_ERROR } from "./chain-walk.js";
import { EdgeCrossing, setCrossing } from "./edge-crossing.js";
import { createRayHit, hitAtStart, type RayHit } from "./ray-event.js";

/**
 * The differences from the ray's origin, their sum or difference, a product, and the sum of two: 4 roundings of `aside`,
 * as many of `half`, and the last difference.
 */
const BOX_ERROR = 12 * UNIT_ROUNDOFF;

/** Edges whose lengths may be squared. */
const LARGEST_SQUARED = 2 ** 500;

/** The crossed edges: the indices of the vertices before and after each. */
const edges = /* @__PURE__ */ new Int32Array(4);
const first = /* @__PURE__ */ new EdgeCrossing();
const second = /* @__PURE__ */ new EdgeCrossing();

/**
 * The first point of a ray in a polygon, `null` if there is none, `undefined` if neither is certain here: where the line
 * crosses two edges, and no vertex is on it or too near to it. Errors are bounded as for chains of edges in general, and
 * the answer has the same bits; it is told at once, without marks and stays.
 */
export function firstHitOnPolygon(
  ray: Ray,
  polygon: Polygon,
  out: RayHit | undefined,
): RayHit | null | undefined {
  if (polygon.orientation === 0 || polygon.ringEnds.length !== 1) return undefined;
  if (passesBox(ray, polygon)) return null;
  const { vertices } = polygon;
  const count = findEdges(ray, vertices);
  if (count === 0) return null;
  if (count !== 2) return undefined;
  const areKnown =
    setCrossing(first, ray, vertices, edges[0] as number, edges[1] as number) &&
    setCrossing(second, ray, vertices, edges[2] as number, edges[3] as number);
  if (!areKnown) return undefined;
  const order = certainSign(
    first.t - second.t,
    first.error + second.error + UNIT_ROUNDOFF * Math.abs(first.t - second.t),
  );
  if (order === 0) return undefined;
  const enter = order < 0 ? first : second;
  const exit = order < 0 ? second : first;
  const enterVersusMin = certainSign(enter.t - ray.minT, enter.error);
  const enterVersusMax = certainSign(enter.t - ray.maxT, enter.error);
  const exitVersusMin = certainSign(exit.t - ray.minT, exit.error);
  const exitVersusMax = certainSign(exit.t - ray.maxT, exit.error);
  if (enterVersusMin === 0 || enterVersusMax === 0 || exitVersusMin === 0 || exitVersusMax === 0)
    return undefined;
  if (enterVersusMax > 0 || exitVersusMin < 0) return null;
  if (enterVersusMin < 0) return hitAtStart(ray, out ?? createRayHit());
  return hitOnEdge(ray, vertices, order < 0 ? 0 : 2, enter, out);
}

/**
 * Whether the line certainly passes the box around a polygon: its centre, from the ray's origin, is farther to one side of
 * the direction than the box reaches. All lengths are doubled.
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

/** Sets the edges that the line crosses, up to two, and says how many there are; `TOO_MANY` also if that is not certain. */
function findEdges({ x, y, dx, dy }: Ray, vertices: Float64Array): number {
  const count = vertices.length >> 1;
  let found = 0;
  let wasAhead = false;
  // The last vertex comes first, too, as the one before the first.
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

/** The hit on one of the edges found: the point of the line is one of the edge, too, but for rounding. */
function hitOnEdge(
  ray: Ray,
  vertices: Float64Array,
  edge: number,
  { t }: EdgeCrossing,
  out: RayHit | undefined,
): RayHit | undefined {
  const from = 2 * (edges[edge] as number);
  const to = 2 * (edges[edge + 1] as number);
  const ax = vertices[from] as number;
  const ay = vertices[from + 1] as number;
  const bx = vertices[to] as number;
  const by = vertices[to + 1] as number;
  const ex = bx - ax;
  const ey = by - ay;
  const size = Math.abs(ex) + Math.abs(ey);
  if (!(size < LARGEST_SQUARED && size > 1 / LARGEST_SQUARED)) return undefined;
  // (ey, −ex) against the ray, whose product with it is d × e.
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
