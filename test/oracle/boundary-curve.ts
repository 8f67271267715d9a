import type { SimpleShape } from "../../src/shapes/kind.js";
import { type Edge, edgesOfArea } from "./area.js";
import { type FieldVector, inField, minus, pointAlong } from "./field-vector.js";
import { type Axis, axisOf, difference, dot, type Oval, quarterTurn, type Vector } from "./figure.js";
import {
  kindNumbers,
  lengthIn,
  type Primitive,
  positionIn,
  type Ring,
  type Scale,
  type Span,
} from "./primitive.js";
import { cornersOf, primitivesOf } from "./primitives-of.js";
import { arcsOf, straightSides } from "./ring.js";
import { rootOf } from "./surd.js";

/** The points from + t·along: for 0 ≤ t ≤ 1, or for all t. */
export interface StraightCurve {
  readonly form: "straight";
  readonly from: FieldVector;
  readonly along: FieldVector;
  readonly endless: boolean;
}

/** The points of a circle in a span of directions. */
export interface CircleCurve {
  readonly form: "circle";
  readonly centre: FieldVector;
  readonly radius: bigint;
  readonly span: Span | undefined;
}

export interface OvalCurve {
  readonly form: "oval";
  readonly oval: Oval;
}

export type Curve = StraightCurve | CircleCurve | OvalCurve;

/**
 * The topological boundary of a solid, or the set itself where it has no area: curves of positive length. A point has
 * none.
 */
export function curvesOf(shape: SimpleShape, scale: Scale): Curve[] {
  switch (shape.kind) {
    case kindNumbers.capsule:
      if (shape.r === 0) break;
      return capsuleCurves(
        positionIn(shape.ax, shape.ay, scale),
        positionIn(shape.bx, shape.by, scale),
        lengthIn(shape.r, scale),
        scale,
      );
    case kindNumbers.roundedRect: {
      if (shape.r === 0) break;
      const centre = positionIn(shape.x, shape.y, scale);
      const halves = { width: lengthIn(shape.halfWidth, scale), height: lengthIn(shape.halfHeight, scale) };
      return roundedCurves(centre, axisOf(shape.ux, shape.uy), halves, lengthIn(shape.r, scale), scale);
    }
  }
  return primitivesOf(shape, scale).flatMap(primitiveCurves);
}

function primitiveCurves(primitive: Primitive): Curve[] {
  switch (primitive.form) {
    case "disc": {
      const { centre, radius } = primitive;
      return radius === 0n ? [] : [{ form: "circle", centre, radius, span: undefined }];
    }
    case "oval":
      return [{ form: "oval", oval: primitive }];
    case "area": {
      const edges = edgesOfArea(primitive);
      const isSegment = primitive.rings.length === 1 && edges.length === 2;
      return edges.slice(0, isSegment ? 1 : edges.length).flatMap(straight);
    }
    case "half": {
      const { field } = primitive.origin.x;
      const along = inField(field, quarterTurn(primitive.normal));
      return [{ form: "straight", from: primitive.origin, along, endless: true }];
    }
    case "ring":
      return ringCurves(primitive);
  }
}

function straight([from, to]: Edge): Curve[] {
  const along = minus(to, from);
  if (along.x.sign() === 0 && along.y.sign() === 0) return [];
  return [{ form: "straight", from, along, endless: false }];
}

function ringCurves(ring: Ring): Curve[] {
  const arcs = arcsOf(ring).map(
    ({ radius }): CircleCurve => ({ form: "circle", centre: ring.centre, radius, span: ring.span }),
  );
  return [...straightSides(ring).flatMap(straight), ...arcs];
}

function opposite(axis: Axis): Axis {
  return { x: -axis.x, y: -axis.y, length: axis.length };
}

/** Two straight sides and the half circles about the ends, for ends that differ. */
function capsuleCurves(a: Vector, b: Vector, radius: bigint, scale: Scale): Curve[] {
  const { field } = scale;
  const along = difference(b, a);
  const square = dot(along, along);
  const [from, to] = [inField(field, a), inField(field, b)];
  if (square === 0n) return [{ form: "circle", centre: from, radius, span: undefined }];
  const left: Axis = { ...quarterTurn(along), length: rootOf(square) };
  const right = opposite(left);
  return [
    ...straight([pointAlong(field, from, left, radius), pointAlong(field, to, left, radius)]),
    ...straight([pointAlong(field, from, right, radius), pointAlong(field, to, right, radius)]),
    { form: "circle", centre: from, radius, span: { start: left, end: right, reflex: true } },
    { form: "circle", centre: to, radius, span: { start: right, end: left, reflex: true } },
  ];
}

/** Four straight sides and the quarter circles between them, for a radius that is not 0. */
function roundedCurves(
  centre: Vector,
  axis: Axis,
  halves: { readonly width: bigint; readonly height: bigint },
  radius: bigint,
  { field }: Scale,
): Curve[] {
  const centres = cornersOf(field, centre, axis, halves.width - radius, halves.height - radius);
  const across: Axis = { ...quarterTurn(axis), length: axis.length };
  // The outward normal of the side that comes before each corner on the way round.
  const normals = [opposite(axis), opposite(across), axis, across];
  return centres.flatMap((corner, index): Curve[] => {
    const start = normals[index] ?? axis;
    const end = normals[(index + 1) % 4] ?? axis;
    const next = centres[(index + 1) % 4] ?? corner;
    const side = straight([pointAlong(field, corner, end, radius), pointAlong(field, next, end, radius)]);
    return [{ form: "circle", centre: corner, radius, span: { start, end, reflex: false } }, ...side];
  });
}

/** A curve as a set that other shapes can be tested against. An ellipse's curve is not among the sets. */
export function setOfCurve(curve: StraightCurve | CircleCurve): Primitive {
  if (curve.form === "straight") {
    const { from, along } = curve;
    return { form: "area", rings: [[from, { x: from.x.plus(along.x), y: from.y.plus(along.y) }]] };
  }
  const { centre, radius, span } = curve;
  return { form: "ring", centre, inner: radius, outer: radius, span };
}
