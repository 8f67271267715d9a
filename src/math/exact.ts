import type { Vec2 } from "./vector.js";

/* Doubles: how they are stored, powers of two, bounds, and what they are as exact integers. */

const view = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(8));

/** The exponent of a double as its bits, then in view, hold it: above by 1023, or 0 for a subnormal one. */
function biasedExponentOf(x: number): number {
  view.setFloat64(0, x);
  return (view.getUint16(0) >>> 4) & 0x7ff;
}

/** The e with 2ᵉ ≤ |x| < 2ᵉ⁺¹, for a finite x ≠ 0; −1074 ≤ e ≤ 1023. */
export function exponentOf(x: number): number {
  // A subnormal double is a multiple of 2⁻¹⁰⁷⁴: made 2⁵⁴ times larger, it is a normal one.
  return (biasedExponentOf(x) || biasedExponentOf(x * 2 ** 54) - 54) - 1023;
}

/** 2ᵉ exactly, for an integer −1022 ≤ e ≤ 1023. */
export function powerOfTwo(exponent: number): number {
  view.setFloat64(0, 0);
  view.setUint16(0, (exponent + 1023) << 4);
  return view.getFloat64(0);
}

/**
 * The power of two that brings a magnitude into [1, 2), or as near to it as a normal power of two can
 * (2⁻⁵² for the smallest double). Multiplying by it, or by its inverse, is exact short of underflow.
 */
export function normalizingPower(magnitude: number): number {
  return powerOfTwo(Math.min(1022, Math.max(-1022, 1023 - biasedExponentOf(magnitude))));
}

/** The number of [−bound, bound] nearest to a value. */
export function clamp(value: number, bound: number): number {
  return value > bound ? bound : value < -bound ? -bound : value;
}

/** The number from 0 to 1 nearest to a value; 0 for NaN. */
export function clampToUnit(value: number): number {
  return value > 0 ? (value < 1 ? value : 1) : 0;
}

/**
 * The greater of a value and 0, exact for all below half the largest double. It has no branch, as `Math.max` has one: that costs
 * most where a processor cannot foresee the sign.
 */
export function positivePart(value: number): number {
  return (value + Math.abs(value)) / 2;
}

/** The largest double, of either sign, for a value that has overflowed. */
export function withinDoubles(value: number): number {
  return Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE);
}

/** Replaces a coordinate that has overflowed by the largest double, and −0 by 0. */
export function keepWithinDoubles(point: Vec2): void {
  const { x, y } = point;
  // Only a call that is seldom made puts no numbers on the heap.
  point.x = Number.isFinite(x) ? x + 0 : withinDoubles(x);
  point.y = Number.isFinite(y) ? y + 0 : withinDoubles(y);
}

/**
 * Exact arithmetic on doubles: every finite double is an integer times a power of two, so over a common
 * power of two any polynomial in them is an integer, and its sign is decided without rounding.
 */

/**
 * The bits of a finite double as `mantissa * 2 ** exponent`, the mantissa odd (or 0, with no exponent).
 *
 * Throws for all else, which no constructor puts in a shape.
 */
export function decompose(value: number): { mantissa: bigint; exponent: number } {
  if (value === 0) return { mantissa: 0n, exponent: Number.POSITIVE_INFINITY };
  if (!Number.isFinite(value)) throw new TypeError(`a stored number of a shape must be finite, got ${value}`);
  const biased = biasedExponentOf(value);
  // In doubles as long as they hold all of it: each step in big integers takes as long as the rest.
  let odd = (view.getUint32(0) & 0xfffff) * 2 ** 32 + view.getUint32(4) + (biased > 0 ? 2 ** 52 : 0);
  let exponent = Math.max(biased, 1) - 1075;
  if (odd >>> 0 === 0) {
    odd /= 2 ** 32;
    exponent += 32;
  }
  const lowestBit = (odd & -odd) >>> 0;
  odd /= value < 0 ? -lowestBit : lowestBit;
  return { mantissa: BigInt(odd), exponent: exponent + 31 - Math.clz32(lowestBit) };
}

/**
 * The given finite doubles as integers over one common power of two: the ratios between them, zeros and signs
 * are exactly those of the doubles. The power is 1/64 if that will do, else as large as it can be, so that
 * the integers are not longer than they have to be.
 *
 * Lengths that are compared with each other must be converted in one call; each direction may have its own,
 * since a direction may have any length.
 */
export function toIntegers<T extends readonly number[]>(...values: T): { -readonly [K in keyof T]: bigint } {
  return integersOf(values) as { -readonly [K in keyof T]: bigint };
}

/** The same for a list of any length, which may exceed the number of arguments that an engine allows. */
export function integersOf(values: readonly number[]): bigint[] {
  // For pixels, tiles and their halves, the bits need not be decomposed.
  const steps = values.map((value) => value * 64);
  if (steps.every(Number.isInteger)) return steps.map(BigInt);
  const parts = values.map(decompose);
  let least = Number.POSITIVE_INFINITY;
  for (const part of parts) least = Math.min(least, part.exponent);
  return parts.map((part) => (part.mantissa === 0n ? 0n : part.mantissa << BigInt(part.exponent - least)));
}

/** −1, 0 or 1. */
export type Sign = -1 | 0 | 1;

/** Sign of an integer. */
export function signOf(value: bigint): Sign {
  return value > 0n ? 1 : value < 0n ? -1 : 0;
}

/** Absolute value of an integer. */
export function magnitudeOf(value: bigint): bigint {
  return value < 0n ? -value : value;
}
