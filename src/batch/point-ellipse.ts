import { pointEllipseOverlap } from "../pairs/ellipses/point-ellipse.js";
import { Kind } from "../shapes/kind.js";
import type { BatchJob } from "./answer-many.js";
import { POINT_ELLIPSE_ERROR, UNDERFLOW_ERROR, UNIT_TOLERANCE } from "./bounds.js";
import { decideOverlap, ellipseAt, pointAt, RECORD_SIZE } from "./records.js";

/** `pointEllipseOverlap` for records. */
export const pointEllipseMany: BatchJob<Uint8Array> = {
  kernel: "pointEllipse",
  sizeA: RECORD_SIZE[Kind.point],
  sizeB: RECORD_SIZE[Kind.ellipse],
  plain,
  decide: (a, b, index) => decideOverlap(pointAt(a, index), ellipseAt(b, index), pointEllipseOverlap),
};

/**
 * Without divisions, unlike the filter of a single pair, and with (û×d)² as d² − (û·d)², which in units of
 * the bound is as accurate.
 */
function plain(
  points: Float64Array,
  ellipses: Float64Array,
  out: Uint8Array,
  first: number,
  count: number,
): number {
  for (let i = first, p = 2 * first, e = 6 * first; i < count; i++, p += 2, e += 6) {
    const rx = ellipses[e + 2] as number;
    const ry = ellipses[e + 3] as number;
    const ux = ellipses[e + 4] as number;
    const uy = ellipses[e + 5] as number;
    const dx = (points[p] as number) - (ellipses[e] as number);
    const dy = (points[p + 1] as number) - (ellipses[e + 1] as number);
    const xSq = rx * rx;
    const ySq = ry * ry;
    const distanceSq = dx * dx + dy * dy;
    const along = ux * dx + uy * dy;
    const productSq = xSq * ySq;
    const excess = xSq * distanceSq - (xSq - ySq) * (along * along) - productSq;
    const size = productSq + (xSq + ySq) * (distanceSq + UNDERFLOW_ERROR);
    const error = POINT_ELLIPSE_ERROR * size + UNDERFLOW_ERROR;
    const isUnit = Math.abs(ux * ux + uy * uy - 1) <= UNIT_TOLERANCE;
    if (!(isUnit && Math.abs(excess) > error)) return i;
    out[i] = Number(excess < 0);
  }
  return count;
}
