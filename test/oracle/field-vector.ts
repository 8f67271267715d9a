import type { Vector } from "./figure.js";
import type { Field, Radical } from "./radical.js";

/** A point or vector whose coordinates are exact sums of roots. */
export interface FieldVector {
  readonly x: Radical;
  readonly y: Radical;
}

export function inField(field: Field, v: Vector): FieldVector {
  return { x: field.whole(v.x), y: field.whole(v.y) };
}

export function plus(a: FieldVector, b: FieldVector): FieldVector {
  return { x: a.x.plus(b.x), y: a.y.plus(b.y) };
}

export function minus(a: FieldVector, b: FieldVector): FieldVector {
  return { x: a.x.minus(b.x), y: a.y.minus(b.y) };
}

export function times(v: FieldVector, factor: Radical): FieldVector {
  return { x: v.x.times(factor), y: v.y.times(factor) };
}

export function dotOf(a: FieldVector, b: FieldVector): Radical {
  return a.x.times(b.x).plus(a.y.times(b.y));
}

export function crossOf(a: FieldVector, b: FieldVector): Radical {
  return a.x.times(b.y).minus(a.y.times(b.x));
}

/** v · (an integer vector). */
export function dotWith(v: FieldVector, integer: Vector): Radical {
  return v.x.scaledBy(integer.x).plus(v.y.scaledBy(integer.y));
}

/** (An integer vector) × v. */
export function crossFrom(integer: Vector, v: FieldVector): Radical {
  return v.y.scaledBy(integer.x).minus(v.x.scaledBy(integer.y));
}

/** The point `length` away from an origin along a direction of any length. */
export function pointAlong(
  field: Field,
  origin: FieldVector,
  direction: { readonly x: bigint; readonly y: bigint; readonly length: { readonly square: bigint } },
  length: bigint,
): FieldVector {
  // length·u/√w = length·u·√w/w
  const factor = field.root(direction.length.square).scaledBy(length).dividedBy(direction.length.square);
  return plus(origin, times(inField(field, direction), factor));
}
