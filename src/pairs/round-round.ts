import { Containment, type Relation, relationFrom } from "../exact/meeting.js";
import { type Sign, signOf, toIntegers } from "../math/exact.js";
import type { Vec2 } from "../math/vector.js";
import { certainSign, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../math/verdict.js";
import type { Circle, Point, Sector } from "../shapes/kind.js";

/**
 * Whether two points are the same. Exact.
 *
 * @example
 * pointPointOverlap(point(1, 0), point(1, 0)); // true
 */
export function pointPointOverlap(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

/**
 * Relation of two points: `"equal"` or `"apart"`. Exact.
 *
 * @example
 * pointPointRelation(point(1, 0), point(1, 0)); // equal
 */
export function pointPointRelation(a: Point, b: Point): Relation {
  return pointPointOverlap(a, b) ? "equal" : "apart";
}

/**
 * Whether a solid circle contains a point. Exact; symmetric; the rim belongs to the circle.
 *
 * @example
 * pointCircleOverlap(point(1, 0), circle(0, 0, 2)); // true
 */
export function pointCircleOverlap(a: Point, b: Circle): boolean {
  const verdict = pointCircleOverlapFilter(a, b);
  return verdict !== 0 ? verdict > 0 : pointCircleOverlapExact(a, b);
}

/**
 * dx² + dy²: a rounding for each difference (counted twice by the square), one for each square, one for the
 * sum: 4. r²: 1. The final subtraction: 1. So 5 on each side; a product that underflows loses less than
 * 2⁻¹⁰⁷⁴.
 */
const POINT_CIRCLE_ERROR = 6 * UNIT_ROUNDOFF;

/** For a sector: for the disc that it is cut from. */
export function pointCircleOverlapFilter(a: Point, b: Circle | Sector): Verdict {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const distanceSq = dx * dx + dy * dy;
  const radiusSq = b.r * b.r;
  return certainSign(radiusSq - distanceSq, POINT_CIRCLE_ERROR * (distanceSq + radiusSq) + UNDERFLOW_ERROR);
}

export function pointCircleOverlapExact(a: Point, b: Circle): boolean {
  return depthSign(a, b) >= 0;
}

/** Sign of r² − |a − c|². */
function depthSign(a: Point, b: Circle): Sign {
  const [ax, ay, bx, by, r] = toIntegers(a.x, a.y, b.x, b.y, b.r);
  const dx = ax - bx;
  const dy = ay - by;
  return signOf(r * r - dx * dx - dy * dy);
}

/**
 * Relation of a point to a solid circle: inside, on the rim (`"insideTouching"`) or apart. Exact.
 *
 * @example
 * pointCircleRelation(point(1, 0), circle(0, 0, 2)); // inside
 */
export function pointCircleRelation(a: Point, b: Circle): Relation {
  const verdict = pointCircleOverlapFilter(a, b);
  const sign = verdict !== 0 ? verdict : depthSign(a, b);
  if (sign < 0) return "apart";
  if (b.r === 0) return "equal";
  return sign > 0 ? "inside" : "insideTouching";
}

/**
 * Whether two solid circles have a common point. Exact; symmetric; touching counts.
 *
 * @example
 * circleCircleOverlap(circle(0, 0, 2), circle(3, 0, 1)); // true
 */
export function circleCircleOverlap(a: Circle, b: Circle): boolean {
  const verdict = circleCircleOverlapFilter(a, b);
  return verdict !== 0 ? verdict > 0 : circleCircleOverlapExact(a, b);
}

/**
 * dx² + dy² passes 4 roundings (see point-circle), (rA + rB)² three: the sum, counted twice, and the square.
 * The final subtraction adds one.
 */
const CIRCLE_CIRCLE_ERROR = 6 * UNIT_ROUNDOFF;

export function circleCircleOverlapFilter(a: Circle, b: Circle): Verdict {
  return discVerdict(a, b, b.r);
}

/** The same for a circle and a disc of a radius about a position. */
export function discVerdict(a: Circle, b: Readonly<Vec2>, r: number): Verdict {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const reach = a.r + r;
  const distanceSq = dx * dx + dy * dy;
  const reachSq = reach * reach;
  return certainSign(reachSq - distanceSq, CIRCLE_CIRCLE_ERROR * (distanceSq + reachSq) + UNDERFLOW_ERROR);
}

export function circleCircleOverlapExact(a: Circle, b: Circle): boolean {
  const { distanceSq, sum } = exactMeasures(a, b);
  return distanceSq <= sum * sum;
}

/**
 * Relation of two solid circles. Exact.
 *
 * @example
 * circleCircleRelation(circle(0, 0, 2), circle(3, 0, 1)); // touching
 */
export function circleCircleRelation(a: Circle, b: Circle): Relation {
  if (circleCircleOverlapFilter(a, b) < 0) return "apart";
  const { distanceSq, sum, difference } = exactMeasures(a, b);
  const meeting = signOf(sum * sum - distanceSq);
  const nested = signOf(difference * difference - distanceSq);
  const held = nested > 0 ? Containment.strict : nested === 0 ? Containment.touching : Containment.none;
  const aInB = difference <= 0n ? held : Containment.none;
  const bInA = difference >= 0n ? held : Containment.none;
  // A point has no boundary, so it lies in the same point with none to touch; the relation is "equal" either
  // way.
  return relationFrom(meeting, aInB, bInA);
}

function exactMeasures(a: Circle, b: Circle): { distanceSq: bigint; sum: bigint; difference: bigint } {
  const [ax, ay, ar, bx, by, br] = toIntegers(a.x, a.y, a.r, b.x, b.y, b.r);
  const dx = bx - ax;
  const dy = by - ay;
  return { distanceSq: dx * dx + dy * dy, sum: ar + br, difference: ar - br };
}
