import { approximate, narrowMiddle } from "../math/approximate.js";
import { nearestDouble } from "../math/dyadic.js";
import { realRoots } from "../math/polynomial.js";
import { FOUR, HALF, ONE, Real, TWO, ZERO } from "../math/real.js";
import { type Carrier, type Conic, frameVector, type Line, pointOfConic } from "./carrier.js";
import {
  add,
  cross,
  dot,
  isStrictlyBetween,
  lengthSq,
  negate,
  perpendicular,
  RealVector,
  scale,
  subtract,
} from "./coordinates.js";
import { compareAlong } from "./exact-piece.js";

/* Points of carriers: where two cross, and simple ones between others. */

/** All common points of two different carriers, each once. */
export function carrierCrossings(a: Carrier, b: Carrier): RealVector[] {
  if (a.kind === "line" || b.kind === "line" || (a.isCircle && b.isCircle)) return simpleCrossings(a, b);
  return slenderness(a) < slenderness(b) ? conicConic(b, a) : conicConic(a, b);
}

/** The same, unless one is an ellipse and the other a conic. */
export function simpleCrossings(a: Carrier, b: Carrier): RealVector[] {
  if (a.kind === "line") return b.kind === "line" ? lineLine(a, b) : lineConic(a, b);
  return b.kind === "line" ? lineConic(b, a) : circleCircle(a, b);
}

/** About the square of how many times as long as wide a conic is. */
function slenderness({ isCircle, axisP, axisQ }: Conic): number {
  if (isCircle) return 1;
  const ratio = approximate(lengthSq(axisP).over(lengthSq(axisQ)));
  return Math.max(ratio, 1 / ratio);
}

/** From d_a × p = k_a and d_b × p = k_b: p = (k_a d_b − k_b d_a) / (d_a × d_b). */
function lineLine(a: Line, b: Line): RealVector[] {
  const sine = cross(a.direction, b.direction);
  if (sine.sign() === 0) return [];
  const x = a.offset.times(b.direction.x).minus(b.offset.times(a.direction.x));
  const y = a.offset.times(b.direction.y).minus(b.offset.times(a.direction.y));
  return [new RealVector(x.over(sine), y.over(sine))];
}

function lineConic({ direction, offset }: Line, conic: Conic): RealVector[] {
  return straightConic(direction, offset.minus(cross(direction, conic.centre)), conic);
}

/**
 * The points p of a conic with direction × (p − centre) = e.
 *
 * With p = centre + (a P + b Q)/√w that is m · (a, b) = e√w for m = (direction × P, direction × Q). So
 * (a, b) = (e√w m ± √(|m|² − e²w) m⊥)/|m|², and (a, b)/√w has only the one root √((|m|² − e²w)/w).
 */
function straightConic(direction: RealVector, e: Real, { centre, axisP, axisQ, w }: Conic): RealVector[] {
  const m = new RealVector(cross(direction, axisP), cross(direction, axisQ));
  const mSq = lengthSq(m);
  const discriminant = mSq.minus(e.squared().times(w));
  const sign = discriminant.sign();
  if (sign < 0) return [];
  const pointAt = (root: Real): RealVector => {
    const a = e.times(m.x).minus(root.times(m.y)).over(mSq);
    const b = e.times(m.y).plus(root.times(m.x)).over(mSq);
    return new RealVector(
      centre.x.plus(a.times(axisP.x)).plus(b.times(axisQ.x)),
      centre.y.plus(a.times(axisP.y)).plus(b.times(axisQ.y)),
    );
  };
  if (sign === 0) return [pointAt(ZERO)];
  const root = discriminant.over(w).squareRoot();
  return [pointAt(root), pointAt(root.negated())];
}

/** On both circles 2 d · (p − c_a) = |d|² + r_a² − r_b², d = c_b − c_a: their radical line. */
function circleCircle(a: Conic, b: Conic): RealVector[] {
  const d = subtract(b.centre, a.centre);
  if (d.x.sign() === 0 && d.y.sign() === 0) return [];
  const e = lengthSq(d).plus(a.level).minus(b.level).times(HALF);
  return straightConic(perpendicular(d), e.negated(), a);
}

/** The points of one conic in the frame of another: o + (p a + q b)/√w. */
interface ConicInFrame {
  readonly o: RealVector;
  readonly p: RealVector;
  readonly q: RealVector;
}

