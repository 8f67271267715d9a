import { Real } from "./real.js";

/** Coefficients, the constant term first; the last one is not zero. */
export type Polynomial = readonly Real[];

/** The polynomial without leading zeros; empty for the zero polynomial. */
export function withoutLeadingZeros(coefficients: readonly Real[]): Polynomial {
  let length = coefficients.length;
  while (length > 0 && coefficients[length - 1]?.sign() === 0) length--;
  return coefficients.slice(0, length);
}

export function degreeOf(polynomial: Polynomial): number {
  return polynomial.length - 1;
}

export function coefficientOf(polynomial: Polynomial, i: number): Real {
  return polynomial[i] ?? Real.of(0);
}

export function evaluate(polynomial: Polynomial, x: Real): Real {
  return polynomial.reduceRight((value, coefficient) => value.times(x).plus(coefficient), Real.of(0));
}

export function derivative(polynomial: Polynomial): Polynomial {
  return polynomial.slice(1).map((coefficient, i) => coefficient.times(Real.of(i + 1)));
}

interface Division {
  readonly quotient: readonly Real[];
  readonly remainder: readonly Real[];
}

/** Quotient and remainder of a·leadᵏ by b, where lead is b's last coefficient and k = deg a − deg b + 1. */
export function pseudoDivide(a: Polynomial, b: Polynomial): Division {
  const lead = coefficientOf(b, degreeOf(b));
  let remainder = [...a];
  let quotient: Real[] = [];
  for (let shift = a.length - b.length; shift >= 0; shift--) {
    const top = coefficientOf(remainder, remainder.length - 1);
    quotient = [top, ...quotient.map((q) => q.times(lead))];
    remainder = remainder
      .slice(0, -1)
      .map((r, i) => r.times(lead).minus(i < shift ? Real.of(0) : top.times(coefficientOf(b, i - shift))));
  }
  return { quotient, remainder };
}

/**
 * A greatest common divisor of two polynomials, the degree of the first being at least that of the second.
 */
export function greatestCommonDivisor(a: Polynomial, b: Polynomial): Polynomial {
  let [before, last] = [a, b];
  while (last.length > 0) {
    const next = withoutLeadingZeros(pseudoDivide(before, last).remainder);
    [before, last] = [last, next];
  }
  return before;
}
