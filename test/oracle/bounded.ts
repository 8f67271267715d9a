import type { SimpleShape } from "../../src/shapes/kind.js";
import { type Curve, curvesOf } from "./boundary-curve.js";
import { endsOf } from "./curve-crossing.js";
import type { FieldVector } from "./field-vector.js";
import { axisOf, type Vector } from "./figure.js";
import { bitLength } from "./integer.js";
import { type Located, locatedShape } from "./locate.js";
import { allLengths, kindNumbers, lengthIn, type Primitive, type Scale } from "./primitive.js";
import { primitivesOf } from "./primitives-of.js";
import { type RealCurve, realCurve } from "./split.js";

/** A shape with its boundary: each is computed when it is first asked for. */
export class Bounded {
  readonly #shape: SimpleShape;
  readonly #scale: Scale;
  #primitives: readonly Primitive[] | undefined;
  #located: Located | undefined;
  #curves: readonly Curve[] | undefined;
  #traces: readonly RealCurve[] | undefined;
  #ends: readonly FieldVector[] | undefined;

  constructor(shape: SimpleShape, scale: Scale) {
    this.#shape = shape;
    this.#scale = scale;
  }

  get primitives(): readonly Primitive[] {
    this.#primitives ??= primitivesOf(this.#shape, this.#scale);
    return this.#primitives;
  }

  get located(): Located {
    this.#located ??= locatedShape(this.#shape, this.#scale);
    return this.#located;
  }

  get curves(): readonly Curve[] {
    this.#curves ??= curvesOf(this.#shape, this.#scale);
    return this.#curves;
  }

  /** The curves in numbers of the accuracy in force when they are first asked for. */
  get traces(): readonly RealCurve[] {
    this.#traces ??= this.curves.map(realCurve);
    return this.#traces;
  }

  /** The boundary of a curve. */
  get ends(): readonly FieldVector[] {
    this.#ends ??= this.located.dimension === 1 ? endsOf(this.#shape, this.#scale) : [];
    return this.#ends;
  }
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
