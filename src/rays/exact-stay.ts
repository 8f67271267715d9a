import { bitLength, integerSquareRoot, nearestDouble } from "../math/dyadic.js";
import { type Sign, toIntegers, withinDoubles } from "../math/exact.js";
import { signOfOneRoot } from "../math/surd.js";
import type { Ray } from "../shapes/kind.js";
import { roundingError, type Stay, type StayEnd } from "./stay.js";

/**
 * Stays with exact ends. In one problem every end is a number (p + q√g)/d with one common g, so that any two can be
 * compared by the sign of a single a + b√g.
 */

/** The number (p + q√g)/d, for d > 0. */
export interface LineNumber {
  readonly p: bigint;
  readonly q: bigint;
  readonly d: bigint;
}

export function lineNumber(p: bigint, q: bigint, d: bigint): LineNumber {
  return d < 0n ? { p: -p, q: -q, d: -d } : { p, q, d };
}

export function compare(a: LineNumber, b: LineNumber, g: bigint): Sign {
  return signOfOneRoot(a.p * b.d - b.p * a.d, a.q * b.d - b.q * a.d, g);
}

/** An end and the features of the shape that bound the line there, one bit each. */
export interface ExactEnd {
  readonly t: LineNumber;
  readonly features: number;
}

/** A nonempty closed interval of the line. */
export interface ExactStay {
  readonly lower: ExactEnd;
  readonly upper: ExactEnd;
}

/**
 * The larger (side 1) or the smaller (−1) of two ends. Equal ends combine their features; but where they are ends of a union,
 * a feature of both is one of it, and features of only one of them are not, unless the union ends where both touch.
 */
function pick(a: ExactEnd, b: ExactEnd, g: bigint, side: -1 | 1, isUnion = false): ExactEnd {
  const order = side * compare(a.t, b.t, g);
  if (order !== 0) return order > 0 ? a : b;
  const shared = isUnion ? a.features & b.features : 0;
  return { t: a.t, features: shared !== 0 ? shared : a.features | b.features };
}

function unlessEmpty(stay: ExactStay, g: bigint): ExactStay | null {
  return compare(stay.lower.t, stay.upper.t, g) <= 0 ? stay : null;
}

export function intersection(a: ExactStay, b: ExactStay, g: bigint): ExactStay | null {
  return unlessEmpty({ lower: pick(a.lower, b.lower, g, 1), upper: pick(a.upper, b.upper, g, -1) }, g);
}

/** The part of a stay where slope·t + offset ≥ 0. */
export function clip(
  stay: ExactStay,
  offset: bigint,
  slope: bigint,
  feature: number,
  g: bigint,
): ExactStay | null {
  if (slope === 0n) return offset >= 0n ? stay : null;
  const end = { t: lineNumber(-offset, 0n, slope), features: feature };
  if (slope > 0n) return unlessEmpty({ lower: pick(stay.lower, end, g, 1), upper: stay.upper }, g);
  return unlessEmpty({ lower: stay.lower, upper: pick(stay.upper, end, g, -1) }, g);
}

/** The union of two intervals, as one if they meet, in order otherwise. */
export function union(a: ExactStay, b: ExactStay, g: bigint): readonly ExactStay[] {
  if (compare(a.upper.t, b.lower.t, g) < 0) return [a, b];
  if (compare(b.upper.t, a.lower.t, g) < 0) return [b, a];
  return [{ lower: pick(a.lower, b.lower, g, -1, true), upper: pick(a.upper, b.upper, g, 1, true) }];
}

/** Fills in whether a stay is a point, and t of its ends, each rounded once and compared to the ray's limits. */
export function placeExactEnds(stay: ExactStay, g: bigint, ray: Ray, target: Stay): void {
  target.isPoint = compare(stay.lower.t, stay.upper.t, g) === 0;
  placeExactEnd(stay.lower.t, g, ray, target.enter);
  placeExactEnd(stay.upper.t, g, ray, target.exit);
}

function placeExactEnd(t: LineNumber, g: bigint, ray: Ray, target: StayEnd): void {
  target.t = nearestToSurdQuotient(t.p, t.q, g, t.d);
  target.error = roundingError(target.t);
  target.versusMin = compareToLimit(t, ray.minT, g);
  target.versusMax = compareToLimit(t, ray.maxT, g);
}

function compareToLimit(t: LineNumber, limit: number, g: bigint): Sign {
  if (limit === Number.POSITIVE_INFINITY) return -1;
  if (limit === Number.NEGATIVE_INFINITY) return 1;
  const [p, d] = toIntegers(limit, 1);
  return compare(t, { p, q: 0n, d }, g);
}

/** The double nearest to (offset + slope·t)/divisor. */
export function roundedOnLine(
  offset: bigint,
  slope: bigint,
  t: LineNumber,
  g: bigint,
  divisor: bigint,
): number {
  return nearestToSurdQuotient(offset * t.d + slope * t.p, slope * t.q, g, divisor * t.d);
}

/** Doubles nearest to exactly given numbers, without an intermediate double that could be off or overflow. */

/**
 * The double nearest to numerator/denominator, for a positive denominator; at most the largest double. Below 2⁻¹⁰²² it
 * may be a neighbour of the nearest.
 */
export function nearestToQuotient(numerator: bigint, denominator: bigint): number {
  if (numerator < 0n) return -nearestToQuotient(-numerator, denominator);
  const shift = QUOTIENT_BITS - (bitLength(numerator) - bitLength(denominator));
  const scaled = shift >= 0 ? numerator << BigInt(shift) : numerator;
  const divisor = shift >= 0 ? denominator : denominator << BigInt(-shift);
  const quotient = scaled / divisor;
  // A last bit that is 1 if anything was cut off keeps the rounding to a double from seeing a false tie.
  const sticky = quotient * divisor === scaled ? 0n : 1n;
  return withinDoubles(nearestDouble({ mantissa: 2n * quotient + sticky, exponent: -shift - 1 }));
}

/** Bits of a quotient that are computed before the one rounding to 53, and of a root. */
const QUOTIENT_BITS = 62;
const ROOT_BITS = 80;

/**
 * The double nearest to (a + b√g)/denominator, for g ≥ 0 and a positive denominator; if it is irrational, the error may
 * be greater by one part in 2⁷⁰.
 *
 * Where a and b√g cancel, (a² − b²g)/(a − b√g) is the same number without cancellation.
 */
export function nearestToSurdQuotient(a: bigint, b: bigint, g: bigint, denominator: bigint): number {
  if (b === 0n || g === 0n) return nearestToQuotient(a, denominator);
  if (a < 0n) return -nearestToSurdQuotient(-a, -b, g, denominator);
  const radicand = b * b * g;
  const shift = BigInt(Math.max(0, ROOT_BITS - Math.floor(bitLength(radicand) / 2)));
  const root = integerSquareRoot(radicand << (2n * shift));
  // An inexact root lies above its floor; half a unit stands for the rest.
  const exact = root * root === radicand << (2n * shift);
  const sum = 2n * ((a << shift) + root) + (exact ? 0n : 1n);
  const unit = 2n << shift;
  if (b > 0n) return nearestToQuotient(sum, denominator * unit);
  return nearestToQuotient((a * a - radicand) * unit, denominator * sum);
}
