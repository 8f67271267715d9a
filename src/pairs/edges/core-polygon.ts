import { UNIT_TOLERANCE } from "../../math/unit-direction.js";
import { UNDERFLOW_ERROR, type Verdict } from "../../math/verdict.js";
import {
  type Capsule,
  Kind,
  type Polygon,
  type Rect,
  type RoundedRect,
  type Segment,
} from "../../shapes/kind.js";
import { edgedFilter } from "./chain-chain.js";
import { crossesDiagonal, isEdgeOutOfReach, round, roundVerdict } from "./polygon-extremes.js";

// Most pairs are decided by the extreme vertices of the polygon; the others as all shapes of straight edges
// are.

export function segmentPolygonFilter(a: Segment, b: Polygon): Verdict {
  if (isEdgeOutOfReach(b, a, 0)) return -1;
  return b.convex && crossesDiagonal(a, 0, b) ? 1 : edgedFilter(a, b);
}

export function capsulePolygonFilter(a: Capsule, b: Polygon): Verdict {
  if (isEdgeOutOfReach(b, a, a.r)) return -1;
  return b.convex && crossesDiagonal(a, a.r, b) ? 1 : edgedFilter(a, b);
}

/** Whether a rectangle, whose corners may be rounded, and a polygon, convex or not, have a common point. */
export function rectPolygonFilter(a: Rect | RoundedRect, b: Polygon): Verdict {
  const verdict = boxPolygonVerdict(a, b);
  return verdict !== 0 ? verdict : edgedFilter(a, b);
}

/**
 * The verdict from the box of a rectangle, whose corners may be rounded, and its centre.
 *
 * The direction is taken for a unit vector, which it is to within 5 u; differences, products and sums add 5.
 */
export function boxPolygonVerdict(a: Rect | RoundedRect, b: Polygon): Verdict {
  const r = a.kind === Kind.roundedRect ? a.r : 0;
  const { ux, uy } = a;
  if (!(Math.abs(ux * ux + uy * uy - 1) <= UNIT_TOLERANCE)) return 0;
  const halfWidth = a.halfWidth - r;
  const halfHeight = a.halfHeight - r;
  round.x = a.x;
  round.y = a.y;
  round.reachX = halfWidth * Math.abs(ux) + halfHeight * Math.abs(uy) + r + UNDERFLOW_ERROR;
  round.reachY = halfWidth * Math.abs(uy) + halfHeight * Math.abs(ux) + r + UNDERFLOW_ERROR;
  return roundVerdict(b);
}
