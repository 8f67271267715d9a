import { ScratchVector, type Vec2 } from "../math/vector.js";
import { isModerate, UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Polygon } from "../shapes/kind.js";
import type { Gap } from "./result.js";

/**
 * How much nearer than the point found something may be, in units of the way between two vertices: the search has ended. Along
 * the way a vertex is off by a difference, a product and a sum, and so are both sides of the comparison.
 */
const LEAST_GAIN = 16 * UNIT_ROUNDOFF;

/** Each step comes nearer, past two vertices of finitely many; two or three do for most pairs. */
const MOST_STEPS = 64;

/** The way from the first polygon to the second, and the vertices that it is shortest between: the farthest along it. */
const way = { onA: 0, onB: 0, x: 0.5, y: 0.5 };

/** The point nearest to the origin between two corners of the difference. */
const nearest: Vec2 = /* @__PURE__ */ new ScratchVector();

/**
 * Sets the distance of two convex polygons that are apart; false where the search does not settle, or sizes are extreme.
 *
 * The nearest point to the origin of their difference, the points b − a: what lies farther along the way to the point found so
 * far joins it, until nothing does. Error: below 3e-15 of the way between two of their vertices.
 *
 * Source: E. Gilbert, D. Johnson, S. Keerthi, "A fast procedure for computing the distance between complex objects in
 * three-dimensional space", IEEE Journal of Robotics and Automation 4 (1988).
 */
export function setPolygonGap(out: Gap, a: Polygon, b: Polygon): boolean {
  const p = a.vertices;
  const q = b.vertices;
  startBetweenMiddles(p, q);
  findVertices(p, q);
  // The last corner, and, if the nearest point is between two, the one before.
  let x = (q[way.onB] as number) - (p[way.onA] as number);
  let y = (q[way.onB + 1] as number) - (p[way.onA + 1] as number);
  let beforeX = x;
  let beforeY = y;
  let distanceSq = x * x + y * y;
  if (!isModerate(Math.abs(x) + Math.abs(y))) return false;
  way.x = x;
  way.y = y;
  for (let step = 0; step < MOST_STEPS; step++) {
    findVertices(p, q);
    const nextX = (q[way.onB] as number) - (p[way.onA] as number);
    const nextY = (q[way.onB + 1] as number) - (p[way.onA + 1] as number);
    const gain = distanceSq - (way.x * nextX + way.y * nextY);
    const distance = Math.sqrt(distanceSq);
    if (gain <= LEAST_GAIN * distance * (Math.abs(nextX) + Math.abs(nextY))) {
      out.distance = distance;
      return true;
    }
    setNearest(x, y, nextX, nextY);
    const fromX = nearest.x;
    const fromY = nearest.y;
    const fromSq = fromX * fromX + fromY * fromY;
    setNearest(beforeX, beforeY, nextX, nextY);
    const isFromBefore = nearest.x * nearest.x + nearest.y * nearest.y < fromSq;
    if (isFromBefore) {
      x = beforeX;
      y = beforeY;
    }
    way.x = isFromBefore ? nearest.x : fromX;
    way.y = isFromBefore ? nearest.y : fromY;
    const nextSq = way.x * way.x + way.y * way.y;
    if (!(nextSq < distanceSq)) return false;
    distanceSq = nextSq;
    beforeX = x;
    beforeY = y;
    x = nextX;
    y = nextY;
  }
  return false;
}

/** Between the middles of two vertices that are opposite each other in each. */
function startBetweenMiddles(p: Float64Array, q: Float64Array): void {
  const i = 2 * (p.length >> 2);
  const j = 2 * (q.length >> 2);
  way.x = (q[0] as number) - (p[0] as number) + ((q[j] as number) - (p[i] as number));
  way.y = (q[1] as number) - (p[1] as number) + ((q[j + 1] as number) - (p[i + 1] as number));
}

/** Finds the vertices farthest along the way in the first polygon, and least far in the second. */
function findVertices(p: Float64Array, q: Float64Array): void {
  const { x, y } = way;
  // Differences keep what coordinates far from the origin would lose.
  const originX = p[0] as number;
  const originY = p[1] as number;
  let most = 0;
  let onA = 0;
  for (let k = 2; k < p.length; k += 2) {
    const along = x * ((p[k] as number) - originX) + y * ((p[k + 1] as number) - originY);
    if (along > most) {
      most = along;
      onA = k;
    }
  }
  let least = Number.POSITIVE_INFINITY;
  let onB = 0;
  for (let k = 0; k < q.length; k += 2) {
    const along = x * ((q[k] as number) - originX) + y * ((q[k + 1] as number) - originY);
    if (along < least) {
      least = along;
      onB = k;
    }
  }
  way.onA = onA;
  way.onB = onB;
}

function setNearest(fromX: number, fromY: number, toX: number, toY: number): void {
  const dx = toX - fromX;
  const dy = toY - fromY;
  const foot = -(fromX * dx + fromY * dy) / (dx * dx + dy * dy);
  const part = foot > 0 ? (foot < 1 ? foot : 1) : 0;
  nearest.x = fromX + part * dx;
  nearest.y = fromY + part * dy;
}
