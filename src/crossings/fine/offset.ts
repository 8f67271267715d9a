import { normalizingPower } from "../../math/exact.js";
import { productError } from "../../math/rounding.js";
import type { Vec2 } from "../../math/vector.js";

/**
 * A vector to about thirty digits: `x + xLow` and `y + yLow`, of which the leading numbers are the nearest doubles. Each
 * coordinate is off by at most `error`.
 */
export class Offset {
  x = 0.5;
  xLow = 0.5;
  y = 0.5;
  yLow = 0.5;
  error = 0.5;
}

/** Sums of doubles below lose at most 2⁻¹⁰⁴ of their terms' magnitudes: three roundings of small terms. */
const OFFSET_ERROR = 2 ** -104;

/** Sets `out` to the difference a − b of two stored points, exactly. */
export function setDifference(out: Offset, a: Readonly<Vec2>, b: Readonly<Vec2>): void {
  const x = a.x - b.x;
  const y = a.y - b.y;
  out.x = x;
  out.xLow = sumRest(a.x, -b.x, x);
  out.y = y;
  out.yLow = sumRest(a.y, -b.y, y);
  out.error = 0;
}

/** Sets `out` to m p + n q, where m and n are powers of two or minus one; `out` may be p or q. */
export function setCombination(out: Offset, m: number, p: Offset, n: number, q: Offset): void {
  const px = m * p.x;
  const py = m * p.y;
  const qx = n * q.x;
  const qy = n * q.y;
  const x = px + qx;
  const y = py + qy;
  const xLow = sumRest(px, qx, x) + (m * p.xLow + n * q.xLow);
  const yLow = sumRest(py, qy, y) + (m * p.yLow + n * q.yLow);
  out.x = x + xLow;
  out.xLow = xLow - (out.x - x);
  out.y = y + yLow;
  out.yLow = yLow - (out.y - y);
  out.error = OFFSET_ERROR * (Math.abs(px) + Math.abs(py) + Math.abs(qx) + Math.abs(qy)) + p.error + q.error;
}

/** The low part of a product is below 3 u of it and passes 3 roundings; the product of two low parts is left out. */
const SCALING_ERROR = 2 ** -102;

/** Sets `out` to v times size + sizeLow, where `size` is the double nearest to this sum. */
export function setScaled(out: Offset, v: Offset, size: number, sizeLow: number): void {
  const x = size * v.x;
  const y = size * v.y;
  const xLow = productError(size, v.x, x) + (size * v.xLow + sizeLow * v.x);
  const yLow = productError(size, v.y, y) + (size * v.yLow + sizeLow * v.y);
  out.x = x + xLow;
  out.xLow = xLow - (out.x - x);
  out.y = y + yLow;
  out.yLow = yLow - (out.y - y);
  out.error = SCALING_ERROR * (Math.abs(x) + Math.abs(y)) + 2 * v.error * Math.abs(size);
}

/** Turns `out` by a quarter from +x towards +y. */
export function turnByQuarter(out: Offset): void {
  const { x, xLow } = out;
  out.x = -out.y;
  out.xLow = -out.yLow;
  out.y = x;
  out.yLow = xLow;
}

/** The error of a rounded sum of two doubles: as `sumError`, without an unpredictable branch. */
export function sumRest(a: number, b: number, sum: number): number {
  const part = sum - a;
  return a - (sum - part) + (b - part);
}

/** A direction of any length, its length and the unit vector along it, all in pairs of doubles. */
export class Direction {
  readonly way = new Offset();
  length = 0.5;
  lengthLow = 0.5;
  readonly unit = new Offset();
}

/**
 * With u the unit roundoff: the low part of the squared length is below 5 u of it, passes 6 roundings and leaves out the
 * squares of low parts, 32 u². The length is off by half of that, by two roundings of 5 u, and by the square of its own
 * low part, 40 u² in all. The low part of a coordinate of the unit vector is below 8 u, passes 4 roundings, and inherits
 * the rest: below 128 u².
 */
