import { circleCircleOverlap } from "../pairs/circle-circle.js";
import { Kind } from "../shapes/kind.js";
import type { BatchJob } from "./answer-many.js";
import { UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "./bounds.js";
import { circleAt, decideOverlap, RECORD_SIZE } from "./records.js";

/** `circleCircleOverlap` for records. */
export const circleCircleMany: BatchJob<Uint8Array> = {
  sizeA: RECORD_SIZE[Kind.circle],
  sizeB: RECORD_SIZE[Kind.circle],
  plain,
  decide: (a, b, index) => decideOverlap(circleAt(a, index), circleAt(b, index), circleCircleOverlap),
};

/** As that of `circleCircleOverlapFilter`. */
const CIRCLE_CIRCLE_ERROR = 6 * UNIT_ROUNDOFF;

function plain(a: Float64Array, b: Float64Array, out: Uint8Array, first: number, count: number): number {
  for (let i = first, o = 3 * first; i < count; i++, o += 3) {
    const dx = (b[o] as number) - (a[o] as number);
    const dy = (b[o + 1] as number) - (a[o + 1] as number);
    const reach = (a[o + 2] as number) + (b[o + 2] as number);
    const distanceSq = dx * dx + dy * dy;
    const reachSq = reach * reach;
    const excess = reachSq - distanceSq;
    if (!(Math.abs(excess) > CIRCLE_CIRCLE_ERROR * (distanceSq + reachSq) + UNDERFLOW_ERROR)) return i;
    out[i] = Number(excess > 0);
  }
  return count;
}
