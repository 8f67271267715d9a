import { decideSign } from "./decide-sign.js";
import { knownBits, nearestDouble, signOfEnclosure, upperExponent } from "./dyadic.js";
import type { Real } from "./real.js";

/** Bits that an enclosure has at first, and how many must be known. */
const FIRST_PRECISION = 80;
const KNOWN_BITS = 64;

/** An interval narrower than this, relative to its middle, is as good as a double where only a size is wanted. */
const NARROW = 2 ** -20;

/** The double nearest to what is no larger than this power of two is 0. */
const ROUNDED_TO_ZERO = -1076;

/** The nearest double, or its neighbour if another is as near to 2⁻¹⁰ ulp; ±Infinity beyond the largest. */
export function approximate(real: Real): number {
  const { low, high } = real;
  if (low === high) return low;
  const hasSign =
    low > 0 ||
    high < 0 ||
    signOfEnclosure(real.expression.enclose(FIRST_PRECISION)) !== 0 ||
    decideSign(real.expression, ROUNDED_TO_ZERO) !== 0;
  return hasSign ? approximateAbove(real, Number.NEGATIVE_INFINITY) : 0;
}

/** The same, or 0 if the magnitude is below 2ᵉ. Faster for sums that may be zero: that they are need not be proved. */
export function approximateAbove(real: Real, exponent: number): number {
  if (real.low === real.high) return real.low;
  let precision = FIRST_PRECISION;
  let enclosure = real.expression.enclose(precision);
  while (knownBits(enclosure) < KNOWN_BITS) {
    if (upperExponent(enclosure) <= exponent) return 0;
    precision *= 2;
    enclosure = real.expression.enclose(precision);
  }
  real.narrow(enclosure);
  return nearestDouble(enclosure) + 0;
}

/** The middle of the interval if that is narrow, relative to it; else NaN. */
export function narrowMiddle({ low, high }: Real): number {
  const middle = low / 2 + high / 2;
  const width = high - low;
  return width <= Math.abs(middle) * NARROW && width < Number.POSITIVE_INFINITY ? middle : Number.NaN;
}
