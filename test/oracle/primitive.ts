import type { Shape } from "../../src/shapes/kind.js";
import type { FieldVector } from "./field-vector.js";
import type { Axis, Oval, Vector } from "./figure.js";
import { commonExponent, toInteger } from "./integer.js";
import type { Field } from "./radical.js";

/** Restated here, so that the oracle runs no code of the library. */
export const kindNumbers = {
  point: 0,
  circle: 1,
  ellipse: 2,
  rect: 3,
  sector: 4,
  segment: 5,
  capsule: 6,
  roundedRect: 7,
  polygon: 8,
  halfPlane: 9,
  annularSector: 10,
  arc: 11,
  polyline: 12,
  compound: 13,
} as const;

/** The points at most `radius` away from a centre; radius 0 is a point. */
export interface RoundDisc {
  readonly form: "disc";
  readonly centre: FieldVector;
  readonly radius: bigint;
}

/** The edges of closed chains of vertices, and what they enclose by the even-odd rule. Two vertices: a segment. */
export interface Area {
  readonly form: "area";
  readonly rings: readonly (readonly FieldVector[])[];
}

/** The points p with normal · (p − origin) ≤ 0. */
export interface Half {
  readonly form: "half";
  readonly origin: FieldVector;
  readonly normal: Vector;
}

/** The directions from `start` on towards +y to `end`, reflex from a half turn on; `undefined` is all of them. */
export interface Span {
  readonly start: Axis;
  readonly end: Axis;
  readonly reflex: boolean;
}

/** The points between two distances from a centre, the outer one positive, in a span that is more than a direction. */
export interface Ring {
  readonly form: "ring";
  readonly centre: FieldVector;
  readonly inner: bigint;
  readonly outer: bigint;
  readonly span: Span | undefined;
}

/** The simple closed sets of whose finite unions all kinds are made. */
export type Primitive = RoundDisc | Oval | Area | Half | Ring;

/** Where a shape's lengths are turned into integers: multiplied by 2^−exponent and moved by an exact offset. */
export interface Scale {
  readonly field: Field;
  readonly exponent: number;
  readonly offsetX: number;
  readonly offsetY: number;
}

/** Every number of a shape that is a length or a coordinate. */
export function allLengths(shape: Shape): number[] {
  switch (shape.kind) {
    case kindNumbers.point:
    case kindNumbers.halfPlane:
      return [shape.x, shape.y];
    case kindNumbers.circle:
    case kindNumbers.sector:
    case kindNumbers.arc:
      return [shape.x, shape.y, shape.r];
    case kindNumbers.ellipse:
      return [shape.x, shape.y, shape.rx, shape.ry];
    case kindNumbers.rect:
      return [shape.x, shape.y, shape.halfWidth, shape.halfHeight];
    case kindNumbers.roundedRect:
      return [shape.x, shape.y, shape.halfWidth, shape.halfHeight, shape.r];
    case kindNumbers.segment:
      return [shape.ax, shape.ay, shape.bx, shape.by];
    case kindNumbers.capsule:
      return [shape.ax, shape.ay, shape.bx, shape.by, shape.r];
    case kindNumbers.polygon:
      return [...shape.vertices];
    case kindNumbers.annularSector:
      return [shape.x, shape.y, shape.innerR, shape.outerR];
    case kindNumbers.polyline:
      return [...shape.points];
    case kindNumbers.compound:
      return shape.parts.flatMap(allLengths);
  }
}

/** The exponent of a power of two of which all lengths of the shapes, and some more, are integer multiples. */
export function commonScale(shapes: readonly Shape[], ...more: number[]): number {
  return commonExponent(...shapes.flatMap(allLengths), ...more);
}

export function lengthIn(length: number, { exponent }: Scale): bigint {
  return toInteger(length, exponent);
}

export function positionIn(x: number, y: number, { exponent, offsetX, offsetY }: Scale): Vector {
  return {
    x: toInteger(x, exponent) + toInteger(offsetX, exponent),
    y: toInteger(y, exponent) + toInteger(offsetY, exponent),
  };
}
