import { productError } from "../../../math/rounding.js";
import type { Vec2 } from "../../../math/vector.js";

/**
 * A vector to about thirty digits, to work with: `x + xLow` and `y + yLow`, of which the leading numbers are
 * the nearest doubles. Each coordinate is off by at most `error`.
 */
export class Offset {
  x = 0.5;
  xLow = 0.5;
  y = 0.5;
  yLow = 0.5;
  error = 0.5;
}

/**
 * Sums of doubles below lose at most 2⁻¹⁰⁴ of the magnitudes that go in, three roundings of what is small
 * already.
 */
const OFFSET_ERROR = 2 ** -104;

/** Sets it to the difference of two stored points, exactly. */
export function setDifference(out: Offset, a: Readonly<Vec2>, b: Readonly<Vec2>): void {
  const x = a.x - b.x;
  const y = a.y - b.y;
  out.x = x;
  out.xLow = sumRest(a.x, -b.x, x);
  out.y = y;
  out.yLow = sumRest(a.y, -b.y, y);
  out.error = 0;
}

/** Sets it to a vector in doubles. */
export function setPlace(out: Offset, q: Readonly<Vec2>): void {
  out.x = q.x;
  out.xLow = 0;
  out.y = q.y;
  out.yLow = 0;
  out.error = 0;
}

/** Sets it to q + d, for a q in doubles. */
export function setMoved(out: Offset, q: Readonly<Vec2>, d: Offset): void {
  const qx = q.x;
  const qy = q.y;
  const x = qx + d.x;
  const y = qy + d.y;
  const xLow = sumRest(qx, d.x, x) + d.xLow;
  const yLow = sumRest(qy, d.y, y) + d.yLow;
  out.x = x + xLow;
  out.xLow = xLow - (out.x - x);
  out.y = y + yLow;
  out.yLow = yLow - (out.y - y);
  out.error = OFFSET_ERROR * (Math.abs(qx) + Math.abs(qy) + Math.abs(d.x) + Math.abs(d.y)) + d.error;
}

/** Sets it to m p + n q, for m and n of 1 or −1; it may be one of them. */
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

/**
 * The low part of a product is below 3 u of it and passes 3 roundings, and the product of two low parts is
 * left out.
 */
const SCALING_ERROR = 2 ** -102;

/** Sets it to a vector times size + sizeLow, a size that is its nearest double. */
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

/** Turns it by a quarter from +x towards +y. */
export function turnByQuarter(out: Offset): void {
  const { x, xLow } = out;
  out.x = -out.y;
  out.xLow = -out.yLow;
  out.y = x;
  out.yLow = xLow;
}

/** What a rounded sum of two doubles leaves out: as `sumError`, without a branch that cannot be foreseen. */
export function sumRest(a: number, b: number, sum: number): number {
  const part = sum - a;
  return a - (sum - part) + (b - part);
}
