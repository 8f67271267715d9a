import { certainSign, type Verdict } from "../math/verdict.js";
import { type AnnularSector, Kind, type Ray } from "../shapes/kind.js";
import { exactStays } from "./exact-stays.js";
import { chordFilter, setRim } from "./ray-circle.js";
import { eventsOf, type RayEvent } from "./ray-event.js";
import { raySectorStays } from "./ray-sector.js";
import { placeSliceEnd, SectorFeature, type Slice, sliceCount, UNDECIDED } from "./ray-sector-filter.js";
import { staysUnfiltered } from "./rescaled-filter.js";
import {
  copyStay,
  createRoundedStay,
  placeEnds,
  type RoundedStay,
  setLower,
  setUpper,
} from "./rounded-stay.js";
import { type StayEnd, type Stays, setNormal, setPosition, stayAt } from "./stay.js";

/**
 * `raycastAll` of an annular sector.
 *
 * @example
 * rayAnnularSectorHits(ray(-9, 0, 1, 0), annularSector(0, 0, 1, 4, degrees(-30), degrees(30))).map(({ kind, t }) => [kind, t]); // [ [ 'enter', 10 ], [ 'exit', 13 ] ]
 */
export function rayAnnularSectorHits(ray: Ray, annular: AnnularSector): RayEvent[] {
  return eventsOf(ray, annular, rayAnnularSectorStays);
}

/** The stays of a ray's line in an annular sector: those in the sector, less the open disc of the inner radius. */
export function rayAnnularSectorStays(ray: Ray, annular: AnnularSector, stays: Stays): void {
  if (annular.innerR === 0) {
    raySectorStays(ray, { ...annular, kind: Kind.sector, r: annular.outerR }, stays);
    return;
  }
  setPosition(stays, annular);
  if (rayAnnularSectorFilter(ray, annular, stays) === 0)
    staysUnfiltered(rayAnnularSectorFilter, exactStays, ray, annular, stays);
}

const first = /* @__PURE__ */ createRoundedStay();
const second = /* @__PURE__ */ createRoundedStay();
const hole = /* @__PURE__ */ createRoundedStay();
const part = /* @__PURE__ */ createRoundedStay();

/** For a positive inner radius. 0: undecided. */
export function rayAnnularSectorFilter(ray: Ray, annular: AnnularSector, stays: Stays): Verdict {
  const { x, y, innerR, outerR, opening, startX, startY, endX, endY } = annular;
  const outer: Slice = { x, y, r: outerR, opening, startX, startY, endX, endY };
  stays.count = 0;
  const count = sliceCount(ray, outer, first, second);
  if (count === UNDECIDED) return 0;
  const crossing = count === 0 ? -1 : chordFilter(ray, { x, y, r: innerR }, SectorFeature.innerArc, hole);
  if (crossing === 0) return 0;
  const hasHole = crossing > 0;
  if (count > 0 && !addOutside(first, hasHole, ray, outer, innerR, stays)) return 0;
  if (count > 1 && !addOutside(second, hasHole, ray, outer, innerR, stays)) return 0;
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
  copyStay(part, stay);
  if (endsBefore > 0 || beginsAfter > 0) return addPart(ray, outer, innerR, stays);
  const beginsBefore = certainSign(hole.lower - lower, hole.lowerError + lowerError);
  const endsAfter = certainSign(upper - hole.upper, hole.upperError + upperError);
  if (endsBefore === 0 || beginsAfter === 0 || beginsBefore === 0 || endsAfter === 0) return false;
  if (beginsBefore > 0) {
    setUpper(part, hole.lower, hole.lowerError, SectorFeature.innerArc);
    if (!addPart(ray, outer, innerR, stays)) return false;
  }
  if (endsAfter < 0) return true;
  setLower(part, hole.upper, hole.upperError, SectorFeature.innerArc);
  setUpper(part, upper, upperError, stay.upperFeature);
  return addPart(ray, outer, innerR, stays);
}

function addPart(ray: Ray, outer: Slice, innerR: number, stays: Stays): boolean {
  stays.reach = Math.abs(ray.x - outer.x) + Math.abs(ray.y - outer.y) + outer.r;
  const target = stayAt(stays, stays.count++);
  if (!placeEnds(part, ray, stays, target)) return false;
  placeBound(target.enter, part.lowerFeature, ray, outer, innerR, -1);
  placeBound(target.exit, part.upperFeature, ray, outer, innerR, 1);
  return true;
}

/** The line enters the shape where it leaves the hole, and the normal there points into the hole. */
function placeBound(
  end: StayEnd,
  feature: number,
  ray: Ray,
  outer: Slice,
  innerR: number,
  side: -1 | 1,
): void {
  if (feature !== SectorFeature.innerArc) {
    placeSliceEnd(end, feature, ray, outer, side);
    return;
  }
  setRim(end, ray, { x: outer.x, y: outer.y, r: innerR }, side < 0 ? 1 : -1);
  setNormal(end, -end.normal.x, -end.normal.y);
}
