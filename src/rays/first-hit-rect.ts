import { withinDoubles } from "../math/clamp.js";
import { isModerate, LARGEST_FILTERED_SIZE, UNDERFLOW_ERROR } from "../math/verdict.js";
import type { Ray, Rect } from "../shapes/kind.js";
import { createRayHit, hitAtStart, type RayHit } from "./ray-event.js";
import { placeRounded, RAY_RECT_ERROR, Slab } from "./ray-rect.js";
import { COORDINATE_ACCURACY, WAY_ACCURACY } from "./rounded-stay.js";
import { createStays } from "./stay.js";

/** A factor for the roundings of a bound itself. */
export const SLAB_MARGIN = 1 + 2 ** -8;

/** The part of the line in one slab, and bounds on the errors of its ends. */
class SlabStay {
  lower = 0.5;
  upper = 0.5;
  lowerError = 0.5;
  upperError = 0.5;
}

const along = /* @__PURE__ */ new SlabStay();
const across = /* @__PURE__ */ new SlabStay();

/** The side by which a ray enters: its slab, and t there. */
export class EntrySide {
  t = 0.5;
  feature = 0;
}

const side = /* @__PURE__ */ new EntrySide();
const stays = /* @__PURE__ */ createStays(true);

/** The first point of a ray in a rectangle, `null` if there is none, `undefined` if neither is certain here. */
export function firstHitOnRect(ray: Ray, rect: Rect, out: RayHit | undefined): RayHit | null | undefined {
  switch (findEntryOfRect(ray, rect, side)) {
    case Entry.none:
      return null;
    case Entry.start:
      return hitAtStart(ray, out ?? createRayHit());
    case Entry.boundary:
      return hitOnSide(ray, rect, out ?? createRayHit());
    default:
      return undefined;
  }
}

/**
 * Where a ray first is in a rectangle. The numbers are those of `rayRectFilter`, which derives the bounds of their
 * errors, and no bound is less than there. So whenever this is certain, the filter is, too, and t has its bits.
 */
export function findEntryOfRect(ray: Ray, rect: Rect, entry: EntrySide): Entry {
  const { dx, dy, minT, maxT } = ray;
  const { ux, uy, halfWidth, halfHeight } = rect;
  const mx = ray.x - rect.x;
  const my = ray.y - rect.y;
  const reach = Math.abs(mx) + Math.abs(my) + halfWidth + halfHeight;
  const w = ux * ux + uy * uy;
  if (!(isModerate(w) && isModerate(dx * dx + dy * dy) && reach < LARGEST_FILTERED_SIZE))
    return Entry.unknown;
  const scale = Math.sqrt(w);
  const isAlong = (ux === 0 || dy === 0) && (uy === 0 || dx === 0);
  const isAcross = (ux === 0 || dx === 0) && (uy === 0 || dy === 0);
  const inWidth = setSlabStay(along, isAcross, halfWidth * scale, ux * mx, uy * my, ux * dx, uy * dy);
  const inHeight = setSlabStay(across, isAlong, halfHeight * scale, ux * my, -uy * mx, ux * dy, -uy * dx);
  if (inWidth === Entry.none || inHeight === Entry.none) return Entry.none;
  if (inWidth === Entry.unknown || inHeight === Entry.unknown) return Entry.unknown;
  const isEnterAlong = along.lower > across.lower;
  const isExitAlong = along.upper < across.upper;
  const enter = isEnterAlong ? along.lower : across.lower;
  const exit = isExitAlong ? along.upper : across.upper;
  const enterError = isEnterAlong ? along.lowerError : across.lowerError;
  const exitError = isExitAlong ? along.upperError : across.upperError;
  const areOrdered =
    Math.abs(along.lower - across.lower) > along.lowerError + across.lowerError &&
    Math.abs(along.upper - across.upper) > along.upperError + across.upperError;
  if (!(areOrdered && Math.abs(exit - enter) > enterError + exitError)) return Entry.unknown;
  if (exit < enter) return Entry.none;
  const step = Math.abs(dx) + Math.abs(dy);
  const coordinateError = COORDINATE_ACCURACY * reach;
  const isCertain =
    enterError * step <= WAY_ACCURACY * Math.abs(enter) * step + coordinateError &&
    exitError * step <= WAY_ACCURACY * Math.abs(exit) * step + coordinateError &&
    Math.abs(enter - minT) > enterError &&
    Math.abs(enter - maxT) > enterError &&
    Math.abs(exit - minT) > exitError &&
    Math.abs(exit - maxT) > exitError;
  if (!isCertain) return Entry.unknown;
  if (enter > maxT || exit < minT) return Entry.none;
  if (enter < minT) return Entry.start;
  entry.t = enter;
  entry.feature = isEnterAlong ? Slab.along : Slab.across;
  return Entry.boundary;
}

/**
 * The stay in one slab |m + t d| ≤ half, where m and d are sums of two. `Entry.none`: the line misses it; `boundary`: it
 * is set.
 */
function setSlabStay(
  slab: SlabStay,
  isParallel: boolean,
  half: number,
  m1: number,
  m2: number,
  d1: number,
  d2: number,
): Entry {
  const m = m1 + m2;
  const mError = RAY_RECT_ERROR * (Math.abs(m1) + Math.abs(m2) + half) + UNDERFLOW_ERROR;
  if (isParallel) {
    slab.lower = Number.NEGATIVE_INFINITY;
    slab.upper = Number.POSITIVE_INFINITY;
    slab.lowerError = 0;
    slab.upperError = 0;
    const room = half - Math.abs(m);
    if (!(Math.abs(room) > mError)) return Entry.unknown;
    return room > 0 ? Entry.boundary : Entry.none;
  }
  const d = d1 + d2;
  const dError = RAY_RECT_ERROR * (Math.abs(d1) + Math.abs(d2)) + UNDERFLOW_ERROR;
  const room = Math.abs(d) - dError;
  if (!(room > 0)) return Entry.unknown;
  const near = d < 0 ? half : -half;
  const lower = (near - m) / d;
  const upper = (-near - m) / d;
  const lowerSize = Math.abs(lower);
  const upperSize = Math.abs(upper);
  const perRoom = 1 / room;
  slab.lower = lower;
  slab.upper = upper;
  slab.lowerError = SLAB_MARGIN * ((mError + lowerSize * dError) * perRoom + RAY_RECT_ERROR * lowerSize);
  slab.upperError = SLAB_MARGIN * ((mError + upperSize * dError) * perRoom + RAY_RECT_ERROR * upperSize);
  return Entry.boundary;
}

function hitOnSide(ray: Ray, rect: Rect, hit: RayHit): RayHit {
  const { enter } = stays.first;
  enter.t = side.t;
  placeRounded(enter, ray, rect, side.feature, -1);
  hit.t = side.t + 0;
  hit.point.x = withinDoubles(rect.x + enter.x) + 0;
  hit.point.y = withinDoubles(rect.y + enter.y) + 0;
  hit.normal.x = enter.normal.x;
  hit.normal.y = enter.normal.y;
  hit.inside = false;
  return hit;
}

/** Where a ray first is in a shape: nowhere, where it starts, or where it crosses the boundary. */
export const Entry = { unknown: 0, none: 1, start: 2, boundary: 3 } as const;

export type Entry = (typeof Entry)[keyof typeof Entry];
