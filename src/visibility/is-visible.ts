import { hasInterior } from "../convex/convexity.js";
import { atan2 } from "../math/trigonometry.js";
import { requireFinite } from "../math/validation.js";
import type { Vec2 } from "../math/vector.js";
import { contact } from "../query/contact.js";
import { containsPoint } from "../query/contains-point.js";
import { closestPoint } from "../query/distance.js";
import { intersections } from "../query/intersections.js";
import { overlaps } from "../query/overlaps.js";
import { relate } from "../query/relate.js";
import { requireShape, requireShapes, requireView } from "../shapes/arguments.js";
import type { Circle, Sector, Segment, Shape, SimpleShape } from "../shapes/kind.js";
import { segment } from "../shapes/lines.js";
import { partsOf } from "../shapes/reductions.js";
import type { Visibility, VisibleStretch } from "./region.js";
import { visibility } from "./visibility.js";

/**
 * Whether an eye sees the point (x, y): whether it is in the view, a sector seen from its apex or a circle from its centre,
 * and no point strictly between it and the eye is in a shape.
 *
 * Exact: no tolerance is involved. A shape on a line of sight hides what is behind it, even if it meets the line in a
 * single point only (a point, a corner, a tangent). The ends of the line do not count: a surface is seen, and an eye on a
 * boundary sees away from the shape. An eye always sees its own point. Throws TypeError or RangeError if a coordinate is
 * no finite number. Cost: that of `overlaps` for each shape; for a shape that touches an end of the line, that of
 * `relate` and `intersections`.
 *
 * @example
 * isVisible(circle(0, 0, 10), [circle(5, 0, 1)], 8, 0); // false
 * isVisible(circle(0, 0, 10), [circle(5, 0, 1)], 0, 8); // true
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
 * Whether a shape has a point strictly between the ends of a segment.
 *
 * If both relative interiors meet, they do not merely touch, unless the shape is a part of the segment. Else all common
 * points are on the shape's boundary: it blocks if there are more of them than ends of the segment on it.
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

/** How deep a part may be in another shape or in a shadow and still count as seen, in ranges of sight: far more than errors of outlines. */
const BESIDE = 1e-9;

/**
 * Whether an eye sees any part of a shape. The list of the shapes that may hide it must not contain the shape itself.
 *
 * A surface is seen even if another shape rests against it. If the visible part of the shape is less than some 1e-12 of
 * the range of sight, the answer may be either; points, and shapes seen edge-on, are judged by their point nearest to the
 * eye, as by `isVisible`. Cost: that of `visibility`.
 *
 * @example
 * isPartVisible(circle(0, 0, 10), [rect(5, 0, 1, 2)], circle(8, 1.5, 1)); // true
 */
export function isPartVisible(view: Sector | Circle, shapes: readonly Shape[], shape: Shape): boolean {
  requireView(view, "isPartVisible: view");
  requireShapes(shapes, "isPartVisible: shapes");
  requireShape(shape, "isPartVisible: shape");
  return seesPart(view, shapes, shape);
}

/**
 * Whether an eye sees all of a shape: no part of it is out of the view, in the shadow of another shape, or behind a shape
 * that is in it. The list of the shapes that may hide it must not contain the shape itself.
 *
 * Parts hidden by less than 1e-9 of the range of sight do not count, so that a shape that rests against another, or just
 * reaches a shadow, may be seen whole. A compound is seen whole if each of its parts would be alone. Cost: that of
 * `visibility`, and of `contact` with each shape.
 *
 * @example
 * isWholeVisible(circle(0, 0, 10), [rect(5, 0, 1, 2)], circle(8, 1.5, 1)); // false
 */
