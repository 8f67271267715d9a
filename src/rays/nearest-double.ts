/** Doubles nearest to exactly given numbers, without an intermediate double that could be off or overflow. */

import { bitLength, integerSquareRoot } from "../math/dyadic.js";
import { powerOfTwo } from "../math/powers-of-two.js";

/** Bits of a quotient or root that are computed before the one rounding to 53. */
const WORKING_BITS = 80;

/**
 * The double nearest to numerator/denominator, for a positive denominator; beyond the largest double, that.
 * Below 2⁻¹⁰²² it may be the double next to the nearest.
 */
export function nearestToQuotient(numerator: bigint, denominator: bigint): number {
  if (numerator < 0n) return -nearestToQuotient(-numerator, denominator);
  if (numerator === 0n) return 0;
  const shift = WORKING_BITS - (bitLength(numerator) - bitLength(denominator));
  const scaled = shift >= 0 ? numerator << BigInt(shift) : numerator;
  const divisor = shift >= 0 ? denominator : denominator << BigInt(-shift);
  const quotient = scaled / divisor;
  // A last bit that says whether anything was cut off keeps the rounding to a double from seeing a false tie.
  const sticky = quotient * divisor === scaled ? 0n : 1n;
  return timesPowerOfTwo(Number(2n * quotient + sticky), -shift - 1);
}

/**
 * The double nearest to (a + b√g)/denominator, for g ≥ 0 and a positive denominator; when irrational, off by
 * at most one part in 2⁷⁰ more.
 *
 * Where a and b√g cancel, (a² − b²g)/(a − b√g) is the same number without cancellation.
 */
export function nearestToSurdQuotient(a: bigint, b: bigint, g: bigint, denominator: bigint): number {
  if (b === 0n || g === 0n) return nearestToQuotient(a, denominator);
  if (a < 0n) return -nearestToSurdQuotient(-a, -b, g, denominator);
  const radicand = b * b * g;
  const shift = BigInt(Math.max(0, WORKING_BITS - Math.floor(bitLength(radicand) / 2)));
  const root = integerSquareRoot(radicand << (2n * shift));
  // A root that is not exact lies above its floor; half a unit stands for the rest.
  const exact = root * root === radicand << (2n * shift);
  const sum = 2n * ((a << shift) + root) + (exact ? 0n : 1n);
  const unit = 2n << shift;
  if (b > 0n) return nearestToQuotient(sum, denominator * unit);
  return nearestToQuotient((a * a - radicand) * unit, denominator * sum);
}

/** value · 2ᵉ, rounded once more only if it is below 2⁻¹⁰²². */
function timesPowerOfTwo(value: number, exponent: number): number {
  if (exponent > 1000) return Number.MAX_VALUE;
  if (exponent < -1200) return 0;
  // The first of two factors is exact and keeps the second in the range of normal doubles.
  const product =
    exponent < -1000 ? value * powerOfTwo(-200) * powerOfTwo(exponent + 200) : value * powerOfTwo(exponent);
  return Math.min(product, Number.MAX_VALUE);
}
