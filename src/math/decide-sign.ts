import { spend } from "./budget.js";
import {
  type Dyadic,
  integerSquareRoot,
  reduceDyadic,
  signOfDyadic,
  signOfEnclosure,
  upperExponent,
} from "./dyadic.js";
import type { Sign } from "./exact.js";
import type { Expression, RootCounter } from "./real-expression.js";
import { type SizeBound, separationBits, separationExponent } from "./separation-bound.js";

const FIRST_PRECISION = 64;

/** If no more bits than this can be needed, all are used at once. */
const MOST_BITS_AT_ONCE = 512;

/** The bits that a few operations may lose to rounding. */
const GUARD_BITS = 16;

/**
 * The sign of an expression, from enclosures of more and more bits until one excludes zero, or lies within the separation
 * bound. Also 0 if its magnitude is at most 2ᵉ for the `least` e.
 */
export function decideSign(expression: Expression, least = Number.NEGATIVE_INFINITY): Sign {
  const first = signOfEnclosure(expression.enclose(FIRST_PRECISION));
  if (first !== 0) return first;
  const exact = expression.exact();
  if (exact !== null) return signOfDyadic(exact);
  const separation = separationOf(expression);
  let precision = separation.bits <= MOST_BITS_AT_ONCE ? separation.bits + GUARD_BITS : 2 * FIRST_PRECISION;
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
