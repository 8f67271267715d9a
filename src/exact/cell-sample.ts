import { narrowMiddle } from "../math/approximate.js";
import { nearestDouble } from "../math/dyadic.js";
import { HALF, ONE, Real, ZERO } from "../math/real.js";
import { type Conic, frameVector, type Line, pointOfConic } from "./carrier.js";
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
import { compareAlong } from "./piece.js";

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
