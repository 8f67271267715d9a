import { normalizingPower } from "../math/exact.js";
import { exactLength, exactProduct, exactQuotient, exactSum } from "../math/rounding.js";
import { isModerate, UNIT_ROUNDOFF } from "../math/verdict.js";
import { type Directions, Opening } from "./kind.js";

/*
 * How far shapes reach along the axes: exact where that is certainly a double, else rounded outward. Most results are left in
 * records, since V8 puts numbers that functions pass and return on the heap, unless it inlines the functions.
 */

/** A place, and how far a shape reaches from there towards −x, −y, +x and +y; negative if it ends before the place. */
export const reach = { x: 0.5, y: 0.5, left: 0.5, below: 0.5, right: 0.5, above: 0.5 };

/** Two sizes, both at least 0, and the direction of the first, of any length. */
export const turned = { p: 0.5, q: 0.5, ux: 0.5, uy: 0.5 };

/** More than products of numbers near 1 lose to underflow, and negligible beside products that do not underflow. */
const TINY = 2 ** -1022;

/**
 * The length of a direction takes 2 roundings, the quotient by it 1; a product 1 and the sum of two 1, or the root of the sum of
 * their squares 3.25; the product with what these make 1.
 */
const SUM_ERROR = 8 * UNIT_ROUNDOFF;
const ROOT_ERROR = 10 * UNIT_ROUNDOFF;

/** Makes the reach the same to both sides. */
export function setHalves(halfX: number, halfY: number): void {
  reach.left = halfX;
  reach.right = halfX;
  reach.below = halfY;
  reach.above = halfY;
}

/**
 * Sets the reach of the `turned` sizes: p·|cos| + q·|sin| along x, and the other way round along y; if they are radii, the roots of
 * the sums of the squares of both terms.
 */
export function setTurnedReach(areRadii: boolean): void {
  const { p, q } = turned;
  const cos = Math.abs(turned.ux);
  const sin = Math.abs(turned.uy);
  const size = Math.max(p, q);
  let halfX = cos === 0 ? q : p;
  let halfY = cos === 0 ? p : q;
  if (cos > 0 && sin > 0 && size > 0) {
    if (isShort(cos, sin) && setExactReach(p, q, cos, sin, areRadii)) return;
    const power = isModerate(cos * cos + sin * sin) ? 1 : normalizingPower(Math.max(cos, sin));
    const sizePower = isModerate(size) ? 1 : normalizingPower(size);
    const widened = sizePower === 1 ? 0 : Number.MIN_VALUE;
    const c = cos * power + TINY;
    const s = sin * power + TINY;
    const per = (1 + (areRadii ? ROOT_ERROR : SUM_ERROR)) / sizePower;
    const length = Math.sqrt(c * c + s * s);
    const first = p * sizePower + TINY;
    const second = q * sizePower + TINY;
    const a = first * c + TINY;
    const b = second * s + TINY;
    const d = first * s + TINY;
    const e = second * c + TINY;
    const ratioX = Math.min(a, b) / Math.max(a, b);
    const ratioY = Math.min(d, e) / Math.max(d, e);
    halfX = (areRadii ? Math.max(a, b) * Math.sqrt(1 + ratioX * ratioX) : a + b) / length;
    halfY = (areRadii ? Math.max(d, e) * Math.sqrt(1 + ratioY * ratioY) : d + e) / length;
    halfX = halfX * per + widened;
    halfY = halfY * per + widened;
  }
  reach.left = halfX;
  reach.right = halfX;
  reach.below = halfY;
  reach.above = halfY;
}

/** Whether the length of a direction is likely to be a double if it is one of a Pythagorean triple. */
function isShort(x: number, y: number): boolean {
  return Math.fround(x) === x && Math.fround(y) === y;
}

function setExactReach(p: number, q: number, cos: number, sin: number, areRadii: boolean): boolean {
  const length = exactLength(cos, sin);
  const sum = areRadii ? exactLength : exactSum;
  const halfX = exactQuotient(sum(exactProduct(p, cos), exactProduct(q, sin)), length);
  const halfY = exactQuotient(sum(exactProduct(p, sin), exactProduct(q, cos)), length);
  if (Number.isNaN(halfX) || Number.isNaN(halfY)) return false;
  setHalves(halfX, halfY);
  return true;
}

/** The axes in the order of a box's sides. */
const AXES_X = [-1, 0, 1, 0];
const AXES_Y = [0, -1, 0, 1];
const ways = /* @__PURE__ */ new Float64Array(4);

/**
 * Sets the reach of the points between two directions, at distances from p to q of `turned`: along each axis as far as the outer
 * circle if its foremost point lies between the directions, else as the foremost corner.
 */
export function setReachBetween(shape: Directions): void {
  for (let k = 0; k < 4; k++) {
    const x = AXES_X[k] as number;
    const y = AXES_Y[k] as number;
    if (hasDirection(shape, x, y)) ways[k] = turned.q;
    else {
      ways[k] = Number.NEGATIVE_INFINITY;
      turned.ux = shape.startX * x + shape.startY * y;
      turned.uy = shape.startX * y - shape.startY * x;
      extendToCorner(k);
      turned.ux = shape.endX * x + shape.endY * y;
      turned.uy = shape.endX * y - shape.endY * x;
      extendToCorner(k);
    }
  }
  reach.left = ways[0] as number;
  reach.below = ways[1] as number;
  reach.right = ways[2] as number;
  reach.above = ways[3] as number;
}

/** Whether an axis direction lies between the start and the end; exact, since nothing is rounded. */
function hasDirection(shape: Directions, x: number, y: number): boolean {
  const { opening, startX, startY, endX, endY } = shape;
  if (opening === Opening.whole) return true;
  const aheadOfStart = startX * y - startY * x >= 0;
  const behindEnd = x * endY - y * endX >= 0;
  if (opening === Opening.halfOrMore) return aheadOfStart || behindEnd;
  // Equal directions (opening 0): on their common line, also the opposite direction passes both tests.
  return aheadOfStart && behindEnd && (startX * x + startY * y > 0 || startX !== endX || startY !== endY);
}

/**
 * Extends a way to the corners along a direction, rounded up: to the outer one if the direction points along the axis, to the inner
 * one if against it.
 */
function extendToCorner(k: number): void {
  const { p, q, ux, uy } = turned;
  const cos = Math.abs(ux);
  const sin = Math.abs(uy);
  const side = ux > 0 ? 1 : -1;
  const r = ux > 0 ? q : p;
  let far = cos === 0 || r === 0 ? 0 : r;
  if (far > 0 && sin > 0) {
    const exact = isShort(cos, sin) ? exactQuotient(exactProduct(r, cos), exactLength(cos, sin)) : Number.NaN;
    if (Number.isNaN(exact)) {
      const power = isModerate(cos * cos + sin * sin) ? 1 : normalizingPower(Math.max(cos, sin));
      const sizePower = isModerate(r) ? 1 : normalizingPower(r);
      const c = cos * power + TINY;
      const s = sin * power + TINY;
      const along = (r * sizePower * (ux > 0 ? c : Math.max(0, c - 2 * TINY))) / Math.sqrt(c * c + s * s);
      const widened = sizePower === 1 ? TINY : Number.MIN_VALUE;
      far = (along + side * along * SUM_ERROR) / sizePower + side * widened;
      far = Math.min(Math.max(0, far), r);
    } else far = exact;
  }
  if (!(side * far <= (ways[k] as number))) ways[k] = side * far + 0;
}
