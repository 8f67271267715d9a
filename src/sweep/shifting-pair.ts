import type { Core } from "../convex/core.js";
import { fillDifference } from "../convex/difference.js";
import { loadCore } from "../convex/load.js";
import {
  ConvexPair,
  loadPair,
  loadPairBy,
  loadStanding,
  maximizeOver,
  type StandingShapes,
} from "../convex/pair.js";
import { setReference } from "../convex/reference.js";
import { createSeparation, SEPARATION_ERROR, type Separation } from "../convex/separation.js";
import type { Vec2 } from "../math/vector.js";
import type { Shape } from "../shapes/kind.js";
import { nearnessAt, TOLERANCE } from "./hit.js";

/** The search gives up after this many steps, at a time at which the shapes may touch. */
const MOST_STEPS = 100;

/** A moment is the time in which the shapes move by so many times their nearness, enough to tell which normal separates them. */
const MOMENT = 4;

/** Two convex shapes, the second of which is shifted evenly for t from 0 to 1. */
export class ShiftingPair {
  readonly pair: ConvexPair;
  /** The whole shift, in the pair's frame. */
  wayX = 0.5;
  wayY = 0.5;
  /** The t at which the pair's difference is placed: always by one shift from t = 0, so that roundings do not add up. */
  t = 0.5;
  /** The t of the last separation, NaN before the first, and whether its search was complete. */
  separatedT = Number.NaN;
  isComplete = false;
  /** The t at which the second core is placed. */
  coreT = 0.5;
  tolerance = 0.5;
  /** The depth up to which shapes only touch at t = 0, or only graze: the tolerance, or roundings of the coordinates. */
  nearness = 0.5;
  /** The last time that matters, at most 1. */
  until = 1;
  /** A gap that counts as touching, besides the tolerance: 0, or the thickness of a hull. */
  thickness = 0.5;
  /** The speed at which the shapes approach along the normal of their last separation. */
  speed = 0.5;

  /** Arguments as for `ConvexPair`. */
  constructor(first?: Core, origin?: Vec2) {
    this.pair = new ConvexPair(first, origin);
  }
}

/**
 * The longest displacement, in units of the shapes' size. Beside a longer one the shapes are negligible, and products may
 * leave the range of doubles.
 */
const LONGEST_WAY = 2 ** 400;

/** Reads two convex shapes and the displacement of the second relative to the first; false if it is too long for their frame. */
export function loadShifting(out: ShiftingPair, a: Shape, b: Shape, way: Readonly<Vec2>): boolean {
  loadAtRest(out, a, b, false);
  if (!setWay(out, way)) return false;
  const { difference, frame } = out.pair;
  out.tolerance = TOLERANCE * difference.scale;
  out.nearness = nearnessAt(frame.originX * frame.grow, frame.originY * frame.grow, out.tolerance);
  return true;
}

/** Reads two convex shapes where they are; `isFirstRead` as for `loadPair`. */
export function loadAtRest(out: ShiftingPair, a: Shape, b: Shape, isFirstRead: boolean): void {
  loadPair(out.pair, a, b, isFirstRead);
  rest(out);
}

/** The same with a second shape that is stored as a standing one. */
export function loadBeside(out: ShiftingPair, a: Shape, b: StandingShapes, isFirstRead: boolean): void {
  const { pair } = out;
  if (!isFirstRead) setReference(a, pair.origin);
  loadPairBy(loadCore, loadStanding, pair, a, b, isFirstRead);
  rest(out);
}

function rest(out: ShiftingPair): void {
  const { pair } = out;
  fillDifference(pair.difference, pair.a, pair.b);
  out.separatedT = Number.NaN;
  out.coreT = 0;
}

/**
 * Sets the displacement of a pair that has been read, and goes back to t = 0; false if it is too long for their frame. The
 * caller sets the tolerance and the nearness.
 */
export function setWay(out: ShiftingPair, way: Readonly<Vec2>): boolean {
  const { pair } = out;
  const { difference, frame } = pair;
  difference.scale = pair.a.size + pair.b.size;
  out.wayX = way.x * frame.shrink * frame.grow;
  out.wayY = way.y * frame.shrink * frame.grow;
  const wayLength = Math.abs(out.wayX) + Math.abs(out.wayY);
  if (!(wayLength <= LONGEST_WAY * difference.scale)) return false;
  difference.scale += wayLength;
  out.thickness = 0;
  out.until = 1;
  out.t = 0;
  // A separation found at t = 0 holds for every displacement, but not with ellipses: their accuracy depends on the scale.
  if (out.separatedT === 0 && !pair.a.isElliptic && !pair.b.isElliptic) noteSpeed(out);
  else out.separatedT = Number.NaN;
  return true;
}

/** Finds the separation at the pair's t and the speed along it, and returns whether the search was complete. */
export function separateShifted(shifting: ShiftingPair): boolean {
  const { pair, t } = shifting;
  if (t === shifting.separatedT) return shifting.isComplete;
  shiftDifference(shifting);
  shifting.isComplete = maximizeOver(pair);
  shifting.separatedT = t;
  noteSpeed(shifting);
  return shifting.isComplete;
}

function noteSpeed(shifting: ShiftingPair): void {
  const { pair, wayX, wayY } = shifting;
  shifting.speed = -(pair.separation.normalX * wayX + pair.separation.normalY * wayY);
}

/** Moves the difference to the pair's t. */
function shiftDifference({ pair: { difference }, wayX, wayY, t }: ShiftingPair): void {
  difference.shiftX = t * wayX;
  difference.shiftY = t * wayY;
}

