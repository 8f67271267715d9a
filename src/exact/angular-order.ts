import type { Sign } from "../math/exact.js";
import { Real } from "../math/real.js";
import { cross, dot, RealVector } from "./real-vector.js";

/**
 * Where the order of directions begins. Any would do; from this one, hardly ever does a vector lie straight
 * on it or against it, which takes most to prove.
 */
const BEGINNING = /* @__PURE__ */ new RealVector(
  /* @__PURE__ */ Real.of(10007),
  /* @__PURE__ */ Real.of(-5843),
);

/** A direction with which half of a turn it lies in. */
export interface OrderedDirection {
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
