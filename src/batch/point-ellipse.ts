import { UNIT_TOLERANCE } from "../math/unit-direction.js";
import { UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../math/verdict.js";
import { pointEllipseOverlap } from "../pairs/point-ellipse.js";
import { ellipseAt, isFiniteShape, pointAt } from "./records.js";

/**
 * (rx ry)² − (ry û·d)² − (rx û×d)², in units of (rx ry)² + (rx² + ry²)(|dx| + |dy|)². A coordinate: difference, product
 * and sum 3, its direction taken for a unit vector 5, the product with a radius 1; doubled by the square, which adds 1:
 * 19; the differences 2. The bound itself passes 7, all of its terms positive.
 */
const POINT_ELLIPSE_ERROR = 23 * UNIT_ROUNDOFF;

/**
 * `pointEllipseOverlap` for records. Without divisions, unlike the filter of a single pair; what is too large for that
 * overflows in the bound, too, and is decided as a single pair. A flat ellipse is never certain to hold a point.
 */
export function pointEllipseMany(
  points: Float64Array,
  ellipses: Float64Array,
  out: Uint8Array,
  count: number,
): void {
  for (let i = 0, p = 0, e = 0; i < count; i++, p += 2, e += 6) {
    const rx = ellipses[e + 2] as number;
    const ry = ellipses[e + 3] as number;
    const ux = ellipses[e + 4] as number;
    const uy = ellipses[e + 5] as number;
    const dx = (points[p] as number) - (ellipses[e] as number);
    const dy = (points[p + 1] as number) - (ellipses[e + 1] as number);
    const along = ry * (ux * dx + uy * dy);
    const across = rx * (ux * dy - uy * dx);
    const product = rx * ry;
    const productSq = product * product;
    const reach = Math.abs(dx) + Math.abs(dy);
    const error = POINT_ELLIPSE_ERROR * (productSq + (rx * rx + ry * ry) * (reach * reach)) + UNDERFLOW_ERROR;
    const depth = productSq - (along * along + across * across);
    const isUnit = Math.abs(ux * ux + uy * uy - 1) <= UNIT_TOLERANCE;
    if (isUnit && Math.abs(depth) > error) out[i] = Number(depth > 0);
    else out[i] = decide(points, ellipses, i);
  }
}

function decide(points: Float64Array, ellipses: Float64Array, index: number): number {
  const point = pointAt(points, index);
  const ellipse = ellipseAt(ellipses, index);
  return Number(isFiniteShape(point) && isFiniteShape(ellipse) && pointEllipseOverlap(point, ellipse));
}
