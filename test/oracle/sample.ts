import type { Curve, OvalCurve } from "./boundary-curve.js";
import { type FieldVector, inField, plus, times } from "./field-vector.js";
import { quarterTurn } from "./figure.js";
import { cut, type Direction, directionsBetween, leastGap } from "./loop-places.js";
import type { Field } from "./radical.js";
import { Real } from "./real.js";
import { one, zero } from "./real-vector.js";
import { type RealCurve, splitsOfLine, splitsOfLoop } from "./split.js";

/** The parameter of a line, or a unit vector that is the parameter of a loop. */
export type Place = Real | Direction;

/** A point of a curve, and a vector roughly at right angles to the curve there, about as long as the curve is wide. */
export interface Sample {
  readonly point: FieldVector;
  readonly across: FieldVector;
}

/**
 * Places on a curve, which is `whole` in real numbers: two within each of the stretches into which a number of other curves
 * split it (two, lest one of them is by chance a point where the curves merely touch).
 */
export function placesOf(curve: Curve, whole: RealCurve, splitters: readonly RealCurve[]): Place[][] {
  if (whole.form === "loop") {
    return directionsBetween(
      whole,
      splitters.flatMap((splitter) => splitsOfLoop(whole, splitter)),
    );
  }
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

/** The rational unit vector that a place stands for. */
function rationalUnit({ tangent: t, isBehind }: Direction, field: Field): FieldVector {
  const power = t.exponent < 0 ? 1n << BigInt(-t.exponent) : 1n;
  const p = t.exponent < 0 ? t.mantissa : t.mantissa << BigInt(t.exponent);
  const sign = isBehind ? -1n : 1n;
  const divisor = power * power + p * p;
  return {
    x: field.whole(sign * (power * power - p * p)).dividedBy(divisor),
    y: field.whole(sign * 2n * p * power).dividedBy(divisor),
  };
}
