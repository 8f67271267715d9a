import { type ClosestPoints, closestPoints, type Shape, type Vec2 } from "../../../src/index.js";
import { buildShape, type PairSpec } from "../../generators/spec.js";
import { centreOf, extent } from "../../generators/transform.js";
import { oracleDistance, oracleDistanceToPoint, Real } from "../../oracle/index.js";
import { isPlainPair } from "../kinds.js";
import { isNear, SMALLEST } from "./nearness.js";
import type { Fault } from "./overlaps.js";

/** The promised error, relative to the size of the scene. */
const SIZE_ERROR = Real.of(1e-14);
/** One unit in the last place of the coordinates. */
const ROUNDING = Real.of(2 ** -52);
/** Where a scene reaches farther than this, closest points can lie beyond the doubles. */
const FARTHEST = Real.of(2 ** 1023);

/**
 * `closestPoints` against exact arithmetic: the distance, and both points; zero exactly for shapes that meet. The shapes may
 * be the pair's in other guises.
 */
export function judgeDistance(
  pair: PairSpec,
  a: Shape = buildShape(pair.a),
  b: Shape = buildShape(pair.b),
): Fault {
  const truth = oracleDistance(a, b);
  const found = closestPoints(a, b);
  if ((found.distance === 0) !== (truth.sign() === 0)) {
    return `distance is ${found.distance}, not ${truth.toNumber()}`;
  }
  const size = sizeOf(pair);
  const error = size.times(SIZE_ERROR).plus(coordinateErrorOf(pair, size));
  if (!isNear(found.distance, truth, error) || found.distance < 0) {
    return `distance is ${found.distance}, not ${truth.toNumber()}`;
  }
  return farthestOf(pair, size).compare(FARTHEST) > 0 ? undefined : faultOfPoints(a, b, found, truth, error);
}

function faultOfPoints(a: Shape, b: Shape, found: ClosestPoints, truth: Real, error: Real): Fault {
  const off = [found.a.x, found.a.y, found.b.x, found.b.y].find((coordinate) => !Number.isFinite(coordinate));
  if (off !== undefined) return `a point has the coordinate ${off}`;
  const slackA = error.plus(roundingOf(found.a));
  const slackB = error.plus(roundingOf(found.b));
  if (oracleDistanceToPoint(a, found.a.x, found.a.y).compare(slackA) > 0) return "the point of a is not in a";
  if (oracleDistanceToPoint(b, found.b.x, found.b.y).compare(slackB) > 0) return "the point of b is not in b";
  if (truth.sign() === 0) {
    const same = Object.is(found.a.x, found.b.x) && Object.is(found.a.y, found.b.y);
    return same ? undefined : "overlapping shapes have two closest points";
  }
  const dx = Real.of(found.b.x).minus(Real.of(found.a.x));
  const dy = Real.of(found.b.y).minus(Real.of(found.a.y));
  const between = dx.times(dx).plus(dy.times(dy)).squareRoot();
  const excess = between.minus(truth).absolute();
  return excess.compare(slackA.plus(slackB)) <= 0
    ? undefined
    : `the points are ${between.toNumber()} apart, the shapes ${truth.toNumber()}`;
}

function roundingOf(point: Vec2): Real {
  return Real.of(point.x).absolute().plus(Real.of(point.y).absolute()).times(ROUNDING).plus(SMALLEST);
}

/** Points and circles are measured in a frame of their own; others as exactly as coordinates are. */
function coordinateErrorOf(pair: PairSpec, size: Real): Real {
  return isPlainPair(pair.a.type, pair.b.type) ? Real.of(0) : farthestOf(pair, size).times(ROUNDING);
}

/** A coordinate that no point of the scene exceeds. */
function farthestOf({ a, b }: PairSpec, size: Real): Real {
  const [from, to] = [centreOf(a), centreOf(b)];
  return [from.x, from.y, to.x, to.y].reduce(
    (sum, coordinate) => sum.plus(Real.of(coordinate).absolute()),
    size,
  );
}

/** The extents of both shapes plus the distance of their positions. */
function sizeOf({ a, b }: PairSpec): Real {
  const [from, to] = [centreOf(a), centreOf(b)];
  const dx = Real.of(to.x).minus(Real.of(from.x));
  const dy = Real.of(to.y).minus(Real.of(from.y));
  const extents = [a, b].map((spec) => Real.of(Math.min(extent(spec), Number.MAX_VALUE)));
  return extents.reduce((sum, one) => sum.plus(one), dx.absolute().plus(dy.absolute()));
}
