import { grown } from "../convex/core.js";
import { fillDifference } from "../convex/difference.js";
import { ConvexPair, loadPair, maximizeOver } from "../convex/pair.js";
import { SEPARATION_ERROR } from "../convex/separation.js";
import type { Vec2 } from "../math/vector.js";
import type { Shape } from "../shapes/kind.js";
import { TOLERANCE } from "./touch.js";

/** Steps before the search is given up: what it has reached then is a time at which the shapes may touch. */
const MOST_STEPS = 100;

/** So many tolerances on the way are a moment: then it can be told which normal parts the shapes. */
const MOMENT = 4;

/** Two convex shapes, the second of which is shifted evenly for t from 0 to 1. */
export class ShiftingPair {
  readonly pair = new ConvexPair();
  /** The whole shift, in the pair's frame. */
  wayX = 0.5;
  wayY = 0.5;
  /** Where the pair's difference is: a product with t would pile up roundings if it were added again and again. */
  t = 0.5;
  /** Where the second core is. */
  coreT = 0.5;
  tolerance = 0.5;
  /** What else counts as touching: 0, or the thickness of a hull. */
  thickness = 0.5;
  /** How fast the shapes come nearer along the normal that they were last found to be apart along. */
  speed = 0.5;
  /** The points of the difference at t = 0. */
  x: Float64Array = new Float64Array(32);
  y: Float64Array = new Float64Array(32);
}

/** Beside so long a way the shapes are nothing, and products of both may leave the range of doubles. */
const LONGEST_WAY = 2 ** 400;

/**
 * Reads two convex shapes, and the way of the second seen from the first; false if the way is too long for their frame.
 */
export function loadShifting(out: ShiftingPair, a: Shape, b: Shape, way: Readonly<Vec2>): boolean {
  const { pair } = out;
  const { difference, frame } = pair;
  loadPair(pair, a, b);
  fillDifference(difference, pair.a, pair.b);
  out.wayX = way.x * frame.shrink * frame.grow;
  out.wayY = way.y * frame.shrink * frame.grow;
  const wayLength = Math.abs(out.wayX) + Math.abs(out.wayY);
  if (!(wayLength <= LONGEST_WAY * difference.scale)) return false;
  difference.scale += wayLength;
  out.tolerance = TOLERANCE * difference.scale;
  out.thickness = 0;
  out.t = 0;
  out.coreT = 0;
  const { count } = difference;
  if (count > out.x.length) {
    out.x = grown(out.x, 2 * count);
    out.y = grown(out.y, 2 * count);
  }
  for (let i = 0; i < count; i += 1) {
    out.x[i] = difference.x[i] as number;
    out.y[i] = difference.y[i] as number;
  }
  return true;
}

/** Finds the separation at the pair's t and the speed along it, and returns whether the search was complete. */
export function separateShifted(shifting: ShiftingPair): boolean {
  const { pair, wayX, wayY, t, x, y } = shifting;
  const { difference } = pair;
  const { count } = difference;
  const shiftX = t * wayX;
  const shiftY = t * wayY;
  for (let i = 0; i < count; i += 1) {
    difference.x[i] = (x[i] as number) + shiftX;
    difference.y[i] = (y[i] as number) + shiftY;
  }
  const isComplete = maximizeOver(pair, false);
  shifting.speed = -(pair.separation.normalX * wayX + pair.separation.normalY * wayY);
  return isComplete;
}

/** Whether the shapes certainly overlap where they were last looked at. */
export function overlapForCertain({ pair: { separation, difference } }: ShiftingPair): boolean {
  return separation.value < -SEPARATION_ERROR * difference.scale;
}

/** Brings the second core to where the difference is. */
export function shiftCore(shifting: ShiftingPair): void {
  const { b } = shifting.pair;
  const ahead = shifting.t - shifting.coreT;
  const shiftX = ahead * shifting.wayX;
  const shiftY = ahead * shifting.wayY;
  for (let i = 0; i < b.count; i += 1) {
    b.x[i] = (b.x[i] as number) + shiftX;
    b.y[i] = (b.y[i] as number) + shiftY;
  }
  shifting.coreT = shifting.t;
}