function inFrameOf({ formX, formY, centre }: Conic, first: Conic): ConicInFrame {
  const offset = subtract(first.centre, centre);
  return {
    o: new RealVector(dot(formX, offset), dot(formY, offset)),
    p: new RealVector(dot(formX, first.axisP), dot(formY, first.axisP)),
    q: new RealVector(dot(formX, first.axisQ), dot(formY, first.axisQ)),
  };
}

/**
 * The first conic's points (a, b) = (1 − t², 2t)/(1 + t²) put into the second one's equation, which is
 *
 *   squareA a² + 2 product ab + squareB b² + linearA a + linearB b + constant = 0
 *
 * after multiplication by w; that by (1 + t²)² makes it a quartic in t. The point t = ∞, (a, b) = (−1, 0), is
 * common iff the quartic's leading coefficient is 0.
 */
export function quarticOf(first: Conic, second: Conic, { o, p, q } = inFrameOf(second, first)): Real[] {
  const squareA = lengthSq(p);
  const product = dot(p, q);
  const squareB = lengthSq(q);
  const linearA = dot(o, p).times(first.rootW).times(TWO);
  const linearB = dot(o, q).times(first.rootW).times(TWO);
  const constant = lengthSq(o).minus(second.level).times(first.w);
  const ends = squareA.plus(constant);
  return [
    ends.plus(linearA),
    product.times(TWO).plus(linearB).times(TWO),
    squareB.times(FOUR).plus(constant.minus(squareA).times(TWO)),
    linearB.minus(product.times(TWO)).times(TWO),
    ends.minus(linearA),
  ];
}

/**
 * The common points, with less work if the first conic is the more slender one: where others cross it they are apart in its own
 * frame, on both its sides, and next to each other in theirs, which takes many digits to tell.
 */
function conicConic(first: Conic, second: Conic): RealVector[] {
  const frame = inFrameOf(second, first);
  const coefficients = quarticOf(first, second, frame);
  const pointFor = (a: Real, b: Real): RealVector => {
    const { x, y, inFrames } = pointOfConic(first, a, b);
    const along = scale(frame.p, a);
    const across = scale(frame.q, b);
    const vector = new RealVector(
      frame.o.x.plus(along.x.plus(across.x).over(first.rootW)),
      frame.o.y.plus(along.y.plus(across.y).over(first.rootW)),
    );
    return new RealVector(x, y, [...inFrames, { conic: second, vector }]);
  };
  const points = realRoots(coefficients).map((t) => {
    const square = t.squared();
    const divisor = ONE.plus(square);
    return pointFor(ONE.minus(square).over(divisor), t.times(TWO).over(divisor));
  });
  if (coefficients[4]?.sign() === 0) points.push(pointFor(ONE.negated(), ZERO));
  return points;
}

/** Steps to which a parameter may be rounded: fewer bits make all computations with the sample cheaper. */
const STEPS = [2 ** -3, 2 ** -10, 2 ** -24, 2 ** -48];

/** The middle of an interval of a given width, rounded so that it stays well within; NaN if that takes too many bits. */
function roundedMiddle(middle: number, width: number): number {
  const step = STEPS.find((candidate) => 2 * candidate < width) ?? Number.NaN;
  return Math.round(middle / step) * step + 0;
}

/**
 * A point of a line strictly between two others in order along it; null if there is no bound on that side. With two
 * bounds, `stretch` may name two points of the line that are simpler than the bounds.
 */
export function sampleOfLine(
  line: Line,
  from: RealVector | null,
  to: RealVector | null,
  stretch: { readonly from: RealVector; readonly to: RealVector } | null,
): RealVector {
  const origin = stretch?.from ?? footOf(line);
  const step = stretch === null ? line.direction : subtract(stretch.to, origin);
  const parameter = middleParameter(line, from, to, origin, step);
  if (Number.isFinite(parameter)) {
    const sample = add(origin, scale(step, Real.of(parameter)));
    const isAfter = from === null || compareAlong(line, from, sample) < 0;
    if (isAfter && (to === null || compareAlong(line, sample, to) < 0)) return sample;
  }
  if (from !== null && to !== null) return scale(add(from, to), HALF);
  if (from !== null) return add(from, line.direction);
  return to === null ? origin : subtract(to, line.direction);
}

/** The point of a line that is nearest to the origin. */
function footOf({ direction, offset }: Line): RealVector {
  return scale(perpendicular(direction), offset.over(lengthSq(direction)));
}

