import { isModerate, UNIT_ROUNDOFF } from "../../math/verdict.js";
import type { Capsule, Circle, Point, Rect, RoundedRect, Segment } from "../../shapes/kind.js";

/** The direction from a circle's centre to the nearest face or corner of a core, and how far it is that way. */
export const toCore = {
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
export const GAP_ERROR = 32 * UNIT_ROUNDOFF;

/** To the point at (x, y) from the centre. */
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

export function setToEdge({ ax, ay, bx, by }: Segment | Capsule, { x, y }: Point | Circle): boolean {
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

export function setToBox(b: Rect | RoundedRect, { x, y }: Point | Circle): boolean {
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
