import type { Relation } from "../../exact/meeting.js";
import { type Sign, signOf, toIntegers } from "../../math/exact.js";
import { certainSign, isModerate, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import type { Circle, Ellipse, Point } from "../../shapes/kind.js";
import { asEllipse, boxAlongAxes, isFlat, pointAt } from "../../shapes/reductions.js";
import {
  circleRectOverlapExact,
  circleRectRelation,
  pointRectOverlapExact,
  pointRectOverlapFilter,
  pointRectRelation,
} from "../boxes/round-rect.js";
import { ellipseEllipseOverlapExact, ellipseEllipseRelation } from "./ellipse-ellipse.js";
import { circleEllipseOverlapFilter } from "./ellipse-ellipse-filter.js";

/**
 * Whether a solid ellipse, at any angle, contains a point. Exact; its rim belongs to it; a zero radius
 * makes it a segment or a point.
 *
 * @example
 * pointEllipseOverlap(point(1, 0), ellipse(0, 0, 3, 1)); // true
 */
export function pointEllipseOverlap(a: Point, b: Ellipse): boolean {
  const verdict = pointEllipseOverlapFilter(a, b);
  return verdict !== 0 ? verdict > 0 : pointEllipseOverlapExact(a, b);
}

/**
 * (u·d/rx)² + (u×d/ry)² against u·u, in units of the sum of (|ux dx| + |uy dy|)²/rx², the same across, and u·u: u·d a
 * rounding each for the difference, the product and the sum; the inverse radius and the product with it 2; all counted
 * twice by the square, which adds 1; the sum of the squares 1, the comparison 1: 13. (u·u: 2, and the comparison.)
 *
 * A product that underflows loses 2⁻¹⁰⁷⁵, which divided by a radius is below 2⁻⁸⁷⁴; that changes a square s² by less
 * than 2⁻⁸⁷² (s² + 1), and 1 is at most 2²⁰⁰ u·u.
 */
const POINT_ELLIPSE_ERROR = 15 * UNIT_ROUNDOFF;

/** Dividing by the radii first keeps thin and tiny ellipses away from over- and underflow. */
export function pointEllipseOverlapFilter(a: Point, b: Ellipse): Verdict {
  const { rx, ry, ux, uy } = b;
  const lengthSq = ux * ux + uy * uy;
  if (!isModerate(lengthSq) || !isModerate(rx) || !isModerate(ry)) {
    return isFlat(b) ? pointRectOverlapFilter(a, boxAlongAxes(b)) : 0;
  }
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const inverseX = 1 / rx;
  const inverseY = 1 / ry;
  const alongX = ux * dx;
  const alongY = uy * dy;
  const acrossX = ux * dy;
  const acrossY = uy * dx;
  const along = (alongX + alongY) * inverseX;
  const across = (acrossX - acrossY) * inverseY;
  const mostAlong = (Math.abs(alongX) + Math.abs(alongY)) * inverseX;
  const mostAcross = (Math.abs(acrossX) + Math.abs(acrossY)) * inverseY;
  return certainSign(
    lengthSq - (along * along + across * across),
    POINT_ELLIPSE_ERROR * (mostAlong * mostAlong + mostAcross * mostAcross + lengthSq),
  );
}

export function pointEllipseOverlapExact(a: Point, b: Ellipse): boolean {
  if (isFlat(b)) return pointRectOverlapExact(a, boxAlongAxes(b));
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
 *
 * @example
 * pointEllipseRelation(point(1, 0), ellipse(0, 0, 3, 1)); // inside
 */
export function pointEllipseRelation(a: Point, b: Ellipse): Relation {
  if (isFlat(b)) return pointRectRelation(a, boxAlongAxes(b));
  const verdict = pointEllipseOverlapFilter(a, b);
  const sign = verdict !== 0 ? verdict : depthSign(a, b);
  if (sign < 0) return "apart";
  return sign > 0 ? "inside" : "insideTouching";
}

export { circleEllipseOverlapFilter };

/**
 * Whether a solid circle and a solid ellipse, at any angle, have a common point. Exact; touching
 * counts.
 *
 * A circle is an ellipse with equal radii, which no turn changes: see ellipse-ellipse.
 *
 * @example
 * circleEllipseOverlap(circle(0, 0, 2), ellipse(0, 0, 3, 1)); // true
 */
export function circleEllipseOverlap(a: Circle, b: Ellipse): boolean {
  const verdict = circleEllipseOverlapFilter(a, b);
  return verdict !== 0 ? verdict > 0 : circleEllipseOverlapExact(a, b);
}

export function circleEllipseOverlapExact(a: Circle, b: Ellipse): boolean {
  if (a.r === 0) return pointEllipseOverlapExact(pointAt(a), b);
  if (isFlat(b)) return circleRectOverlapExact(a, boxAlongAxes(b));
  return ellipseEllipseOverlapExact(asEllipse(a), b);
}

/**
 * Relation of a solid circle to a solid ellipse. Exact.
 *
 * @example
 * circleEllipseRelation(circle(0, 0, 2), ellipse(0, 0, 3, 1)); // crossing
 */
export function circleEllipseRelation(a: Circle, b: Ellipse): Relation {
  if (a.r === 0) return pointEllipseRelation(pointAt(a), b);
  if (isFlat(b)) return circleRectRelation(a, boxAlongAxes(b));
  return ellipseEllipseRelation(asEllipse(a), b);
}
