import {
  addDyadics,
  type Dyadic,
  dyadicOfDouble,
  multiplyDyadics,
  negateDyadic,
  ZERO,
} from "../math/dyadic.js";
import { normalizingPower } from "../math/powers-of-two.js";
import { Real } from "../math/real.js";
import { sumError } from "../math/rounding.js";
import type { Vec2 } from "../math/vector.js";
import { UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Polygon } from "../shapes/kind.js";

/** An error up to this part of the extent is taken from doubles; what may be off by more is computed exactly. */
const GOOD_ENOUGH = 2 ** -46;

/** More than what a product of coordinates below 1 loses to underflow. */
const LOST_BELOW = 2 ** -1000;

/**
 * An error of the centre, for a sum of 1 of the magnitudes that are added up to twice the area. A product p × (q − p)
 * passes four roundings; with p + q two more, and the product of both another: 7 u of twice the magnitude, as p + q is
 * below 2. The sums keep their rounding errors, which leaves 1 u. So the moments, divided by 3, are off by 16/3 u, the
 * area by 5 u, which counts by the centre's ⅓ (p + q), below ⅔: together less than 9 u.
 */
const CENTRE_ERROR = 12 * UNIT_ROUNDOFF;

/**
 * Twice an area, and six times the integrals of x and y over it, from the first vertex: each as a sum and what rounding
 * took from it.
 */
class Moments {
  twice = 0.5;
  twiceRest = 0.5;
  sixX = 0.5;
  sixXRest = 0.5;
  sixY = 0.5;
  sixYRest = 0.5;
  /** The sum of the magnitudes of the products that make up `twice`. */
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
 * The centre of mass of a polygon with area: the outer ring's less the holes'. Null if rounding has made rings cross
 * so that the holes have all the area.
 *
 * Thin polygons, whose products cancel, go to exact integers.
 */
export function polygonCentroid({ vertices, ringEnds }: Polygon): Vec2 | null {
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
  if (!(error <= GOOD_ENOUGH * twice)) return exactCentroid(vertices, ringEnds);
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

/** The same without rounding but the last. */
function exactCentroid(vertices: readonly number[], ringEnds: readonly number[]): Vec2 | null {
  let [twice, sixX, sixY] = [ZERO, ZERO, ZERO];
  let begin = 0;
  for (const end of ringEnds) {
    const moments = exactRingMoments(vertices, begin, end);
    const isAdded = (begin === 0) === moments.twice.mantissa > 0n;
    const signed = (value: Dyadic) => (isAdded ? value : negateDyadic(value));
    twice = addDyadics(twice, signed(moments.twice));
    sixX = addDyadics(sixX, signed(moments.sixX));
    sixY = addDyadics(sixY, signed(moments.sixY));
    begin = end;
  }
  if (twice.mantissa <= 0n) return null;
  const divisor = Real.ofDyadic(twice).times(Real.of(3));
  const coordinate = (six: Dyadic) => Real.ofDyadic(six).over(divisor).approximate();
  return { x: coordinate(sixX), y: coordinate(sixY) };
}

function exactRingMoments(vertices: readonly number[], begin: number, end: number) {
  const coordinate = (i: number) => dyadicOfDouble(vertices[i] ?? 0);
  let [twice, sixX, sixY] = [ZERO, ZERO, ZERO];
  let [px, py] = [coordinate(2 * end - 2), coordinate(2 * end - 1)];
  for (let i = begin; i < end; i += 1) {
    const [qx, qy] = [coordinate(2 * i), coordinate(2 * i + 1)];
    const product = addDyadics(multiplyDyadics(px, qy), negateDyadic(multiplyDyadics(py, qx)));
    twice = addDyadics(twice, product);
    sixX = addDyadics(sixX, multiplyDyadics(product, addDyadics(px, qx)));
    sixY = addDyadics(sixY, multiplyDyadics(product, addDyadics(py, qy)));
    [px, py] = [qx, qy];
  }
  return { twice, sixX, sixY };
}
