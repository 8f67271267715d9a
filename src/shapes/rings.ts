import {
  addDyadics,
  type Dyadic,
  dyadicOfDouble,
  multiplyDyadics,
  negateDyadic,
  ZERO,
} from "../math/dyadic.js";
import { normalizingPower, type Sign, signOf } from "../math/exact.js";
import { sumError } from "../math/rounding.js";
import type { Vec2 } from "../math/vector.js";
import { certainSign, orientation, UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Extremes, Mutable } from "./kind.js";

/** Exact facts about rings: closed chains of vertices, x and y alternately. They may be of any form. */

/** A bound on what the products of a ring lose to gradual underflow; differences of doubles lose nothing to it. */
const AREA_UNDERFLOW = 2 ** -1000;

/**
 * The sign of a ring's area: of the sum of pᵢ × pᵢ₊₁ over its edges, 1 for a simple ring that goes from +x
 * towards +y. `begin` and `end` count vertices. Exact.
 *
 * Relative to the first vertex, each product takes three roundings and their sum as many as there are vertices, n:
 * together below (n + 4) u of the sum of the products' magnitudes. Twice that covers the rest.
 */
export function areaSign(vertices: readonly number[], begin: number, end: number): Sign {
  const originX = vertices[2 * begin] ?? 0;
  const originY = vertices[2 * begin + 1] ?? 0;
  let sum = 0;
  let magnitude = 0;
  for (let i = begin + 1; i + 1 < end; i += 1) {
    const px = (vertices[2 * i] ?? 0) - originX;
    const py = (vertices[2 * i + 1] ?? 0) - originY;
    const qx = (vertices[2 * i + 2] ?? 0) - originX;
    const qy = (vertices[2 * i + 3] ?? 0) - originY;
    sum += px * qy - py * qx;
    magnitude += Math.abs(px * qy) + Math.abs(py * qx);
  }
  const error = 2 * (end - begin + 4) * UNIT_ROUNDOFF * magnitude + AREA_UNDERFLOW;
  if (sum > error) return 1;
  if (sum < -error) return -1;
  return signOf(exactTwiceArea(vertices, begin, end).mantissa);
}

/** Twice the signed area of a ring, exactly. */
export function exactTwiceArea(vertices: readonly number[], begin: number, end: number): Dyadic {
  const coordinate = (i: number) => dyadicOfDouble(vertices[i] ?? 0);
  let sum = ZERO;
  let [px, py] = [coordinate(2 * end - 2), coordinate(2 * end - 1)];
  for (let i = begin; i < end; i += 1) {
    const [qx, qy] = [coordinate(2 * i), coordinate(2 * i + 1)];
    sum = addDyadics(sum, addDyadics(multiplyDyadics(px, qy), negateDyadic(multiplyDyadics(py, qx))));
    [px, py] = [qx, qy];
  }
  return sum;
}

/** A product of two differences takes 3 roundings, the difference of two such a fourth: see orientation. */
const TURN_ERROR = 4 * UNIT_ROUNDOFF;

/** More than the two products can lose to gradual underflow. */
const TURN_UNDERFLOW = 2 ** -1070;

/**
 * The sense of a ring that has area, winds around once and never turns both ways, as the outline of a convex set: 1 from
 * +x towards +y. 0 for all others. Collinear vertices and equal neighbours change nothing. Exact.
 *
 * A ring that always turns the same way, and never back on itself, winds around once iff its edges change only twice
 * between those that go up (towards +y, or level towards +x) and those that go down.
 */
export function turnOfConvexRing(vertices: readonly number[]): Sign {
  const count = vertices.length;
  let ax = vertices[count - 2] as number;
  let ay = vertices[count - 1] as number;
  // The last vertex that differs from the one after it, if any.
  let before = count - 4;
  while (before >= 0 && vertices[before] === ax && vertices[before + 1] === ay) before -= 2;
  if (before < 0) return 0;
  let px = vertices[before] as number;
  let py = vertices[before + 1] as number;
  let dx = ax - px;
  let dy = ay - py;
  let wasUp = isUpward(dx, dy);
  let turn: Sign = 0;
  let changes = 0;
  for (let i = 0; i < count; i += 2) {
    const bx = vertices[i] as number;
    const by = vertices[i + 1] as number;
    const ex = bx - ax;
    const ey = by - ay;
    if (ex === 0 && ey === 0) continue;
    const first = dx * ey;
    const second = dy * ex;
    const error = TURN_ERROR * (Math.abs(first) + Math.abs(second)) + TURN_UNDERFLOW;
    const certain = certainSign(first - second, error);
    const sign = certain !== 0 ? certain : orientation(px, py, ax, ay, bx, by);
    const isUp = isUpward(ex, ey);
    // Collinear edges that differ in this go back on themselves.
    if (sign === 0 && wasUp !== isUp) return 0;
    if (sign !== 0 && turn !== 0 && sign !== turn) return 0;
    if (sign !== 0) turn = sign;
    if (wasUp !== isUp) changes += 1;
    px = ax;
    py = ay;
    ax = bx;
    ay = by;
    dx = ex;
    dy = ey;
    wasUp = isUp;
  }
  return changes === 2 ? turn : 0;
}

function isUpward(dx: number, dy: number): boolean {
  return dy > 0 || (dy === 0 && dx > 0);
}

/**
 * Finds the box of points, x and y alternately, and a point on each of its sides.
 *
 * Of several points on a side it takes the last one, going from +x towards +y: four corners of an upright
 * rectangle then are one each.
 */
export function noteExtremes(out: Mutable<Extremes>, points: readonly number[]): void {
  let minX = points[0] as number;
  let minY = points[1] as number;
  let maxX = minX;
  let maxY = minY;
  let yAtMinX = minY;
  let xAtMinY = minX;
  let yAtMaxX = minY;
  let xAtMaxY = minX;
  for (let i = 2; i < points.length; i += 2) {
    const x = points[i] as number;
    const y = points[i + 1] as number;
    if (x < minX || (x === minX && y < yAtMinX)) {
      minX = x;
      yAtMinX = y;
    }
    if (x > maxX || (x === maxX && y > yAtMaxX)) {
      maxX = x;
      yAtMaxX = y;
    }
    if (y < minY || (y === minY && x > xAtMinY)) {
      minY = y;
      xAtMinY = x;
    }
    if (y > maxY || (y === maxY && x < xAtMaxY)) {
      maxY = y;
      xAtMaxY = x;
    }
  }
  out.minX = minX;
  out.minY = minY;
  out.maxX = maxX;
  out.maxY = maxY;
  out.yAtMinX = yAtMinX;
  out.xAtMinY = xAtMinY;
  out.yAtMaxX = yAtMaxX;
  out.xAtMaxY = xAtMaxY;
}

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
