import { approximate } from "./approximate.js";
import {
  addEnclosures,
  type Dyadic,
  lowerExponent,
  negateDyadic,
  signOfEnclosure,
  upperExponent,
} from "./dyadic.js";
import type { Sign } from "./exact.js";
import { enclosePolynomial, PolynomialRoot, type SimplePolynomial } from "./polynomial-root.js";
import { ONE, Real, ZERO } from "./real.js";

/** Coefficients, the constant term first; the last one is not zero. */
type Polynomial = readonly Real[];

/** The polynomial without leading zeros; empty for the zero polynomial. */
export function withoutLeadingZeros(coefficients: readonly Real[]): Polynomial {
  let length = coefficients.length;
  while (length > 0 && coefficients[length - 1]?.sign() === 0) length--;
  return coefficients.slice(0, length);
}

function degreeOf(polynomial: Polynomial): number {
  return polynomial.length - 1;
}

function coefficientOf(polynomial: Polynomial, i: number): Real {
  return polynomial[i] ?? ZERO;
}

/** sᵈ times the value at t/s, where d is the degree. */
function evaluate(polynomial: Polynomial, t: Real, s = ONE): Real {
  let value = ZERO;
  let power = ONE;
  for (const coefficient of [...polynomial].reverse()) {
    value = value.times(t).plus(coefficient.times(power));
    power = power.times(s);
  }
  return value;
}

function derivative(polynomial: Polynomial): Polynomial {
  return polynomial.slice(1).map((coefficient, i) => coefficient.times(Real.of(i + 1)));
}

interface Division {
  readonly quotient: readonly Real[];
  readonly remainder: readonly Real[];
}

