import type { ContactRecord } from "../convex/result.js";
import { isModerate } from "../math/verdict.js";
import {
  type Capsule,
  type Circle,
  Kind,
  type Point,
  type Polygon,
  type Rect,
  type RoundedRect,
  type Segment,
} from "../shapes/kind.js";
import type { EdgedShape } from "./edge-chain.js";

/** The direction from a circle's centre to the nearest face or corner of a core, and how far it is that way. */
const toCore = {
  x: 0.5,
  y: 0.5,
  /** Below 0 for a centre within the core, which then is pushed out of the nearest face. */
  gap: 0.5,
};

/**
 * Nearer to a corner that is not stored than this part of the size of the pair, the direction to it is left to the
 * general way, since rounding turns it by that much more.
 */
const NEAR_CORNER = 2 ** -10;

/** Nearer to a line than this, its side is left to the general way. */
const NEAR_LINE = 2 ** -40;

/**
 * The contact of a point or a circle with a shape of straight edges and, perhaps, a radius, which it overlaps. False,
 * and `out` as it was, for other shapes and where the direction hangs on rounding: concentric circles, a centre on
 * a segment, a corner next to the centre.
 *
 * The shortest way out is along the line to the nearest point of the core or, from within, to the nearest face.
 * Error of depth and point: a few units of rounding of the size of the pair, plus that of the coordinates.
 */
export function setCircleContact(out: ContactRecord, a: Point | Circle, b: EdgedShape): boolean {
  if (!setToCore(a, b)) return false;
  const radiusA = a.kind === Kind.circle ? a.r : 0;
  const radiusB = b.kind === Kind.circle || b.kind === Kind.capsule || b.kind === Kind.roundedRect ? b.r : 0;
  const { x, y, gap } = toCore;
  const depth = radiusA + radiusB - gap;
  // Halfway between the circle's farthest point and the core's skin.
  const middle = depth > 0 ? (radiusA - radiusB + gap) / 2 : radiusA;
  out.normalX = x;
  out.normalY = y;
  out.depth = depth > 0 ? depth : 0;
  out.count = 1;
  out.x0 = a.x + x * middle;
  out.y0 = a.y + y * middle;
  return true;
}

function setToCore(a: Point | Circle, b: EdgedShape): boolean {
  switch (b.kind) {
    case Kind.circle:
      return setToVertex(b.x - a.x, b.y - a.y, 0);
    case Kind.segment:
    case Kind.capsule:
      return setToEdge(a, b);
    case Kind.rect:
    case Kind.roundedRect:
      return setToBox(a, b);
    case Kind.polygon:
      return b.convex && setToPolygon(a, b);
    default:
      return false;
  }
}

/** To a point at (dx, dy), if that is farther than `least`. */
function setToVertex(dx: number, dy: number, least: number): boolean {
  const distance = Math.sqrt(dx * dx + dy * dy);
  if (!isModerate(distance) || distance <= least) return false;
  toCore.x = dx / distance;
  toCore.y = dy / distance;
  toCore.gap = distance;
  return true;
}

function setToEdge({ x, y }: Point | Circle, { ax, ay, bx, by }: Segment | Capsule): boolean {
  const wx = bx - ax;
  const wy = by - ay;
  const dx = x - ax;
  const dy = y - ay;
  const along = dx * wx + dy * wy;
  const lengthSq = wx * wx + wy * wy;
  if (along <= 0) return setToVertex(-dx, -dy, 0);
  if (along >= lengthSq) return setToVertex(bx - x, by - y, 0);
  const length = Math.sqrt(lengthSq);
  const across = (wx * dy - wy * dx) / length;
  const gap = Math.abs(across);
  if (!isModerate(length) || !(gap > NEAR_LINE * (length + gap))) return false;
  const side = across > 0 ? 1 : -1;
  toCore.x = (side * wy) / length;
  toCore.y = (-side * wx) / length;
  toCore.gap = gap;
  return true;
}