export const DIRECTION_ERROR = 2 ** -98;

/**
 * Sets `out` to a stored direction, scaled to a length near 1 by a power of two, or to length 1 along an axis; false if that
 * loses bits.
 */
export function setDirection(out: Direction, x: number, y: number): boolean {
  if (x === 0 || y === 0) {
    setAlongAxis(out, x, y);
    return true;
  }
  const { way } = out;
  const power = normalizingPower(Math.max(Math.abs(x), Math.abs(y)));
  way.x = x * power;
  way.xLow = 0;
  way.y = y * power;
  way.yLow = 0;
  way.error = 0;
  setLength(out);
  return way.x / power === x && way.y / power === y;
}

/** Sets `out` to the direction between two stored points. */
export function setWay(out: Direction, from: Readonly<Vec2>, to: Readonly<Vec2>): void {
  const { way } = out;
  setDifference(way, to, from);
  if (way.x === 0 || way.y === 0) setAlongAxis(out, way.x, way.y);
  else setLength(out);
}

/** Sets `out` to the unit vector along an axis, exactly. */
function setAlongAxis(out: Direction, x: number, y: number): void {
  const { way, unit } = out;
  way.x = x > 0 ? 1 : x < 0 ? -1 : 0;
  way.y = y > 0 ? 1 : y < 0 ? -1 : 0;
  way.xLow = 0;
  way.yLow = 0;
  way.error = 0;
  unit.x = way.x;
  unit.y = way.y;
  unit.xLow = 0;
  unit.yLow = 0;
  unit.error = 0;
  out.length = 1;
  out.lengthLow = 0;
}

/** Sets the length and the unit vector of a direction. */
function setLength(out: Direction): void {
  const { unit } = out;
  const { x, xLow, y, yLow } = out.way;
  const xx = x * x;
  const yy = y * y;
  const square = xx + yy;
  const squareLow =
    sumRest(xx, yy, square) + (productError(x, x, xx) + productError(y, y, yy) + 2 * (x * xLow + y * yLow));
  const length = Math.sqrt(square);
  const rounded = length * length;
  const lengthLow = (square - rounded - productError(length, length, rounded) + squareLow) / (2 * length);
  out.length = length;
  out.lengthLow = lengthLow;
  unit.x = x / length;
  unit.xLow = unitRest(x, xLow, unit.x, length, lengthLow);
  unit.y = y / length;
  unit.yLow = unitRest(y, yLow, unit.y, length, lengthLow);
  unit.error = DIRECTION_ERROR;
}

/** The low part of (value + low) / (length + lengthLow), given the leading one. */
function unitRest(value: number, low: number, lead: number, length: number, lengthLow: number): number {
  const product = lead * length;
  return (value - product - productError(lead, length, product) + (low - lead * lengthLow)) / length;
}

/**
 * Sizes in this range keep all products far from overflow, and underflow negligible. Pairs of shapes with other sizes are
 * tried in another unit of length, in which they exceed the least of these if they do not differ too much.
 */
const USUAL_LEAST = 2 ** -30;
const USUAL_MOST = 2 ** 30;
const LEAST = 2 ** -62;

const range = { least: USUAL_LEAST, isMissed: false };

/** Begins to check the sizes of two shapes, in their own unit or in one in which the largest is about 1. */
export function beginSizes(isOwnUnit: boolean): void {
  range.least = isOwnUnit ? USUAL_LEAST : LEAST;
  range.isMissed = false;
}

/** Whether a size is neither too small nor too large. */
export function isInRange(size: number): boolean {
  const isIn = size > range.least && size < USUAL_MOST;
  if (!isIn) range.isMissed = true;
  return isIn;
}

/** Whether a size was out of range. */
export function isRangeMissed(): boolean {
  return range.isMissed;
}
