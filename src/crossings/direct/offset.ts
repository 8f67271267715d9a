import type { Vec2 } from "../../math/vector.js";

/**
 * A vector to about thirty digits, to work with: `x + xLow` and `y + yLow`, of which the leading numbers are the nearest
 * doubles. Each coordinate is off by at most `error`.
 */
export class Offset {
  x = 0.5;
  xLow = 0.5;
  y = 0.5;
  yLow = 0.5;
  error = 0.5;
}

/** Sums of doubles below lose at most 2⁻¹⁰⁴ of the magnitudes that go in, three roundings of what is small already. */
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

/** What a rounded sum of two doubles leaves out: as `sumError`, without a branch that cannot be foreseen. */
export function sumRest(a: number, b: number, sum: number): number {
  const part = sum - a;
  return a - (sum - part) + (b - part);
}
