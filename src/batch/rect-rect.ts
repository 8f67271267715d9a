import { rectRectOverlap, rectRectOverlapFilter } from "../pairs/boxes/rect-rect.js";
import { Kind } from "../shapes/kind.js";
import type { BatchJob } from "./answer-many.js";
import { createRect, decideOverlap, RECORD_SIZE, readRect, rectAt } from "./records.js";

/** `rectRectOverlap` for records. */
export const rectRectMany: BatchJob<Uint8Array> = {
  sizeA: RECORD_SIZE[Kind.rect],
  sizeB: RECORD_SIZE[Kind.rect],
  plain,
  decide: (a, b, index) => decideOverlap(rectAt(a, index), rectAt(b, index), rectRectOverlap),
};

const first = /* @__PURE__ */ createRect();
const second = /* @__PURE__ */ createRect();

function plain(a: Float64Array, b: Float64Array, out: Uint8Array, begin: number, count: number): number {
  for (let i = begin; i < count; i++) {
    readRect(first, a, i);
    readRect(second, b, i);
    const verdict = rectRectOverlapFilter(first, second);
    if (verdict === 0) return i;
    out[i] = Number(verdict > 0);
  }
  return count;
}
