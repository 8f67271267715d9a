import { UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { MANY_VERTICES } from "../../near/edge-tree.js";
import type { Polygon } from "../../shapes/kind.js";

/** Whether a polygon is convex and of so few vertices that it can be in view. */
export function isInView({ convex, vertices }: Polygon): boolean {
  return convex && vertices.length < 2 * MANY_VERTICES;
}

/**
 * The vertices of a convex polygon, x and y alternately, as they are seen from the centre of a circle in the unit of its
 * radius, or in the frame of an ellipse divided by its radii; for one call at a time.
 */
export const view = {
  /** A bound on |x| + |y| of each vertex, and one on the error of each coordinate. */
  size: 0.5,
  off: 0.5,
  points: /* @__PURE__ */ new Float64Array(2 * MANY_VERTICES),
};

/** Of a vertex and an edge, which is at most twice as long as vertices are far: a difference, a product and a sum, twice 5. */
const PRODUCT_ERROR = 10 * UNIT_ROUNDOFF;

/** Squares of two sums, their products and the comparison. */
const REACH_ERROR = 12 * UNIT_ROUNDOFF;

/**
 * The verdict on the unit disc about the origin and what is in view: the polygon of so many coordinates. If the centre is
 * behind all edges, it is inside; an edge that comes nearer than 1 meets the disc; they are apart if the disc is beyond an
 * edge, or beyond a vertex whose two edges both turn away from it. Edges without length say nothing.
 *
 * An edge w and so its normal n are off by twice what the coordinates p are; n · p and w · p then by 2 |p|₁ + |w|₁ times that,
 * and by 3 roundings of |w|₁ |p|₁; |n| by less than 3 times that. A point of an edge is off by 1.5 times what a coordinate is,
 * and by 3 roundings of the sizes.
 */
export function discVerdict(length: number, orientation: number): Verdict {
  const { off, points, size } = view;
  const near = 1 - 4 * off;
  const far = 1 + 2 * off;
  const nearSq = near > 0 ? near * near * (1 - REACH_ERROR) : 0;
  const farSq = far * far * (1 + REACH_ERROR) + UNDERFLOW_ERROR;
  const error = 4 * off * (3 * size + 1) + PRODUCT_ERROR * size * size + UNDERFLOW_ERROR;
  let x = points[length - 2] as number;
  let y = points[length - 1] as number;
  let isBehindAll = true;
  let isFirst = true;
  let isBeyondStart = false;
  let isBeyondEnd = false;
  for (let k = 0; k < length; k += 2) {
    const nextX = points[k] as number;
    const nextY = points[k + 1] as number;
    const wx = nextX - x;
    const wy = nextY - y;
    if (wx === 0 && wy === 0) continue;
    const beyond = orientation * (wx * y - wy * x);
    const along = -(wx * x + wy * y);
    const isAway = along < -error && x * x + y * y > farSq;
    if (isAway && isBeyondEnd) return -1;
    if (isFirst) isBeyondStart = isAway;
    isFirst = false;
    if (!(beyond < -error)) {
      isBehindAll = false;
      const lengthSq = wx * wx + wy * wy;
      const clear = beyond - error;
      if (clear > 0 && clear * clear > lengthSq * (1 + REACH_ERROR) + UNDERFLOW_ERROR) return -1;
      const part = along > 0 ? (along < lengthSq ? along / lengthSq : 1) : 0;
      const footX = x + part * wx;
      const footY = y + part * wy;
      if (footX * footX + footY * footY + UNDERFLOW_ERROR < nearSq) return 1;
    }
    x = nextX;
    y = nextY;
    isBeyondEnd = -(wx * x + wy * y) > error;
  }
  if (isBeyondStart && isBeyondEnd) return -1;
  return isBehindAll && !isFirst ? 1 : 0;
}
