import { spend } from "./cost.js";
import {
  addDyadics,
  addEnclosures,
  between,
  bitLength,
  type Dyadic,
  divideEnclosures,
  dyadicOfDouble,
  type Enclosure,
  encloseDyadic,
  encloseInterval,
  haveUnlikeSizes,
  multiplyEnclosures,
  nearestDouble,
  negateDyadic,
  negateEnclosure,
  reduceDyadic,
  signOfEnclosure,
} from "./dyadic.js";
import { type Sign, signOf } from "./exact.js";
import { Expression, type Operand, type RootCounter, workOf } from "./real-expression.js";
import { type SizeBound, sizeOfPolynomialRoot } from "./separation-bound.js";

/** The relative half width, as an exponent of 2, of the interval around a root that was guessed in doubles. */
const GUESSED_BITS = 42;
const GUESS_PRECISION = 96;

/** A polynomial without multiple roots; its roots share one object, so that they are known to be related. */
export interface SimplePolynomial {
  /** The constant term first. The last one is not zero. */
  readonly coefficients: readonly Operand[];
  /**
   * The coefficients of any polynomial with all its roots: that of the user, with smaller ones. Null for
   * zeros.
   */
  readonly original: readonly (Operand | null)[];
}

/** An end of the interval of a root, as it was at first. */
interface Anchor {
  readonly at: Dyadic;
  /** By how many the distance from there is halved while this is the end. */
  halvings: number;
}

/** The one root of a polynomial between two dyadic numbers of the same sign. */
export class PolynomialRoot extends Expression {
  readonly operands: readonly Operand[];
  private readonly ends: readonly [Anchor, Anchor];
  private nextEnd: 0 | 1 = 0;

  /** `signBefore` is the polynomial's sign between `low` and the root, the opposite of the one after it. */
  constructor(
    private readonly polynomial: SimplePolynomial,
    private low: Dyadic,
    private high: Dyadic,
    private readonly signBefore: Sign,
  ) {
    const operands = [...polynomial.coefficients, ...polynomial.original.filter((c) => c !== null)];
    super(Math.max(...operands.map((operand) => operand.expression.depth)));
    this.operands = operands;
    this.ends = [
      { at: low, halvings: 1 },
      { at: high, halvings: 1 },
    ];
  }

  override countRoot(counter: RootCounter): void {
    const before = counter.rootsOf.get(this.polynomial) ?? 0;
    counter.rootsOf.set(this.polynomial, before + 1);
    counter.degree *= this.polynomial.coefficients.length - 1 - before;
  }

  sizeFrom(operandSizes: readonly SizeBound[]): SizeBound {
    let next = this.polynomial.coefficients.length;
    return sizeOfPolynomialRoot(
      this.polynomial.original.map((c) => (c === null ? null : (operandSizes[next++] ?? null))),
      this.polynomial,
    );
  }

  /**
   * Newton's method for intervals where it gains two bits, else bisection at a point whose side can be decided.
   *
   * It terminates: the root is simple, so near it the derivative has a sign and Newton's method converges, once the
   * working precision suffices; of two points for bisection, one is not the root, and its side is decided with enough
   * bits. An end of the first interval that is nearer to the root by k bits than the other, as the critical point between
   * two roots that are nearly one, takes about log k steps.
   */
  protected computeEnclosure(precision: number): Enclosure {
    if (this.bitsKnown() < GUESSED_BITS) this.cutAroundGuess();
    let mostBits = precision + 32;
    for (let bits = this.bitsKnown(); bits < precision; bits = this.bitsKnown()) {
      const working = Math.min(mostBits, 3 * Math.max(bits, 0) + 64);
      if (!this.newton(working) && !this.cutBetween(working, mostBits)) mostBits *= 2;
    }
    return encloseInterval(this.low, this.high, precision + 2);
  }

  /** A b with high − low ≤ 2⁻ᵇ·|root|. */
  private bitsKnown(): number {
    const low = this.low.mantissa < 0n ? negateDyadic(this.high) : this.low;
    if (low.mantissa === 0n) return Number.NEGATIVE_INFINITY;
    const width = addDyadics(this.high, negateDyadic(this.low));
    if (width.mantissa === 0n) return Number.POSITIVE_INFINITY;
    const leastExponent = bitLength(low.mantissa) - 1 + low.exponent;
    return leastExponent - (bitLength(width.mantissa) + width.exponent);
  }

  /** Replaces the interval X by its part in c − p(c)/p'(X), if that is at most a quarter of it. */
  private newton(precision: number): boolean {
    const interval = encloseInterval(this.low, this.high, precision);
    const slope = encloseDerivative(this.polynomial.coefficients, interval, precision);
    if (signOfEnclosure(slope) === 0) return false;
    const centre = { ...interval, error: 0n };
    const value = enclosePolynomial(this.polynomial.coefficients, centre, precision);
    const step = negateEnclosure(divideEnclosures(value, slope, precision));
    const { mantissa, error, exponent } = addEnclosures(centre, step, precision);
    const low = greater(this.low, { mantissa: mantissa - error, exponent });
    const high = negateDyadic(greater(negateDyadic(this.high), { mantissa: -(mantissa + error), exponent }));
    const width = addDyadics(high, negateDyadic(low));
    const before = addDyadics(this.high, negateDyadic(this.low));
    const gain = addDyadics(before, { mantissa: -4n * width.mantissa, exponent: width.exponent });
    if (gain.mantissa < 0n) return false;
    this.low = reduceDyadic(low);
    this.high = reduceDyadic(high);
    return true;
  }

