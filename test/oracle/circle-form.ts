import { bitLength } from "./integer.js";
import { accuracyInForce, Real } from "./real.js";
import {
  isZero,
  multiply,
  one,
  opposite,
  quarterTurned,
  type RealVector,
  unit,
  zero,
} from "./real-vector.js";

/** square·c² + mixed·c·s + c·c + s·s + constant of a unit vector (c, s). */
export interface CircleForm {
  readonly square: Real;
  readonly mixed: Real;
  readonly c: Real;
  readonly s: Real;
  readonly constant: Real;
}

/**
 * All unit vectors at which the form is zero; none if it is zero everywhere. A multiple root may come as one or more
 * places beside it, within about half the digits of the accuracy in force.
 *
 * In the tangent t of half the angle the form is a quartic over (1 + t²)². Its roots in 0 ≤ t ≤ 1, and those of the
 * quartics for −t, 1/t and −1/t, are all.
 */
export function rootsOnCircle({ square, mixed, c, s, constant }: CircleForm): RealVector[] {
  const twice = (value: Real) => value.plus(value);
  const quartic = [
    square.plus(constant).plus(c),
    twice(s.plus(mixed)),
    twice(constant.minus(square)),
    twice(s.minus(mixed)),
    square.plus(constant).minus(c),
  ];
  const mirrored = quartic.map((coefficient, power) =>
    power % 2 === 1 ? coefficient.negated() : coefficient,
  );
  const place = (t: Real, isInverse: boolean, isMirrored: boolean): RealVector => {
    const cosine = one.minus(t.times(t));
    const sine = t.plus(t);
    return unit({ x: isInverse ? cosine.negated() : cosine, y: isMirrored ? sine.negated() : sine });
  };
  return [
    ...rootsInUnit(quartic).map((t) => place(t, false, false)),
    ...rootsInUnit(mirrored).map((t) => place(t, false, true)),
    ...rootsInUnit([...quartic].reverse()).map((t) => place(t, true, false)),
    ...rootsInUnit([...mirrored].reverse()).map((t) => place(t, true, true)),
  ];
}

/** Five Bernstein coefficients of a quartic on an interval, those of the ends first and last. */
type Bernstein = readonly Real[];

/** The roots of a quartic, constant first, from 0 to 1. */
function rootsInUnit(quartic: readonly Real[]): Real[] {
  const [a = zero, b = zero, c = zero, d = zero, e = zero] = quartic;
  const sum = (...weights: number[]) =>
    [a, b, c, d, e].reduce(
      (total, coefficient, power) => total.plus(coefficient.times(Real.of(weights[power] ?? 0))),
      zero,
    );
  // Twelve times the coefficients, which spares the quotients.
  const bernstein = [sum(12), sum(12, 3), sum(12, 6, 2), sum(12, 9, 6, 3), sum(12, 12, 12, 12, 12)];
  if (bernstein.every((coefficient) => coefficient.sign() === 0)) return [];
  const found: Real[] = [];
  if (bernstein[0]?.sign() === 0) found.push(zero);
  if (bernstein[4]?.sign() === 0) found.push(one);
  search(quartic, bernstein, zero, 0, found);
  return found;
}

/**
 * Finds the roots within a length of 2^−depth from `from` on, by Descartes' rule of signs: as many as the coefficients
 * have changes of sign, or fewer by an even number.
 */
function search(
  quartic: readonly Real[],
  bernstein: Bernstein,
  from: Real,
  depth: number,
  found: Real[],
): void {
  const size = new Real(1n, -depth);
  const signs = bernstein.map((coefficient) => coefficient.sign());
  const present = signs.filter((sign) => sign !== 0);
  const changes = present.filter((sign, index) => index > 0 && sign !== present[index - 1]).length;
  if (changes === 0) return;
  if (changes === 1 && signs[0] !== 0 && signs[4] !== 0) {
    found.push(rootBetween(quartic, from, from.plus(size)));
    return;
  }
  if (depth > accuracyInForce() / 2) {
    found.push(from.plus(size.times(new Real(1n, -1))));
    return;
  }
  const [low, high] = halves(bernstein);
  if (high[0]?.sign() === 0) found.push(from.plus(new Real(1n, -depth - 1)));
  search(quartic, low, from, depth + 1, found);
  search(quartic, high, from.plus(new Real(1n, -depth - 1)), depth + 1, found);
}

/** De Casteljau's algorithm at the middle, exactly: each level is twice as large as it should be until it is kept. */
function halves(bernstein: Bernstein): [Bernstein, Bernstein] {
  const low: Real[] = [];
  const high: Real[] = [];
  let row = bernstein;
  for (let level = 0; level <= 4; level++) {
    const factor = new Real(1n, -level);
    const [first, last] = [row[0], row[row.length - 1]];
    if (first === undefined || last === undefined) break;
    low.push(first.times(factor));
    high.unshift(last.times(factor));
    row = row.slice(1).map((coefficient, index) => coefficient.plus(row[index] ?? zero));
  }
  return [low, high];
}

