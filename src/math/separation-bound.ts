/**
 * The separation bound: the least magnitude of a nonzero number of some construction.
 *
 * Write a real algebraic number as E = 2ᵛ·U/L with algebraic integers U and L, no conjugate of which is
 * larger than 2ᵘ and 2ˡ. If E ≠ 0, the norm of U, the product of its conjugates, is an integer other than 0,
 * so |U| ≥ 2^(−u(D−1)) where D bounds the degree of U, and |E| ≥ 2^(v − u(D−1) − l). A number proven to be
 * smaller is zero. D is at most the product of the degrees of the distinct roots in the expression.
 *
 * Sources: C. Burnikel, S. Funke, K. Mehlhorn, S. Schirra, S. Schmitt, "A separation bound for real algebraic
 * expressions" (2001); the separate power of two after S. Pion and C. Yap, "Constructive root bound for k-ary
 * rational input numbers" (2003).
 */

import { bitLength, type Dyadic } from "./dyadic.js";
import { magnitudeOf } from "./exact.js";

/** v, u, and the factors of L. */
export interface SizeBound {
  readonly power: number;
  readonly numerator: number;
  readonly denominator: Denominator;
}

/**
 * A product of algebraic integers. Each is known by an object that stands for it, so that numbers which were
 * divided by the same are added over one common denominator, as fractions are, and not over the product of
 * two.
 */
type Denominator = ReadonlyMap<object, Factor>;

/** The factor, no conjugate of which is larger than 2^bits, to a power. */
interface Factor {
  readonly bits: number;
  readonly power: number;
}

const ONE: Denominator = /* @__PURE__ */ new Map();

/** An exponent e with |E| ≥ 2ᵉ unless E = 0. */
export function separationExponent(size: SizeBound, degree: number): number {
  return size.power - size.numerator * (degree - 1) - bitsOf(size.denominator);
}

/** About the bits between the largest number that an expression of this size can be, and the least. */
export function separationBits(size: SizeBound, degree: number): number {
  return size.numerator * degree + bitsOf(size.denominator);
}

export function sizeOfDyadic({ mantissa, exponent }: Dyadic): SizeBound {
  // The least b with |mantissa| ≤ 2ᵇ.
  const numerator = mantissa === 0n ? 0 : bitLength(magnitudeOf(mantissa) - 1n);
  return { power: exponent, numerator, denominator: ONE };
}

/** U₁/L₁ + U₂/L₂ = (U₁·(L/L₁) + U₂·(L/L₂))/L, after the smaller power of two is taken out of both. */
export function sizeOfSum(a: SizeBound, b: SizeBound): SizeBound {
  const power = Math.min(a.power, b.power);
  const denominator = commonMultiple(a.denominator, b.denominator);
  const bits = bitsOf(denominator);
  const first = a.numerator + (a.power - power) + bits - bitsOf(a.denominator);
  const second = b.numerator + (b.power - power) + bits - bitsOf(b.denominator);
  return { power, numerator: Math.max(first, second) + 1, denominator };
}

export function sizeOfProduct(a: SizeBound, b: SizeBound): SizeBound {
  let { denominator } = a;
  for (const [factor, { bits, power }] of b.denominator) {
    denominator = withFactor(denominator, factor, bits, power);
  }
  return { power: a.power + b.power, numerator: a.numerator + b.numerator, denominator };
}

/** (U₁/L₁)/(U₂/L₂), where `divisor` stands for U₂. What L₁ and L₂ have in common cancels. */
export function sizeOfQuotient(a: SizeBound, b: SizeBound, divisor: object): SizeBound {
  let { numerator, denominator } = a;
  for (const [factor, { bits, power }] of b.denominator) {
    const cancelled = Math.min(power, denominator.get(factor)?.power ?? 0);
    numerator += bits * (power - cancelled);
    denominator = withFactor(denominator, factor, bits, -cancelled);
  }
  return {
    power: a.power - b.power,
    numerator,
    denominator: withFactor(denominator, divisor, b.numerator, 1),
  };
}

