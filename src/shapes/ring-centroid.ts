import { normalizingPower } from "../math/doubles.js";
import { sumError } from "../math/rounding.js";
import type { Vec2 } from "../math/vector.js";
import { UNIT_ROUNDOFF } from "../math/verdict.js";

/** Results of doubles are accepted up to this error, relative to the extent; otherwise they are computed exactly. */
const GOOD_ENOUGH = 2 ** -46;

/** A bound on what a product of coordinates below 1 loses to underflow. */
const LOST_BELOW = 2 ** -1000;

/**
 * The error of the centre, relative to the sum of the magnitudes of the terms of twice the area. A product p × (q − p)
 * takes four roundings; with p + q two more, and the product of both another: 7 u of twice the magnitude, as p + q is
 * below 2. The sums keep their rounding errors, which leaves 1 u. So the moments, divided by 3, are off by 16/3 u, the
 * area by 5 u, multiplied by the centre's ⅓ (p + q), below ⅔: together less than 9 u.
 */
const CENTRE_ERROR = 12 * UNIT_ROUNDOFF;

/**
 * Twice an area, and six times the integrals of x and y over it, relative to the first vertex: each as a sum and its
 * rounding error.
 */
class Moments {
  twice = 0.5;
  twiceRest = 0.5;
  sixX = 0.5;
  sixXRest = 0.5;
  sixY = 0.5;
  sixYRest = 0.5;
  /** The sum of the magnitudes of the products in `twice`. */
  magnitude = 0.5;

  clear(): void {
    this.twice = 0;
    this.twiceRest = 0;
    this.sixX = 0;
    this.sixXRest = 0;
    this.sixY = 0;
    this.sixYRest = 0;
    this.magnitude = 0;
  }

  add(twice: number, sixX: number, sixY: number, magnitude: number): void {
    const nextTwice = this.twice + twice;
    this.twiceRest += sumError(this.twice, twice, nextTwice);
    this.twice = nextTwice;
    const nextX = this.sixX + sixX;
    this.sixXRest += sumError(this.sixX, sixX, nextX);
    this.sixX = nextX;
    const nextY = this.sixY + sixY;
    this.sixYRest += sumError(this.sixY, sixY, nextY);
    this.sixY = nextY;
    this.magnitude += magnitude;
  }

  addRing(ring: Moments, sign: 1 | -1): void {
    this.add(sign * ring.twice, sign * ring.sixX, sign * ring.sixY, ring.magnitude);
    this.add(sign * ring.twiceRest, sign * ring.sixXRest, sign * ring.sixYRest, 0);
  }
}

const total = /* @__PURE__ */ new Moments();
const ring = /* @__PURE__ */ new Moments();

/**
 * The centroid of the region that rings of vertices enclose, the first being the outer one: within 2⁻⁴⁶ of the extent, or
 * null if products of doubles cancel, as in thin polygons.
 */
export function certainCentroid(vertices: readonly number[], ringEnds: readonly number[]): Vec2 | null {
  let largest = 0;
  for (const coordinate of vertices) largest = Math.max(largest, Math.abs(coordinate));
  const power = normalizingPower(largest) / 4;
  total.clear();
  let begin = 0;
  for (const end of ringEnds) {
    setRingMoments(vertices, begin, end, power);
    total.addRing(ring, (begin === 0) === ring.twice > 0 ? 1 : -1);
    begin = end;
  }
  const twice = total.twice + total.twiceRest;
  const error = CENTRE_ERROR * total.magnitude + (vertices.length + 1) * LOST_BELOW;
  if (!(error <= GOOD_ENOUGH * twice)) return null;
  const [originX, originY] = [vertices[0] ?? 0, vertices[1] ?? 0];
  return {
    x: (originX * power + (total.sixX + total.sixXRest) / twice / 3) / power,
    y: (originY * power + (total.sixY + total.sixYRest) / twice / 3) / power,
  };
}

/** Coordinates are multiplied by a power of two before they are subtracted, so that no difference overflows. */
function setRingMoments(vertices: readonly number[], begin: number, end: number, power: number): void {
  const [originX, originY] = [(vertices[0] ?? 0) * power, (vertices[1] ?? 0) * power];
  ring.clear();
  let px = (vertices[2 * end - 2] ?? 0) * power;
  let py = (vertices[2 * end - 1] ?? 0) * power;
  for (let i = begin; i < end; i += 1) {
    const qx = (vertices[2 * i] ?? 0) * power;
    const qy = (vertices[2 * i + 1] ?? 0) * power;
    const first = (px - originX) * (qy - py);
    const second = (py - originY) * (qx - px);
    const product = first - second;
    const sumX = px - originX + (qx - originX);
    const sumY = py - originY + (qy - originY);
    ring.add(product, product * sumX, product * sumY, Math.abs(first) + Math.abs(second));
    px = qx;
    py = qy;
  }
}
