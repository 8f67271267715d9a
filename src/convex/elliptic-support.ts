import type { Core } from "./core.js";
import type { Difference } from "./difference.js";

/** A point of the difference: the support point w in the direction −n, n being the normal. */
export interface SupportPoint {
  normalX: number;
  normalY: number;
  x: number;
  y: number;
  /** The radii of curvature of the first and of the second shape's ellipse there; 0 if it has none. */
  curvatureA: number;
  curvatureB: number;
}

export function createSupportPoint(): SupportPoint {
  return { normalX: 1, normalY: 0, x: 0, y: 0, curvatureA: 0, curvatureB: 0 };
}

/** s(n) = n · w. */
export function separationAt(point: SupportPoint): number {
  return point.normalX * point.x + point.normalY * point.y;
}

/** s'(n) = n × w. */
export function slopeAt(point: SupportPoint): number {
  return point.normalX * point.y - point.normalY * point.x;
}

/** Sets the support point of a difference at a unit normal of one of its intervals. */
export function setSupportPoint(
  out: SupportPoint,
  difference: Difference,
  a: Core,
  b: Core,
  interval: number,
  nx: number,
  ny: number,
): void {
  const r = difference.r[interval] as number;
  out.normalX = nx;
  out.normalY = ny;
  out.x = (difference.x[interval] as number) - r * nx;
  out.y = (difference.y[interval] as number) - r * ny;
  out.curvatureA = a.isElliptic ? subtractEllipse(out, a, nx, ny) : 0;
  out.curvatureB = b.isElliptic ? subtractEllipse(out, b, nx, ny) : 0;
}

/**
 * Takes an ellipse's support vector off, and returns its radius of curvature there.
 *
 * With M = diag(rx², ry²) in the ellipse's axes, the support vector is M n / h, h = √(n · M n), and the radius
 * of curvature rx² ry² / h³.
 */
function subtractEllipse(out: SupportPoint, core: Core, nx: number, ny: number): number {
  const { ellipseX, ellipseY, radiusXSq, radiusYSq, ellipseScale } = core;
  const along = ellipseX * nx + ellipseY * ny;
  const across = ellipseX * ny - ellipseY * nx;
  const momentAlong = radiusXSq * along;
  const momentAcross = radiusYSq * across;
  const inverse = 1 / Math.sqrt(momentAlong * along + momentAcross * across);
  const scale = ellipseScale * inverse;
  out.x -= scale * (momentAlong * ellipseX - momentAcross * ellipseY);
  out.y -= scale * (momentAlong * ellipseY + momentAcross * ellipseX);
  return radiusXSq * radiusYSq * inverse * inverse * scale;
}

/** Sets `out` to the same support point as it is seen from the end of the interval before. */
export function setPointBefore(
  out: SupportPoint,
  point: SupportPoint,
  difference: Difference,
  interval: number,
): void {
  const before = (interval === 0 ? difference.count : interval) - 1;
  const { x, y, r } = difference;
  const radius = (r[before] as number) - (r[interval] as number);
  copyPoint(out, point);
  out.x += (x[before] as number) - (x[interval] as number) - radius * point.normalX;
  out.y += (y[before] as number) - (y[interval] as number) - radius * point.normalY;
}

export function copyPoint(out: SupportPoint, point: SupportPoint): void {
  out.normalX = point.normalX;
  out.normalY = point.normalY;
  out.x = point.x;
  out.y = point.y;
  out.curvatureA = point.curvatureA;
  out.curvatureB = point.curvatureB;
}
