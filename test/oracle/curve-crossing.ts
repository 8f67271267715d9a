import type { SimpleShape } from "../../src/shapes/kind.js";
import { areCollinear, type Edge, edgesMeet, isOnEdge, isSamePoint } from "./area.js";
import type { CircleCurve, Curve, StraightCurve } from "./boundary-curve.js";
import { type FieldVector, plus } from "./field-vector.js";
import type { Ring, Scale } from "./primitive.js";
import { primitivesOf } from "./primitives-of.js";
import { areConcentric, meetingsOfArcs, meetingsOfEdgeAndArc, ringHolds, straightSides } from "./ring.js";

/**
 * The boundary of a shape that is a curve: its ends, if it has any; an end may be listed more than once. A shape on one
 * line is the segment between its extremes.
 */
export function endsOf(shape: SimpleShape, scale: Scale): FieldVector[] {
  const primitives = primitivesOf(shape, scale);
  const [primitive] = primitives;
  if (primitive?.form === "ring") return straightSides(primitive).map(([end]) => end);
  const points = primitives.flatMap((part) => (part.form === "area" ? part.rings.flat() : []));
  if (areCollinear(points)) return extremesOf(points);
  const [first, last] = [points[0], points[points.length - 1]];
  return first === undefined || last === undefined || isSamePoint(first, last) ? [] : [first, last];
}

/** The first and the last of points on a line. */
function extremesOf(points: readonly FieldVector[]): FieldVector[] {
  const isBefore = (p: FieldVector, q: FieldVector) => {
    const order = p.x.compare(q.x);
    return order < 0 || (order === 0 && p.y.compare(q.y) < 0);
  };
  const [start] = points;
  if (start === undefined) return [];
  return [
    points.reduce((least, point) => (isBefore(point, least) ? point : least), start),
    points.reduce((greatest, point) => (isBefore(greatest, point) ? point : greatest), start),
  ];
}

/**
 * Whether two curves that share no stretch have a common point that is an end of neither. Two edges have at most
 * one point in common, an edge and an arc or two arcs as many as are counted: more than the ends they have in common?
 */
export function crossWithinBoth(
  first: readonly Curve[],
  second: readonly Curve[],
  ends: readonly FieldVector[],
): boolean {
  const distinct = ends.filter((end, index) => ends.findIndex((other) => isSamePoint(other, end)) === index);
  return first.some((curve) =>
    second.some((other) => {
      const endsOnBoth = distinct.filter((end) => isOn(end, curve) && isOn(end, other)).length;
      return meetings(curve, other) > endsOnBoth;
    }),
  );
}

function edgeOf({ from, along }: StraightCurve): Edge {
  return [from, plus(from, along)];
}

function ringOf({ centre, radius, span }: CircleCurve): Ring {
  return { form: "ring", centre, inner: radius, outer: radius, span };
}

function isOn(p: FieldVector, curve: Curve): boolean {
  switch (curve.form) {
    case "straight":
      return isOnEdge(edgeOf(curve), p);
    case "circle":
      return ringHolds(ringOf(curve), p);
    case "oval":
      return false;
  }
}

function meetings(a: Curve, b: Curve): number {
  if (a.form === "straight" && b.form === "straight") return edgesMeet(edgeOf(a), edgeOf(b)) ? 1 : 0;
  if (a.form === "straight" && b.form === "circle") return edgeAndCircle(a, b);
  if (a.form === "circle" && b.form === "straight") return edgeAndCircle(b, a);
  if (a.form !== "circle" || b.form !== "circle") throw new TypeError("an ellipse has area");
  const arcs = [a, b].map((curve) => ({ ring: ringOf(curve), radius: curve.radius }));
  const [one, other] = arcs;
  if (one === undefined || other === undefined) throw new Error("two curves are two arcs");
  // Arcs of one circle that share no stretch meet in their ends only.
  return areConcentric(one, other) ? 0 : meetingsOfArcs(one, other);
}

function edgeAndCircle(edge: StraightCurve, circle: CircleCurve): number {
  return meetingsOfEdgeAndArc(edgeOf(edge), { ring: ringOf(circle), radius: circle.radius });
}
