import { signOf, toIntegers } from "../math/exact.js";
import { both, type Verdict } from "../math/verdict.js";
import { Opening, type Point, type Sector } from "../shapes/kind.js";
import { coneHolds, coneHoldsVerdict, exactCone, type InexactVector } from "./cone.js";
import { pointCircleOverlapFilter } from "./point-circle.js";

/**
 * Whether a sector (pie slice, vision cone) of any opening contains a point. Exact; apex, edges and arc
 * belong to it.
 *
 * No angle is computed: the point must be ahead of the start direction and behind the end direction (either,
 * if the opening is half a turn or more), and within the radius.
 */
export function pointSectorOverlap(a: Point, b: Sector): boolean {
  const verdict = pointSectorOverlapFilter(a, b);
  return verdict !== 0 ? verdict > 0 : pointSectorOverlapExact(a, b);
}

const offset: InexactVector = { error: 0, x: 0.5, y: 0.5 };

export function pointSectorOverlapFilter(a: Point, b: Sector): Verdict {
  const near = pointCircleOverlapFilter(a, b);
  if (near < 0) return -1;
  offset.x = a.x - b.x;
  offset.y = a.y - b.y;
  return both(near, coneHoldsVerdict(b, offset));
}

export function pointSectorOverlapExact(a: Point, b: Sector): boolean {
  const [ax, ay, bx, by, r] = toIntegers(a.x, a.y, b.x, b.y, b.r);
  const vx = ax - bx;
  const vy = ay - by;
  if (vx * vx + vy * vy > r * r) return false;
  if (b.opening === Opening.whole) return true;
  return coneHolds(exactCone(b), (px, py) => signOf(px * vx + py * vy));
}
