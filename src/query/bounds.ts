import { normalizingPower } from "../math/powers-of-two.js";
import {
  addDown,
  addUp,
  divideUp,
  multiplyDown,
  multiplyUp,
  scaleUp,
  squareRootDown,
  squareRootUp,
} from "../math/rounding.js";
import { type Ellipse, Kind, Opening, type Rect, type Sector, type Shape } from "../shapes/kind.js";

/** A box {(x, y) : minX ≤ x ≤ maxX, minY ≤ y ≤ maxY}. */
export interface Bounds {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/**
 * The smallest axis-parallel box around a shape, up to outward rounding: it contains the exact set, always.
 *
 * Sides are exact where every step of their arithmetic is: circles and unturned shapes at round coordinates,
 * quarter turns, many 3-4-5 turns. Otherwise a side lies outside the true one by a few ulp of the position
 * and the extent. A shape that reaches beyond the largest double has an infinite side. With `out`, that
 * object is filled and returned.
 */
export function bounds(shape: Shape, out: Bounds = { minX: 0, minY: 0, maxX: 0, maxY: 0 }): Bounds {
  switch (shape.kind) {
    case Kind.point:
      return enclose(shape.x, shape.y, 0, 0, 0, 0, out);
    case Kind.circle:
      return enclose(shape.x, shape.y, shape.r, shape.r, shape.r, shape.r, out);
    case Kind.ellipse:
      return ellipseBounds(shape, out);
    case Kind.rect:
      return rectBounds(shape, out);
    case Kind.sector:
      return sectorBounds(shape, out);
  }
}

/** The box that reaches from (x, y) by the given lengths towards −x, −y, +x and +y, rounded outward. */
function enclose(
  x: number,
  y: number,
  left: number,
  below: number,
  right: number,
  above: number,
  out: Bounds,
): Bounds {
  out.minX = addDown(x, -left);
  out.minY = addDown(y, -below);
  out.maxX = addUp(x, right);
  out.maxY = addUp(y, above);
  return out;
}

function ellipseBounds(shape: Ellipse, out: Bounds): Bounds {
  const { x, y, rx, ry, ux, uy } = shape;
  // Half extents: √((rx ux)² + (ry uy)²) / |u| and √((rx uy)² + (ry ux)²) / |u|.
  const round = rx === ry;
  const halfX = round ? rx : extent(rx, ry, ux, uy, hypotenuseUp);
  const halfY = round ? rx : extent(rx, ry, uy, ux, hypotenuseUp);
  return enclose(x, y, halfX, halfY, halfX, halfY, out);
}

function rectBounds(shape: Rect, out: Bounds): Bounds {
  const { x, y, halfWidth, halfHeight, ux, uy } = shape;
  const halfX = extent(halfWidth, halfHeight, ux, uy, addUp);
  const halfY = extent(halfWidth, halfHeight, uy, ux, addUp);
  return enclose(x, y, halfX, halfY, halfX, halfY, out);
}

function sectorBounds(shape: Sector, out: Bounds): Bounds {
  const { x, y, r, startX, startY, endX, endY } = shape;
  const left = hasDirection(shape, -1, 0) ? r : reach(r, -startX, startY, -endX, endY);
  const below = hasDirection(shape, 0, -1) ? r : reach(r, -startY, startX, -endY, endX);
  const right = hasDirection(shape, 1, 0) ? r : reach(r, startX, startY, endX, endY);
  const above = hasDirection(shape, 0, 1) ? r : reach(r, startY, startX, endY, endX);
  return enclose(x, y, left, below, right, above, out);
}

/**
 * Whether an axis direction lies between the start and the end of a sector; exact, for nothing is rounded.
 */
function hasDirection(shape: Sector, x: -1 | 0 | 1, y: -1 | 0 | 1): boolean {
  const { opening, startX, startY, endX, endY } = shape;
  if (opening === Opening.whole) return true;
  const aheadOfStart = startX * y - startY * x >= 0;
  const behindEnd = x * endY - y * endX >= 0;
  if (opening === Opening.halfOrMore) return aheadOfStart || behindEnd;
  // Equal directions (opening 0): on their common line, also the opposite direction passes both tests.
  return aheadOfStart && behindEnd && (startX * x + startY * y > 0 || startX !== endX || startY !== endY);
}

/**
 * How far the apex and the two corners of a sector reach in the direction of the first coordinate of its
 * start (along, across) and of its end, rounded up; 0 is the apex.
 */
function reach(
  r: number,
  startAlong: number,
  startAcross: number,
  endAlong: number,
  endAcross: number,
): number {
  const start = startAlong > 0 ? extent(r, 0, startAlong, startAcross, addUp) : 0;
  const end = endAlong > 0 ? extent(r, 0, endAlong, endAcross, addUp) : 0;
  return Math.min(r, Math.max(start, end));
}

/**
 * `combine(p·|cos|, q·|sin|)` rounded up, for sizes p, q ≥ 0 and the direction (along, across) = (cos, sin)
 * of any length; `combine` must be homogeneous of degree 1.
 */
function extent(
  p: number,
  q: number,
  along: number,
  across: number,
  combine: (a: number, b: number) => number,
): number {
  if (across === 0) return p;
  if (along === 0) return q;
  if (p === 0 && q === 0) return 0;
  // Near 1 no step overflows, and what underflows is too small to matter and is rounded up.
  const sizePower = normalizingPower(Math.max(p, q));
  const power = normalizingPower(Math.max(Math.abs(along), Math.abs(across)));
  const cosine = scaleUp(Math.abs(along), power);
  const sine = scaleUp(Math.abs(across), power);
  const length = squareRootDown(addDown(multiplyDown(cosine, cosine), multiplyDown(sine, sine)));
  const sum = combine(multiplyUp(scaleUp(p, sizePower), cosine), multiplyUp(scaleUp(q, sizePower), sine));
  return scaleUp(divideUp(sum, length), 1 / sizePower);
}

function hypotenuseUp(a: number, b: number): number {
  return squareRootUp(addUp(multiplyUp(a, a), multiplyUp(b, b)));
}
