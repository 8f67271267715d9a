import type { FieldVector } from "./field-vector.js";
import type { Vector } from "./figure.js";
import type { Radical } from "./radical.js";
import { Real } from "./real.js";

/** A point or vector to about 67 digits. */
export interface RealVector {
  readonly x: Real;
  readonly y: Real;
}

export const zero: Real = new Real(0n, 0);
export const one: Real = new Real(1n, 0);

export function add(a: RealVector, b: RealVector): RealVector {
  return { x: a.x.plus(b.x).rounded(), y: a.y.plus(b.y).rounded() };
}

export function subtract(a: RealVector, b: RealVector): RealVector {
  return { x: a.x.minus(b.x).rounded(), y: a.y.minus(b.y).rounded() };
}

export function multiply(v: RealVector, factor: Real): RealVector {
  return { x: v.x.times(factor).rounded(), y: v.y.times(factor).rounded() };
}

export function opposite(v: RealVector): RealVector {
  return { x: v.x.negated(), y: v.y.negated() };
}

export function quarterTurned(v: RealVector): RealVector {
  return { x: v.y.negated(), y: v.x };
}

export function dotReal(a: RealVector, b: RealVector): Real {
  return a.x.times(b.x).plus(a.y.times(b.y)).rounded();
}

export function crossReal(a: RealVector, b: RealVector): Real {
  return a.x.times(b.y).minus(a.y.times(b.x)).rounded();
}

export function lengthOfReal(v: RealVector): Real {
  return dotReal(v, v).squareRoot();
}

export function isZero(v: RealVector): boolean {
  return v.x.sign() === 0 && v.y.sign() === 0;
}

/** The vector of length 1 along one that is not zero. */
export function unit(v: RealVector): RealVector {
  const length = lengthOfReal(v);
  return { x: v.x.dividedBy(length), y: v.y.dividedBy(length) };
}

export function lesserReal(a: Real, b: Real): Real {
  return a.compare(b) <= 0 ? a : b;
}

export function greaterReal(a: Real, b: Real): Real {
  return a.compare(b) >= 0 ? a : b;
}

export function realVector(v: Vector): RealVector {
  return { x: new Real(v.x, 0), y: new Real(v.y, 0) };
}

function realOfRadical(radical: Radical): Real {
  const { field, terms, denominator } = radical;
  let sum = zero;
  terms.forEach((term, mask) => {
    if (term === 0n) return;
    const root = mask === 0 ? one : new Real(field.square(mask), 0).squareRoot();
    sum = sum.plus(root.times(new Real(term, 0)));
  });
  return denominator === 1n ? sum : sum.dividedBy(new Real(denominator, 0));
}

export function realPoint(p: FieldVector): RealVector {
  return { x: realOfRadical(p.x), y: realOfRadical(p.y) };
}
