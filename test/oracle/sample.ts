import type { Curve, OvalCurve } from "./boundary-curve.js";
import { type FieldVector, inField, plus, times } from "./field-vector.js";
import { quarterTurn } from "./figure.js";
import { bitLength, shift } from "./integer.js";
import type { Field } from "./radical.js";
import { accuracyInForce, Real } from "./real.js";
import {
  add,
  crossReal,
  dotReal,
  one,
  opposite,
  quarterTurned,
  type RealVector,
  unit,
  zero,
} from "./real-vector.js";
import { type RealCurve, type RealLoop, realCurve, splitsOfLine, splitsOfLoop } from "./split.js";

/** Places of a curve nearer than this, in the parameter of a segment or in turns (below), count as one. */
function leastGap(): Real {
  return new Real(1n, -Math.round(0.8 * accuracyInForce()));
}

/** How many bits of a place are kept beyond those of the gap it lies in. */
const spareBits = 12;

/** The parameter of a line, or a unit vector that is the parameter of a loop. */
export type Place = Real | Direction;

/** A unit vector, and the size of the gap about it. */
interface Direction {
  readonly vector: RealVector;
  readonly gap: Real;
}

/** A point of a curve, and a vector roughly at right angles to the curve there, about as long as the curve is wide. */
export interface Sample {
  readonly point: FieldVector;
  readonly across: FieldVector;
}

/**
 * Places on a curve: two within each of the stretches into which a number of other curves split it (two, lest one of
 * them is by chance a point where the curves merely touch).
 */
export function placesOf(curve: Curve, splitters: readonly RealCurve[]): Place[][] {
  const whole = realCurve(curve);
  if (whole.form === "loop") return directionsWithin(whole, splitters);
  const places = splitters.flatMap((splitter) => splitsOfLine(whole, splitter));
  const isEndless = curve.form === "straight" && curve.endless;
  return betweenSorted(
    isEndless
      ? withMargins(places)
      : [zero, ...places.filter((t) => t.sign() > 0 && t.compare(one) < 0), one],
  );
}

/** The exact point at a place of a curve. */
export function sampleAt(curve: Curve, place: Place, field: Field): Sample {
  if (curve.form === "straight") {
    if (!(place instanceof Real)) throw new Error("a line has numbers for places");
    const across = { x: curve.along.y.negated(), y: curve.along.x };
    return { point: plus(curve.from, scaled(curve.along, place)), across };
  }
  if (place instanceof Real) throw new Error("a loop has unit vectors for places");
  const direction = rationalUnit(place, field);
  if (curve.form === "circle") {
    const across = times(direction, field.whole(curve.radius));
    return { point: plus(curve.centre, across), across };
  }
  return ovalSample(curve, direction, field);
}

/** The samples of each stretch of a curve between others. */
export function samplesOf(curve: Curve, splitters: readonly RealCurve[], field: Field): Sample[][] {
  return placesOf(curve, splitters).map((stretch) => stretch.map((place) => sampleAt(curve, place, field)));
}

function withMargins(places: readonly Real[]): Real[] {
  const [first = zero, ...rest] = places;
  const least = rest.reduce((a, b) => (a.compare(b) < 0 ? a : b), first);
  const greatest = rest.reduce((a, b) => (a.compare(b) > 0 ? a : b), first);
  const margin = greatest.minus(least).plus(one);
  return [least.minus(margin), ...places, greatest.plus(margin)];
}

function betweenSorted(places: readonly Real[]): Real[][] {
  const sorted = [...places].sort((a, b) => a.compare(b));
  return sorted.slice(1).flatMap((high, index) => {
    const low = sorted[index] ?? high;
    const gap = high.minus(low);
    if (gap.compare(leastGap()) <= 0) return [];
    const middle = low.plus(gap.times(new Real(1n, -1)));
    const other = low.plus(gap.times(new Real(3n, -3)));
    return [[middle, other].map((t) => cut(t, gap))];
  });
}

/** The number with no more bits than tell it from all others in a gap. */
function cut(value: Real, gap: Real): Real {
  const last = bitLength(gap.mantissa) + gap.exponent - spareBits;
  const drop = last - value.exponent;
  return drop <= 0 ? value : new Real(shift(value.mantissa, -drop), last);
}

