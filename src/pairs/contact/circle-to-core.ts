import { isModerate, UNIT_ROUNDOFF } from "../../math/verdict.js";
import type { Circle, Point, Polygon } from "../../shapes/kind.js";
import { isRoundOutOfReach, round } from "../edges/polygon-shortcuts.js";
import { disc } from "./round-box.js";

/** The direction from a circle's centre to the nearest face or corner of a core, and the gap along it. */
export const toCore = {
  /** Below 0 for a centre inside the core, which is pushed out of the nearest face. */
  gap: 0.5,
  /** A bound on the error of the gap. */
  error: 0.5,
  /** Whether the core is certainly no nearer than the gap, but for its error. */
  isNearest: true,
  x: 0.5,
  y: 0.5,
  /** The radius of the other shape around its core. */
  radiusB: 0.5,
};

/**
 * The error of a gap, in units of the distance to a vertex or of the size of the pair: a unit vector 5, a difference 1,
 * product and sum 2, the difference of a half size and a radius 1, and twice as much where two coordinates make a length
 * of 3 more; with |v|₁ ≤ 1.5 |v| below 30. A foot wrongly put beyond an end of its edge, or the reverse, is off by 4 u,
 * and the gap by less.
 */
export const GAP_ERROR = 32 * UNIT_ROUNDOFF;

/** Sets `toCore` for the vertex at (x, y) from the centre. */
export function setToVertex(): boolean {
  const { x, y } = toCore;
  const distance = Math.sqrt(x * x + y * y);
  if (!isModerate(distance)) return false;
  toCore.gap = distance;
  toCore.error = GAP_ERROR * distance;
  toCore.x = x / distance;
  toCore.y = y / distance;
  return true;
}

/** More than the rounding error of a quotient of squares. */
const CLEARLY = 1 + 2 ** -40;

/** A polygon with an edge whose square is smaller is left to the general way. */
const LEAST_LENGTH_SQ = 2 ** -400;

/**
 * The face that the centre is farthest beyond is the nearest one, or ends in the nearest vertex: over the directions in
 * which the centre is outside, its height above the polygon has a single maximum. False also for a polygon out of reach.
 *
 * Faces are compared by the squares of these heights, without roots. A face that rounding wrongly prefers is lower by at
 * most 14 u of the size, for which `GAP_ERROR` has room.
 */
export function setToPolygon(b: Polygon, a: Point | Circle): boolean {
  if (!b.convex) return false;
  const { x, y } = a;
  const { radius: radiusA } = disc;
  round.x = x;
  round.y = y;
  round.reach = radiusA;
  if (isRoundOutOfReach(b)) {
    toCore.gap = Number.POSITIVE_INFINITY;
    toCore.error = 0;
    return false;
  }
  const { vertices, orientation } = b;
  const farSq = CLEARLY * (radiusA * radiusA);
  const last = vertices.length - 2;
  let most = Number.NEGATIVE_INFINITY;
  let face = 0;
  let from = last;
  let ax = vertices[last] as number;
  let ay = vertices[last + 1] as number;
  for (let to = 0; to <= last; to += 2) {
    const bx = vertices[to] as number;
    const by = vertices[to + 1] as number;
    const wx = bx - ax;
    const wy = by - ay;
    const lengthSq = wx * wx + wy * wy;
    if (!(lengthSq > LEAST_LENGTH_SQ)) return false;
    const across = wy * (x - ax) - wx * (y - ay);
    const beyond = orientation * across * (Math.abs(across) / lengthSq);
    if (beyond > most) {
      most = beyond;
      face = from;
      if (beyond > farSq) break;
    }
    from = to;
    ax = bx;
    ay = by;
  }
  return setToFace(face, face < last ? face + 2 : 0, a, b);
}

/** Sets `toCore` for a face, or for its nearest end. */
function setToFace(i: number, j: number, a: Point | Circle, b: Polygon): boolean {
  const { vertices, orientation, minX, minY, maxX, maxY } = b;
  const ax = vertices[i] as number;
  const ay = vertices[i + 1] as number;
  const bx = vertices[j] as number;
  const by = vertices[j + 1] as number;
  const wx = bx - ax;
  const wy = by - ay;
  const dx = a.x - ax;
  const dy = a.y - ay;
  const length = Math.sqrt(wx * wx + wy * wy);
  const gap = (orientation * (wy * dx - wx * dy)) / length;
  const size = maxX - minX + (maxY - minY) + Math.abs(dx) + Math.abs(dy);
  if (!isModerate(size)) return false;
  const error = GAP_ERROR * size;
  toCore.gap = gap;
  toCore.error = error;
  if (gap > disc.radius) return false;
  // Beside a polygon as thin as a rounding error, no face tells whether the centre is inside.
  if (gap > -error) {
    if (dx * wx + dy * wy <= 0) return setToEnd(i, -2, a, b);
    if ((a.x - bx) * wx + (a.y - by) * wy >= 0) return setToEnd(j, 2, a, b);
  }
  toCore.x = (-orientation * wy) / length;
  toCore.y = (orientation * wx) / length;
  return true;
}

/**
 * Sets `toCore` for the vertex at the end of a face. The next face, in the direction of `step`, is nearer if it is on the
 * same line; that is left to the general way. Whether anything else is nearer stays open.
 */
function setToEnd(vertex: number, step: number, { x, y }: Point | Circle, { vertices }: Polygon): boolean {
  const count = vertices.length;
  const next = (vertex + step + count) % count;
  const vx = vertices[vertex] as number;
  const vy = vertices[vertex + 1] as number;
  const dx = x - vx;
  const dy = y - vy;
  const along = dx * ((vertices[next] as number) - vx) + dy * ((vertices[next + 1] as number) - vy);
  toCore.isNearest = false;
  toCore.x = -dx;
  toCore.y = -dy;
  return along <= 0 && setToVertex();
}
