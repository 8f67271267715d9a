import { Containment, containmentFromReaches, type Relation } from "../../exact/rcc8.js";
import { magnitudeOf, type Sign, signOf, toIntegers } from "../../math/exact.js";
import { directionLength } from "../../math/vector.js";
import { both, certainSign, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import type { Point, Rect } from "../../shapes/kind.js";

/**
 * Whether a solid rectangle, at any angle, contains a point. Exact; its edges belong to it.
 *
 * @example
 * pointRectOverlap(point(1, 0), rect(2, 0, 4, 2, degrees(45))); // true
 */
export function pointRectOverlap(a: Point, b: Rect): boolean {
  const verdict = pointRectOverlapFilter(a, b);
  return verdict !== 0 ? verdict > 0 : pointRectOverlapExact(a, b);
}

/**
 * In the rectangle's frame, scaled by |u|: the coordinate u·d passes 3 roundings (difference, product, sum)
 * and half·|u| at most 5 (1 taken for |u|; or its 2 and the product); their difference adds one.
 */
const EXCESS_ERROR = 8 * UNIT_ROUNDOFF;

export function pointRectOverlapFilter(a: Point, b: Rect): Verdict {
  const { ux, uy } = b;
  const scale = directionLength(ux, uy);
  if (scale === 0) return 0;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const width = b.halfWidth * scale;
  const height = b.halfHeight * scale;
  const alongX = ux * dx;
  const alongY = uy * dy;
  const acrossX = ux * dy;
  const acrossY = uy * dx;
  const errorX = EXCESS_ERROR * (width + Math.abs(alongX) + Math.abs(alongY)) + UNDERFLOW_ERROR;
  const errorY = EXCESS_ERROR * (height + Math.abs(acrossX) + Math.abs(acrossY)) + UNDERFLOW_ERROR;
  return both(
    certainSign(width - Math.abs(alongX + alongY), errorX),
    certainSign(height - Math.abs(acrossX - acrossY), errorY),
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

/**
 * Relation of a point to a solid rectangle: inside, on an edge (`"insideTouching"`), apart, or equal to a
 * rectangle of no size. Exact.
 *
 * @example
 * pointRectRelation(point(1, 0), rect(2, 0, 4, 2, degrees(45))); // inside
 */
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
