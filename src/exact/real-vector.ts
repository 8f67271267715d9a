import type { Real } from "../math/real.js";

/**
 * A point or a vector with exact coordinates.
 *
 * It is a class for the engine's sake: to V8, objects written out as { x, y } are all of one form, whose fields hold plain
 * doubles only as long as no such object anywhere holds anything else.
 */
export class RealVector {
  constructor(
    readonly x: Real,
    readonly y: Real,
  ) {}
}

export function add(p: RealVector, q: RealVector): RealVector {
  return new RealVector(p.x.plus(q.x), p.y.plus(q.y));
}

export function subtract(p: RealVector, q: RealVector): RealVector {
  return new RealVector(p.x.minus(q.x), p.y.minus(q.y));
}

export function scale(p: RealVector, factor: Real): RealVector {
  return new RealVector(p.x.times(factor), p.y.times(factor));
}

export function negate(p: RealVector): RealVector {
  return new RealVector(p.x.negated(), p.y.negated());
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
  return new RealVector(p.y.negated(), p.x);
}

export function areEqual(p: RealVector, q: RealVector): boolean {
  return p === q || (p.x.compareTo(q.x) === 0 && p.y.compareTo(q.y) === 0);
}
