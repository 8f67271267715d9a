import type { Vec2 } from "../math/vector.js";
import { closestPoint } from "../query/closest-point.js";
import { contact } from "../query/contact.js";
import { containsPoint } from "../query/contains-point.js";
import { overlaps } from "../query/overlaps.js";
import { relate } from "../query/relate.js";
import type { Circle, Sector, Shape, SimpleShape } from "../shapes/kind.js";
import { partsOf } from "../shapes/parts.js";
import { requireShape, requireShapes, requireView } from "../shapes/require-shape.js";
import { segment } from "../shapes/segment.js";
import { isVisible } from "./is-visible.js";
import { visibility } from "./visibility.js";

/** By so much of the range of sight a shape may be in another, or in a shadow, and count as beside it: far more than the error of outlines. */
const BESIDE = 1e-9;

/**
 * Whether an eye sees any part of a shape, which is to be left out of the list of those that are in the way.
 *
 * A surface that something else only rests against is seen. Where what is seen of the shape is less than some 1e-12 of the range of
 * sight, the answer may be either; points, and what is seen edge-on, are judged by their point nearest to the eye, as `isVisible` does.
 * Cost: that of `visibility`.
 */
export function isPartVisible(view: Sector | Circle, shapes: readonly Shape[], shape: Shape): boolean {
  requireView(view, "isPartVisible: view");
  requireShapes(shapes, "isPartVisible: shapes");
  requireShape(shape, "isPartVisible: shape");
  return seesPart(view, shapes, shape);
}

/**
 * Whether an eye sees all of a shape, which is to be left out of the list of those that are in the way: nothing of it is out of the view, in
 * the shadow of a shape, or in line behind a shape that is in it.
 *
 * What is hidden by less than 1e-9 of the range of sight does not count, so that a shape that rests against another, or just reaches a
 * shadow, may be seen whole. A compound is seen whole if each of its parts would be by itself. Cost: that of `visibility`, and of `contact`
 * with each of the shapes.
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
    (part) => !shadows.some((edge) => isInEachOther(edge, part, view)) && seesPart(view, shapes, part),
  );
}

function seesPart(view: Sector | Circle, shapes: readonly Shape[], shape: Shape): boolean {
  if (!overlaps(view, shape)) return false;
  if (containsPoint(shape, view.x, view.y)) return true;
  // First in the list: where its boundary coincides with another's, the stretch is its own.
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

/** The edges of what is seen that are on lines of sight: sides of shadows, and of the view. */
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
