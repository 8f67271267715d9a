import type { Relation } from "../exact/rcc8.js";
import { type Sign, signOf, toIntegers } from "../math/exact.js";
import { certainSign, isModerate, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../math/verdict.js";
import type { Ellipse, Point } from "../shapes/kind.js";
import { asFlatRect, isFlat } from "../shapes/reductions.js";
import { pointRectOverlapExact, pointRectOverlapFilter, pointRectRelation } from "./point-rect.js";

/**
 * Whether a solid ellipse, turned as it may be, contains a point. Exact; its rim belongs to it; a zero radius
 * makes it a segment or a point.
 */
export function pointEllipseOverlap(a: Point, b: Ellipse): boolean {
  const verdict = pointEllipseOverlapFilter(a, b);
  return verdict !== 0 ? verdict > 0 : pointEllipseOverlapExact(a, b);
}

/** u·d: a rounding each for the difference, the product and the sum. */
const COORDINATE_ERROR = 4 * UNIT_ROUNDOFF;

/**
 * (u·d/rx)² + (u×d/ry)² against u·u, given the coordinates: division (counted twice), square, sum: 4; u·u: 2;
 * the comparison: 1.
 */
const POINT_ELLIPSE_ERROR = 6 * UNIT_ROUNDOFF;

/** Dividing by the radii first keeps thin and tiny ellipses away from over- and underflow. */
export function pointEllipseOverlapFilter(a: Point, b: Ellipse): Verdict {
  if (isFlat(b)) return pointRectOverlapFilter(a, asFlatRect(b));
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const lengthSq = b.ux * b.ux + b.uy * b.uy;
  if (!isModerate(lengthSq) || !isModerate(b.rx) || !isModerate(b.ry)) return 0;
  const alongX = b.ux * dx;
  const alongY = b.uy * dy;
  const acrossX = b.ux * dy;
  const acrossY = b.uy * dx;
  const along = Math.abs(alongX + alongY) / b.rx;
  const across = Math.abs(acrossX - acrossY) / b.ry;
  const alongError = (COORDINATE_ERROR * (Math.abs(alongX) + Math.abs(alongY)) + UNDERFLOW_ERROR) / b.rx;
  const acrossError = (COORDINATE_ERROR * (Math.abs(acrossX) + Math.abs(acrossY)) + UNDERFLOW_ERROR) / b.ry;
  const sum = along * along + across * across;
  const error =
    alongError * (2 * along + alongError) +
    acrossError * (2 * across + acrossError) +
    POINT_ELLIPSE_ERROR * (sum + lengthSq);
  return certainSign(lengthSq - sum, error);
}

export function pointEllipseOverlapExact(a: Point, b: Ellipse): boolean {
  if (isFlat(b)) return pointRectOverlapExact(a, asFlatRect(b));
  return depthSign(a, b) >= 0;
}

/** Sign of rx²ry²|u|² − ry²(u·d)² − rx²(u×d)², for positive radii. */
function depthSign(a: Point, b: Ellipse): Sign {
  const [ax, ay, bx, by, rx, ry] = toIntegers(a.x, a.y, b.x, b.y, b.rx, b.ry);
  const [ux, uy] = toIntegers(b.ux, b.uy);
  const dx = ax - bx;
  const dy = ay - by;
  const along = ry * (ux * dx + uy * dy);
  const across = rx * (ux * dy - uy * dx);
  const product = rx * ry;
  return signOf(product * product * (ux * ux + uy * uy) - along * along - across * across);
}

/**
 * Relation of a point to a solid ellipse: inside, on the rim (`"insideTouching"`), apart, or equal to an
 * ellipse of no size. Exact.
 */
export function pointEllipseRelation(a: Point, b: Ellipse): Relation {
  if (isFlat(b)) return pointRectRelation(a, asFlatRect(b));
  const verdict = pointEllipseOverlapFilter(a, b);
  const sign = verdict !== 0 ? verdict : depthSign(a, b);
  if (sign < 0) return "apart";
  return sign > 0 ? "inside" : "insideTouching";
}
