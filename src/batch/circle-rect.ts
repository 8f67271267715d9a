import { circleRectOverlap } from "../pairs/boxes/circle-rect.js";
import { Kind } from "../shapes/kind.js";
import type { BatchJob } from "./answer-many.js";
import { CIRCLE_RECT_ERROR, EXCESS_ERROR, SHIFT, UNDERFLOW_ERROR, UNIT_TOLERANCE } from "./bounds.js";
import { circleAt, decideOverlap, RECORD_SIZE, rectAt } from "./records.js";

/** `circleRectOverlap` for records. */
export const circleRectMany: BatchJob<Uint8Array> = {
  kernel: "circleRect",
  sizeA: RECORD_SIZE[Kind.circle],
  sizeB: RECORD_SIZE[Kind.rect],
  plain,
  decide: (a, b, index) => decideOverlap(circleAt(a, index), rectAt(b, index), circleRectOverlap),
};

function plain(
  circles: Float64Array,
  rects: Float64Array,
  out: Uint8Array,
  first: number,
  count: number,
): number {
  for (let i = first, c = 3 * first, b = 6 * first; i < count; i++, c += 3, b += 6) {
    const r = circles[c + 2] as number;
    const halfWidth = rects[b + 2] as number;
    const halfHeight = rects[b + 3] as number;
    const ux = rects[b + 4] as number;
    const uy = rects[b + 5] as number;
    const dx = (circles[c] as number) - (rects[b] as number);
    const dy = (circles[c + 1] as number) - (rects[b + 1] as number);
    const beyondX = Math.max(0, Math.abs(ux * dx + uy * dy) - halfWidth);
    const beyondY = Math.max(0, Math.abs(ux * dy - uy * dx) - halfHeight);
    const error = EXCESS_ERROR * (Math.abs(dx) + Math.abs(dy) + halfWidth + halfHeight) + UNDERFLOW_ERROR;
    const distanceSq = beyondX * beyondX + beyondY * beyondY;
    const radiusSq = r * r;
    // What the errors change in the squares; cutting off at 0 makes none of them larger.
    const shift = SHIFT * error * (beyondX + beyondY + error);
    const gap = distanceSq - radiusSq;
    const gapError = shift + CIRCLE_RECT_ERROR * (radiusSq + distanceSq) + UNDERFLOW_ERROR;
    const isUnit = Math.abs(ux * ux + uy * uy - 1) <= UNIT_TOLERANCE;
    if (!(isUnit && Math.abs(gap) > gapError)) return i;
    out[i] = Number(gap < 0);
  }
  return count;
}