const before = /* @__PURE__ */ createSeparation();

/**
 * Whether the shapes are nearer at the pair's t than at 0, where they were last looked at, by more than their nearness, or
 * approach by that along the normal at t. Comes back to 0.
 */
export function comeNearer(shifting: ShiftingPair): boolean {
  const { pair, isComplete, speed, nearness } = shifting;
  const { separation } = pair;
  copySeparation(before, separation);
  separateShifted(shifting);
  const areNearer = shifting.speed > nearness || separation.value < before.value - nearness;
  shifting.t = 0;
  shiftDifference(shifting);
  copySeparation(separation, before);
  shifting.separatedT = 0;
  shifting.isComplete = isComplete;
  shifting.speed = speed;
  return areNearer;
}

function copySeparation(out: Separation, { value, normalX, normalY, interval }: Readonly<Separation>): void {
  out.value = value;
  out.normalX = normalX;
  out.normalY = normalY;
  out.interval = interval;
}

/** Whether the shapes are farther apart than their nearness at the end of their way, along the normal of a face. */
export function endBeyondFace({ pair, wayX, wayY, nearness }: ShiftingPair): boolean {
  const { a, b, difference } = pair;
  if (a.isElliptic || b.isElliptic) return false;
  const { count, normalX, normalY, x, y, r } = difference;
  for (let i = 0; i < count; i += 1) {
    const endX = (x[i] as number) + wayX;
    const endY = (y[i] as number) + wayY;
    const apart = (normalX[i] as number) * endX + (normalY[i] as number) * endY - (r[i] as number);
    if (apart > nearness) return true;
  }
  return false;
}

/** Finds the separation where the shapes were read, as `separate` does. */
export function separateAtRest(shifting: ShiftingPair): void {
  setWay(shifting, STILL);
  separateShifted(shifting);
}

const STILL: Readonly<Vec2> = { x: 0, y: 0 };

/** Whether the shapes certainly overlap at the time last looked at. */
export function overlapForCertain({ pair: { separation, difference } }: ShiftingPair): boolean {
  return separation.value < -SEPARATION_ERROR * difference.scale;
}

/** Moves the second core to the time of the difference. */
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
 * Moves on to a time until which the shapes are certainly more than the thickness apart, and at which they are within the
 * tolerance of that, or so near and slow that the steps run out; false if there is none that matters.
 *
 * Shapes that are s apart along a unit vector n, and approach along n at speed v, stay apart for s/v, so that no step is
 * too long. s is convex in t, and the steps are Newton's.
 */
export function advance(shifting: ShiftingPair): boolean {
  if (!passFaces(shifting) || shifting.t > shifting.until) return false;
  const near = shifting.thickness + shifting.tolerance;
  const { separation } = shifting.pair;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    separateShifted(shifting);
    if (separation.value <= near) return true;
    const { speed } = shifting;
    const next = shifting.t + (separation.value - near + shifting.tolerance / 2) / speed;
    if (!(speed > 0 && next <= shifting.until)) return false;
    if (next === shifting.t) return true;
    shifting.t = next;
  }
  return true;
}

/** Whether the shapes approach along the normal of their separation by no more than roundings over the whole way. */
export function areMovingAlong({ speed, nearness }: ShiftingPair): boolean {
  return speed <= nearness;
}

/**
 * Whether shapes that touch at t = 0, where they were last looked at, part or slide although they approach along the
 * normal found there. Unless `areTouching`, they are a rounding apart and have to part: while they slide they may close
 * that gap, and meet later.
 *
 * Many normals separate two corners, and one along which they do not approach is enough: that of a moment later is tried.
 * The separation is convex in t, so it is never less than then, but for the tolerance, and before then by no more than
 * the shift. Shapes without extent along the normal pass through each other, which is no parting if `isPassingMet`.
 */
export function arePartingSoon(shifting: ShiftingPair, areTouching: boolean, isPassingMet: boolean): boolean {
  const { pair, tolerance, nearness, wayX, wayY } = shifting;
  const { separation } = pair;
  if (isPassingMet && isFlat(shifting)) return false;
  const least = Math.min(separation.value, 0) - nearness;
  shifting.t = Math.min((MOMENT * nearness) / (Math.abs(wayX) + Math.abs(wayY)), 1);
  separateShifted(shifting);
  shifting.t = 0;
  const mostSpeed = areTouching ? tolerance : -tolerance;
  return separation.value >= least && shifting.speed <= mostSpeed;
}

/** Whether the difference has no extent along the normal of the separation; the thickness of an arc's hull does not count. */
function isFlat({ pair, nearness, thickness }: ShiftingPair): boolean {
  const { a, b, difference, separation } = pair;
  if (a.isElliptic || b.isElliptic) return false;
  const { normalX, normalY } = separation;
  const { count, x, y, r, shiftX, shiftY } = difference;
  for (let i = 0; i < count; i += 1) {
    const farX = (x[i] as number) + shiftX;
    const farY = (y[i] as number) + shiftY;
    const farthest = normalX * farX + normalY * farY + (r[i] as number);
    if (farthest > 4 * (thickness + nearness)) return false;
  }
  return true;
}

/**
 * Moves on to when the last face normal ceases to separate the shapes; false if one always does. For two polygons that is
 * the touch, since they are apart iff a face normal separates them.
 */
function passFaces(shifting: ShiftingPair): boolean {
  const { pair, wayX, wayY, tolerance, thickness } = shifting;
  const near = thickness + tolerance;
  const { a, b, difference } = pair;
  if (a.isElliptic || b.isElliptic) return true;
  const { count, normalX, normalY, x, y, r } = difference;
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
