import { isModerate, UNDERFLOW_ERROR, type Verdict } from "../../math/verdict.js";
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
  /** A bound on |x| + |y| of each vertex, and one on the error of each coordinate, no less than 4 roundings of that. */
  size: 0.5,
  off: 0.5,
  points: /* @__PURE__ */ new Float64Array(2 * MANY_VERTICES),
};

/**
 * The verdict on the unit disc about the origin and what is in view: the polygon of so many coordinates. If the centre is
 * behind all edges, it is inside; an edge that comes nearer than 1 meets the disc; they are apart if the disc is beyond an
 * edge, or beyond a vertex whose two edges both turn away from it. Edges without length say nothing.
 *
 * An edge w and so its normal n are off by twice what the coordinates p are; n · p and w · p then by 2 |p|₁ + |w|₁ times that, at
 * most 4 times the size, and by 3 roundings of |w|₁ |p|₁, which are 1.5 times more; |n| by less than 3 times what a coordinate is,
 * and by 4 roundings of |w|, twice more. A point of an edge is off by the root of 2 of what a coordinate is, and by 5 roundings of
 * the size, less than 1.5 times more. Squares and their comparison add 3 roundings of 1: no more, where a point is that far away.
 */
export function discVerdict(length: number, orientation: number): Verdict {
  const { off, points, size } = view;
  if (!isModerate(size)) return 0;
  const near = 1 - 4 * off;
  const far = 1 + 3 * off;
  const nearSq = near > 0 ? near * near : 0;
  const farSq = far * far + UNDERFLOW_ERROR;
  const error = 6 * off * (size + 1) + UNDERFLOW_ERROR;
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
      if (clear > 0 && clear * clear > lengthSq + UNDERFLOW_ERROR) return -1;
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
