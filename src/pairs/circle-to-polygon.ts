import { isModerate } from "../math/verdict.js";
import type { Circle, Point, Polygon } from "../shapes/kind.js";
import { GAP_ERROR, setToVertex, toCore } from "./circle-to-core.js";

/**
 * The face that the centre lies farthest beyond is the nearest, or ends in the nearest vertex: along the directions
 * in which the centre is beyond the polygon, how far it is has a single maximum. False, too, if that is beyond reach.
 */
export function setToPolygon(b: Polygon, a: Point | Circle): boolean {
  if (!b.convex) return false;
  const { x, y } = a;
  const { vertices, orientation } = b;
  const { radiusA } = toCore;
  const count = vertices.length;
  let gap = Number.NEGATIVE_INFINITY;
  let face = 0;
  let size = 0;
  let ax = vertices[0] as number;
  let ay = vertices[1] as number;
  for (let i = 0; i < count; i += 2) {
    const j = i + 2 < count ? i + 2 : 0;
    const bx = vertices[j] as number;
    const by = vertices[j + 1] as number;
    const nx = orientation * (by - ay);
    const ny = orientation * (ax - bx);
    const length = Math.sqrt(nx * nx + ny * ny);
    if (!isModerate(length)) return false;
    const dx = x - ax;
    const dy = y - ay;
    const beyond = (nx * dx + ny * dy) / length;
    const distance = Math.abs(dx) + Math.abs(dy);
    if (distance > size) size = distance;
    if (beyond > gap) {
      gap = beyond;
      face = i;
      if (gap - radiusA > 2 * GAP_ERROR * (size + radiusA)) break;
    }
    ax = bx;
    ay = by;
  }
  toCore.gap = gap;
  toCore.error = GAP_ERROR * size;
  return gap <= radiusA && setToFace(face, face + 2 < count ? face + 2 : 0, a, b);
}

/** To a face that is `toCore.gap` away, or to the end of it that is nearest. */
function setToFace(i: number, j: number, a: Point | Circle, b: Polygon): boolean {
  const { vertices, orientation } = b;
  const ax = vertices[i] as number;
  const ay = vertices[i + 1] as number;
  const bx = vertices[j] as number;
  const by = vertices[j + 1] as number;
  const wx = bx - ax;
  const wy = by - ay;
  if (toCore.gap > 0) {
    if ((a.x - ax) * wx + (a.y - ay) * wy <= 0) return setToEnd(i, -2, a, b);
    if ((a.x - bx) * wx + (a.y - by) * wy >= 0) return setToEnd(j, 2, a, b);
  }
  const length = Math.sqrt(wx * wx + wy * wy);
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
