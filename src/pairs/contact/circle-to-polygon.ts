import { isModerate } from "../../math/verdict.js";
import type { Circle, Point, Polygon } from "../../shapes/kind.js";
import { isRoundOutOfReach, round } from "../edges/polygon-extremes.js";
import { GAP_ERROR, setToVertex, toCore } from "./circle-to-core.js";

/** More than rounding can make of a quotient of squares. */
const CLEARLY = 1 + 2 ** -40;

/** With a shorter edge, squared, all is left to the general way. */
const LEAST_LENGTH_SQ = 2 ** -400;

/**
 * The face that the centre lies farthest beyond is the nearest, or ends in the nearest vertex: along the directions
 * in which the centre is beyond the polygon, how far it is has a single maximum. False, too, if that is beyond reach.
 *
 * Faces are compared by the squares of how far beyond the centre is, which takes no root. One that rounding takes for the farthest is
 * less far by no more than 14 u of the size, which `GAP_ERROR` has room for.
 */
export function setToPolygon(b: Polygon, a: Point | Circle): boolean {
  if (!b.convex) return false;
  const { x, y } = a;
  const { radiusA } = toCore;
  round.x = x;
  round.y = y;
  round.reachX = radiusA;
  round.reachY = radiusA;
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

/** To a face, or to the end of it that is nearest. */
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
  if (gap > toCore.radiusA) return false;
  // Beside a polygon as thin as rounding, no face tells whether the centre is within.
  if (gap > -error) {
    if (dx * wx + dy * wy <= 0) return setToEnd(i, -2, a, b);
    if ((a.x - bx) * wx + (a.y - by) * wy >= 0) return setToEnd(j, 2, a, b);
  }
  toCore.x = (-orientation * wy) / length;
  toCore.y = (orientation * wx) / length;
  return true;
}

/**
 * To the vertex at the end of a face, unless what follows on it, in the sense of `step`, is nearer: a face on the same
 * line, which is left to the general way. That nothing else is nearer is not certain.
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