/**
 * Moves on to the first time at which the shapes are no more than the thickness apart but for the tolerance, or come near
 * it so slowly that the steps run out; false if there is none until t = 1. Before that time they are farther apart, for
 * certain.
 *
 * While the shapes are apart along a unit vector n by s, they stay so for s/v, if they come nearer along n at v; so no
 * step is too long. s is convex in t, and the steps are Newton's.
 */
export function advance(shifting: ShiftingPair): boolean {
  if (!passFaces(shifting)) return false;
  const near = shifting.thickness + shifting.tolerance;
  const { separation } = shifting.pair;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    separateShifted(shifting);
    if (separation.value <= near) return true;
    const { speed } = shifting;
    const next = shifting.t + (separation.value - near + shifting.tolerance / 2) / speed;
    if (!(speed > 0 && next <= 1)) return false;
    if (next === shifting.t) return true;
    shifting.t = next;
  }
  return true;
}

/** Whether shapes do not come nearer along the normal of their separation. */
export function areMovingAlong({ speed, tolerance }: ShiftingPair): boolean {
  return speed <= tolerance;
}

/**
 * Whether shapes that touch at t = 0, where they were last looked at, part or slide along each other, though they come
 * nearer along the normal of their separation there. Those that are a rounding apart have to part: sliding, they may
 * come nearer by as little, and meet later.
 *
 * Many normals part two corners, and one that they do not come nearer along is enough: it is that of a moment later. The
 * separation is convex in t, so that it is never less than then but for the tolerance, and before by no more than the
 * shift. Along a direction in which neither has extent they pass through each other: that is no parting if `isPassingMet`.
 */
export function arePartingSoon(shifting: ShiftingPair, areTouching: boolean, isPassingMet: boolean): boolean {
  const { pair, tolerance, wayX, wayY } = shifting;
  const { separation } = pair;
  if (isPassingMet && isFlat(shifting)) return false;
  const least = Math.min(separation.value, 0) - tolerance;
  shifting.t = Math.min((MOMENT * tolerance) / (Math.abs(wayX) + Math.abs(wayY)), 1);
  separateShifted(shifting);
  shifting.t = 0;
  const mostSpeed = areTouching ? tolerance : -tolerance;
  return separation.value >= least && shifting.speed <= mostSpeed;
}

/** Whether the difference has no extent along the normal of the separation; that of an arc's hull does not count. */
function isFlat({ pair, tolerance, thickness }: ShiftingPair): boolean {
  const { a, b, difference, separation } = pair;
  if (a.isElliptic || b.isElliptic) return false;
  const { normalX, normalY } = separation;
  const { count, x, y, r } = difference;
  for (let i = 0; i < count; i += 1) {
    const farthest = normalX * (x[i] as number) + normalY * (y[i] as number) + (r[i] as number);
    if (farthest > 4 * (thickness + tolerance)) return false;
  }
  return true;
}

/**
 * Moves on to when the last of the breaks stops to part the shapes; false if one never does. That is the touch of two
 * polygons, which are apart iff a normal of a face parts them.
 */
function passFaces(shifting: ShiftingPair): boolean {
  const { pair, wayX, wayY, x, y, tolerance, thickness } = shifting;
  const near = thickness + tolerance;
  const { a, b, difference } = pair;
  if (a.isElliptic || b.isElliptic) return true;
  const { count, normalX, normalY, r } = difference;
  let latest = shifting.t;
  for (let i = 0; i < count; i += 1) {
    const nx = normalX[i] as number;
    const ny = normalY[i] as number;
    const apart = nx * (x[i] as number) + ny * (y[i] as number) - (r[i] as number) - near;
    if (!(apart > 0)) continue;
    const way = apart + tolerance / 2;
    const speed = -(nx * wayX + ny * wayY);
    if (!(way <= speed)) return false;
    latest = Math.max(latest, way / speed);
  }
  shifting.t = latest;
  return true;
}
