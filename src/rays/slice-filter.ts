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
  placeEnd,
  placeEnds,
  type RoundedStay,
  setLower,
  setUpper,
  widen,
} from "./rounded-stay.js";
import { type StayEnd, type Stays, setNormal, stayAt } from "./stay.js";

const first = /* @__PURE__ */ createRoundedStay();
const second = /* @__PURE__ */ createRoundedStay();

const hole = /* @__PURE__ */ createRoundedStay();
const part = /* @__PURE__ */ createRoundedStay();

/** The stays in a slice outside the open disc of the inner radius, which may be 0. Of sectors, not for whole ones. 0: undecided. */
export function sliceFilter(ray: Ray, slice: Slice, innerR: number, stays: Stays): Verdict {
  stays.count = 0;
  stays.reach = reachOf(ray, slice);
  const count = sliceCount(ray, slice);
  if (count === UNDECIDED) return 0;
  const hasHole = count > 0 && innerR > 0;
  const { x, y } = slice;
  const crossing = hasHole ? chordFilter(ray, { x, y, r: innerR }, SectorFeature.innerArc, hole) : -1;
  if (crossing === 0) return 0;
  if (count > 0 && !addOutside(first, crossing > 0, ray, slice, innerR, stays)) return 0;
  if (count > 1 && !addOutside(second, crossing > 0, ray, slice, innerR, stays)) return 0;
  return stays.count > 0 ? 1 : -1;
}

/** Adds the parts of a stay that lie outside the hole. False: undecided. */
function addOutside(
  stay: RoundedStay,
  hasHole: boolean,
  ray: Ray,
  outer: Slice,
  innerR: number,
  stays: Stays,
): boolean {
  const { lower, lowerError, upper, upperError } = stay;
  const endsBefore = hasHole ? certainSign(hole.lower - upper, hole.lowerError + upperError) : 1;
  const beginsAfter = hasHole ? certainSign(lower - hole.upper, hole.upperError + lowerError) : 1;
  if (endsBefore > 0 || beginsAfter > 0) return addPart(stay, ray, outer, innerR, stays);
  const beginsBefore = certainSign(hole.lower - lower, hole.lowerError + lowerError);
  const endsAfter = certainSign(upper - hole.upper, hole.upperError + upperError);
  if (endsBefore === 0 || beginsAfter === 0 || beginsBefore === 0 || endsAfter === 0) return false;
  copyStay(part, stay);
  if (beginsBefore > 0) {
    setUpper(part, hole.lower, hole.lowerError, SectorFeature.innerArc);
    if (!addPart(part, ray, outer, innerR, stays)) return false;
  }
  if (endsAfter < 0) return true;
  setLower(part, hole.upper, hole.upperError, SectorFeature.innerArc);
  setUpper(part, upper, upperError, stay.upperFeature);
  return addPart(part, ray, outer, innerR, stays);
}

function addPart(stay: RoundedStay, ray: Ray, outer: Slice, innerR: number, stays: Stays): boolean {
  const target = stayAt(stays, stays.count++);
  if (!placeEnds(stay, ray, stays, target)) return false;
  placeSliceEnd(target.enter, stay.lowerFeature, ray, outer, innerR, -1);
  placeSliceEnd(target.exit, stay.upperFeature, ray, outer, innerR, 1);
  return true;
}

/**
 * Sets the point and the normal at an end (−1: enter, 1: exit) on a bound of a slice. The line enters the shape where it
 * leaves the hole, and the normal there points into the hole.
 */
function placeSliceEnd(
  end: StayEnd,
  feature: number,
  ray: Ray,
  outer: Slice,
  innerR: number,
  side: -1 | 1,
): void {
  if (feature === SectorFeature.arc) {
    setRim(end, ray, outer, side);
  } else if (feature === SectorFeature.innerArc) {
    setRim(end, ray, { x: outer.x, y: outer.y, r: innerR }, side < 0 ? 1 : -1);
    setNormal(end, -end.normal.x, -end.normal.y);
  } else {
    placeOnSectorEdge(end, outer, feature, roundedFraction(end, ray, outer, feature));
  }
}

