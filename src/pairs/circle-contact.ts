import type { ContactRecord } from "../convex/result.js";
import { isModerate, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../math/verdict.js";
import { type ByKind, ofKind } from "../shapes/by-kind.js";
import type { Capsule, Circle, Point, Polygon, Rect, RoundedRect, Segment } from "../shapes/kind.js";
import type { EdgedShape } from "./edge-chain.js";

/** The direction from a circle's centre to the nearest face or corner of a core, and how far it is that way. */
const toCore = {
  /** Below 0 for a centre within the core, which then is pushed out of the nearest face. */
  gap: 0.5,
  /** What the gap may be off by. */
  error: 0.5,
  /** Whether the core is certainly no nearer than the gap, but for its error. */
  isNearest: true,
  x: 0.5,
  y: 0.5,
  /** Of the circle, and of the other shape around its core. */
  radiusA: 0.5,
  radiusB: 0.5,
};

/**
 * Nearer to a corner that is not stored than this part of the size of the pair, the direction to it is left to the
 * general way, since rounding turns it by that much more.
 */
const NEAR_CORNER = 2 ** -10;

/** Nearer to a line than this, its side is left to the general way. */
const NEAR_LINE = 2 ** -40;

/**
 * A gap, in units of the distance to a vertex or of the size of the pair: a unit vector 5, a difference 1, product and
 * sum 2, what a radius leaves of a half size 1, and twice as much where two coordinates make a length of 3 more; with
 * |v|₁ ≤ 1.5 |v| below 30. A foot taken for beyond an end of its edge, or the reverse, is off by 4 u, and the gap less.
 */
const GAP_ERROR = 32 * UNIT_ROUNDOFF;

/** As `setCircleContact`. */
export function setPointContact(a: Point, b: EdgedShape, out: ContactRecord): Verdict {
  toCore.radiusA = 0;
  return setContact(a, b, out);
}

/**
 * The contact of a point or a circle with a shape of straight edges and, perhaps, a radius: 1 if they certainly
 * overlap and `out` is set, −1 if they are certainly apart. 0 where that is not certain, for other shapes, and where the
 * direction hangs on rounding: concentric circles, a centre on a segment, a corner next to the centre.
 *
 * The shortest way out is along the line to the nearest point of the core or, from within, to the nearest face.
 * Error of depth and point: a few units of rounding of the size of the pair, plus that of the coordinates.
 */
export function setCircleContact(a: Circle, b: EdgedShape, out: ContactRecord): Verdict {
  toCore.radiusA = a.r;
  return setContact(a, b, out);
}

/** The same with a polygon, without asking what it is. */
export function setCirclePolygonContact(a: Circle, b: Polygon, out: ContactRecord): Verdict {
  toCore.radiusA = a.r;
  resetToCore();
  return settleContact(a, setToPolygon(b, a), out);
}

function setContact(a: Point | Circle, b: EdgedShape, out: ContactRecord): Verdict {
  resetToCore();
  return settleContact(a, ofKind(setters, b)(b, a), out);
}

function resetToCore(): void {
  toCore.isNearest = true;
  toCore.gap = 0;
  toCore.error = Number.POSITIVE_INFINITY;
  toCore.radiusB = 0;
}

function settleContact(a: Point | Circle, isFound: boolean, out: ContactRecord): Verdict {
  const { x, y, gap, error, radiusA, radiusB } = toCore;
  const depth = radiusA + radiusB - gap;
  const margin = error + GAP_ERROR * (radiusA + radiusB) + UNDERFLOW_ERROR;
  if (depth < -margin && toCore.isNearest) return -1;
  if (!isFound || !(depth > margin)) return 0;
  // Halfway between the circle's farthest point and the core's skin.
  const middle = (radiusA - radiusB + gap) / 2;
  out.normalX = x;
  out.normalY = y;
  out.depth = depth;
  out.count = 1;
  out.x0 = a.x + x * middle;
  out.y0 = a.y + y * middle;
  return 1;
}

/** Set `toCore`; false if the direction is left to the general way; then the gap says nothing, unless it exceeds the radii. */
const setters: ByKind<[a: Point | Circle], boolean> = [
  setToNothing,
  setToCircle,
  setToNothing,
  setToBox,
  setToNothing,
  setToEdge,
  setToCapsule,
  setToRoundedRect,
  setToPolygon,
  setToNothing,
  setToNothing,
  setToNothing,
  setToNothing,
  setToNothing,
];

function setToNothing(): boolean {
  return false;
}

function setToCircle({ r, x, y }: Circle, a: Point | Circle): boolean {
  toCore.radiusB = r;
  toCore.x = x - a.x;
  toCore.y = y - a.y;
  return setToVertex();
}

function setToCapsule(b: Capsule, a: Point | Circle): boolean {
  toCore.radiusB = b.r;
  return setToEdge(b, a);
}

function setToRoundedRect(b: RoundedRect, a: Point | Circle): boolean {
  toCore.radiusB = b.r;
  return setToBox(b, a);
}

/** To the point at (x, y) from the centre. */
function setToVertex(): boolean {
  const { x, y } = toCore;
  const distance = Math.sqrt(x * x + y * y);
  if (!isModerate(distance)) return false;
  toCore.gap = distance;
  toCore.error = GAP_ERROR * distance;
  toCore.x = x / distance;
  toCore.y = y / distance;
  return true;
}

function setToEdge({ ax, ay, bx, by }: Segment | Capsule, { x, y }: Point | Circle): boolean {
  const wx = bx - ax;
  const wy = by - ay;
  const dx = x - ax;
  const dy = y - ay;
  const isBefore = dx * wx + dy * wy <= 0;
  // Measured from the end itself: from the other one, rounding might put what lies right beside it beyond it.
  if (isBefore || (x - bx) * wx + (y - by) * wy >= 0) {
    toCore.x = isBefore ? -dx : bx - x;
    toCore.y = isBefore ? -dy : by - y;
    return setToVertex();
  }
  const length = Math.sqrt(wx * wx + wy * wy);
  const across = (wx * dy - wy * dx) / length;
  const gap = Math.abs(across);
  if (!isModerate(length)) return false;
  const side = across > 0 ? 1 : -1;
  toCore.x = (side * wy) / length;
  toCore.y = (-side * wx) / length;
  toCore.gap = gap;
  toCore.error = GAP_ERROR * (length + gap);
  return gap > NEAR_LINE * (length + gap);
}

function setToBox(b: Rect | RoundedRect, { x, y }: Point | Circle): boolean {
  const { ux, uy } = b;
  const width = b.halfWidth - toCore.radiusB;
  const height = b.halfHeight - toCore.radiusB;
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
  const error = GAP_ERROR * (size + Math.abs(dx) + Math.abs(dy));
  if (beyondX > 0 && beyondY > 0) {
    const stepX = towardsX * beyondX;
    const stepY = towardsY * beyondY;
    toCore.x = cos * stepX - sin * stepY;
    toCore.y = sin * stepX + cos * stepY;
    const isFound = setToVertex();
    toCore.error = isFound ? error : Number.POSITIVE_INFINITY;
    return isFound && toCore.gap > NEAR_CORNER * (size + beyondX + beyondY);
  }
  const isAlong = beyondX > beyondY;
  toCore.x = isAlong ? towardsX * cos : -towardsY * sin;
  toCore.y = isAlong ? towardsX * sin : towardsY * cos;
  toCore.gap = isAlong ? beyondX : beyondY;
  toCore.error = error;
  return width > 0 && height > 0;
}

/**
 * The face that the centre lies farthest beyond is the nearest, or ends in the nearest vertex: along the directions
 * in which the centre is beyond the polygon, how far it is has a single maximum. False, too, if that is beyond reach.
 */
function setToPolygon(b: Polygon, a: Point | Circle): boolean {
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
