import { certainSign, isModerate, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { MANY_VERTICES } from "../../near/edge-tree.js";
import type { Circle, Polygon } from "../../shapes/kind.js";
import { edgedDecision, edgedFilter } from "./chain-chain.js";
import { round, roundVerdict } from "./polygon-extremes.js";

/**
 * Whether a solid circle and a polygon, convex or not, have a common point. Exact; touching counts.
 *
 * @example
 * circlePolygonOverlap(circle(0, 0, 2), polygon([[0, -2], [4, 0], [0, 2]])); // true
 */
export function circlePolygonOverlap(a: Circle, b: Polygon): boolean {
  const verdict = circlePolygonFilter(a, b);
  return verdict !== 0 ? verdict > 0 : edgedDecision(a, b) > 0;
}

export function circlePolygonFilter(a: Circle, b: Polygon): Verdict {
  round.x = a.x;
  round.y = a.y;
  round.reach = a.r;
  const quick = roundVerdict(b);
  if (quick !== 0) return quick;
  return b.convex && b.vertices.length < 2 * MANY_VERTICES ? convexVerdict(a, b) : edgedFilter(a, b);
}

/**
 * How far the centre is beyond a face: differences 1, products and sum 2, the normal 1 and its length 3, the
 * quotient 1, in units of the distance to a vertex; and the comparison with the radius.
 */
const FACE_ERROR = 10 * UNIT_ROUNDOFF;

/**
 * The face that the centre is farthest beyond is the nearest one, or ends in the nearest vertex: over the directions in
 * which the centre is outside, its height above the polygon has a single maximum. A certain yes only needs a point of the
 * polygon near enough, a certain no a direction along which the whole polygon is far enough.
 */
function convexVerdict(a: Circle, b: Polygon): Verdict {
  const { x, y, r } = a;
  const { vertices, orientation } = b;
  const count = vertices.length / 2;
  let farthest = Number.NEGATIVE_INFINITY;
  let face = 0;
  let size = r;
  for (let i = 0; i < count; i++) {
    const j = i + 1 < count ? i + 1 : 0;
    const dx = x - (vertices[2 * i] as number);
    const dy = y - (vertices[2 * i + 1] as number);
    const nx = (vertices[2 * j + 1] as number) - (vertices[2 * i + 1] as number);
    const ny = (vertices[2 * i] as number) - (vertices[2 * j] as number);
    const length = Math.sqrt(nx * nx + ny * ny);
    if (!isModerate(length)) return 0;
    const beyond = (orientation * (nx * dx + ny * dy)) / length;
    size = Math.max(size, Math.abs(dx) + Math.abs(dy));
    if (beyond - r > FACE_ERROR * size && isModerate(size)) return -1;
    if (beyond > farthest) {
      farthest = beyond;
      face = i;
    }
  }
  if (!isModerate(size)) return 0;
  nearest.error = FACE_ERROR * size;
  return farthest < -nearest.error ? 1 : nearVerdict(a, b, face);
}

/** The error of distances from the nearest face and its ends. */
const nearest = { error: 0.5 };

/** Whether a circle reaches a face that it is not far beyond, or the end of it that is nearest. */
function nearVerdict({ x, y, r }: Circle, { vertices }: Polygon, face: number): Verdict {
  const { error } = nearest;
  const count = vertices.length / 2;
  const next = face + 1 < count ? face + 1 : 0;
  const dx = x - (vertices[2 * face] as number);
  const dy = y - (vertices[2 * face + 1] as number);
  const wx = (vertices[2 * next] as number) - (vertices[2 * face] as number);
  const wy = (vertices[2 * next + 1] as number) - (vertices[2 * face + 1] as number);
  const along = dx * wx + dy * wy;
  const lengthSq = wx * wx + wy * wy;
  if (along > 0 && along < lengthSq) {
    return Math.abs(wx * dy - wy * dx) / Math.sqrt(lengthSq) - r < -error ? 1 : 0;
  }
  const vertex = along > 0 ? next : face;
  const ex = x - (vertices[2 * vertex] as number);
  const ey = y - (vertices[2 * vertex + 1] as number);
  const reach = certainSign(r - Math.sqrt(ex * ex + ey * ey), error);
  if (reach >= 0) return reach;
  // The whole polygon is beyond reach, too, if no neighbour of the vertex is nearer along the same line.
  for (let step = -1; step <= 1; step += 2) {
    const other = (vertex + step + count) % count;
    const vx = (vertices[2 * other] as number) - (vertices[2 * vertex] as number);
    const vy = (vertices[2 * other + 1] as number) - (vertices[2 * vertex + 1] as number);
    if (!(ex * vx + ey * vy < -error * (Math.abs(vx) + Math.abs(vy)))) return 0;
  }
  return -1;
}
