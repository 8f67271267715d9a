import type { Relation } from "../../exact/rcc8.js";
import type { Circle, Ellipse } from "../../shapes/kind.js";
import { asEllipse, boxAlongAxes, isFlat, pointAt } from "../../shapes/reductions.js";
import { circleRectOverlapExact, circleRectRelation } from "../boxes/circle-rect.js";
import { ellipseEllipseOverlapExact, ellipseEllipseRelation } from "./ellipse-ellipse.js";
import { circleEllipseOverlapFilter } from "./ellipse-ellipse-filter.js";
import { pointEllipseOverlapExact, pointEllipseRelation } from "./point-ellipse.js";

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