export function isWholeVisible(view: Sector | Circle, shapes: readonly Shape[], shape: Shape): boolean {
  requireView(view, "isWholeVisible: view");
  requireShapes(shapes, "isWholeVisible: shapes");
  requireShape(shape, "isWholeVisible: shape");
  const parts = partsOf(shape);
  if (!parts.every((part) => isWithin(part, view))) return false;
  if (shapes.some((other) => parts.some((part) => isInEachOther(other, part, view)))) return false;
  const shadows = shadowEdges(view, shapes);
  return parts.every(
    (part) => !shadows.some((edge) => isInEachOther(edge, part, view)) && seesAsAlone(view, shapes, part),
  );
}

/**
 * Whether an eye sees as much of a part as without the shapes: what begins at the corner of one, and goes on in its shadow, is in
 * neither. A solid behind another boundary that its own lies on is hidden; a curve on it is seen.
 */
function seesAsAlone(view: Sector | Circle, shapes: readonly Shape[], part: SimpleShape): boolean {
  const alone = turnSeenOf(0, visibility(view, [part]));
  if (alone === 0 || containsPoint(part, view.x, view.y)) return seesPart(view, shapes, part);
  const seen = hasInterior(part)
    ? turnSeenOf(shapes.length, visibility(view, [...shapes, part]))
    : turnSeenOf(0, visibility(view, [part, ...shapes]));
  const { x, y } = closestPoint(part, view.x, view.y);
  const distance = Math.abs(x - view.x) + Math.abs(y - view.y);
  return (alone - seen) * distance <= BESIDE * view.r;
}

/** The angle under which the stretches of one shape are seen, in radians. */
function turnSeenOf(shape: number, { eye, stretches }: Visibility): number {
  let sum = 0;
  for (const stretch of stretches) if (stretch.shape === shape) sum += turnOf(stretch, eye);
  return sum;
}

function turnOf(stretch: VisibleStretch, { x, y }: Readonly<Vec2>): number {
  const { from, to } = stretch;
  const [fromX, fromY] = [from.x - x, from.y - y];
  const [toX, toY] = [to.x - x, to.y - y];
  const turn = atan2(fromX * toY - fromY * toX, fromX * toX + fromY * toY);
  // Below 0 by roundings, or for a curve that is seen under more than half a turn.
  const isAround = stretch.curve !== "line" && Math.abs(stretch.endAngle - stretch.startAngle) > Math.PI;
  return turn < -BESIDE || (isAround && turn < BESIDE) ? turn + 2 * Math.PI : turn;
}

function seesPart(view: Sector | Circle, shapes: readonly Shape[], shape: Shape): boolean {
  if (!overlaps(view, shape)) return false;
  if (containsPoint(shape, view.x, view.y)) return true;
  // It is first in the list, so that it gets the stretch where its boundary coincides with another's.
  const { stretches } = visibility(view, [shape, ...shapes]);
  if (stretches.some((stretch) => stretch.shape === 0)) return true;
  return partsOf(shape).some((part) => {
    const { x, y } = closestPoint(part, view.x, view.y);
    return isVisible(view, shapes, x, y);
  });
}

function isWithin(part: SimpleShape, view: Sector | Circle): boolean {
  const relation = relate(part, view);
  return relation === "inside" || relation === "insideTouching" || relation === "equal";
}

function isInEachOther(a: Shape, b: Shape, view: Sector | Circle): boolean {
  const found = contact(a, b);
  return found !== null && found.depth > BESIDE * view.r;
}

/** The edges of the visible region that are on lines of sight: sides of shadows, and of the view. */
function shadowEdges(view: Sector | Circle, shapes: readonly Shape[]): Shape[] {
  const { eye, stretches } = visibility(view, shapes);
  return stretches.flatMap(({ from, fromEye }, i) => {
    const before = stretches.at(i - 1)?.to ?? from;
    return fromEye ? [edgeBetween(before, eye), edgeBetween(eye, from)] : [edgeBetween(before, from)];
  });
}

function edgeBetween(a: Readonly<Vec2>, b: Readonly<Vec2>): Shape {
  return segment(a.x, a.y, b.x, b.y);
}
