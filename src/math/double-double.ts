import { productError, sumError } from "./rounding.js";

/**
 * A number as the unevaluated sum of two doubles, `high` being the double nearest to it.
 *
 * Sums are off by at most 2⁻¹⁰⁴ of the sum of the magnitudes, products, quotients and roots by 2⁻¹⁰⁰ of
 * themselves, as long as nothing overflows and no product falls below 2⁻⁹⁰⁰.
 *
 * Source: T. J. Dekker, "A floating-point technique for extending the available precision" (1971).
 */
export interface DoubleDouble {
  readonly high: number;
  readonly low: number;
}

export function ofDouble(value: number): DoubleDouble {
  return { high: value, low: 0 };
}

/** `high` and a much smaller number, as a normalised pair. */
function normalised(high: number, low: number): DoubleDouble {
  const sum = high + low;
  return { high: sum, low: low - (sum - high) };
}

/** a + b of two doubles, exactly. */
export function exactSum(a: number, b: number): DoubleDouble {
  const sum = a + b;
  return { high: sum, low: sumError(a, b, sum) };
}

/** a·b of two doubles, exactly. */
export function exactProduct(a: number, b: number): DoubleDouble {
  const product = a * b;
  return { high: product, low: productError(a, b, product) };
}

export function plus(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const sum = a.high + b.high;
  return normalised(sum, sumError(a.high, b.high, sum) + (a.low + b.low));
}

export function minus(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const sum = a.high - b.high;
  return normalised(sum, sumError(a.high, -b.high, sum) + (a.low - b.low));
}

export function times(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const product = a.high * b.high;
  const rest = productError(a.high, b.high, product) + (a.high * b.low + a.low * b.high);
  return normalised(product, rest);
}

/** −a, without −0. */
export function opposite({ high, low }: DoubleDouble): DoubleDouble {
  return { high: 0 - high, low: 0 - low };
}

/** Multiplied by a power of two, or by −1 times one. */
export function scaled({ high, low }: DoubleDouble, power: number): DoubleDouble {
  return { high: high * power, low: low * power };
}

export function over(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const quotient = a.high / b.high;
  const product = quotient * b.high;
  const rest = a.high - product - productError(quotient, b.high, product) + (a.low - quotient * b.low);
  return normalised(quotient, rest / b.high);
}

/** For a ≥ 0. */
export function squareRoot(a: DoubleDouble): DoubleDouble {
  if (a.high === 0) return a;
  const root = Math.sqrt(a.high);
  const square = root * root;
  return normalised(root, (a.high - square - productError(root, root, square) + a.low) / (2 * root));
}
