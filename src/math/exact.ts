import { biasedExponentOf, bitsOf } from "./doubles.js";

/**
 * Exact arithmetic on doubles: every finite double is an integer times a power of two, so over a common
 * power of two any polynomial in them is an integer, and its sign is decided without rounding.
 */

const IMPLICIT_BIT = 1n << 52n;

/**
 * The bits of a finite double as `mantissa * 2 ** exponent`, the mantissa odd (or 0, with no exponent).
 *
 * Throws for all else, which no constructor puts in a shape.
 */
export function decompose(value: number): { mantissa: bigint; exponent: number } {
  if (value === 0) return { mantissa: 0n, exponent: Number.POSITIVE_INFINITY };
  if (!Number.isFinite(value)) throw new TypeError(`a stored number of a shape must be finite, got ${value}`);
  const biased = biasedExponentOf(value);
  const fraction = BigInt.asUintN(52, bitsOf(value));
  const magnitude = biased === 0 ? fraction : fraction | IMPLICIT_BIT;
  // The lowest bit that is set, as a power of two.
  const zeros = biasedExponentOf(Number(magnitude & -magnitude)) - 1023;
  const odd = magnitude >> BigInt(zeros);
  return { mantissa: value < 0 ? -odd : odd, exponent: (biased === 0 ? 1 : biased) - 1075 + zeros };
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