/**
 * About halfway between two points of a line, in steps from its origin; a step beyond one if there is no other. It is
 * computed in doubles, so it may be wrong, or NaN.
 */
function middleParameter(
  { direction }: Line,
  from: RealVector | null,
  to: RealVector | null,
  origin: RealVector,
  step: RealVector,
): number {
  const usesX = Math.abs(direction.x.high) >= Math.abs(direction.y.high);
  const coordinate = (p: RealVector) => middleOf(usesX ? p.x : p.y);
  const parameter = (p: RealVector) => (coordinate(p) - coordinate(origin)) / coordinate(step);
  const [low, high] = [from === null ? null : parameter(from), to === null ? null : parameter(to)];
  if (low !== null && high !== null) return roundedMiddle((low + high) / 2, Math.abs(high - low));
  if (low !== null) return roundedMiddle(low + 1, 2);
  return high === null ? 0 : roundedMiddle(high - 1, 2);
}

/** Enough bits for a middle that is as good as a double, where little cancels. */
const MIDDLE_PRECISION = 128;

/** A double near a number: the middle of its interval, or of a narrower one if that is too wide. */
function middleOf(value: Real): number {
  const middle = narrowMiddle(value);
  return Number.isNaN(middle) ? nearestDouble(value.expression.enclose(MIDDLE_PRECISION)) : middle;
}

/** A point of a conic strictly between two others along it; anywhere else on it if they are equal or null. */
export function sampleOfConic(conic: Conic, from: RealVector | null, to: RealVector | null): RealVector {
  if (from === null || to === null) return pointOfConic(conic, ONE, ZERO);
  const vectorFrom = frameVector(conic, from);
  const vectorTo = from === to ? vectorFrom : frameVector(conic, to);
  const middle = middleDirection(vectorFrom, vectorTo);
  const direction = directionNear(middle, angleBetween(vectorFrom, vectorTo) / 2);
  if (direction !== null && isStrictlyBetween(vectorFrom, direction.v, vectorTo)) {
    const { v, length } = direction;
    return pointOfConic(conic, v.x.over(length), v.y.over(length));
  }
  const length = lengthSq(middle).squareRoot();
  return pointOfConic(conic, middle.x.over(length), middle.y.over(length));
}

/**
 * A direction between two vectors of equal length: perpendicular to the first if they are more than a third of a turn
 * apart in either direction, else their bisector, which is far from zero then.
 */
function middleDirection(from: RealVector, to: RealVector): RealVector {
  if (from === to) return negate(from);
  const alignment = dot(from, to);
  if (alignment.plus(alignment).plus(lengthSq(from)).sign() < 0) return perpendicular(from);
  const sum = add(from, to);
  return cross(from, to).sign() > 0 ? sum : negate(sum);
}

/** The angle between two vectors of equal length, to a factor of √2, or less if it is wide. */
function angleBetween(from: RealVector, to: RealVector): number {
  if (from === to) return 1;
  const [x, y] = [middleOf(from.x), middleOf(from.y)];
  const [awayX, awayY] = [middleOf(to.x) - x, middleOf(to.y) - y];
  return Math.max(Math.abs(awayX), Math.abs(awayY)) / Math.max(Math.abs(x), Math.abs(y));
}

/**
 * A vector with rational length near another's direction: (1 − t², 2t) of length 1 + t², turned by the quarter turns that
 * leave |t| ≤ tan(π/8), with t rounded by less than a quarter of `width`. Null if doubles are too imprecise.
 */
function directionNear(
  { x, y }: RealVector,
  width: number,
): { readonly v: RealVector; readonly length: Real } | null {
  const [nearX, nearY] = [middleOf(x), middleOf(y)];
  const isSteep = Math.abs(nearY) > Math.abs(nearX);
  const main = isSteep ? nearY : nearX;
  const slope = (isSteep ? -nearX : nearY) / main;
  const t = roundedMiddle(slope / (1 + Math.sqrt(1 + slope * slope)), width);
  if (!Number.isFinite(t)) return null;
  const parameter = Real.of(t);
  const square = parameter.squared();
  const direction = new RealVector(ONE.minus(square), parameter.plus(parameter));
  const turned = isSteep ? perpendicular(direction) : direction;
  return { v: main < 0 ? negate(turned) : turned, length: ONE.plus(square) };
}
