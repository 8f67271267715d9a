import { bitLength, type Dyadic, integerSquareRoot } from "./dyadic.js";
import { magnitudeOf, type Sign } from "./exact.js";

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
