import { ScratchVector, type Vec2 } from "../../math/vector.js";
import { isModerate, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import type { Ellipse, Rect } from "../../shapes/kind.js";
import { asFlatRect, isFlat } from "../../shapes/reductions.js";
import { rectRectOverlapFilter } from "../boxes/rect-rect.js";
import { insideEllipseVerdict, type Witness } from "./point-ellipse.js";

/**
 * The ellipse's centre and direction in the rectangle's frame, and the size of the pair: doubles that are passed from
 * function to function may be put on the heap.
 */
const frame = { size: 0.5, x: 0.5, y: 0.5, ex: 0.5, ey: 0.5 };

/**
 * In the rectangle's frame: the vector from the ellipse's centre to a point that may be a witness, or a direction that
 * may be one.
 */
const way: Vec2 = /* @__PURE__ */ new ScratchVector();

const witness: Witness = { error: 0.5, x: 0.5, y: 0.5 };

/**
 * A witness decides: a point of the rectangle that is certainly in the ellipse, or a direction along which
 * the two are certainly apart. How the witnesses are found needs no proof; only their checks do, below.
 *
 * Both are found from the point of the rectangle where the ellipse's quadratic F is least, as in the exact
 * test: that point, and the normal there of the level curve of F (or of the edge, where the point is inside
 * one).
 */
export function ellipseRectOverlapFilter(a: Ellipse, b: Rect): Verdict {
  if (isFlat(a)) return rectRectOverlapFilter(asFlatRect(a), b);
  const lengthSqA = a.ux * a.ux + a.uy * a.uy;
  const lengthSqB = b.ux * b.ux + b.uy * b.uy;
  if (!isModerate(lengthSqA) || !isModerate(lengthSqB) || !isModerate(a.rx) || !isModerate(a.ry)) return 0;
  const scaleB = 1 / Math.sqrt(lengthSqB);
  const scale = scaleB / Math.sqrt(lengthSqA);
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const x = (b.ux * dx + b.uy * dy) * scaleB;
  const y = (b.ux * dy - b.uy * dx) * scaleB;
  const ex = (b.ux * a.ux + b.uy * a.uy) * scale;
  const ey = (b.ux * a.uy - b.uy * a.ux) * scale;
  const size = Math.abs(dx) + Math.abs(dy) + b.halfWidth + b.halfHeight;
  if (!isModerate(size)) return 0;
  frame.x = x;
  frame.y = y;
  frame.ex = ex;
  frame.ey = ey;
  frame.size = size;
  const faceX = Math.abs(x) > b.halfWidth;
  const faceY = Math.abs(y) > b.halfHeight;
  if (!faceX && !faceY) {
    way.x = 0;
    way.y = 0;
    return pointVerdict(a);
  }

  const invX = 1 / (a.rx * a.rx);
  const invY = 1 / (a.ry * a.ry);
  const qxx = ex * ex * invX + ey * ey * invY;
  const qyy = ey * ey * invX + ex * ex * invY;
  const qxy = ex * ey * (invX - invY);
  const edgeX = x > 0 ? b.halfWidth : -b.halfWidth;
  const edgeY = y > 0 ? b.halfHeight : -b.halfHeight;
  let verdict: Verdict = 0;
  if (faceX) {
    const vertex = y - (qxy * (edgeX - x)) / qyy;
    const pointY = Math.min(Math.max(vertex, -b.halfHeight), b.halfHeight);
    const vx = edgeX - x;
    const vy = pointY - y;
    way.x = vx;
    way.y = vy;
    if (pointVerdict(a) > 0) return 1;
    const onEdge = pointY === vertex;
    way.x = onEdge ? x - edgeX : -(qxx * vx + qxy * vy);
    way.y = onEdge ? 0 : -(qxy * vx + qyy * vy);
    verdict = separationVerdict(a, b);
  }
  if (faceY && verdict === 0) {
    const vertex = x - (qxy * (edgeY - y)) / qxx;
    const pointX = Math.min(Math.max(vertex, -b.halfWidth), b.halfWidth);
    const vx = pointX - x;
    const vy = edgeY - y;
    way.x = vx;
    way.y = vy;
    if (pointVerdict(a) > 0) return 1;
    const onEdge = pointX === vertex;
    way.x = onEdge ? 0 : -(qxx * vx + qxy * vy);
    way.y = onEdge ? y - edgeY : -(qxy * vx + qyy * vy);
    verdict = separationVerdict(a, b);
  }
  return verdict;
}

/**
 * The coordinates along the ellipse's axes of a point v from its centre, v being the difference of a point of
 * the rectangle (exact in its frame) and the centre there. The centre passes 8 roundings (difference,
 * product, sum; |u|² 2, halved by the root, root, reciprocal and product, which `scaleB` brings in) of at
 * most 1.5·size, the difference one more; e = (ex, ey) is off by at most 12 u. With |v|₁ ≤ 1.5·size and |e|₁
 * ≤ 1.5 the sum ex·vx + ey·vy is off by at most 12·1.5 + 1.5·10 + 3 = 36 units of size.
 */
const LOCAL_COORDINATE_ERROR = 48 * UNIT_ROUNDOFF;

/** Whether the point `way` from the centre is certainly in the ellipse; never −1, since other points may be. */
function pointVerdict(a: Ellipse): Verdict {
  const { ex, ey, size } = frame;
  const { x, y } = way;
  witness.x = ex * x + ey * y;
  witness.y = ex * y - ey * x;
  witness.error = LOCAL_COORDINATE_ERROR * size;
  return insideEllipseVerdict(a, witness);
}

/**
 * For any direction n, exact as it stands: n·centre is off by 12 units of |n|₁·size, the rectangle's reach by
 * 3 of |n|₁·size, and the ellipse's √((rx n·e)² + (ry n×e)²) by 12 + 2 for n·e, 1 for the product and 3 for
 * squares, sum and root: 18 of |n|₁(rx + ry). Two subtractions add 2.
 */
const SEPARATION_ERROR = 24 * UNIT_ROUNDOFF;

/**
 * Whether the two are certainly apart along the direction n = `way`, which points from the rectangle to the ellipse.
 */
function separationVerdict(a: Ellipse, b: Rect): Verdict {
  const { x, y, ex, ey, size } = frame;
  const { x: nx, y: ny } = way;
  const along = a.rx * (nx * ex + ny * ey);
  const across = a.ry * (nx * ey - ny * ex);
  const sizeN = Math.abs(nx) + Math.abs(ny);
  if (!isModerate(sizeN)) return 0;
  const gap =
    nx * x +
    ny * y -
    (b.halfWidth * Math.abs(nx) + b.halfHeight * Math.abs(ny)) -
    Math.sqrt(along * along + across * across);
  return gap > SEPARATION_ERROR * sizeN * (size + a.rx + a.ry) ? -1 : 0;
}
