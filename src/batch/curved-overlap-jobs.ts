import { ellipseEllipseOverlap } from "../pairs/ellipses/ellipse-ellipse.js";
import { unitEllipsesVerdict } from "../pairs/ellipses/ellipse-ellipse-unit.js";
import { pointEllipseOverlap } from "../pairs/ellipses/point-ellipse.js";
import { pointSectorOverlap } from "../pairs/sectors/point-sector.js";
import { Kind } from "../shapes/kind.js";
import type { BatchJob } from "./answer-many.js";
import { POINT_ELLIPSE_ERROR, POINT_SECTOR_ERROR, UNDERFLOW_ERROR, UNIT_TOLERANCE } from "./bounds.js";
import {
  createEllipse,
  decideOverlap,
  ellipseAt,
  plainBy,
  pointAt,
  readEllipse,
  sectorAt,
} from "./read-records.js";
import { RECORD_SIZE } from "./records.js";

/** `pointEllipseOverlap` for records. */
export const pointEllipseMany: BatchJob<Uint8Array> = {
  kernel: "pointEllipse",
  sizeA: RECORD_SIZE[Kind.point],
  sizeB: RECORD_SIZE[Kind.ellipse],
  plain: pointEllipsePlain,
  decide: (a, b, index) => decideOverlap(pointAt(a, index), ellipseAt(b, index), pointEllipseOverlap),
};

/**
 * It takes no divisions, unlike the filter of a single pair, and computes (û×d)² as d² − (û·d)², which in units of the
 * bound is as accurate.
 */
function pointEllipsePlain(
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

/** `pointSectorOverlap` for records. */
export const pointSectorMany: BatchJob<Uint8Array> = {
  kernel: "pointSector",
  sizeA: RECORD_SIZE[Kind.point],
  sizeB: RECORD_SIZE[Kind.sector],
  plain: pointSectorPlain,
  decide: (a, b, index) => decideOverlap(pointAt(a, index), sectorAt(b, index), pointSectorOverlap),
};

/** All three sides are computed, since predicting which matters costs more. */
function pointSectorPlain(
  points: Float64Array,
  sectors: Float64Array,
  out: Uint8Array,
  first: number,
  count: number,
): number {
  for (let i = first, p = 2 * first, s = 8 * first; i < count; i++, p += 2, s += 8) {
    const vx = (points[p] as number) - (sectors[s] as number);
    const vy = (points[p + 1] as number) - (sectors[s + 1] as number);
    const r = sectors[s + 2] as number;
    const opening = sectors[s + 7] as number;
    const distanceSq = vx * vx + vy * vy;
    const radiusSq = r * r;
    const beyond = distanceSq - radiusSq;
    const beyondError = POINT_SECTOR_ERROR * (radiusSq + distanceSq) + UNDERFLOW_ERROR;
    const startAcross = (sectors[s + 3] as number) * vy;
    const startAlong = (sectors[s + 4] as number) * vx;
    // Negative on the inner side of an edge.
    const startSide = startAlong - startAcross;
    const endAcross = (sectors[s + 6] as number) * vx;
    const endAlong = (sectors[s + 5] as number) * vy;
    const endSide = endAlong - endAcross;
    const sizeSq =
      startAcross * startAcross + startAlong * startAlong + (endAcross * endAcross + endAlong * endAlong);
    const sideErrorSq = POINT_SECTOR_ERROR * sizeSq;
    const isKnown =
      Math.abs(beyond) > beyondError &&
      startSide * startSide > sideErrorSq &&
      endSide * endSide > sideErrorSq &&
      Number.isFinite(opening);
    if (!isKnown) return i;
    const isAhead = Number(startSide < 0);
    const isBehind = Number(endSide < 0);
    // The openings are the numbers 0, 1 and 2: the numbers of sides that need not hold.
    out[i] = Number(beyond < 0) & Number(isAhead + isBehind + opening >= 2);
  }
  return count;
}

/** `ellipseEllipseOverlap` for records. */
export const ellipseEllipseMany: BatchJob<Uint8Array> = {
  kernel: "ellipseEllipse",
  sizeA: RECORD_SIZE[Kind.ellipse],
  sizeB: RECORD_SIZE[Kind.ellipse],
  plain: /* @__PURE__ */ plainBy(
    readEllipse,
    /* @__PURE__ */ createEllipse(),
    /* @__PURE__ */ createEllipse(),
    unitEllipsesVerdict,
  ),
  decide: (a, b, index) => decideOverlap(ellipseAt(a, index), ellipseAt(b, index), ellipseEllipseOverlap),
};
