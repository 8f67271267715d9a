import { isModerate, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import type { Circle, Polygon } from "../../shapes/kind.js";
import { edgedDecision, edgedFilter } from "./chain-chain.js";
import { isRoundOutOfReach, round } from "./polygon-extremes.js";
import { discVerdict, isInView, view } from "./unit-disc.js";

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
  if (isRoundOutOfReach(b)) return -1;
  const verdict = isInView(b) ? convexVerdict(a, b) : 0;
  return verdict !== 0 ? verdict : edgedFilter(a, b);
}

/** A difference, a reciprocal and its product: 3. */
const CIRCLE_ERROR = 4 * UNIT_ROUNDOFF;

/** The vertices are within 1.5 times what the box is, with the roundings of that. */
function convexVerdict({ r, x, y }: Circle, b: Polygon): Verdict {
  const { vertices } = b;
  const { points } = view;
  if (!isModerate(r)) return 0;
  const over = 1 / r;
  const farthest = Math.max(x - b.minX, b.maxX - x) + Math.max(y - b.minY, b.maxY - y);
  for (let k = 0; k < vertices.length; k += 2) {
    const dx = (vertices[k] as number) - x;
    const dy = (vertices[k + 1] as number) - y;
    points[k] = dx * over;
    points[k + 1] = dy * over;
  }
  view.size = 1.5 * farthest * over;
  view.off = CIRCLE_ERROR * view.size;
  return discVerdict(vertices.length, b.orientation);
}
