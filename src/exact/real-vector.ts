import type { Real } from "../math/real.js";

/** A point or a vector with exact coordinates. */
export interface RealVector {
  readonly x: Real;
  readonly y: Real;
}

export function add(p: RealVector, q: RealVector): RealVector {
  return { x: p.x.plus(q.x), y: p.y.plus(q.y) };
}

export function subtract(p: RealVector, q: RealVector): RealVector {
  return { x: p.x.minus(q.x), y: p.y.minus(q.y) };
}

export function scale(p: RealVector, factor: Real): RealVector {
  return { x: p.x.times(factor), y: p.y.times(factor) };
}

export function negate(p: RealVector): RealVector {
  return { x: p.x.negated(), y: p.y.negated() };
}

export function dot(p: RealVector, q: RealVector): Real {
  return p.x.times(q.x).plus(p.y.times(q.y));
}

export function cross(p: RealVector, q: RealVector): Real {
  return p.x.times(q.y).minus(p.y.times(q.x));
}

export function lengthSq(p: RealVector): Real {
  return p.x.squared().plus(p.y.squared());
}

/** p⊥: turned by a quarter, from +x towards +y. */
export function perpendicular(p: RealVector): RealVector {
  return { x: p.y.negated(), y: p.x };
}

export function areEqual(p: RealVector, q: RealVector): boolean {
  return p === q || (p.x.compareTo(q.x) === 0 && p.y.compareTo(q.y) === 0);
}
