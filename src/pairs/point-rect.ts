import { magnitudeOf, type Sign, signOf, toIntegers } from "../math/exact.js";
import type { Point, Rect } from "../shapes/kind.js";
import { Containment, containmentFromReaches, type Relation } from "./relation.js";
import { both, certainSign, isModerate, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "./verdict.js";

/** Whether a solid rectangle, turned as it may be, contains a point. Exact; its edges belong to it. */
export function pointRectOverlap(a: Point, b: Rect): boolean {
  const verdict = pointRectOverlapFilter(a, b);
  return verdict !== 0 ? verdict > 0 : pointRectOverlapExact(a, b);
}

/**
 * In the rectangle's frame, scaled by |u|: the coordinate u·d passes 3 roundings (difference, product, sum) and
 * half·√(u·u) passes 4 (product and sum, halved by the root, the root, the product); the comparison adds one.
 */
const POINT_RECT_ERROR = 6 * UNIT_ROUNDOFF;

export function pointRectOverlapFilter(a: Point, b: Rect): Verdict {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const lengthSq = b.ux * b.ux + b.uy * b.uy;
  if (!isModerate(lengthSq)) return 0;
  const scale = Math.sqrt(lengthSq);
  const width = b.halfWidth * scale;
  const height = b.halfHeight * scale;
  const alongX = b.ux * dx;
  const alongY = b.uy * dy;
  const acrossX = b.ux * dy;
  const acrossY = b.uy * dx;
  return both(
    certainSign(
      width - Math.abs(alongX + alongY),
      POINT_RECT_ERROR * (width + Math.abs(alongX) + Math.abs(alongY)) + UNDERFLOW_ERROR,
    ),
    certainSign(
      height - Math.abs(acrossX - acrossY),
      POINT_RECT_ERROR * (height + Math.abs(acrossX) + Math.abs(acrossY)) + UNDERFLOW_ERROR,
    ),
  );
}

export function pointRectOverlapExact(a: Point, b: Rect): boolean {
  const { width, height } = exactReaches(a, b);
  return width <= 0 && height <= 0;
}

/** Signs of |ξ| − halfWidth and |η| − halfHeight. */
function exactReaches(a: Point, b: Rect): { width: Sign; height: Sign } {
  const [ax, ay, bx, by, halfWidth, halfHeight] = toIntegers(a.x, a.y, b.x, b.y, b.halfWidth, b.halfHeight);
  const [ux, uy] = toIntegers(b.ux, b.uy);
  const dx = ax - bx;
  const dy = ay - by;
  const lengthSq = ux * ux + uy * uy;
  const along = magnitudeOf(ux * dx + uy * dy);
  const across = magnitudeOf(ux * dy - uy * dx);
  return {
    width: signOf(along * along - halfWidth * halfWidth * lengthSq),
    height: signOf(across * across - halfHeight * halfHeight * lengthSq),
  };
}

/** Relation of a point to a solid rectangle: inside, on an edge (`"insideTouching"`), apart, or equal to a rectangle of no size. Exact. */
export function pointRectRelation(a: Point, b: Rect): Relation {
  if (pointRectOverlapFilter(a, b) < 0) return "apart";
  const { width, height } = exactReaches(a, b);
  const reaches: Sign[] = [];
  const flatReaches: Sign[] = [];
  (b.halfWidth > 0 ? reaches : flatReaches).push(width);
  (b.halfHeight > 0 ? reaches : flatReaches).push(height);
  const held = containmentFromReaches(reaches, flatReaches);
  if (held === Containment.none) return "apart";
  if (reaches.length === 0) return "equal";
  return held === Containment.strict ? "inside" : "insideTouching";
}