function valueAt(polynomial: readonly Real[], t: Real): Real {
  return polynomial.reduceRight((value, coefficient) =>
    value
      .times(t)
      .plus(coefficient)
      .rounded(2 * accuracyInForce()),
  );
}

/**
 * The only root between two places ≥ 0 with values of opposite signs: first its size, to a factor of four, then Newton's
 * method, with halvings to keep the bracket. From far away either would take a step for every bit of a small root, and
 * Newton's for every bit of the distance from m − 1 other roots close by, unless its step is taken m times as long.
 */
function rootBetween(quartic: readonly Real[], low: Real, high: Real): Real {
  const slopes = quartic.slice(1).map((coefficient, index) => coefficient.times(Real.of(index + 1)));
  const signBelow = valueAt(quartic, low).sign();
  let [from, to] = [low, high];
  const bits = accuracyInForce();
  for (let power = powerBetween(from, to); power !== undefined; power = powerBetween(from, to)) {
    const sign = valueAt(quartic, power).sign();
    if (sign === 0) return power;
    if (sign === signBelow) from = power;
    else to = power;
  }
  let place = from.plus(to).times(half);
  let [known, trial] = [0, 0];
  for (let step = 0; step < 2 * bits; step++) {
    const value = valueAt(quartic, place);
    if (value.sign() === 0) return place;
    if (value.sign() === signBelow) from = place;
    else to = place;
    const width = to.minus(from);
    if (isNothing(width, to, bits)) return place;
    const slope = valueAt(slopes, place);
    // A place that is right to so many bits is followed by one with twice as many: more are not worth computing with,
    // but for those that tell the bounds apart.
    const right = slope.sign() === 0 ? 0 : sizeOf(place) + sizeOf(slope) - sizeOf(value);
    const kept = Math.min(2 * bits, Math.max(2 * right, sizeOf(to) - sizeOf(width)) + 64);
    const correction = slope.sign() === 0 ? undefined : value.dividedBy(slope, kept);
    if (correction !== undefined && isNothing(correction, place, bits)) return place.minus(correction);
    const isQuick = right > known + 3;
    known = right;
    const multiplicity = isQuick ? one : multiplicities[trial++ % multiplicities.length];
    place =
      correction === undefined || multiplicity === undefined
        ? from.plus(to).times(half)
        : within(from, place.minus(correction.times(multiplicity)), to, place);
    place = place.rounded(kept);
  }
  return place;
}

const half = new Real(1n, -1);

/** How many times as long Newton's steps are taken in turn where they gain few bits; undefined for a halving. */
const multiplicities = [1, 2, 1, 3, 1, 4, undefined].map((count) =>
  count === undefined ? undefined : Real.of(count),
);

/**
 * The next place if it is between two bounds. If not, it is likely that some root is next to the bound it is beyond, and
 * that the square of the last distance is a distance to try.
 */
function within(from: Real, next: Real, to: Real, last: Real): Real {
  const squared = (distance: Real) => distance.times(distance.dividedBy(to));
  if (next.compare(from) <= 0) return from.plus(squared(last.minus(from)));
  return next.compare(to) >= 0 ? to.minus(squared(to.minus(last))) : next;
}

/** A power of two amid two places ≤ 1 of sizes far from each other; undefined if they are not. */
function powerBetween(from: Real, to: Real): Real | undefined {
  const high = sizeOf(to);
  if (from.sign() === 0) return new Real(1n, 2 * Math.min(high, -1));
  const low = sizeOf(from);
  return high - low > 2 ? new Real(1n, Math.floor((low + high) / 2)) : undefined;
}

/** The e for which a number, its sign aside, is at least 2^e and less than twice that. */
function sizeOf({ mantissa, exponent }: Real): number {
  return bitLength(mantissa) - 1 + exponent;
}

function isNothing(difference: Real, place: Real, bits: number): boolean {
  return difference.absolute().compare(place.absolute().times(new Real(1n, -bits))) <= 0;
}

/** The unit vectors v with normal · v = level, and those along and against the normal. */
export function levelPlaces(normal: RealVector, level: Real): RealVector[] {
  if (isZero(normal)) return [];
  const along = unit(normal);
  const square = normal.x
    .times(normal.x)
    .plus(normal.y.times(normal.y))
    .rounded(2 * accuracyInForce());
  const height = level.dividedBy(square.squareRoot());
  const rest = one.minus(height.times(height)).rounded(2 * accuracyInForce());
  const extremes = [along, opposite(along)];
  if (rest.sign() <= 0) return extremes;
  const base = multiply(along, height);
  const side = multiply(quarterTurned(along), rest.squareRoot());
  const place = (sign: 1 | -1) =>
    unit({
      x: sign > 0 ? base.x.plus(side.x) : base.x.minus(side.x),
      y: sign > 0 ? base.y.plus(side.y) : base.y.minus(side.y),
    });
  return [...extremes, place(1), place(-1)];
}