  /** Bisection in doubles is so much faster that its result is tried first: the root is mostly that near. */
  private cutAroundGuess(): void {
    const coefficients = this.polynomial.coefficients.map((coefficient) =>
      nearestDouble(coefficient.expression.enclose(GUESS_PRECISION)),
    );
    const guess = guessRoot(coefficients, nearestDouble(this.low), nearestDouble(this.high), this.signBefore);
    if (!Number.isFinite(guess) || guess === 0) return;
    const { mantissa, exponent } = dyadicOfDouble(guess);
    for (const side of [-1n, 1n]) {
      const factor = (1n << BigInt(GUESSED_BITS)) + side;
      const point = { mantissa: mantissa * factor, exponent: exponent - GUESSED_BITS };
      const isWithin = greater(point, this.low) === point && greater(this.high, point) === this.high;
      if (isWithin) this.cutAt(point, GUESS_PRECISION);
    }
  }

  /** Cuts the interval at an inner point. False if that takes more bits, or is the root: then the cut is beside it. */
  private cutBetween(fewBits: number, mostBits: number): boolean {
    const end = haveUnlikeSizes(this.low, this.high) ? null : this.ends[this.nextEnd];
    const point = end === null ? between(this.low, this.high) : this.pointFrom(end);
    if (!this.cutAt(point, fewBits) && !this.cutAt(point, mostBits)) {
      this.cutAt(between(this.low, point), mostBits);
      return false;
    }
    if (end !== null) end.halvings *= 2;
    this.nextEnd = this.nextEnd === 0 ? 1 : 0;
    return true;
  }

  /** An inner point, the exponent of whose distance from an end of the first interval is between those of low and high. */
  private pointFrom({ at, halvings }: Anchor): Dyadic {
    const first = addDyadics(this.low, negateDyadic(at));
    const last = addDyadics(this.high, negateDyadic(at));
    // As long as nothing tells how near to its end the root is, look nearer and nearer.
    const isAtEnd = first.mantissa === 0n || last.mantissa === 0n;
    const distance = isAtEnd ? halved(addDyadics(first, last), halvings) : between(first, last);
    return reduceDyadic(addDyadics(at, distance));
  }

  /** Cuts off the part beyond an inner point, if the polynomial's sign there can be decided. */
  private cutAt(point: Dyadic, precision: number): boolean {
    const { coefficients } = this.polynomial;
    const sign = signOfEnclosure(enclosePolynomial(coefficients, encloseDyadic(point, precision), precision));
    if (sign === 0) return false;
    if (sign === this.signBefore) this.low = reduceDyadic(point);
    else this.high = reduceDyadic(point);
    return true;
  }
}

function halved({ mantissa, exponent }: Dyadic, times: number): Dyadic {
  return { mantissa, exponent: exponent - times };
}

function greater(a: Dyadic, b: Dyadic): Dyadic {
  return signOf(addDyadics(a, negateDyadic(b)).mantissa) >= 0 ? a : b;
}

const ZERO: Enclosure = { mantissa: 0n, error: 0n, exponent: 0 };

/** Encloses the values of c₀ + c₁x + … for all enclosed x. */
export function enclosePolynomial(
  coefficients: readonly Operand[],
  x: Enclosure,
  precision: number,
): Enclosure {
  spend(coefficients.length * workOf(precision));
  return coefficients.reduceRight(
    (value, { expression }) =>
      addEnclosures(multiplyEnclosures(value, x, precision), expression.enclose(precision), precision),
    ZERO,
  );
}

/** Encloses the values of its derivative. */
function encloseDerivative(coefficients: readonly Operand[], x: Enclosure, precision: number): Enclosure {
  return coefficients.reduceRight((value, { expression }, i) => {
    if (i === 0) return value;
    const factor = { mantissa: BigInt(i), error: 0n, exponent: 0 };
    const coefficient = multiplyEnclosures(expression.enclose(precision), factor, precision);
    return addEnclosures(multiplyEnclosures(value, x, precision), coefficient, precision);
  }, ZERO);
}

/** Enough to halve the exponents' difference of any two doubles, and then the bits of a mantissa. */
const MOST_STEPS = 80;

/**
 * A guess at the root of c₀ + c₁x + … between two doubles of one sign, by bisection in doubles.
 *
 * `signBefore` is the polynomial's sign before the root. The guess may be wrong because of rounding, and NaN because of
 * overflow.
 */
function guessRoot(coefficients: readonly number[], low: number, high: number, signBefore: Sign): number {
  let before = low;
  let after = high;
  for (let step = 0; step < MOST_STEPS; step++) {
    const middle = meanOf(before, after);
    if (middle === before || middle === after) break;
    let value = 0;
    for (let i = coefficients.length - 1; i >= 0; i--) value = value * middle + (coefficients[i] ?? 0);
    if (value === 0) return middle;
    if (value > 0 === signBefore > 0) before = middle;
    else after = middle;
  }
  return before / 2 + after / 2;
}

/** The geometric mean where the two differ much. */
function meanOf(a: number, b: number): number {
  const ratio = a / b;
  if (ratio > 0.25 && ratio < 4) return a / 2 + b / 2;
  const mean = Math.sqrt(Math.abs(a)) * Math.sqrt(Math.abs(b));
  return a < 0 ? -mean : mean;
}
