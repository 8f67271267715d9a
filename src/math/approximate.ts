import { spend } from "./cost.js";
import {
  type Dyadic,
  integerSquareRoot,
  knownBits,
  nearestDouble,
  reduceDyadic,
  signOfDyadic,
  signOfEnclosure,
  upperExponent,
} from "./dyadic.js";
import type { Sign } from "./exact.js";
import type { Real } from "./real.js";
import type { Expression, RootCounter } from "./real-expression.js";
import { type SizeBound, separationBits, separationExponent } from "./separation-bound.js";

/* What enclosures tell of a real number: its sign, and the nearest double. */

const SIGN_PRECISION = 64;

/** If no more bits than this can be needed, all are used at once. */
const MOST_BITS_AT_ONCE = 512;

/** The bits that a few operations may lose to rounding. */
const GUARD_BITS = 16;

/**
 * The sign of an expression, from enclosures of more and more bits until one excludes zero, or lies within the separation
 * bound. Also 0 if its magnitude is at most 2ᵉ for the `least` e.
 */
export function decideSign(expression: Expression, least = Number.NEGATIVE_INFINITY): Sign {
  const first = signOfEnclosure(expression.enclose(SIGN_PRECISION));
  if (first !== 0) return first;
  const exact = expression.exact();
  if (exact !== null) return signOfDyadic(exact);
  const separation = separationOf(expression);
  let precision = separation.bits <= MOST_BITS_AT_ONCE ? separation.bits + GUARD_BITS : 2 * SIGN_PRECISION;
  for (;;) {
    const enclosure = expression.enclose(precision);
    const sign = signOfEnclosure(enclosure);
    if (sign !== 0) return sign;
    const missing = upperExponent(enclosure) - Math.max(separation.exponent, least);
    if (missing <= 0) return 0;
    precision = Math.min(2 * precision, precision + missing + GUARD_BITS);
  }
}

/** There are 2ᵏ products of k roots; beyond these, further roots are taken to be new. */
const MOST_PRODUCTS = 64;

/** The least magnitude of a nonzero expression, and the bits needed to decide its sign. */
interface Separation {
  /** An e with |E| ≥ 2ᵉ unless E = 0. */
  readonly exponent: number;
  /** About the number of bits between the largest possible magnitude of the expression and that. */
  readonly bits: number;
}

/**
 * Walks over an expression once for the sizes and the roots.
 *
 * Both must come from one walk, since operands may be replaced by equal ones in the meantime.
 */
export function separationOf(expression: Expression): Separation {
  const tally = new DegreeTally();
  const sizes = new Map<Expression, SizeBound>();
  function visit(node: Expression): SizeBound {
    const known = sizes.get(node);
    if (known !== undefined) return known;
    spend(1);
    const size = node.sizeFrom(node.operands.map((operand) => visit(operand.expression)));
    sizes.set(node, size);
    node.countRoot(tally);
    return size;
  }
  const size = visit(expression);
  return {
    exponent: separationExponent(size, tally.degree),
    bits: separationBits(size, tally.degree),
  };
}

/**
 * A bound on the degree of the field of an expression: the product of the degrees of its roots.
 *
 * Each root counts once. After k others of the same polynomial of degree d a root has at most the degree d −
 * k, since those can be divided out. The square root of a rational number has degree 1 if it is a rational
 * multiple of a product of those before it.
 */
class DegreeTally implements RootCounter {
  degree = 1;
  readonly rootsOf = new Map<object, number>();
  /** Integers whose roots, times rational numbers, are all products of the counted roots of rationals. */
  private readonly radicands = [1n];

  countSquareRoot(radicand: Dyadic | null): void {
    if (radicand !== null) {
      const { mantissa, exponent } = reduceDyadic(radicand);
      const integer = exponent % 2 === 0 ? mantissa : 2n * mantissa;
      if (this.radicands.some((known) => isSquare(known * integer))) return;
      if (this.radicands.length < MOST_PRODUCTS) {
        this.radicands.push(...this.radicands.map((known) => known * integer));
      }
    }
    this.degree *= 2;
  }
}

function isSquare(value: bigint): boolean {
  // Squares are 0, 1, 4 or 9 modulo 16.
  const last = Number(value & 15n);
  const canBe = last === 0 || last === 1 || last === 4 || last === 9;
  return canBe && integerSquareRoot(value) ** 2n === value;
}

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
