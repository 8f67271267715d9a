import { both, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { Opening, type Point, type Sector } from "../../shapes/kind.js";
import { pointCircleOverlapFilter } from "../point-circle.js";
import { coneHoldsVerdict, type InexactVector, isInRingPart } from "./wedge.js";

/**
 * Whether a sector (pie slice, vision cone) of any opening contains a point. Exact; apex, edges and arc
 * belong to it.
 *
 * No angle is computed: the point must be ahead of the start direction and behind the end direction (either,
 * if the opening is half a turn or more), and within the radius.
 *
 * @example
 * pointSectorOverlap(point(1, 0), sector(0, 0, 4, degrees(-30), degrees(30))); // true
 */
export function pointSectorOverlap(a: Point, b: Sector): boolean {
  const verdict = pointSectorOverlapFilter(a, b);
  return verdict !== 0 ? verdict > 0 : isInRingPart(a, b, 0, b.r);
}

const offset: InexactVector = { error: 0, x: 0.5, y: 0.5 };

/** A difference (counted twice by the square), square, sum: 4; r²: 1; their difference 1. */
const RADIUS_ERROR = 6 * UNIT_ROUNDOFF;

/** A difference, two products and their sum. */
const CROSS_ERROR = 4 * UNIT_ROUNDOFF;

/**
 * All three sides are computed and combined without a branch, which would be unpredictable and cost more. What this
 * leaves open may still be certain by one of them alone.
 */
export function pointSectorOverlapFilter(a: Point, b: Sector): Verdict {
  const { opening, r } = b;
  const vx = a.x - b.x;
  const vy = a.y - b.y;
  const distanceSq = vx * vx + vy * vy;
  const radiusSq = r * r;
  const near = radiusSq - distanceSq;
  const startAcross = b.startX * vy;
  const startAlong = b.startY * vx;
  const ahead = startAcross - startAlong;
  const endAcross = b.endY * vx;
  const endAlong = b.endX * vy;
  const behind = endAcross - endAlong;
  const areCertain =
    Math.abs(near) > RADIUS_ERROR * (radiusSq + distanceSq) + UNDERFLOW_ERROR &&
    Math.abs(ahead) > CROSS_ERROR * (Math.abs(startAcross) + Math.abs(startAlong)) + UNDERFLOW_ERROR &&
    Math.abs(behind) > CROSS_ERROR * (Math.abs(endAcross) + Math.abs(endAlong)) + UNDERFLOW_ERROR;
  if (!areCertain || opening === Opening.whole) return sidesVerdict(a, b);
  const isAhead = Number(ahead > 0);
  const isBehind = Number(behind > 0);
  // Of the two sides both hold, or one of them in a wide sector, whose opening is the number 1.
  const inCone = (isAhead & isBehind) | (opening & (isAhead | isBehind));
  return (2 * (Number(near > 0) & inCone) - 1) as Verdict;
}

function sidesVerdict(a: Point, b: Sector): Verdict {
  const near = pointCircleOverlapFilter(a, b);
  if (near < 0) return -1;
  offset.x = a.x - b.x;
  offset.y = a.y - b.y;
  return both(near, coneHoldsVerdict(b, offset));
}