function setToBox({ x, y }: Point | Circle, b: Rect | RoundedRect): boolean {
  const { ux, uy } = b;
  const radius = b.kind === Kind.roundedRect ? b.r : 0;
  const width = b.halfWidth - radius;
  const height = b.halfHeight - radius;
  const length = Math.sqrt(ux * ux + uy * uy);
  const size = width + height;
  if (!isModerate(length) || !isModerate(size)) return false;
  const cos = ux / length;
  const sin = uy / length;
  const dx = x - b.x;
  const dy = y - b.y;
  const along = cos * dx + sin * dy;
  const across = cos * dy - sin * dx;
  const beyondX = Math.abs(along) - width;
  const beyondY = Math.abs(across) - height;
  // Towards the box, in its frame.
  const towardsX = along > 0 ? -1 : 1;
  const towardsY = across > 0 ? -1 : 1;
  if (beyondX > 0 && beyondY > 0) {
    const least = NEAR_CORNER * (size + beyondX + beyondY);
    const stepX = towardsX * beyondX;
    const stepY = towardsY * beyondY;
    return setToVertex(cos * stepX - sin * stepY, sin * stepX + cos * stepY, least);
  }
  if (width === 0 || height === 0) return false;
  const isAlong = beyondX > beyondY;
  toCore.x = isAlong ? towardsX * cos : -towardsY * sin;
  toCore.y = isAlong ? towardsX * sin : towardsY * cos;
  toCore.gap = isAlong ? beyondX : beyondY;
  return true;
}

/**
 * The face that the centre lies farthest beyond is the nearest, or ends in the nearest vertex: along the directions
 * in which the centre is beyond the polygon, how far it is has a single maximum.
 */
function setToPolygon(a: Point | Circle, b: Polygon): boolean {
  const { x, y } = a;
  const { vertices, orientation } = b;
  const count = vertices.length / 2;
  let gap = Number.NEGATIVE_INFINITY;
  let face = 0;
  for (let i = 0; i < count; i++) {
    const j = i + 1 < count ? i + 1 : 0;
    const ax = vertices[2 * i] as number;
    const ay = vertices[2 * i + 1] as number;
    const nx = orientation * ((vertices[2 * j + 1] as number) - ay);
    const ny = orientation * (ax - (vertices[2 * j] as number));
    const length = Math.sqrt(nx * nx + ny * ny);
    if (!isModerate(length)) return false;
    const beyond = (nx * (x - ax) + ny * (y - ay)) / length;
    if (beyond > gap) {
      gap = beyond;
      face = i;
    }
  }
  toCore.gap = gap;
  return setToFace(face, face + 1 < count ? face + 1 : 0, a, b);
}

/** To a face that is `toCore.gap` away, or to the end of it that is nearest. */
function setToFace(i: number, j: number, a: Point | Circle, b: Polygon): boolean {
  const { vertices, orientation } = b;
  const ax = vertices[2 * i] as number;
  const ay = vertices[2 * i + 1] as number;
  const bx = vertices[2 * j] as number;
  const by = vertices[2 * j + 1] as number;
  const wx = bx - ax;
  const wy = by - ay;
  if (toCore.gap > 0) {
    if ((a.x - ax) * wx + (a.y - ay) * wy <= 0) return setToEnd(i, -1, a, b);
    if ((a.x - bx) * wx + (a.y - by) * wy >= 0) return setToEnd(j, 1, a, b);
  }
  const length = Math.sqrt(wx * wx + wy * wy);
  toCore.x = (-orientation * wy) / length;
  toCore.y = (orientation * wx) / length;
  return true;
}

/**
 * To the vertex at the end of a face, unless what follows on it, in the sense of `step`, is nearer: a face on the same
 * line, which is left to the general way.
 */
function setToEnd(vertex: number, step: number, { x, y }: Point | Circle, { vertices }: Polygon): boolean {
  const count = vertices.length / 2;
  const next = (vertex + step + count) % count;
  const vx = vertices[2 * vertex] as number;
  const vy = vertices[2 * vertex + 1] as number;
  const dx = x - vx;
  const dy = y - vy;
  const along = dx * ((vertices[2 * next] as number) - vx) + dy * ((vertices[2 * next + 1] as number) - vy);
  return along <= 0 && setToVertex(-dx, -dy, 0);
}