/** Quotient and remainder of a·leadᵏ by b, where lead is b's last coefficient and k = deg a − deg b + 1. */
function pseudoDivide(a: Polynomial, b: Polynomial): Division {
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

/** Bits that distinguish almost every number from the double nearest to it. */
const DOUBLE_PRECISION = 80;

/** The coefficients the user gave, null for zeros. */
type Original = SimplePolynomial["original"];

/**
 * The distinct real roots of c₀ + c₁x + c₂x² + …, in ascending order, exactly.
 *
 * Leading coefficients may be zero; throws RangeError if all are. Up to degree two by formula, above between the roots of
 * the derivative. Multiple roots are found by the common divisor of both.
 */
export function realRoots(coefficients: readonly Real[]): Real[] {
  const polynomial = withoutLeadingZeros(coefficients);
  if (polynomial.length === 0) throw new RangeError("realRoots: all coefficients are zero");
  return rootsOf(polynomial, null, recognisedRoots);
}

/** Finds the roots of a polynomial without multiple ones, of degree ≥ 3 with c₀ ≠ 0. */
type Solver = (polynomial: Polynomial, original: Original) => Real[];

/** `original` has all the roots of `polynomial`; null if it is the same. */
function rootsOf(polynomial: Polynomial, original: Original | null, solve: Solver): Real[] {
  if (degreeOf(polynomial) === 0) return [];
  if (coefficientOf(polynomial, 0).sign() === 0) {
    const others = rootsOf(polynomial.slice(1), original, solve);
    return others.some((root) => root.sign() === 0) ? others : inOrder([Real.of(0), ...others]);
  }
  if (degreeOf(polynomial) === 1) {
    return [coefficientOf(polynomial, 0).over(coefficientOf(polynomial, 1)).negated()];
  }
  if (degreeOf(polynomial) === 2) return rootsOfQuadratic(polynomial);
  const first = original ?? polynomial.map((c) => (c.sign() === 0 ? null : c));
  const divisor = sturmChain(polynomial).at(-1) as Polynomial;
  if (degreeOf(divisor) > 0) return rootsOf(pseudoDivide(polynomial, divisor).quotient, first, solve);
  return solve(polynomial, first);
}

/**
 * With c₀ ≠ 0. The form q/c₂, c₀/q with q = −(c₁ ± √disc)/2 adds numbers of one sign, so intervals stay
 * narrow.
 */
function rootsOfQuadratic(polynomial: Polynomial): Real[] {
  const c = coefficientOf(polynomial, 0);
  const b = coefficientOf(polynomial, 1);
  const a = coefficientOf(polynomial, 2);
  const discriminant = b.squared().minus(a.times(c).times(Real.of(4)));
  const sign = discriminant.sign();
  if (sign < 0) return [];
  const minusHalf = Real.of(-0.5);
  if (sign === 0) return [b.times(minusHalf).over(a)];
  const root = discriminant.squareRoot();
  const q = (b.sign() < 0 ? b.minus(root) : b.plus(root)).times(minusHalf);
  return inOrder([q.over(a), c.over(q)]);
}

/** A `Solver` that gives doubles as such. */
function recognisedRoots(polynomial: Polynomial, original: Original): Real[] {
  const roots = isolatedRoots(polynomial, original);
  for (const root of roots) {
    const nearest = doubleThatMayBe(root);
    if (nearest !== undefined && evaluate(polynomial, nearest).sign() === 0) {
      return rootsWithKnown(polynomial, nearest, original);
    }
  }
  return roots;
}

/**
 * A `Solver`.
 *
 * Between neighbouring roots of the derivative the polynomial is monotonic, so that it has a root there iff
 * its signs differ, and only one. So roots that are near each other cost no more than others.
 */
function isolatedRoots(polynomial: Polynomial, original: Original): Real[] {
  const simple: SimplePolynomial = { coefficients: polynomial, original };
  const fences = fencesOf(polynomial);
  const roots: Real[] = [];
  for (const [i, after] of fences.entries()) {
    const before = fences[i - 1];
    if (before === undefined || before.sign === after.sign) continue;
    const expression = new PolynomialRoot(simple, before.at, after.at, before.sign);
    roots.push(new Real(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, expression));
  }
  return roots;
}

/** The double nearest to a root, unless it is certainly not the root: those of round numbers often are doubles. */
function doubleThatMayBe(root: Real): Real | undefined {
  const nearest = approximate(root);
  if (!Number.isFinite(nearest)) return undefined;
  const double = Real.of(nearest);
  const difference = addEnclosures(
    root.expression.enclose(DOUBLE_PRECISION),
    double.negated().expression.enclose(DOUBLE_PRECISION),
    DOUBLE_PRECISION,
  );
  return signOfEnclosure(difference) === 0 ? double : undefined;
}

/** A number other than 0, and the sign, other than 0, of the polynomial there. */
interface Fence {
  readonly at: Dyadic;
  readonly sign: Sign;
}

/**
 * Numbers in ascending order, where signs differ: with no root before or after all, and one at most between
 * two.
 */
function fencesOf(polynomial: Polynomial): Fence[] {
  const fences = rootsOf(derivative(polynomial), null, isolatedRoots).map((critical) =>
    fenceAt(polynomial, critical),
  );
  const isNegative = ({ at }: Fence): boolean => at.mantissa < 0n;
  const sign = coefficientOf(polynomial, 0).sign();
  const lead = coefficientOf(polynomial, degreeOf(polynomial)).sign();
  const far: Dyadic = { mantissa: 1n, exponent: largestExponent(polynomial) };
  const near: Dyadic = { mantissa: 1n, exponent: -largestExponent([...polynomial].reverse()) };
  return [
    { at: negateDyadic(far), sign: degreeOf(polynomial) % 2 === 0 ? lead : opposite(lead) },
    ...fences.filter(isNegative),
    { at: negateDyadic(near), sign },
    { at: near, sign },
    ...fences.filter((fence) => fence.at.mantissa > 0n),
    { at: far, sign: lead },
  ];
}

/**
 * A dyadic number so near to a critical point, where the polynomial is not 0, that no root lies between.
 *
 * The polynomial has a sign all over an enclosure of the point once that is small enough.
 */
function fenceAt(polynomial: Polynomial, critical: Real): Fence {
  for (let precision = 32; ; precision *= 2) {
    const enclosure = critical.expression.enclose(precision);
    const sign = signOfEnclosure(enclosePolynomial(polynomial, enclosure, precision));
    if (sign !== 0) return { at: { mantissa: enclosure.mantissa, exponent: enclosure.exponent }, sign };
  }
}

/** The roots of a polynomial with a known simple root: that one, and those of the quotient. */
function rootsWithKnown(polynomial: Polynomial, root: Real, original: Original): Real[] {
  const { quotient } = pseudoDivide(polynomial, [root.negated(), Real.of(1)]);
  return inOrder([root, ...rootsOf(quotient, original, recognisedRoots)]);
}

/** An e such that all roots are less than 2ᵉ, by Fujiwara's bound: twice the largest |cᵢ/c_d|^(1/(d−i)). */
function largestExponent(polynomial: Polynomial): number {
  const degree = degreeOf(polynomial);
  const lead = lowerExponent(coefficientOf(polynomial, degree).expression.encloseWithSign(64));
  let largest = Number.NEGATIVE_INFINITY;
  polynomial.slice(0, degree).forEach((coefficient, i) => {
    if (coefficient.sign() === 0) return;
    const size = upperExponent(coefficient.expression.enclose(64));
    largest = Math.max(largest, Math.ceil((size - lead) / (degree - i)));
  });
  return largest + 2;
}

function opposite(sign: Sign): Sign {
  return sign > 0 ? -1 : sign < 0 ? 1 : 0;
}

function inOrder(roots: Real[]): Real[] {
  return roots.sort((a, b) => a.compareTo(b));
}