function scaled(v: FieldVector, factor: Real): FieldVector {
  const { mantissa, exponent } = factor;
  const multiplied = (coordinate: FieldVector["x"]) =>
    exponent >= 0
      ? coordinate.scaledBy(mantissa << BigInt(exponent))
      : coordinate.scaledBy(mantissa).dividedBy(1n << BigInt(-exponent));
  return { x: multiplied(v.x), y: multiplied(v.y) };
}

function ovalSample({ oval }: OvalCurve, { x, y }: FieldVector, field: Field): Sample {
  const { centre, axis, rx, ry } = oval;
  const perSquare = field.root(axis.length.square).dividedBy(axis.length.square);
  const along = times(inField(field, axis), perSquare);
  const aside = times(inField(field, quarterTurn(axis)), perSquare);
  const combined = (width: bigint, height: bigint) =>
    plus(times(along, x.scaledBy(width)), times(aside, y.scaledBy(height)));
  return { point: plus(inField(field, centre), combined(rx, ry)), across: combined(ry, rx) };
}

function directionsWithin(loop: RealLoop, splitters: readonly RealCurve[]): Direction[][] {
  const places = splitters.flatMap((splitter) => splitsOfLoop(loop, splitter));
  const [start = places[0] ?? { x: one, y: zero }, end] = loop.ends;
  const turnOf = (v: RealVector) => turnFrom(start, v);
  const last = end === undefined ? new Real(4n, 0) : turnOf(end);
  const within = places
    .map((vector) => ({ vector, turn: turnOf(vector) }))
    .filter(({ turn }) => turn.sign() > 0 && turn.compare(last) < 0)
    .sort((a, b) => a.turn.compare(b.turn));
  const all = [{ vector: start, turn: zero }, ...within, { vector: end ?? start, turn: last }];
  return all.slice(1).flatMap((high, index) => {
    const low = all[index] ?? high;
    const gap = high.turn.minus(low.turn);
    if (gap.compare(leastGap()) <= 0) return [];
    const middle = between(low.vector, high.vector, gap);
    const other = between(low.vector, middle, gap.times(new Real(1n, -1)));
    return [[middle, other].map((vector) => ({ vector, gap }))];
  });
}

/**
 * A number that grows from 0 to 4 with the angle from one unit vector to another, by at least half the change of the
 * angle everywhere; so small angles are told apart as well as great ones, which their cosines would not be.
 */
function turnFrom(start: RealVector, v: RealVector): Real {
  const [cosine, sine] = [dotReal(start, v), crossReal(start, v)];
  const beyondAxis = sine.absolute().dividedBy(cosine.absolute().plus(sine.absolute()));
  const fromAxis = cosine.sign() < 0 ? two.minus(beyondAxis) : beyondAxis;
  return sine.sign() >= 0 ? fromAxis : new Real(4n, 0).minus(fromAxis);
}

const two = new Real(2n, 0);

/** The unit vector halfway on from one to another, `gap` being the difference of their turns: 2 for a half turn. */
function between(low: RealVector, high: RealVector, gap: Real): RealVector {
  const sum = add(low, high);
  if (dotReal(sum, sum).compare(new Real(1n, -60)) < 0) return quarterTurned(low);
  return gap.compare(two) > 0 ? opposite(unit(sum)) : unit(sum);
}

/** A rational unit vector near a given one: with t = y/(1 + x), or from the opposite where x < 0. */
function rationalUnit({ vector, gap }: Direction, field: Field): FieldVector {
  const isBehind = vector.x.sign() < 0;
  const { x, y } = isBehind ? opposite(vector) : vector;
  const t = cut(y.dividedBy(one.plus(x)), gap);
  const power = t.exponent < 0 ? 1n << BigInt(-t.exponent) : 1n;
  const p = t.exponent < 0 ? t.mantissa : t.mantissa << BigInt(t.exponent);
  const sign = isBehind ? -1n : 1n;
  const divisor = power * power + p * p;
  return {
    x: field.whole(sign * (power * power - p * p)).dividedBy(divisor),
    y: field.whole(sign * 2n * p * power).dividedBy(divisor),
  };
}
