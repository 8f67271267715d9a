import { decompose, magnitudeOf, type Sign } from "./exact.js";
import { exponentOf, powerOfTwo } from "./powers-of-two.js";

/** The number `mantissa * 2 ** exponent`, exactly. */
export interface Dyadic {
  readonly mantissa: bigint;
  readonly exponent: number;
}

export const ZERO: Dyadic = { mantissa: 0n, exponent: 0 };

/** A finite double. */
export function dyadicOfDouble(value: number): Dyadic {
  return value === 0 ? ZERO : decompose(value);
}

/** The same number with an odd mantissa (or 0), the shortest there is. */
export function reduceDyadic({ mantissa, exponent }: Dyadic): Dyadic {
  if (mantissa === 0n) return ZERO;
  let reduced = mantissa;
  let zeros = 0;
  // Whole words first; a word of zeros is rare enough for one at a time.
  while (BigInt.asUintN(64, reduced) === 0n) {
    reduced >>= 64n;
    zeros += 64;
  }
  const word = BigInt.asUintN(64, reduced);
  const lowest = bitLength(word & -word) - 1;
  return { mantissa: reduced >> BigInt(lowest), exponent: exponent + zeros + lowest };
}

export function addDyadics(a: Dyadic, b: Dyadic): Dyadic {
  if (a.mantissa === 0n) return b;
  if (b.mantissa === 0n) return a;
  const exponent = Math.min(a.exponent, b.exponent);
  const mantissa =
    (a.mantissa << BigInt(a.exponent - exponent)) + (b.mantissa << BigInt(b.exponent - exponent));
  return mantissa === 0n ? ZERO : { mantissa, exponent };
}

export function multiplyDyadics(a: Dyadic, b: Dyadic): Dyadic {
  const mantissa = a.mantissa * b.mantissa;
  return mantissa === 0n ? ZERO : { mantissa, exponent: a.exponent + b.exponent };
}

export function negateDyadic(a: Dyadic): Dyadic {
  return { mantissa: -a.mantissa, exponent: a.exponent };
}

export function signOfDyadic({ mantissa }: Dyadic): Sign {
  return mantissa > 0n ? 1 : mantissa < 0n ? -1 : 0;
}

/** (a + b)/2. */
function midpoint(a: Dyadic, b: Dyadic): Dyadic {
  const sum = addDyadics(a, b);
  return reduceDyadic({ mantissa: sum.mantissa, exponent: sum.exponent - 1 });
}

/** A number between two of the same sign: the middle, or that of the exponents if they differ by much. */
export function between(a: Dyadic, b: Dyadic): Dyadic {
  if (!haveUnlikeSizes(a, b)) return midpoint(a, b);
  return { mantissa: b.mantissa > 0n ? 1n : -1n, exponent: (sizeOf(a) + sizeOf(b)) >> 1 };
}

/** Whether one of two numbers is larger than the other by a factor of 4 or more, certainly if by 8. */
export function haveUnlikeSizes(a: Dyadic, b: Dyadic): boolean {
  return Math.abs(sizeOf(a) - sizeOf(b)) > 2;
}

/** The e with 2ᵉ⁻¹ ≤ |a| < 2ᵉ. */
function sizeOf({ mantissa, exponent }: Dyadic): number {
  return bitLength(mantissa) + exponent;
}

/** The b with 2ᵇ⁻¹ ≤ |value| < 2ᵇ; 0 for 0. */
export function bitLength(value: bigint): number {
  if (value === 0n) return 0;
  const rounded = Math.abs(Number(value));
  if (rounded < Number.POSITIVE_INFINITY) {
    const exponent = exponentOf(rounded);
    // Rounding may have reached the next power of two, but if so, exactly that.
    const mayBeLess = rounded >= 2 ** 53 && rounded === powerOfTwo(exponent);
    return mayBeLess && magnitudeOf(value) >> BigInt(exponent) === 0n ? exponent : exponent + 1;
  }
  // Shifts by about half the length, the result of which is short.
  const magnitude = magnitudeOf(value);
  let shift = 512;
  while (magnitude >> BigInt(2 * shift) !== 0n) shift *= 2;
  return shift + bitLength(magnitude >> BigInt(shift));
}

/** The largest integer r with r² ≤ value, for value ≥ 0. */
export function integerSquareRoot(value: bigint): bigint {
  if (value < 2n ** 52n) return BigInt(Math.floor(Math.sqrt(Number(value))));
  // The root of the upper half of the bits, then one step of Newton's method, which doubles the right bits
  // and is never below the root.
  const quarter = BigInt((bitLength(value) - 1) >> 2);
  const start = (integerSquareRoot(value >> (2n * quarter)) + 1n) << quarter;
  let root = (start + value / start) >> 1n;
  while (root * root > value) root = (root + value / root) >> 1n;
  return root;
}

/**
 * The double nearest to a dyadic number; off by up to one unit in the last place more where doubles are
 * subnormal, ±Infinity beyond the largest.
 */
export function nearestDouble({ mantissa, exponent }: Dyadic): number {
  const excess = bitLength(mantissa) - 64;
  if (excess <= 0) return timesPowerOfTwo(Number(mantissa), exponent);
  // 64 bits and one that says whether anything was cut off round as the whole number does.
  const cut = BigInt(excess);
  const top = mantissa >> cut;
  const isCut = top << cut !== mantissa;
  return timesPowerOfTwo(Number(2n * top + (isCut ? 1n : 0n)), exponent + excess - 1);
}

/** value·2ᵉ for an integer value up to 2⁶⁵ and any e; only the last of the two products can be inexact. */
function timesPowerOfTwo(value: number, exponent: number): number {
  const clamped = Math.max(-1200, Math.min(1100, exponent));
  const first = Math.max(-900, Math.min(900, clamped));
  return value * powerOfTwo(first) * powerOfTwo(clamped - first);
}
