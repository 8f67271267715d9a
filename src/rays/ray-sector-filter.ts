import { certainSign, isModerate, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../math/verdict.js";
import { Opening, type Ray } from "../shapes/kind.js";
import { chordFilter, type Disc, setRim } from "./ray-circle.js";
import {
  certainLength,
  certainStayOrder,
  copyStay,
  createRoundedStay,
  keepAbove,
  keepBelow,
  placeEnds,
  type RoundedStay,
  widen,
} from "./rounded-stay.js";
import { type Stay, type StayEnd, type Stays, setNormal, stayAt } from "./stay.js";

const first = /* @__PURE__ */ createRoundedStay();
const second = /* @__PURE__ */ createRoundedStay();

/** 1: the line certainly has one or two stays in the sector, and they are filled in. Not for whole sectors. */
export function raySectorFilter(ray: Ray, sector: Slice, stays: Stays): Verdict {
  const count = sliceCount(ray, sector, first, second);
  if (count === UNDECIDED) return 0;
  stays.count = count;
  if (count > 0 && !place(first, ray, sector, stays, stays.first)) return 0;
  if (count > 1 && !place(second, ray, sector, stays, stayAt(stays, 1))) return 0;
  return count > 0 ? 1 : -1;
}

export const UNDECIDED = -1;

/** The number of stays that the line certainly has in a slice, and these, in order. */
export function sliceCount(
  ray: Ray,
  sector: Slice,
  first: RoundedStay,
  second: RoundedStay,
): 0 | 1 | 2 | typeof UNDECIDED {
  const crossing = chordFilter(ray, sector, SectorFeature.arc, first);
  if (crossing <= 0 || sector.opening === Opening.whole) return countOf(crossing);
  if (sector.opening === Opening.halfOrMore && !hasOppositeEdges(sector)) {
    copyStay(second, first);
    const inStart = clipFilter(ray, sector, SectorFeature.startEdge, first);
    const inEnd = clipFilter(ray, sector, SectorFeature.endEdge, second);
    if (inStart === 0 || inEnd === 0) return UNDECIDED;
    if (inStart > 0 && inEnd > 0) return unionCount(first, second);
    if (inEnd > 0) copyStay(first, second);
    return inStart > 0 || inEnd > 0 ? 1 : 0;
  }
  const inStart = clipFilter(ray, sector, SectorFeature.startEdge, first);
  if (inStart <= 0 || sector.opening === Opening.halfOrMore) return countOf(inStart);
  return countOf(clipFilter(ray, sector, SectorFeature.endEdge, first));
}

function countOf(verdict: Verdict): 0 | 1 | typeof UNDECIDED {
  return verdict > 0 ? 1 : verdict < 0 ? 0 : UNDECIDED;
}

/** Whether both edges of a slice certainly bound the same half plane, as in a half disc: then the start edge alone suffices. */
function hasOppositeEdges({ startX, startY, endX, endY }: Slice): boolean {
  return startX === -endX && startY === -endY;
}

/** Sorts the two stays, or unites them in the first if they meet. */
function unionCount(first: RoundedStay, second: RoundedStay): 1 | 2 | typeof UNDECIDED {
  const order = certainStayOrder(first, second);
  if (order === 0) return widen(first, second) ? 1 : UNDECIDED;
  if (order > 0) {
    copyStay(spare, first);
    copyStay(first, second);
    copyStay(second, spare);
  }
  return 2;
}

const spare = /* @__PURE__ */ createRoundedStay();

/** The component of m across an edge takes 3 roundings, of d 2, the quotient one more. */
const SECTOR_EDGE_ERROR = 6 * UNIT_ROUNDOFF;

/** Clips a stay to the half plane of an edge. 1: an interval certainly remains. −1: certainly nothing. */
function clipFilter(ray: Ray, sector: Slice, feature: number, stay: RoundedStay): Verdict {
  const { dx, dy } = ray;
  // v × end is end⁻ × v for end⁻ = −end.
  const edgeX = feature === SectorFeature.endEdge ? -sector.endX : sector.startX;
  const edgeY = feature === SectorFeature.endEdge ? -sector.endY : sector.startY;
  if (!isModerate(edgeX * edgeX + edgeY * edgeY)) return 0;
  const mX = edgeX * (ray.y - sector.y);
  const mY = edgeY * (ray.x - sector.x);
  const offset = mX - mY;
  const offsetError = SECTOR_EDGE_ERROR * (Math.abs(mX) + Math.abs(mY)) + UNDERFLOW_ERROR;
  if ((edgeX === 0 || dy === 0) && (edgeY === 0 || dx === 0)) return certainSign(offset, offsetError);
  const slope = edgeX * dy - edgeY * dx;
  const slopeError = SECTOR_EDGE_ERROR * (Math.abs(edgeX * dy) + Math.abs(edgeY * dx)) + UNDERFLOW_ERROR;
  const room = Math.abs(slope) - slopeError;
  if (!(room > 0)) return 0;
  const t = -offset / slope;
  const size = Math.abs(t);
  const error = (offsetError + size * slopeError) / room + SECTOR_EDGE_ERROR * size;
  const decided = slope > 0 ? keepAbove(stay, t, error, feature) : keepBelow(stay, t, error, feature);
  return decided ? certainLength(stay) : 0;
}

function place(stay: RoundedStay, ray: Ray, sector: Slice, stays: Stays, target: Stay): boolean {
  stays.reach = Math.abs(ray.x - sector.x) + Math.abs(ray.y - sector.y) + sector.r;
  if (!placeEnds(stay, ray, stays, target)) return false;
  placeSliceEnd(target.enter, stay.lowerFeature, ray, sector, -1);
  placeSliceEnd(target.exit, stay.upperFeature, ray, sector, 1);
  return true;
}

/** Sets the point and the normal at an end (−1: enter, 1: exit) on a bound of a slice. */
export function placeSliceEnd(end: StayEnd, feature: number, ray: Ray, sector: Slice, side: -1 | 1): void {
  if (feature === SectorFeature.arc) setRim(end, ray, sector, side);
  else placeOnSectorEdge(end, sector, feature, roundedFraction(end, ray, sector, feature));
}

/** A disc and two directions from its centre, from which a sector, an annular sector or an arc is cut. */
export interface Slice extends Disc {
  readonly opening: Opening;
  readonly startX: number;
  readonly startY: number;
  readonly endX: number;
  readonly endY: number;
}

/**
 * The bounds of a sector, one bit each. `apex` is the bound start · v ≥ 0 if the opening is 0, `innerArc` that of an
 * annular sector.
 */
export const SectorFeature = { arc: 1, startEdge: 2, endEdge: 4, apex: 8, innerArc: 16 } as const;

/** Sets the normal of a straight edge. */
export function setEdgeNormal(end: StayEnd, sector: Slice, feature: number): void {
  if (feature === SectorFeature.endEdge) setNormal(end, -sector.endY, sector.endX);
  else setNormal(end, sector.startY, -sector.startX);
}

/** Sets the point at `fraction` of the radius along a straight edge, and the normal there. */
export function placeOnSectorEdge(end: StayEnd, sector: Slice, feature: number, fraction: number): void {
  if (feature === SectorFeature.endEdge) setNormal(end, sector.endX, sector.endY);
  else setNormal(end, sector.startX, sector.startY);
  const distance = sector.r * Math.min(Math.max(fraction, -1), 1);
  end.x = distance * end.normal.x;
  end.y = distance * end.normal.y;
  setEdgeNormal(end, sector, feature);
}

/** The fraction of the radius at which a line crosses a straight edge, at the t of an end. */
function roundedFraction(end: StayEnd, ray: Ray, sector: Slice, feature: number): number {
  const edgeX = feature === SectorFeature.endEdge ? sector.endX : sector.startX;
  const edgeY = feature === SectorFeature.endEdge ? sector.endY : sector.startY;
  const vx = ray.x - sector.x + end.t * ray.dx;
  const vy = ray.y - sector.y + end.t * ray.dy;
  return (edgeX * vx + edgeY * vy) / (sector.r * Math.sqrt(edgeX * edgeX + edgeY * edgeY));
}
