import { clampToUnit } from "../../math/clamp.js";
import { isModerate, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import type { Capsule, Circle, Point, Segment } from "../../shapes/kind.js";
import type { EndedShape, RoundShape } from "../../shapes/reductions.js";
import { edgedFilter } from "./chain-chain.js";

/** The sum of the radii of the pair at hand. */
const pair = { reach: 0.5 };

export function pointCapsuleFilter(a: Point, b: Capsule): Verdict {
  pair.reach = b.r;
  const verdict = edgeVerdict(a, b);
  return verdict !== 0 ? verdict : edgedFilter(a, b);
}

export function circleSegmentFilter(a: Circle, b: Segment): Verdict {
  pair.reach = a.r;
  const verdict = edgeVerdict(a, b);
  return verdict !== 0 ? verdict : edgedFilter(a, b);
}

export function circleCapsuleFilter(a: Circle, b: Capsule): Verdict {
  pair.reach = a.r + b.r;
  const verdict = edgeVerdict(a, b);
  return verdict !== 0 ? verdict : edgedFilter(a, b);
}

/**
 * In units of the magnitudes of the way along the segment and of the offset. A coordinate of the line to the
 * nearest point (differences 1, a product with the parameter 1 more, the sum 1) is below 4, how far the centre
 * is from the segment along it (a product and sums 2 more) below 6; the magnitudes and the bound pass the rest.
 */
const LINE_ERROR = 8 * UNIT_ROUNDOFF;

/** Whether a point comes within a reach of a segment, by the point of it that should be the nearest. */
function edgeVerdict(point: RoundShape, edge: EndedShape): Verdict {
  const { reach } = pair;
  const { ax, ay } = edge;
  const vx = edge.bx - ax;
  const vy = edge.by - ay;
  const wx = point.x - ax;
  const wy = point.y - ay;
  const size = Math.abs(vx) + Math.abs(vy) + Math.abs(wx) + Math.abs(wy) + reach;
  if (!isModerate(size)) return 0;
  const t = clampToUnit((wx * vx + wy * vy) / (vx * vx + vy * vy));
  const x = wx - t * vx;
  const y = wy - t * vy;
  const along = x * vx + y * vy;
  const apart = x * wx + y * wy - (along + Math.abs(along)) / 2;
  return lineVerdict(x, y, apart, reach, LINE_ERROR * size);
}

/**
 * Squares of what is compared, so all counts are doubled: the sum of the radii 1, what is left of it beside
 * the bound 1. Besides, a squared length 2, products 2 on each side: at most 10.
 */
const REACH_ERROR = 12 * UNIT_ROUNDOFF;

/**
 * Whether two convex sets come within a reach of each other, by the way (x, y) between a point of each and by
 * how far they are apart along it, times its length. Both are off by at most `error`, the second for each
 * unit of |(x, y)|₁.
 *
 * It has no branches: they would be unpredictable.
 */
function lineVerdict(x: number, y: number, apart: number, reach: number, error: number): Verdict {
  const lengthSq = x * x + y * y;
  const near = reach - error;
  const isNear = Number(near > 0) & Number(lengthSq + UNDERFLOW_ERROR < near * near * (1 - REACH_ERROR));
  const far = apart - error * (Math.abs(x) + Math.abs(y));
  const reachSq = reach * reach * (1 + REACH_ERROR);
  const isFar = Number(far > 0) & Number(far * far > lengthSq * reachSq + UNDERFLOW_ERROR);
  return (isNear - isFar) as Verdict;
}
