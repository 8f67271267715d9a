import { Containment, type Relation, relationFrom } from "../exact/rcc8.js";
import { signOf, toIntegers } from "../math/exact.js";
import { certainSign, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../math/verdict.js";
import type { Circle } from "../shapes/kind.js";

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
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const reach = a.r + b.r;
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
