import type { Core } from "./core.js";
import type { Difference } from "./difference.js";

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
