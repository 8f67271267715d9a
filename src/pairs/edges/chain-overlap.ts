import { type EdgeChain, edgeEnd, vertexCount } from "../../forms/forms.js";
import { toIntegers } from "../../math/exact.js";
import { ScratchVector, type Vec2 } from "../../math/vector.js";
import { orientation } from "../../math/verdict.js";
import { ON } from "../../near/ring-parity.js";
import { treeOf } from "../../near/shape-trees.js";

type RingPoint = Readonly<Vec2>;

/** Whether closed rings of points, x and y alternately, enclose the point (x, y), or an edge holds it. Exact. */
export function ringsHold(points: readonly number[], ringEnds: readonly number[], place: RingPoint): boolean {
  return parityInRings(points, ringEnds, place) !== 0;
}

/**
 * 1 if closed rings of points enclose the point (x, y), `ON` if an edge holds it, else 0. Exact.
 *
 * Even-odd: counts the edges that the ray from the point along +x crosses. An edge counts if its ends lie on
 * different sides of the ray's line, a vertex on the line counting as above.
 */
export function parityInRings(
  points: readonly number[],
  ringEnds: readonly number[],
  { x, y }: RingPoint,
): 0 | 1 | typeof ON {
  const tree = treeOf(points);
  if (tree !== null) return tree.parityAt(points, ringEnds, x, y);
  let inside = false;
  let first = 0;
  for (let ring = 0; ring < ringEnds.length; ring++) {
    const end = ringEnds[ring] as number;
    let ax = points[2 * end - 2] as number;
    let ay = points[2 * end - 1] as number;
    for (let i = first; i < end; i++) {
      const bx = points[2 * i] as number;
      const by = points[2 * i + 1] as number;
      const down = ay < y;
      const crosses = down !== by < y;
      const mayHold = (ay <= y || by <= y) && (ay >= y || by >= y);
      if (mayHold && (ax >= x || bx >= x)) {
        const isBeyond = ax > x && bx > x;
        if (isBeyond && crosses) inside = !inside;
        else if (!isBeyond) {
          const side = orientation(ax, ay, bx, by, x, y);
          if (side === 0 && Math.min(ax, bx) <= x && x <= Math.max(ax, bx)) return ON;
          if (crosses && side === (down ? 1 : -1)) inside = !inside;
        }
      }
      ax = bx;
      ay = by;
    }
    first = end;
  }
  return inside ? 1 : 0;
}

// These functions serve bundles with a single pair of kinds, and cases that nothing else has decided. They do not use the
// filters and trees that all pairs share.

/** Whether two shapes of exact corners, with radii or without, have a common point. Exact. */
export function chainsOverlap(a: EdgeChain, b: EdgeChain): boolean {
  return chainEdgesOverlap(a, b) || holdsRingOf(a, b) || holdsRingOf(b, a);
}

function chainEdgesOverlap(a: EdgeChain, b: EdgeChain): boolean {
  const far = (a.radius + b.radius) * CLEARLY;
  for (let i = 0; i < vertexCount(a); i++) {
    const j = edgeEnd(a, i);
    for (let k = 0; j >= 0 && k < vertexCount(b); k++) {
      const l = edgeEnd(b, k);
      if (l < 0) continue;
      const ends = [...endsOf(a, i, j), ...endsOf(b, k, l)] as const;
      if (!areApartByMore(far, ends) && areWithin(ends, a.radius, b.radius)) return true;
    }
  }
  return false;
}

/** x and y of both ends of an edge; and those of two edges. */
type EdgeEnds = readonly [number, number, number, number];
type Ends = readonly [...EdgeEnds, ...EdgeEnds];

function endsOf({ points }: EdgeChain, i: number, j: number): EdgeEnds {
  return [points[2 * i], points[2 * i + 1], points[2 * j], points[2 * j + 1]] as unknown as EdgeEnds;
}

/** More than the rounding errors of the sum of two radii and of a difference of coordinates. */
const CLEARLY = 1 + 2 ** -50;

/** Whether the boxes of two edges are farther apart than `far`. */
function areApartByMore(far: number, [px, py, qx, qy, rx, ry, sx, sy]: Ends): boolean {
  return (
    Math.max(Math.min(px, qx) - Math.max(rx, sx), Math.min(rx, sx) - Math.max(px, qx)) > far ||
    Math.max(Math.min(py, qy) - Math.max(ry, sy), Math.min(ry, sy) - Math.max(py, qy)) > far
  );
}

/**
 * Whether two edges come within the sum of two radii of each other: they cross, or an end of one is within that distance of
 * the other. Decided in integers.
 */
export function areWithin(ends: Ends, ...radii: readonly [a: number, b: number]): boolean {
  const [ax, ay, bx, by, cx, cy, dx, dy, radiusA, radiusB] = toIntegers(...ends, ...radii);
  const reach = radiusA + radiusB;
  const [p, q, r, s] = [new Place(ax, ay), new Place(bx, by), new Place(cx, cy), new Place(dx, dy)];
  return (
    (areParted(p, q, r, s) && areParted(r, s, p, q)) ||
    isWithin(p, r, s, reach) ||
    isWithin(q, r, s, reach) ||
    isWithin(r, p, q, reach) ||
    isWithin(s, p, q, reach)
  );
}

/** A point, in a class for the sake of all `{ x, y }` of numbers: see `ScratchVector`. */
export class Place {
  constructor(
    readonly x: bigint,
    readonly y: bigint,
  ) {}
}

function crossOf(from: Place, to: Place, p: Place): bigint {
  return (to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x);
}

/** Whether two places lie on different sides of the line through two others. */
function areParted(p: Place, q: Place, from: Place, to: Place): boolean {
  return crossOf(from, to, p) * crossOf(from, to, q) < 0n;
}

/** Whether a place is at most `reach` away from an edge. */
export function isWithin(p: Place, from: Place, to: Place, reach: bigint): boolean {
  const [dx, dy] = [p.x - from.x, p.y - from.y];
  const [wx, wy] = [to.x - from.x, to.y - from.y];
  const along = dx * wx + dy * wy;
  const lengthSq = wx * wx + wy * wy;
  if (along <= 0n) return dx * dx + dy * dy <= reach * reach;
  if (along >= lengthSq) return (p.x - to.x) ** 2n + (p.y - to.y) ** 2n <= reach * reach;
  return crossOf(from, to, p) ** 2n <= reach * reach * lengthSq;
}

const ringVertex: Vec2 = /* @__PURE__ */ new ScratchVector();

/** Whether a core encloses a ring of another, whose edges keep apart from its own: then any vertex of that ring is inside. */
export function holdsRingOf(a: EdgeChain, b: EdgeChain): boolean {
  if (!a.solid) return false;
  let vertex = 0;
  for (let ring = 0; ring < b.ringEnds.length; ring++) {
    ringVertex.x = b.points[2 * vertex] as number;
    ringVertex.y = b.points[2 * vertex + 1] as number;
    if (ringsHold(a.points, a.ringEnds, ringVertex)) return true;
    vertex = b.ringEnds[ring] as number;
  }
  return false;
}
