import { toIntegers } from "../math/exact.js";
import { Real } from "../math/real.js";
import { RealVector } from "./real-vector.js";

/** A direction in integers: a vector of any length along it, and that length. */
export interface ExactDirection {
  readonly u: RealVector;
  readonly w: Real;
  readonly rootW: Real;
}

/** A stored direction. Diagonal ones get the components ±1, so that they all have the length √2. */
export function exactDirection(x: number, y: number): ExactDirection {
  const u = exactVector(x, y);
  const w = u.x.squared().plus(u.y.squared());
  return { u, w, rootW: w.squareRoot() };
}

/** A vector whose length does not matter. */
export function exactVector(x: number, y: number): RealVector {
  if (Math.abs(x) === Math.abs(y)) return new RealVector(Real.of(Math.sign(x)), Real.of(Math.sign(y)));
  const [integerX, integerY] = toIntegers(x, y);
  return new RealVector(realOfInteger(integerX), realOfInteger(integerY));
}

/** As a double if it is one: the faster kind. */
export function realOfInteger(value: bigint): Real {
  const nearest = Number(value);
  return Real.of(Number.isFinite(nearest) && BigInt(nearest) === value ? nearest : value);
}
