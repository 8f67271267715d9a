import type { SimpleShape } from "../../src/shapes/kind.js";
import { type Curve, curvesOf } from "./boundary-curve.js";
import { endsOf } from "./curve-crossing.js";
import type { FieldVector } from "./field-vector.js";
import { axisOf, type Vector } from "./figure.js";
import { bitLength } from "./integer.js";
import { type Located, locatedShape } from "./locate.js";
import { allLengths, kindNumbers, lengthIn, type Primitive, type Scale } from "./primitive.js";
import { primitivesOf } from "./primitives-of.js";

/** A shape with its boundary. */
export interface Bounded {
  readonly located: Located;
  readonly curves: readonly Curve[];
  readonly primitives: readonly Primitive[];
  /** The boundary of a curve. */
  readonly ends: readonly FieldVector[];
}

export function boundedShape(shape: SimpleShape, scale: Scale): Bounded {
  const located = locatedShape(shape, scale);
  return {
    located,
    curves: curvesOf(shape, scale),
    primitives: primitivesOf(shape, scale),
    ends: located.dimension === 1 ? endsOf(shape, scale) : [],
  };
}

/** The position of a shape that is a point. */
export function positionOf({ primitives }: Bounded): FieldVector {
  const [primitive] = primitives;
  const position = primitive === undefined ? undefined : pointOf(primitive);
  if (position === undefined) throw new Error("a point has a position");
  return position;
}

function pointOf(primitive: Primitive): FieldVector | undefined {
  if (primitive.form === "disc") return primitive.centre;
  return primitive.form === "area" ? primitive.rings[0]?.[0] : undefined;
}

/** Enough bits to tell apart whatever numbers with so many digits can make. */
export function accuracyFor(shapes: readonly SimpleShape[], scale: Scale): number {
  const sizes = shapes.flatMap((shape) => [
    ...allLengths(shape).map((length) => bitLength(lengthIn(length, scale))),
    ...directionsOf(shape).flatMap(({ x, y }) => [bitLength(x), bitLength(y)]),
  ]);
  return 200 + 4 * Math.max(...sizes);
}

function directionsOf(shape: SimpleShape): Vector[] {
  switch (shape.kind) {
    case kindNumbers.ellipse:
    case kindNumbers.rect:
    case kindNumbers.roundedRect:
      return [axisOf(shape.ux, shape.uy)];
    case kindNumbers.sector:
    case kindNumbers.annularSector:
    case kindNumbers.arc:
      return [axisOf(shape.startX, shape.startY), axisOf(shape.endX, shape.endY)];
    case kindNumbers.halfPlane:
      return [axisOf(shape.nx, shape.ny)];
    default:
      return [];
  }
}
