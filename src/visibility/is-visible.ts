import { requireFinite } from "../math/validation.js";
import { containsPoint } from "../query/contains-point.js";
import { intersections } from "../query/intersections.js";
import { overlaps } from "../query/overlaps.js";
import { relate } from "../query/relate.js";
import type { Circle, Sector, Segment, Shape, SimpleShape } from "../shapes/kind.js";
import { partsOf } from "../shapes/parts.js";
import { requireShapes, requireView } from "../shapes/require-shape.js";
import { segment } from "../shapes/segment.js";

/**
 * Whether an eye sees the point (x, y): whether it is in the view, a sector seen from its apex or a circle from its centre,
 * and no point strictly between it and the eye is in a shape.
 *
 * Exact: no tolerance is involved. What lies on a line of sight hides what is behind it, even if it
 * meets the line in a single point only (a point, a corner, a tangent).
 * The ends of the line do not count: a surface is seen, and an eye on a boundary sees away from the shape. An eye always
 * sees the point it is at. Throws TypeError or RangeError if a coordinate is no finite number.
 * Cost: that of `overlaps` for each shape; where a shape touches an end of the line, that of `relate` and `intersections`.
 */
export function isVisible(view: Sector | Circle, shapes: readonly Shape[], x: number, y: number): boolean {
  requireView(view, "isVisible: view");
  requireShapes(shapes, "isVisible: shapes");
  requireFinite(x, "isVisible: x");
  requireFinite(y, "isVisible: y");
  if (!containsPoint(view, x, y)) return false;
  if (x === view.x && y === view.y) return true;
  const sight = segment(view.x, view.y, x, y);
  return shapes.every((shape) => partsOf(shape).every((part) => !blocks(part, sight)));
}

/**
 * Whether a shape has a point on a segment between its ends.
 *
 * If it has any in its relative interior, they do not just touch, nor is it a part of the segment. If they do, or it is, all
 * common points are on the shape's boundary, so that they can be counted: there are no more than ends that are on it.
 */
function blocks(shape: SimpleShape, sight: Segment): boolean {
  if (!overlaps(shape, sight)) return false;
  const { ax, ay, bx, by } = sight;
  const ends = Number(containsPoint(shape, ax, ay)) + Number(containsPoint(shape, bx, by));
  if (ends === 0) return true;
  const relation = relate(sight, shape);
  if (relation !== "touching" && relation !== "containsTouching") return true;
  const { points, stretches } = intersections(sight, shape);
  return stretches.length > 0 || points.length > ends;
}
