import { UNIT_TOLERANCE } from "../../math/unit-direction.js";
import { UNDERFLOW_ERROR, type Verdict } from "../../math/verdict.js";
import type { Capsule, Polygon, Rect, RoundedRect, Segment } from "../../shapes/kind.js";
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

export function roundedRectPolygonFilter(a: RoundedRect, b: Polygon): Verdict {
  corner.r = a.r;
  const verdict = boxVerdict(a, b);
  return verdict !== 0 ? verdict : edgedFilter(a, b);
}

/** What `rectPolygonFilter` asks first; 0 where a look at the other vertices is needed. */
export function rectPolygonBoxVerdict(a: Rect, b: Polygon): Verdict {
  corner.r = 0;
  return boxVerdict(a, b);
}

/** The radius of the corners of the rectangle at hand. */
const corner = { r: 0.5 };

/**
 * What the box of a rectangle with rounded corners, and its centre, tell.
 *
 * The direction counts as a unit vector, which it is but for 5 u; differences, products and sums add 5.
 */
function boxVerdict(a: Rect | RoundedRect, b: Polygon): Verdict {
  const { r } = corner;
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