/** The touches of an arc: the ends on the rim of the stays in its slice. 0: undecided. */
export function sliceRimFilter(ray: Ray, arc: Slice, stays: Stays): Verdict {
  stays.count = 0;
  stays.reach = reachOf(ray, arc);
  const count = sliceCount(ray, arc);
  if (count === UNDECIDED) return 0;
  if (count > 0 && !addTouches(first, ray, arc, stays)) return 0;
  if (count > 1 && !addTouches(second, ray, arc, stays)) return 0;
  return stays.count > 0 ? 1 : -1;
}

function addTouches(stay: RoundedStay, ray: Ray, arc: Slice, stays: Stays): boolean {
  const { lower, lowerError, lowerFeature, upper, upperError, upperFeature } = stay;
  return (
    (lowerFeature !== SectorFeature.arc || addTouch(ray, arc, lower, lowerError, -1, stays)) &&
    (upperFeature !== SectorFeature.arc || addTouch(ray, arc, upper, upperError, 1, stays))
  );
}

/** Adds an end (−1 or 1) of the chord as a stay. False: not known well enough. */
function addTouch(ray: Ray, arc: Slice, t: number, error: number, side: -1 | 1, stays: Stays): boolean {
  const stay = stayAt(stays, stays.count++);
  const { enter } = stay;
  enter.t = t;
  enter.error = error;
  if (!placeEnd(enter, ray, stays)) return false;
  setRim(enter, ray, arc, side);
  stay.isPoint = true;
  // The line meets the outer side where it enters the disc, the inner side where it leaves.
  if (side > 0) setNormal(enter, -enter.normal.x, -enter.normal.y);
  return true;
}

function reachOf(ray: Ray, { x, y, r }: Disc): number {
  return Math.abs(ray.x - x) + Math.abs(ray.y - y) + r;
}

const UNDECIDED = -1;

/** The number of stays that the line certainly has in a slice: `first` and `second`, in order. */
function sliceCount(ray: Ray, sector: Slice): 0 | 1 | 2 | typeof UNDECIDED {
  const crossing = chordFilter(ray, sector, SectorFeature.arc, first);
  if (crossing <= 0 || sector.opening === Opening.whole) return countOf(crossing);
  if (sector.opening === Opening.halfOrMore && !hasOppositeEdges(sector)) {
    copyStay(second, first);
    const inStart = clipFilter(ray, sector, SectorFeature.startEdge, first);
    const inEnd = clipFilter(ray, sector, SectorFeature.endEdge, second);
    if (inStart === 0 || inEnd === 0) return UNDECIDED;
    if (inStart > 0 && inEnd > 0) return unionCount();
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
function unionCount(): 1 | 2 | typeof UNDECIDED {
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

/** A disc and two directions from its centre, from which a sector, an annular sector or an arc is cut. */
interface Slice extends Disc {
  readonly opening: Opening;
  readonly startX: number;
  readonly startY: number;
  readonly endX: number;
  readonly endY: number;
}

/** The bounds of a slice; `innerArc` is that of an annular sector. */
const SectorFeature = { arc: 1, startEdge: 2, endEdge: 3, innerArc: 4 } as const;

/** Sets the point at `fraction` of the radius along a straight edge, and the normal there. */
function placeOnSectorEdge(end: StayEnd, sector: Slice, feature: number, fraction: number): void {
  if (feature === SectorFeature.endEdge) setNormal(end, sector.endX, sector.endY);
  else setNormal(end, sector.startX, sector.startY);
  const distance = sector.r * Math.min(Math.max(fraction, -1), 1);
  end.x = distance * end.normal.x;
  end.y = distance * end.normal.y;
  if (feature === SectorFeature.endEdge) setNormal(end, -sector.endY, sector.endX);
  else setNormal(end, sector.startY, -sector.startX);
}

/** The fraction of the radius at which a line crosses a straight edge, at the t of an end. */
function roundedFraction(end: StayEnd, ray: Ray, sector: Slice, feature: number): number {
  const edgeX = feature === SectorFeature.endEdge ? sector.endX : sector.startX;
  const edgeY = feature === SectorFeature.endEdge ? sector.endY : sector.startY;
  const vx = ray.x - sector.x + end.t * ray.dx;
  const vy = ray.y - sector.y + end.t * ray.dy;
  return (edgeX * vx + edgeY * vy) / (sector.r * Math.sqrt(edgeX * edgeX + edgeY * edgeY));
}
