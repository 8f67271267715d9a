import { toIntegers } from "../math/exact.js";
import { sizeOf } from "../shapes/copy.js";
import type { Capsule, Ray, Rect, RoundedRect } from "../shapes/kind.js";
import { type BoxShape, boxLengths, discOf } from "../shapes/reductions.js";
import {
  type ExactEnd,
  type ExactStay,
  intersection,
  type LineNumber,
  lineNumber,
  nearestToSurdQuotient,
  placeExactEnds,
} from "./exact-stay.js";
import { exactStays } from "./exact-stays.js";
import { rayCircleStays } from "./ray-circle.js";
import { eventsOf, type RayEvent } from "./ray-event.js";
import { rayCapsuleFilter, rayRectFilter } from "./rounded-box-filter.js";
import {
  type StayEnd,
  type Stays,
  setNormal,
  setNormalsAlongRay,
  setPosition,
  staysUnfiltered,
} from "./stay.js";

/**
 * `raycastAll` of a rectangle.
 *
 * @example
 * rayRectHits(ray(-9, 0, 1, 0), rect(3, 0, 4, 2)).map(({ kind, t }) => [kind, t]); // [ [ 'enter', 10 ], [ 'exit', 14 ] ]
 */
export function rayRectHits(ray: Ray, rect: Rect): RayEvent[] {
  return eventsOf(ray, rect, rayRectStays);
}

/** The stay of a ray's line in a solid rectangle. */
export function rayRectStays(ray: Ray, rect: BoxShape, stays: Stays): void {
  setPosition(stays, rect);
  if (rayRectFilter(ray, rect, stays) === 0) staysUnfiltered(rayRectFilter, rayRectExact, ray, rect, stays);
}

/**
 * `raycastAll` of a capsule.
 *
 * @example
 * rayCapsuleHits(ray(-9, 0, 1, 0), capsule(0, 0, 4, 0, 1)).map(({ kind, t }) => [kind, t]); // [ [ 'enter', 8 ], [ 'exit', 14 ] ]
 */
export function rayCapsuleHits(ray: Ray, capsule: Capsule): RayEvent[] {
  return eventsOf(ray, capsule, rayCapsuleStays);
}

/** The stay of a ray's line in a solid capsule. */
export function rayCapsuleStays(ray: Ray, capsule: Capsule, stays: Stays): void {
  const { ax, ay, bx, by, r } = capsule;
  if (ax === bx && ay === by) {
    rayCircleStays(ray, discOf({ x: ax, y: ay, r }), stays);
    return;
  }
  position.x = ax;
  position.y = ay;
  setPosition(stays, position);
  if (r > 0 && rayCapsuleFilter(ray, capsule, stays) !== 0) return;
  if (r > 0 && sizeOf(capsule) < LARGEST_RELATIVE)
    staysUnfiltered(rayCapsuleFilter, exactStays, ray, capsule, stays);
  else exactStays(ray, capsule, stays);
}

/** Beyond this, a point of a capsule may not be a double relative to an end. */
const LARGEST_RELATIVE = 2 ** 1020;

const position = { x: 0, y: 0 };

/**
 * `raycastAll` of a rounded rectangle.
 *
 * @example
 * rayRoundedRectHits(ray(-9, 0, 1, 0), roundedRect(2, 0, 6, 4, 1)).map(({ kind, t }) => [kind, t]); // [ [ 'enter', 8 ], [ 'exit', 14 ] ]
 */
export function rayRoundedRectHits(ray: Ray, rect: RoundedRect): RayEvent[] {
  return eventsOf(ray, rect, rayRoundedRectStays);
}

/** The stay of a ray's line in a solid rounded rectangle. */
export function rayRoundedRectStays(ray: Ray, rect: RoundedRect, stays: Stays): void {
  if (rect.r === 0) {
    rayRectStays(ray, rect, stays);
    return;
  }
  setPosition(stays, rect);
  if (rayRectFilter(ray, rect, stays) === 0) staysUnfiltered(rayRectFilter, exactStays, ray, rect, stays);
}

/**
 * The stay of a ray's line in a solid rectangle: the intersection of those in its two slabs |ξ| ≤ halfWidth and |η| ≤
 * halfHeight.
 *
 * Source: T. L. Kay, J. T. Kajiya, "Ray tracing complex scenes", SIGGRAPH 1986.
 */
