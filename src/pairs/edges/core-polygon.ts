import { UNIT_TOLERANCE } from "../../math/unit-direction.js";
import { LARGEST_FILTERED_SIZE, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { MANY_VERTICES } from "../../near/edge-tree.js";
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

/** Whether a rectangle and a polygon, convex or not, have a common point. */
export function rectPolygonFilter(a: Rect, b: Polygon): Verdict {
  const quick = rectPolygonBoxVerdict(a, b);
  if (quick !== 0) return quick;
  const verdict = b.convex && b.vertices.length < 2 * MANY_VERTICES ? convexVerdict(a, b) : 0;
  return verdict !== 0 ? verdict : edgedFilter(a, b);
}

/**
 * In the rectangle's frame a coordinate of a vertex passes 3 roundings, and 5 for a direction that counts as a unit vector: 8
 * of |dx| + |dy|. Of two vertices with the sizes s and t, an edge, and so its normal n, is off by 17 of s + t; n · v then by 17
 * (s + t) s, 8 |n|₁ s and two roundings, and how far the rectangle reaches along n by 17 (s + t) (width + height) and three; with
 * |n|₁ ≤ 1.5 (s + t) below 36 (s + t) (s + width + height), which is twice what is left of it after the bound's own roundings.
 */
const FACE_ERROR = 40 * UNIT_ROUNDOFF;

/** For a coordinate in that frame, of the sum of all |dx| + |dy|; taking the least of two makes 3 more of it, for each vertex. */
const COORDINATE_ERROR = 12 * UNIT_ROUNDOFF;
const CHOICE_ERROR = 4 * UNIT_ROUNDOFF;

/**
 * A rectangle and a convex polygon are apart iff all of one lies beyond an edge of the other (separating axes; S. Gottschalk, M.
 * Lin, D. Manocha, "OBBTree", SIGGRAPH 1996). In the frame of the rectangle both are told by a few products for each vertex.
 */
function convexVerdict(a: Rect, b: Polygon): Verdict {
  const { halfHeight, halfWidth, ux, uy, x, y } = a;
  if (!(Math.abs(ux * ux + uy * uy - 1) <= UNIT_TOLERANCE)) return 0;
  const { orientation, vertices } = b;
  const { length } = vertices;
  const extent = halfWidth + halfHeight;
  let dx = (vertices[length - 2] as number) - x;
  let dy = (vertices[length - 1] as number) - y;
  let along = ux * dx + uy * dy;
  let across = ux * dy - uy * dx;
  let size = Math.abs(dx) + Math.abs(dy);
  let minAlong = along;
  let maxAlong = along;
  let minAcross = across;
  let maxAcross = across;
  let sizes = 0;
  let facesInFront = 0;
  for (let k = 0; k < length; k += 2) {
    dx = (vertices[k] as number) - x;
    dy = (vertices[k + 1] as number) - y;
    const nextAlong = ux * dx + uy * dy;
    const nextAcross = ux * dy - uy * dx;
    const nextSize = Math.abs(dx) + Math.abs(dy);
    const nx = orientation * (nextAcross - across);
    const ny = orientation * (along - nextAlong);
    // How far the rectangle reaches back from the face, and whether all of it is beyond.
    const beyond =
      -(nx * nextAlong + ny * nextAcross) - (Math.abs(nx) * halfWidth + Math.abs(ny) * halfHeight);
    const error = FACE_ERROR * (size + nextSize) * (nextSize + extent) + UNDERFLOW_ERROR;
    if (beyond > error) return size + nextSize + extent < LARGEST_FILTERED_SIZE ? -1 : 0;
    facesInFront += Number(beyond < -error);
    along = nextAlong;
    across = nextAcross;
    size = nextSize;
    sizes += size;
    // The lesser and the greater of two numbers, without a branch that cannot be foreseen.
    minAlong = (minAlong + along - Math.abs(minAlong - along)) / 2;
    maxAlong = (maxAlong + along + Math.abs(maxAlong - along)) / 2;
    minAcross = (minAcross + across - Math.abs(minAcross - across)) / 2;
    maxAcross = (maxAcross + across + Math.abs(maxAcross - across)) / 2;
  }
  const error =
    (COORDINATE_ERROR + CHOICE_ERROR * length) * sizes + 4 * UNIT_ROUNDOFF * extent + UNDERFLOW_ERROR;
  const gap = Math.max(
    minAlong - halfWidth,
    -maxAlong - halfWidth,
    minAcross - halfHeight,
    -maxAcross - halfHeight,
  );
  if (gap > error) return -1;
  return gap < -error && 2 * facesInFront === length && sizes + extent < LARGEST_FILTERED_SIZE ? 1 : 0;
}
