import { Entry } from "../rays/entry.js";
import { EntrySide, findEntryOfRect } from "../rays/first-hit-rect.js";
import { Kind } from "../shapes/kind.js";
import type { BatchJob } from "./answer-many.js";
import { firstT } from "./first-t.js";
import {
  createRay,
  createRect,
  isFiniteShape,
  RAY_RECORD_SIZE,
  RECORD_SIZE,
  rayAt,
  readRay,
  readRect,
  rectAt,
} from "./records.js";

/** `raycast` for records: t of the first hit, or Infinity. */
export const rayRectMany: BatchJob<Float64Array> = {
  kernel: "rayRect",
  sizeA: RAY_RECORD_SIZE,
  sizeB: RECORD_SIZE[Kind.rect],
  plain,
  decide,
};

const ray = /* @__PURE__ */ createRay();
const rect = /* @__PURE__ */ createRect();
const side = /* @__PURE__ */ new EntrySide();

/** By what `raycast` itself asks first, which is certain of t to the last bit wherever it is certain. */
function plain(
  rays: Float64Array,
  rects: Float64Array,
  out: Float64Array,
  first: number,
  count: number,
): number {
  for (let i = first; i < count; i++) {
    readRay(ray, rays, i);
    readRect(rect, rects, i);
    const entry = findEntryOfRect(ray, rect, side);
    if (entry === Entry.unknown) return i;
    if (entry === Entry.none) out[i] = Number.POSITIVE_INFINITY;
    else out[i] = (entry === Entry.start ? ray.minT : side.t) + 0;
  }
  return count;
}

function decide(rays: Float64Array, rects: Float64Array, index: number): number {
  const rect = rectAt(rects, index);
  return firstT(rayAt(rays, index), isFiniteShape(rect) ? rect : null);
}