export function rayRectExact(ray: Ray, rect: BoxShape, stays: Stays): void {
  const [px, py, dx, dy, x, y, width, height] = toIntegers(ray.x, ray.y, ray.dx, ray.dy, ...boxLengths(rect));
  const [ux, uy] = toIntegers(rect.ux, rect.uy);
  const mx = px - x;
  const my = py - y;
  const w = ux * ux + uy * uy;
  const dAlong = ux * dx + uy * dy;
  const dAcross = ux * dy - uy * dx;
  const mAlong = ux * mx + uy * my;
  const mAcross = ux * my - uy * mx;
  const stay = exactCommonStay(
    exactSlab(width, mAlong, dAlong, w, Slab.along),
    exactSlab(height, mAcross, dAcross, w, Slab.across),
    w,
  );
  stays.count = stay === null ? 0 : 1;
  if (stay === null) return;
  placeExactEnds(stay, w, ray, stays.first);
  // If the line crosses both bounds at once, the one that the ray meets more squarely counts.
  const preferred = dAlong * dAlong >= dAcross * dAcross ? Slab.along : Slab.across;
  const place = (end: StayEnd, { t, features }: ExactEnd, side: -1 | 1): void => {
    if ((features & preferred) === Slab.along || features === Slab.along) {
      const across = rect.halfHeight * exactFraction(mAcross, dAcross, t, height, w);
      placeOnEdge(end, rect, Slab.along, dAlong < 0n === side < 0 ? 1 : -1, across);
    } else {
      const along = rect.halfWidth * exactFraction(mAlong, dAlong, t, width, w);
      placeOnEdge(end, rect, Slab.across, dAcross < 0n === side < 0 ? 1 : -1, along);
    }
  };
  place(stays.first.enter, stay.lower, -1);
  place(stays.first.exit, stay.upper, 1);
  if (rect.halfWidth === 0 || rect.halfHeight === 0) setNormalsAlongRay(stays.first, ray.dx, ray.dy);
}

/** (m + t d)/(half√w), in [−1, 1]; 0 for a half size of 0. */
function exactFraction(m: bigint, d: bigint, t: LineNumber, half: bigint, w: bigint): number {
  if (half === 0n) return 0;
  // Numerator and denominator are multiplied by √w.
  return nearestToSurdQuotient(t.q * d * w, m * t.d + t.p * d, w, half * t.d * w);
}

/** The stay |m + t d| ≤ half√w in a slab; "line": the line runs in it; null: it misses the slab. */
function exactSlab(
  half: bigint,
  m: bigint,
  d: bigint,
  w: bigint,
  features: number,
): ExactStay | "line" | null {
  if (d === 0n) return m * m <= half * half * w ? "line" : null;
  const outward = d < 0n ? -half : half;
  return {
    lower: { t: lineNumber(-m, -outward, d), features },
    upper: { t: lineNumber(-m, outward, d), features },
  };
}

function exactCommonStay(
  along: ExactStay | "line" | null,
  across: ExactStay | "line" | null,
  w: bigint,
): ExactStay | null {
  if (along === null || across === null) return null;
  if (along === "line") return across === "line" ? null : across;
  return across === "line" ? along : intersection(along, across, w);
}

/** The slab that bounds an end: along û, or across it. One bit each. */
const Slab = { along: 1, across: 2 } as const;

/**
 * Sets the boundary point and the normal at an end where the line crosses the bound of one slab, on the side `outward`
 * (−1 or 1), at a coordinate along that bound.
 */
function placeOnEdge(
  end: StayEnd,
  rect: BoxShape,
  feature: number,
  outward: -1 | 1,
  coordinate: number,
): void {
  setNormal(end, rect.ux, rect.uy);
  const ux = end.normal.x;
  const uy = end.normal.y;
  const along = feature === Slab.along ? outward * rect.halfWidth : coordinate;
  const across = feature === Slab.along ? coordinate : outward * rect.halfHeight;
  end.x = along * ux - across * uy;
  end.y = along * uy + across * ux;
  if (feature === Slab.along) setNormal(end, outward * ux, outward * uy);
  else setNormal(end, -outward * uy, outward * ux);
}
