import type { Relation } from "../exact/rcc8.js";
import { type Sign, signOf, toIntegers } from "../math/exact.js";
import { certainSign, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../math/verdict.js";
import type { Circle, Point, Sector } from "../shapes/kind.js";

/**
 * Whether a solid circle contains a point. Exact; symmetric; the rim belongs to the circle.
 *
 * @example
 * pointCircleOverlap(point(1, 0), circle(0, 0, 2)); // true
 */
export function pointCircleOverlap(a: Point, b: Circle): boolean {
  const verdict = pointCircleOverlapFilter(a, b);
  return verdict !== 0 ? verdict > 0 : pointCircleOverlapExact(a, b);
}

/**
 * dx² + dy²: a rounding for each difference (counted twice by the square), one for each square, one for the
 * sum: 4. r²: 1. The final subtraction: 1. So 5 on each side; a product that underflows loses less than
 * 2⁻¹⁰⁷⁴.
 */
const POINT_CIRCLE_ERROR = 6 * UNIT_ROUNDOFF;

/** For a sector: for the disc that it is cut from. */
export function pointCircleOverlapFilter(a: Point, b: Circle | Sector): Verdict {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const distanceSq = dx * dx + dy * dy;
  const radiusSq = b.r * b.r;
  return certainSign(radiusSq - distanceSq, POINT_CIRCLE_ERROR * (distanceSq + radiusSq) + UNDERFLOW_ERROR);
}

export function pointCircleOverlapExact(a: Point, b: Circle): boolean {
  return depthSign(a, b) >= 0;
}

/** Sign of r² − |a − c|². */
function depthSign(a: Point, b: Circle): Sign {
  const [ax, ay, bx, by, r] = toIntegers(a.x, a.y, b.x, b.y, b.r);
  const dx = ax - bx;
  const dy = ay - by;
  return signOf(r * r - dx * dx - dy * dy);
}

/**
 * Relation of a point to a solid circle: inside, on the rim (`"insideTouching"`) or apart. Exact.
 *
 * @example
 * pointCircleRelation(point(1, 0), circle(0, 0, 2)); // inside
 */
export function pointCircleRelation(a: Point, b: Circle): Relation {
  const verdict = pointCircleOverlapFilter(a, b);
  const sign = verdict !== 0 ? verdict : depthSign(a, b);
  if (sign < 0) return "apart";
  if (b.r === 0) return "equal";
  return sign > 0 ? "inside" : "insideTouching";
}
