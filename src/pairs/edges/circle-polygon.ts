import { isModerate, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { MANY_VERTICES } from "../../near/edge-tree.js";
import type { Circle, Polygon } from "../../shapes/kind.js";
import { edgedDecision, edgedFilter } from "./chain-chain.js";
import { round, roundVerdict } from "./polygon-extremes.js";

/**
 * Whether a solid circle and a polygon, convex or not, have a common point. Exact; touching counts.
 *
 * @example
 * circlePolygonOverlap(circle(0, 0, 2), polygon([[0, -2], [4, 0], [0, 2]])); // true
 */
export function circlePolygonOverlap(a: Circle, b: Polygon): boolean {
  const verdict = circlePolygonFilter(a, b);
  return verdict !== 0 ? verdict > 0 : edgedDecision(a, b) > 0;
}

export function circlePolygonFilter(a: Circle, b: Polygon): Verdict {
  round.x = a.x;
  round.y = a.y;
  round.reach = a.r;
  const quick = roundVerdict(b);
  if (quick !== 0) return quick;
  const verdict = isInView(b) ? convexVerdict(a, b) : 0;
  return verdict !== 0 ? verdict : edgedFilter(a, b);
}

/** Whether a polygon is convex and of so few vertices that `discVerdict` looks at it. */
export function isInView({ convex, vertices }: Polygon): boolean {
  return convex && vertices.length < 2 * MANY_VERTICES;
}

/** A polygon as it is seen from the centre of a disc, in the unit of its radius; for one call at a time. */
export const view = {
  /** A bound on the error of each coordinate. */
  off: 0.5,
  points: /* @__PURE__ */ new Float64Array(2 * MANY_VERTICES),
};

/** A difference, a reciprocal and its product: 3. */
const CIRCLE_ERROR = 4 * UNIT_ROUNDOFF;

function convexVerdict({ r, x, y }: Circle, b: Polygon): Verdict {
  const { vertices } = b;
  const { points } = view;
  if (!isModerate(r)) return 0;
  const over = 1 / r;
  let sizes = 0;
  for (let k = 0; k < vertices.length; k += 2) {
    const dx = (vertices[k] as number) - x;
    const dy = (vertices[k + 1] as number) - y;
    points[k] = dx * over;
    points[k + 1] = dy * over;
    sizes += Math.abs(dx) + Math.abs(dy);
  }
  view.off = CIRCLE_ERROR * sizes * over;
  return discVerdict(b);
}

/** A difference, a product and a sum, and what the bound loses itself. */
const PRODUCT_ERROR = 5 * UNIT_ROUNDOFF;

/** Squares of two sums, their products and the comparison. */
const REACH_ERROR = 12 * UNIT_ROUNDOFF;

/**
 * The verdict on the unit disc about the origin and the polygon in its frame. If the centre is behind all edges, it is
 * inside; an edge that comes nearer than 1 meets the disc; they are apart if the disc is beyond an edge, or beyond a
 * vertex whose two edges both turn away from it.
 *
 * An edge w and so its normal n are off by twice what the coordinates p are; n · p and w · p then by 2 |p|₁ + |w|₁ times that,
 * and by 3 roundings of |w|₁ |p|₁; |n| by less than 3 times that. A point of an edge is off by 1.5 times what a coordinate is,
 * and by 3 roundings of the sizes.
 */
export function discVerdict({ orientation, vertices }: Polygon): Verdict {
  const { off, points } = view;
  const { length } = vertices;
  const near = 1 - 4 * off;
  const far = 1 + 2 * off;
  const nearSq = near > 0 ? near * near * (1 - REACH_ERROR) : 0;
  const farSq = far * far * (1 + REACH_ERROR) + UNDERFLOW_ERROR;
  let x = points[length - 2] as number;
  let y = points[length - 1] as number;
  let size = Math.abs(x) + Math.abs(y);
  let behind = 0;
  let isBeyondEnd = false;
  for (let k = 0; k < length; k += 2) {
    const nextX = points[k] as number;
    const nextY = points[k + 1] as number;
    const wx = nextX - x;
    const wy = nextY - y;
    const sizeOfEdge = Math.abs(wx) + Math.abs(wy);
    const error = 4 * off * (size + sizeOfEdge + 1) + PRODUCT_ERROR * size * sizeOfEdge + UNDERFLOW_ERROR;
    const lengthSq = wx * wx + wy * wy;
    const beyond = orientation * (wx * y - wy * x);
    const along = -(wx * x + wy * y);
    const distanceSq = x * x + y * y;
    if (isBeyondEnd && along < -error && distanceSq > farSq) return -1;
    if (beyond < -error) {
      behind += 2;
    } else {
      const clear = beyond - error;
      if (clear > 0 && clear * clear > lengthSq * (1 + REACH_ERROR) + UNDERFLOW_ERROR) return -1;
      const part = along > 0 ? (along < lengthSq ? along / lengthSq : 1) : 0;
      const footX = x + part * wx;
      const footY = y + part * wy;
      if (footX * footX + footY * footY + UNDERFLOW_ERROR < nearSq) return 1;
    }
    x = nextX;
    y = nextY;
    size = Math.abs(x) + Math.abs(y);
    const endError = 4 * off * (size + sizeOfEdge + 1) + PRODUCT_ERROR * size * sizeOfEdge + UNDERFLOW_ERROR;
    isBeyondEnd = -(wx * x + wy * y) > endError;
  }
  return behind === length ? 1 : 0;
}