/** √(U/L) is √(UL)/L and U/√(UL): the one with the smaller bounds. */
export function sizeOfSquareRoot(a: SizeBound): SizeBound {
  // An odd power of two leaves a factor of 2 to the numerator.
  const isOdd = a.power % 2 !== 0;
  const power = (isOdd ? a.power - 1 : a.power) / 2;
  const numerator = isOdd ? a.numerator + 1 : a.numerator;
  const bits = bitsOf(a.denominator);
  const mean = Math.ceil((numerator + bits) / 2);
  if (numerator >= bits) return { power, numerator: mean, denominator: a.denominator };
  return { power, numerator, denominator: withFactor(ONE, {}, mean, 1) };
}

/**
 * A root α ≠ 0 of c₀ + … + c_d·xᵈ, given the sizes of the coefficients (null for those that are 0);
 * `polynomial` stands for a_d below, which its roots have in common.
 *
 * For x = 2ˢy the coefficients are 2^(vᵢ + s·i)·Uᵢ/Lᵢ. Their common power of two is divided out, and a common
 * multiple of all Lᵢ multiplied in, which leaves algebraic integers aᵢ. Then a_d·y is a root of the monic
 * polynomial with the coefficients aᵢ·a_d^(d−1−i), an algebraic integer itself; its conjugates are roots of
 * polynomials made of conjugates of these. By Fujiwara's bound no root of a monic polynomial is larger than
 * twice the largest of |bᵢ|^(1/(d−i)) over its other coefficients bᵢ. So U = a_d·y and L = a_d serve.
 */
export function sizeOfPolynomialRoot(
  coefficients: readonly (SizeBound | null)[],
  polynomial: object,
): SizeBound {
  const degree = coefficients.length - 1;
  const shift = balancingShift(coefficients);
  let power = Number.POSITIVE_INFINITY;
  let denominator = ONE;
  coefficients.forEach((c, i) => {
    if (c === null) return;
    power = Math.min(power, c.power + shift * i);
    denominator = commonMultiple(denominator, c.denominator);
  });
  const bits = bitsOf(denominator);
  const integerSizes = coefficients.map((c, i) =>
    c === null ? null : c.numerator + (c.power + shift * i - power) + bits - bitsOf(c.denominator),
  );
  const leading = integerSizes[degree] ?? 0;
  let largest = 0;
  integerSizes.slice(0, degree).forEach((size, i) => {
    if (size !== null) largest = Math.max(largest, (size + leading * (degree - 1 - i)) / (degree - i));
  });
  return {
    power: shift,
    numerator: Math.ceil(largest) + 1,
    denominator: withFactor(ONE, polynomial, leading, 1),
  };
}

/** The s that brings the first and the last of the coefficients to about the same power of two. */
function balancingShift(coefficients: readonly (SizeBound | null)[]): number {
  const degree = coefficients.length - 1;
  const lowest = coefficients.findIndex((c) => c !== null);
  const first = coefficients[lowest];
  const last = coefficients[degree];
  if (!first || !last || lowest === degree) return 0;
  return Math.round((first.power - last.power) / (degree - lowest));
}

/** The l for which no conjugate of the product is larger than 2ˡ. */
function bitsOf(denominator: Denominator): number {
  let sum = 0;
  for (const { bits, power } of denominator.values()) sum += bits * power;
  return sum;
}

function commonMultiple(a: Denominator, b: Denominator): Denominator {
  if (a === b || b.size === 0) return a;
  let multiple = a;
  for (const [factor, { bits, power }] of b) {
    const missing = power - (multiple.get(factor)?.power ?? 0);
    if (missing > 0) multiple = withFactor(multiple, factor, bits, missing);
  }
  return multiple;
}

/** The product with `factor` to the given power, which may be negative if so much of it is there. */
function withFactor(denominator: Denominator, factor: object, bits: number, power: number): Denominator {
  const total = (denominator.get(factor)?.power ?? 0) + power;
  const product = new Map(denominator);
  if (total === 0) product.delete(factor);
  else product.set(factor, { bits, power: total });
  return product;
}
