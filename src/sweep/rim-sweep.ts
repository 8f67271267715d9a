/**
 * The first touch of two round pieces that only shift (discs, points and arcs of circles), in closed form. Two separate
 * rims first touch where their circles do, from outside or from within, or at an end of one of them.
 */

import type { Vec2 } from "../math/vector.js";
import { isRound, radiusOf } from "../shapes/reductions.js";
import type { Piece } from "./convex-piece.js";

/** A circle's rim, whole or between two unit vectors less than half a turn apart; or a point. */
interface Rim {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Whether other shapes may be inside: false for the rim of a disc. */
  readonly isHollow: boolean;
  readonly span: { readonly start: Vec2; readonly end: Vec2 } | null;
}

/** When and where two rims first touch, and the unit vector from the first to the second there. */
export interface RimTouch {
  readonly t: number;
  readonly point: Vec2;
  readonly normal: Vec2;
}

/** The rim that a round piece touches others with; null for other pieces. */
export function rimOf({ hull, arc }: Piece): Rim | null {
  if (arc !== null) return { x: arc.x, y: arc.y, r: arc.r, isHollow: true, span: arc };
  return isRound(hull) ? { x: hull.x, y: hull.y, r: radiusOf(hull), isHollow: false, span: null } : null;
}

/**
 * The distances that count as a touch of two rims, of an end and a rim, and of two ends, as parts of the tolerance. Where
 * circles come this near only beyond the end of a rim, that end comes as near to the other rim before: so each distance
 * is larger than the one before it, and no touch is missed. The first is four times the rounding error.
 */
const NEAR_RIMS = 1 / 8;
const NEAR_END = 1 / 4;
const NEAR_ENDS = 1 / 2;

/**
 * The first touch for t from 0 to 1 of two rims, the second of which is shifted by `way`. It is no later than the true
 * one, and the rims are within the tolerance then. Rims that touch at t = 0 count only if they move into each other. Null
 * if there is none; undefined where circles of one size coincide, or ends touch at t = 0.
 */
export function touchOfRims(
  first: Rim,
  second: Rim,
  way: Readonly<Vec2>,
  tolerance: number,
): RimTouch | null | undefined {
  const [endsOfFirst, endsOfSecond] = [endsOf(first), endsOf(second)];
  const meet = (one: Rim, other: Rim, near: number): RimTouch[] =>
    meetings({ one, other, way, near: near * tolerance, tolerance });
  if (areOnEachOther(first, second, tolerance)) return undefined;
  if (endsOfFirst.some((one) => endsOfSecond.some((other) => areOnEachOther(one, other, tolerance))))
    return undefined;
  const touches = [
    ...meet(first, second, NEAR_RIMS),
    ...endsOfFirst.flatMap((end) => meet(end, second, NEAR_END)),
    ...endsOfSecond.flatMap((end) => meet(first, end, NEAR_END)),
    ...endsOfFirst.flatMap((one) => endsOfSecond.flatMap((other) => meet(one, other, NEAR_ENDS))),
  ];
  return touches.reduce<RimTouch | null>(
    (best, one) => (best !== null && best.t <= one.t ? best : one),
    null,
  );
}

function endsOf({ x, y, r, span }: Rim): Rim[] {
  if (span === null) return [];
  return [span.start, span.end].map((to) => pointRim({ x: x + r * to.x, y: y + r * to.y }));
}

function pointRim({ x, y }: Readonly<Vec2>): Rim {
  return { x, y, r: 0, isHollow: false, span: null };
}

function areOnEachOther(one: Rim, other: Rim, tolerance: number): boolean {
  return (
    Math.abs(one.r - other.r) <= tolerance &&
    Math.abs(other.x - one.x) + Math.abs(other.y - one.y) <= 2 * tolerance
  );
}

/** Two rims, the second of which is shifted by `way`, and the distance `near` that counts as a touch. */
interface Flight {
  readonly one: Rim;
  readonly other: Rim;
  readonly way: Readonly<Vec2>;
  readonly near: number;
  readonly tolerance: number;
}

/** The touches of the circles from outside and from within, where they are on both rims. */
function meetings(flight: Flight): RimTouch[] {
  const course = courseOfCentres(flight);
  const touches: RimTouch[] = [];
  for (const sense of [1, -1] as const) {
    const t = sense > 0 ? timeFromOutside(flight, course) : timeFromWithin(flight, course);
    const touch = t === null ? null : touchAt(flight, t, sense);
    if (touch !== null) touches.push(touch);
  }
  return touches;
}

