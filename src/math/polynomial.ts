import type { Sign } from "./exact.js";
import { ONE, Real, ZERO } from "./real.js";

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
  return polynomial[i] ?? ZERO;
}

/** sᵈ times the value at t/s, where d is the degree. */
export function evaluate(polynomial: Polynomial, t: Real, s = ONE): Real {
  let value = ZERO;
  let power = ONE;
  for (const coefficient of [...polynomial].reverse()) {
    value = value.times(t).plus(coefficient.times(power));
    power = power.times(s);
  }
  return value;
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
      .map((r, i) => r.times(lead).minus(i < shift ? ZERO : top.times(coefficientOf(b, i - shift))));
  }
  return { quotient, remainder };
}

/**
 * A polynomial other than 0, its derivative, and the remainders of Euclid's algorithm with the opposite signs; the last one is a
 * greatest common divisor of the first two.
 */
export function sturmChain(polynomial: Polynomial): readonly Polynomial[] {
  const chain = [polynomial];
  let before = polynomial;
  let last = derivative(polynomial);
  while (last.length > 0) {
    chain.push(last);
    const remainder = withoutLeadingZeros(pseudoDivide(before, last).remainder);
    // It was multiplied by a power of the leading coefficient.
    const isOpposite =
      (before.length - last.length) % 2 === 0 && coefficientOf(last, degreeOf(last)).sign() < 0;
    before = last;
    last = isOpposite ? remainder : remainder.map((coefficient) => coefficient.negated());
  }
  return chain;
}

/**
 * How often the sign changes along a chain at t/s, for s ≥ 0; at an infinite place if s is 0. Between two places that are no roots it
 * falls by the number of different roots.
 */
export function changesOfSign(chain: readonly Polynomial[], t: Real, s: Real): number {
  let changes = 0;
  let before: Sign = 0;
  for (const polynomial of chain) {
    const sign = evaluate(polynomial, t, s).sign();
    if (before * sign < 0) changes++;
    if (sign !== 0) before = sign;
  }
  return changes;
}
