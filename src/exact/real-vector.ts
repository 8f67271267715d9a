import type { Sign } from "../math/exact.js";
import { Real } from "../math/real.js";

const NO_FRAMES: readonly InFrame[] = [];

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
    /** Of a point that was found on conics: its shorter constructions in their frames. */
    readonly inFrames: readonly InFrame[] = NO_FRAMES,
  ) {}
}

/** A point's vector in the frame of a conic. */
interface InFrame {
  readonly conic: object;
  readonly vector: RealVector;
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

/**
 * Where the order of directions begins. Any would do; from this one, hardly ever does a vector lie straight
 * on it or against it, which takes most to prove.
 */
const BEGINNING = /* @__PURE__ */ beginning();

/** In a function: some minifiers drop a call that nobody needs, and keep the calls among its arguments. */
function beginning(): RealVector {
  return new RealVector(Real.of(10007), Real.of(-5843));
}

/** A direction with which half of a turn it lies in. */
interface OrderedDirection {
  readonly v: RealVector;
  readonly isSecondHalf: boolean;
}

export function orderedDirection(v: RealVector): OrderedDirection {
  const side = cross(BEGINNING, v).sign();
  return { v, isSecondHalf: side < 0 || (side === 0 && dot(BEGINNING, v).sign() < 0) };
}

/** −1 if p comes before q going round from the beginning towards +y, 0 if they are parallel. */
export function compareDirections(p: OrderedDirection, q: OrderedDirection): Sign {
  if (p.isSecondHalf !== q.isSecondHalf) return p.isSecondHalf ? 1 : -1;
  return cross(q.v, p.v).sign();
}

/**
 * Whether v lies strictly between two directions, going from `from` towards +y to `to`. Equal ones (`from ===
 * to`) have a whole turn between them.
 */
export function isStrictlyBetween(from: RealVector, v: RealVector, to: RealVector): boolean {
  const afterFrom = cross(from, v).sign();
  if (from === to) return afterFrom !== 0 || dot(from, v).sign() < 0;
  const opening = cross(from, to).sign();
  if (opening === 0) return afterFrom > 0;
  const beforeTo = cross(v, to).sign();
  return opening > 0 ? afterFrom > 0 && beforeTo > 0 : afterFrom > 0 || beforeTo > 0;
}