/** When the distance of the centres falls to the sum of the radii. */
function timeFromOutside(flight: Flight, course: CourseOfCentres): number | null {
  const { one, other, near } = flight;
  const { distance, along, across, speed, approach } = course;
  const reach = one.r + other.r;
  if (distance <= reach + near)
    return distance >= reach - depthOf(flight) && approach > flight.tolerance ? 0 : null;
  const touching = reach + near;
  if (!(along > 0 && across <= touching)) return null;
  const left = along - Math.sqrt((touching - across) * (touching + across));
  return left <= speed ? left / speed : null;
}

/** When the distance of the centres grows to the difference of the radii, after it has been less. */
function timeFromWithin(flight: Flight, course: CourseOfCentres): number | null {
  const { one, other, near } = flight;
  if (!(one.r > other.r ? one : other).isHollow) return null;
  const { distance, along, across, speed, approach } = course;
  const room = Math.abs(one.r - other.r);
  const isTouching = distance >= room - near && distance <= room + depthOf(flight);
  if (isTouching && -approach > flight.tolerance) return 0;
  const touching = room - near;
  // A shape that slides along a hollow rim runs into it.
  if (isTouching && !(across < touching)) return endsBeyond(flight, room) ? 0 : null;
  if (!(across < touching)) return null;
  const left = along + Math.sqrt((touching - across) * (touching + across));
  return left > 0 && left <= speed ? left / speed : null;
}

/** Whether the centres certainly end farther apart than the room that a rim leaves for a smaller one. */
function endsBeyond({ one, other, way, tolerance }: Flight, room: number): boolean {
  if (!(Math.min(one.r, other.r) > tolerance)) return false;
  const [x, y] = [other.x + way.x - one.x, other.y + way.y - one.y];
  return Math.sqrt(x * x + y * y) > room + tolerance;
}

/** How far past a touch circles still count as touching. A point that is beyond a rim has already got through. */
function depthOf({ one, other, tolerance }: Flight): number {
  return Math.min(one.r, other.r) > tolerance ? tolerance : 0;
}

type CourseOfCentres = ReturnType<typeof courseOfCentres>;

/**
 * The distance of the centres, their speed, and the point of the second centre's path that is nearest to the first: how
 * far along the path and how far beside it. Computed from that point, nothing cancels.
 */
function courseOfCentres({ one, other, way }: Flight) {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const speed = Math.sqrt(way.x * way.x + way.y * way.y);
  const distance = Math.sqrt(x * x + y * y);
  const towards = -(x * way.x + y * way.y);
  return {
    distance,
    speed,
    along: towards / speed,
    across: Math.abs(x * way.y - y * way.x) / speed,
    approach: distance > 0 ? towards / distance : speed,
  };
}

/** The touch of the circles at t, from outside (sense 1) or from within (−1); null if it is beyond the end of a rim. */
function touchAt({ one, other, way }: Flight, t: number, sense: 1 | -1): RimTouch | null {
  const [x, y] = [other.x + t * way.x - one.x, other.y + t * way.y - one.y];
  const distance = Math.sqrt(x * x + y * y);
  const [ux, uy] = distance > 0 ? [x / distance, y / distance] : [1, 0];
  const sideOfOne = sense < 0 && one.r < other.r ? -1 : 1;
  const sideOfOther = -sense * sideOfOne;
  const onOne = { x: sideOfOne * ux, y: sideOfOne * uy };
  const onOther = { x: sideOfOther * ux, y: sideOfOther * uy };
  if (!(isOnRim(one, onOne) && isOnRim(other, onOther))) return null;
  const placeX = one.x + one.r * onOne.x;
  const placeY = one.y + one.r * onOne.y;
  const point = {
    x: placeX + (one.x + x + other.r * onOther.x - placeX) / 2,
    y: placeY + (one.y + y + other.r * onOther.y - placeY) / 2,
  };
  return { t, point, normal: { x: sense * ux + 0, y: sense * uy + 0 } };
}

function isOnRim({ span }: Rim, { x, y }: Vec2): boolean {
  if (span === null) return true;
  const { start, end } = span;
  return start.x * y - start.y * x >= 0 && x * end.y - y * end.x >= 0;
}
