import { circleRectOverlap } from "../pairs/boxes/circle-rect.js";
import { rectRectOverlap, rectRectOverlapFilter } from "../pairs/boxes/rect-rect.js";
import { circleCircleOverlap } from "../pairs/circle-circle.js";
import { polygonPolygonOverlap } from "../pairs/edges/edged-pairs.js";
import { Kind } from "../shapes/kind.js";
import type { BatchJob } from "./answer-many.js";
import {
  CIRCLE_RECT_ERROR,
  EXCESS_ERROR,
  SHIFT,
  UNDERFLOW_ERROR,
  UNIT_ROUNDOFF,
  UNIT_TOLERANCE,
} from "./bounds.js";
import {
  circleAt,
  createRect,
  decideOverlap,
  plainBy,
  polygonReader,
  readRect,
  rectAt,
} from "./read-records.js";
import { MOST_VERTICES, RECORD_SIZE } from "./records.js";

/** `circleCircleOverlap` for records. */
export const circleCircleMany: BatchJob<Uint8Array> = {
  sizeA: RECORD_SIZE[Kind.circle],
  sizeB: RECORD_SIZE[Kind.circle],
  plain: circleCirclePlain,
  decide: (a, b, index) => decideOverlap(circleAt(a, index), circleAt(b, index), circleCircleOverlap),
};

/** The bound of `circleCircleOverlapFilter`. */
const CIRCLE_CIRCLE_ERROR = 6 * UNIT_ROUNDOFF;

function circleCirclePlain(
  a: Float64Array,
  b: Float64Array,
  out: Uint8Array,
  first: number,
  count: number,
): number {
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

/** `circleRectOverlap` for records. */
export const circleRectMany: BatchJob<Uint8Array> = {
  kernel: "circleRect",
  sizeA: RECORD_SIZE[Kind.circle],
  sizeB: RECORD_SIZE[Kind.rect],
  plain: circleRectPlain,
  decide: (a, b, index) => decideOverlap(circleAt(a, index), rectAt(b, index), circleRectOverlap),
};

function circleRectPlain(
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
    // The effect of the errors on the squares; clamping at 0 does not increase it.
    const shift = SHIFT * error * (beyondX + beyondY + error);
    const gap = distanceSq - radiusSq;
    const gapError = shift + CIRCLE_RECT_ERROR * (radiusSq + distanceSq) + UNDERFLOW_ERROR;
    const isUnit = Math.abs(ux * ux + uy * uy - 1) <= UNIT_TOLERANCE;
    if (!(isUnit && Math.abs(gap) > gapError)) return i;
    out[i] = Number(gap < 0);
  }
  return count;
}

/** `rectRectOverlap` for records. */
export const rectRectMany: BatchJob<Uint8Array> = {
  sizeA: RECORD_SIZE[Kind.rect],
  sizeB: RECORD_SIZE[Kind.rect],
  plain: /* @__PURE__ */ plainBy(
    readRect,
    /* @__PURE__ */ createRect(),
    /* @__PURE__ */ createRect(),
    rectRectOverlapFilter,
  ),
  decide: (a, b, index) => decideOverlap(rectAt(a, index), rectAt(b, index), rectRectOverlap),
};

const POLYGON_SIZE = RECORD_SIZE[Kind.polygon];

/** `polygonPolygonOverlap` for records. */
export const polygonPolygonMany: BatchJob<Uint8Array> = {
  sizeA: POLYGON_SIZE,
  sizeB: POLYGON_SIZE,
  plain: polygonPolygonPlain,
  decide: polygonPolygonDecision,
};

/** Polygons apart along an axis are decided at once, by comparisons alone, so nothing is rounded. */
function polygonPolygonPlain(
  a: Float64Array,
  b: Float64Array,
  out: Uint8Array,
  first: number,
  count: number,
): number {
  for (let i = first; i < count; i++) {
    const at = POLYGON_SIZE * i;
    if (!(areApart(a, b, at, at + 1) || areApart(a, b, at, at + 2))) return i;
    out[i] = 0;
  }
  return count;
}

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

const firstPolygonAt = /* @__PURE__ */ polygonReader();
const secondPolygonAt = /* @__PURE__ */ polygonReader();

function polygonPolygonDecision(a: Float64Array, b: Float64Array, index: number): number {
  const first = firstPolygonAt(a, index);
  const second = secondPolygonAt(b, index);
  return Number(first !== null && second !== null && polygonPolygonOverlap(first, second));
}
