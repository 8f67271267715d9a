import { rectRectOverlap, rectRectOverlapFilter } from "../pairs/boxes/rect-rect.js";
import { circleRectOverlap } from "../pairs/boxes/round-rect.js";
import { polygonPolygonOverlap } from "../pairs/edges/edged-pairs.js";
import { ellipseEllipseOverlap } from "../pairs/ellipses/ellipse-ellipse.js";
import { unitEllipsesVerdict } from "../pairs/ellipses/ellipse-ellipse-filter.js";
import { pointEllipseOverlap } from "../pairs/ellipses/round-ellipse.js";
import { circleCircleOverlap } from "../pairs/round-round.js";
import { pointSectorOverlap } from "../pairs/sectors/round-sector.js";
import { Kind } from "../shapes/kind.js";
import type { BatchJob, KernelName } from "./answer-many.js";
import {
  CIRCLE_RECT_ERROR,
  EXCESS_ERROR,
  POINT_ELLIPSE_ERROR,
  POINT_SECTOR_ERROR,
  SHIFT,
  UNDERFLOW_ERROR,
  UNIT_ROUNDOFF,
  UNIT_TOLERANCE,
} from "./error-bounds.js";
import { plainBy, type RecordOf, recordReader } from "./read-records.js";
import { MOST_VERTICES, RECORD_SIZE, type RecordedShape } from "./records.js";

type Plain = BatchJob<Uint8Array>["plain"];

/** `overlaps` for records of two kinds. */
interface OverlapJob extends BatchJob<Uint8Array> {
  readonly kindA: Kind;
  readonly kindB: Kind;
}

const POLYGON_SIZE = RECORD_SIZE[Kind.polygon];

/** The bound of `circleCircleOverlapFilter`. */
const CIRCLE_CIRCLE_ERROR = 6 * UNIT_ROUNDOFF;

const circleCirclePlain: Plain = (a, b, out, first, count) => {
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
};

const circleRectPlain: Plain = (circles, rects, out, first, count) => {
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
    // The effect of the errors on the squares; clamping at 0 does not increase it.
    const shift = SHIFT * error * (beyondX + beyondY + error);
    const gap = distanceSq - radiusSq;
    const gapError = shift + CIRCLE_RECT_ERROR * (radiusSq + distanceSq) + UNDERFLOW_ERROR;
    const isUnit = Math.abs(ux * ux + uy * uy - 1) <= UNIT_TOLERANCE;
    if (!(isUnit && Math.abs(gap) > gapError)) return i;
    out[i] = Number(gap < 0);
  }
  return count;
};

/** Polygons apart along an axis are decided at once, by comparisons alone, so nothing is rounded. */
const polygonPolygonPlain: Plain = (a, b, out, first, count) => {
  for (let i = first; i < count; i++) {
    const at = POLYGON_SIZE * i;
    if (!(areApart(a, b, at, at + 1) || areApart(a, b, at, at + 2))) return i;
    out[i] = 0;
  }
  return count;
};

/** Whether all coordinates along one axis, from `at` on every other, are less in one record than in the other. */
function areApart(a: Float64Array, b: Float64Array, counts: number, at: number): boolean {
  let [lowA, highA] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [lowB, highB] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const endA = at + 2 * Math.min(a[counts] as number, MOST_VERTICES);
  for (let i = at; i < endA; i += 2) {
    lowA = Math.min(lowA, a[i] as number);
    highA = Math.max(highA, a[i] as number);
  }
  const endB = at + 2 * Math.min(b[counts] as number, MOST_VERTICES);
  for (let i = at; i < endB; i += 2) {
    lowB = Math.min(lowB, b[i] as number);
    highB = Math.max(highB, b[i] as number);
  }
  return highA < lowB || highB < lowA;
}

/**
 * It takes no divisions, unlike the filter of a single pair, and computes (û×d)² as d² − (û·d)², which in units of the
 * bound is as accurate.
 */
const pointEllipsePlain: Plain = (points, ellipses, out, first, count) => {
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
};

/** All three sides are computed, since predicting which matters costs more. */
const pointSectorPlain: Plain = (points, sectors, out, first, count) => {
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
};

/** The job of two kinds, given their exact test, and the quick way through lists. */
function overlapJob<A extends RecordedShape["kind"], B extends RecordedShape["kind"]>(
  kindA: A,
  kindB: B,
  overlap: (a: RecordOf<A>, b: RecordOf<B>) => boolean,
  plain: Plain,
  kernel?: KernelName,
): OverlapJob {
  const firstAt = recordReader(kindA);
  const secondAt = recordReader(kindB);
  return {
    kindA,
    kindB,
    kernel,
    sizeA: RECORD_SIZE[kindA],
    sizeB: RECORD_SIZE[kindB],
    plain,
    decide: (a, b, index) => {
      const first = firstAt(a, index);
      const second = secondAt(b, index);
      return Number(first !== null && second !== null && overlap(first, second));
    },
  };
}

export const OVERLAP_JOBS: readonly OverlapJob[] = [
  /* @__PURE__ */ overlapJob(
    Kind.point,
    Kind.ellipse,
    pointEllipseOverlap,
    pointEllipsePlain,
    "pointEllipse",
  ),
  /* @__PURE__ */ overlapJob(Kind.circle, Kind.rect, circleRectOverlap, circleRectPlain, "circleRect"),
  /* @__PURE__ */ overlapJob(Kind.point, Kind.sector, pointSectorOverlap, pointSectorPlain, "pointSector"),
  /* @__PURE__ */ overlapJob(
    Kind.ellipse,
    Kind.ellipse,
    ellipseEllipseOverlap,
    /* @__PURE__ */ plainBy(Kind.ellipse, unitEllipsesVerdict),
    "ellipseEllipse",
  ),
  /* @__PURE__ */ overlapJob(Kind.circle, Kind.circle, circleCircleOverlap, circleCirclePlain),
  /* @__PURE__ */ overlapJob(
    Kind.rect,
    Kind.rect,
    rectRectOverlap,
    /* @__PURE__ */ plainBy(Kind.rect, rectRectOverlapFilter),
  ),
  /* @__PURE__ */ overlapJob(Kind.polygon, Kind.polygon, polygonPolygonOverlap, polygonPolygonPlain),
];
