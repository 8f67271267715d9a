import { grown } from "../math/collections.js";
import type { Core } from "./core.js";

/* The Minkowski difference of two shapes, and its support points. */

/**
 * The Minkowski difference b − a of two shapes, as the sequence of its support points against the direction n, while n
 * turns from +x towards +y.
 *
 * Between two breaks, the support point is d − r n, where d is (x, y) plus the shift, less the ellipses' own support
 * vectors. The shapes are apart iff their separation is positive along some unit vector n: s(n) = n · d − r − h(n), where
 * h is the ellipses' half width along n.
 */
export class Difference {
  /** The sizes of both shapes together, the unit of errors and tolerances. */
  scale = 0.5;
  count = 0;
  normalX = new Float64Array(32);
  normalY = new Float64Array(32);
  x = new Float64Array(32);
  y = new Float64Array(32);
  /** How far b has been shifted: what is to be added to x and y. */
  shiftX = 0.5;
  shiftY = 0.5;
  r = new Float64Array(32);
  /** The pieces of the two cores, by the breaks they follow. */
  pieceA: Int32Array = new Int32Array(32);
  pieceB: Int32Array = new Int32Array(32);
}

/** Merges the breaks of two cores; one that both have counts once. An angle that is NaN does not keep it from its end. */
export function fillDifference(out: Difference, a: Core, b: Core): void {
  if (a.count + b.count > out.r.length) growDifference(out, a.count + b.count);
  const radius = a.radius + b.radius;
  let nextA = a.first;
  let nextB = b.first;
  let leftA = a.count;
  let leftB = b.count;
  let pieceA = (nextA === 0 ? a.count : nextA) - 1;
  let pieceB = (nextB === 0 ? b.count : nextB) - 1;
  let count = 0;
  while (leftA > 0 || leftB > 0) {
    const angleA = leftA > 0 ? (a.angle[nextA] as number) : Number.POSITIVE_INFINITY;
    const angleB = leftB > 0 ? (b.angle[nextB] as number) : Number.POSITIVE_INFINITY;
    if (!(angleA > angleB)) {
      out.normalX[count] = a.normalX[nextA] as number;
      out.normalY[count] = a.normalY[nextA] as number;
      pieceA = nextA;
      nextA = nextA + 1 === a.count ? 0 : nextA + 1;
      leftA -= 1;
    } else {
      out.normalX[count] = b.normalX[nextB] as number;
      out.normalY[count] = b.normalY[nextB] as number;
    }
    if (!(angleB > angleA)) {
      pieceB = nextB;
      nextB = nextB + 1 === b.count ? 0 : nextB + 1;
      leftB -= 1;
    }
    out.x[count] = (b.x[pieceB] as number) - (a.x[pieceA] as number);
    out.y[count] = (b.y[pieceB] as number) - (a.y[pieceA] as number);
    out.r[count] = (a.r[pieceA] as number) + (b.r[pieceB] as number) + radius;
    out.pieceA[count] = pieceA;
    out.pieceB[count] = pieceB;
    count += 1;
  }
  out.count = count;
  out.shiftX = 0;
  out.shiftY = 0;
}

function growDifference(out: Difference, capacity: number): void {
  out.normalX = grown(out.normalX, 2 * capacity);
  out.normalY = grown(out.normalY, 2 * capacity);
  out.x = grown(out.x, 2 * capacity);
  out.y = grown(out.y, 2 * capacity);
  out.r = grown(out.r, 2 * capacity);
  out.pieceA = new Int32Array(2 * capacity);
  out.pieceB = new Int32Array(2 * capacity);
}

/** A point of the difference: the support point w in the direction −n, n being the normal. */
export interface SupportPoint {
  normalX: number;
  normalY: number;
  x: number;
  y: number;
  /** s(n) = n · w. */
  separation: number;
  /** s'(n) = n × w. */
  slope: number;
  /** The radii of curvature of the first and of the second shape's ellipse there; 0 if it has none. */
  curvatureA: number;
  curvatureB: number;
}

export function createSupportPoint(): SupportPoint {
  return {
    normalX: 0.5,
    normalY: 0.5,
    x: 0.5,
    y: 0.5,
    separation: 0.5,
    slope: 0.5,
    curvatureA: 0.5,
    curvatureB: 0.5,
  };
}

/** Sets the support point of a difference in one of its intervals, at the unit normal that `out` holds already. */
export function setSupportPoint(
  out: SupportPoint,
  difference: Difference,
  a: Core,
  b: Core,
  interval: number,
): void {
  const r = difference.r[interval] as number;
  out.x = (difference.x[interval] as number) + difference.shiftX - r * out.normalX;
  out.y = (difference.y[interval] as number) + difference.shiftY - r * out.normalY;
  out.curvatureA = 0;
  out.curvatureB = 0;
  if (a.isElliptic) subtractEllipse(out, a);
  if (b.isElliptic) subtractEllipse(out, b);
  setSlope(out);
}

function setSlope(out: SupportPoint): void {
  const { normalX, normalY, x, y } = out;
  out.separation = normalX * x + normalY * y;
  out.slope = normalX * y - normalY * x;
}

/**
 * Subtracts an ellipse's support vector, and sets its radius of curvature there.
 *
 * With M = diag(rx², ry²) in the ellipse's axes, the support vector is M n / h, h = √(n · M n), and the radius
 * of curvature rx² ry² / h³.
 */
function subtractEllipse(out: SupportPoint, core: Core): void {
  const { ellipseX, ellipseY, radiusXSq, radiusYSq, ellipseScale } = core;
  const { normalX, normalY } = out;
  const along = ellipseX * normalX + ellipseY * normalY;
  const across = ellipseX * normalY - ellipseY * normalX;
  const momentAlong = radiusXSq * along;
  const momentAcross = radiusYSq * across;
  const inverse = 1 / Math.sqrt(momentAlong * along + momentAcross * across);
  const scale = ellipseScale * inverse;
  out.x -= scale * (momentAlong * ellipseX - momentAcross * ellipseY);
  out.y -= scale * (momentAlong * ellipseY + momentAcross * ellipseX);
  const curvature = radiusXSq * radiusYSq * inverse * inverse * scale;
  if (core.side > 0) out.curvatureA = curvature;
  else out.curvatureB = curvature;
}

/** Sets `out` to the same support point as it is seen from the end of the interval before. */
export function setPointBefore(
  out: SupportPoint,
  point: SupportPoint,
  difference: Difference,
  interval: number,
): void {
  const before = (interval === 0 ? difference.count : interval) - 1;
  const { x, y, r, shiftX, shiftY } = difference;
  const radius = (r[before] as number) - (r[interval] as number);
  copyPoint(out, point);
  const aheadX = (x[before] as number) + shiftX - ((x[interval] as number) + shiftX);
  const aheadY = (y[before] as number) + shiftY - ((y[interval] as number) + shiftY);
  out.x += aheadX - radius * point.normalX;
  out.y += aheadY - radius * point.normalY;
  setSlope(out);
}

export function copyPoint(out: SupportPoint, point: SupportPoint): void {
  out.normalX = point.normalX;
  out.normalY = point.normalY;
  out.x = point.x;
  out.y = point.y;
  out.separation = point.separation;
  out.slope = point.slope;
  out.curvatureA = point.curvatureA;
  out.curvatureB = point.curvatureB;
}
