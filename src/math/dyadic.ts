import { decompose, exponentOf, magnitudeOf, powerOfTwo, type Sign } from "./exact.js";

/* Integers times powers of two, and intervals between such numbers. */

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

/**
 * All numbers within `error * 2 ** exponent` of `mantissa * 2 ** exponent`.
 *
 * The operations below enclose every result of numbers of their operands, to about `precision` bits; tiny and
 * huge numbers cost the same.
 */
export interface Enclosure extends Dyadic {
  readonly error: bigint;
}

/** The bits of an error; more would say nothing and cost time. */
const ERROR_BITS = 16;

export function encloseDyadic({ mantissa, exponent }: Dyadic, precision: number): Enclosure {
  return rounded(mantissa, 0n, exponent, precision);
}

/** All numbers from `low` to `high`. */
export function encloseInterval(low: Dyadic, high: Dyadic, precision: number): Enclosure {
  const exponent = Math.min(low.exponent, high.exponent);
  const first = low.mantissa << BigInt(low.exponent - exponent);
  const last = high.mantissa << BigInt(high.exponent - exponent);
  return rounded(first + last, last - first, exponent - 1, precision);
}

/** The sign all of its numbers have, 0 if they do not all have the same. */
export function signOfEnclosure({ mantissa, error }: Enclosure): Sign {
  return mantissa > error ? 1 : mantissa < -error ? -1 : 0;
}

/** An e with |x| ≤ 2ᵉ for all of its numbers, the least or one more. −Infinity if it holds nothing but 0. */
export function upperExponent({ mantissa, error, exponent }: Enclosure): number {
  const size = magnitudeOf(mantissa) + error;
  return size === 0n ? Number.NEGATIVE_INFINITY : bitLength(size) + exponent;
}

/** An e with |x| ≥ 2ᵉ for all of its numbers, which must have a sign. */
export function lowerExponent({ mantissa, error, exponent }: Enclosure): number {
  return bitLength(magnitudeOf(mantissa) - error) - 1 + exponent;
}

/** The number of correct bits b: it is within a factor of 1 ± 2⁻ᵇ of its middle. */
export function knownBits({ mantissa, error }: Enclosure): number {
  return error === 0n ? Number.POSITIVE_INFINITY : bitLength(mantissa) - 1 - bitLength(error);
}

export function addEnclosures(a: Enclosure, b: Enclosure, precision: number): Enclosure {
  if (a.mantissa === 0n && a.error === 0n) return b;
  if (b.mantissa === 0n && b.error === 0n) return a;
  // Bits this far below the larger operand would be rounded away: drop them before they are aligned.
  const top = Math.max(upperExponent(a), upperExponent(b));
  const unit = Math.max(Math.min(a.exponent, b.exponent), top - precision - 3);
  const alignedA = atExponent(a, unit);
  const alignedB = atExponent(b, unit);
  const mantissa = alignedA.mantissa + alignedB.mantissa;
  return rounded(mantissa, alignedA.error + alignedB.error, unit, precision);
}

export function negateEnclosure({ mantissa, error, exponent }: Enclosure): Enclosure {
  return { mantissa: -mantissa, error, exponent };
}

export function multiplyEnclosures(a: Enclosure, b: Enclosure, precision: number): Enclosure {
  const mantissa = a.mantissa * b.mantissa;
  const exponent = a.exponent + b.exponent;
  if (a.error === 0n && b.error === 0n) return rounded(mantissa, 0n, exponent, precision);
  const error = magnitudeOf(a.mantissa) * b.error + (magnitudeOf(b.mantissa) + b.error) * a.error;
  return rounded(mantissa, error, exponent, precision);
}

/** a/b for a divisor that has a sign. */
export function divideEnclosures(a: Enclosure, b: Enclosure, precision: number): Enclosure {
  if (a.mantissa === 0n && a.error === 0n) return a;
  const sizeB = magnitudeOf(b.mantissa);
  const shift = BigInt(Math.max(0, precision + 2 + bitLength(sizeB) - bitLength(a.mantissa)));
  const exponent = a.exponent - b.exponent - Number(shift);
  const dividend = a.mantissa << shift;
  const quotient = dividend / b.mantissa;
  if (a.error === 0n && b.error === 0n) {
    return rounded(quotient, quotient * b.mantissa === dividend ? 0n : 1n, exponent, precision);
  }
  // (a + α)/(b + β) − a/b = (α − (a/b)β)/(b + β).
  const spread = (a.error << shift) + (magnitudeOf(quotient) + 1n) * b.error;
  return rounded(quotient, spread / (sizeB - b.error) + 2n, exponent, precision);
}

/** √a for numbers that are all positive. */
export function squareRootOfEnclosure(a: Enclosure, precision: number): Enclosure {
  const missing = Math.max(0, 2 * precision + 2 - bitLength(a.mantissa));
  // An even exponent has a root.
  const shift = (a.exponent - missing) % 2 === 0 ? missing : missing + 1;
  const radicand = a.mantissa << BigInt(shift);
  const root = integerSquareRoot(radicand);
  const exponent = (a.exponent - shift) / 2;
  if (a.error === 0n) return rounded(root, root * root === radicand ? 0n : 1n, exponent, precision);
  // √(a + α) − √a = α/(√(a + α) + √a), at most |α|/√a.
  return rounded(root, (a.error << BigInt(shift)) / root + 2n, exponent, precision);
}

/** The enclosure over another power of two, with an error one larger if bits are lost. */
function atExponent(a: Enclosure, exponent: number): Enclosure {
  if (a.exponent >= exponent) {
    const shift = BigInt(a.exponent - exponent);
    return { mantissa: a.mantissa << shift, error: a.error << shift, exponent };
  }
  const shift = BigInt(exponent - a.exponent);
  return { mantissa: a.mantissa >> shift, error: (a.error >> shift) + 2n, exponent };
}

/** Drops the bits beyond the precision, and those the error makes meaningless. */
function rounded(mantissa: bigint, error: bigint, exponent: number, precision: number): Enclosure {
  const excess = bitLength(mantissa) - precision;
  const meaningless = error === 0n ? 0 : bitLength(error) - ERROR_BITS;
  const drop = Math.max(excess, meaningless);
  if (drop <= 0) return { mantissa, error, exponent };
  return atExponent({ mantissa, error, exponent }, exponent + drop);
}
