import { NEAR_TIE } from "../../convex/separation.js";
import { type Axis, setAxis } from "../../forms/set-chain.js";
import { normalizingPower } from "../../math/exact.js";
import { isUsualSize, UNIT_ROUNDOFF } from "../../math/verdict.js";
import type { Capsule, Circle, Rect, RoundedRect } from "../../shapes/kind.js";
import type { BoxShape, EndedShape, RoundShape } from "../../shapes/reductions.js";

/*
 * Two shapes whose cores are boxes, perhaps without width or length: points, circles, segments, capsules, rectangles, rounded or not.
 *
 * Both cores are symmetric about their centres. So one is as far from the other, or as deep in it, as the way from centre to
 * centre is from the boundary of the sum of both cores about the origin: a polygon with two sides for each axis of each box. All is
 * told in differences of coordinates, so that errors are relative to the size of the pair, wherever that lies.
 */

/** A core with its radius, relative to the first end of the first one. */
export interface BoxCore extends Axis {
  /** The centre. */
  x: number;
  y: number;
  /** The half sizes along the axis and across it. */
  along: number;
  across: number;
  /** No less than either, nor much more than both, also where a length has overflowed or vanished. */
  size: number;
  radius: number;
  /** The gaps between both cores along these axes. */
  gapAlong: number;
  gapAcross: number;
}

// Not integers, so that V8 gives these fields the representation of doubles from the start.

function createCore(): BoxCore {
  return {
    axisX: 0.5,
    axisY: 0.5,
    x: 0.5,
    y: 0.5,
    along: 0.5,
    across: 0.5,
    size: 0.5,
    radius: 0.5,
    gapAlong: 0.5,
    gapAcross: 0.5,
  };
}

export const first = /* @__PURE__ */ createCore();
export const second = /* @__PURE__ */ createCore();

/**
 * The origin, and powers of two by which lengths are multiplied before and after it is taken away: below 1 before, so that nothing
 * overflows; above 1 after.
 */
export const unit = { x: 0.5, y: 0.5, before: 0.5, after: 0.5, small: 0.5, power: 0.5 };

/** Sets the factors for a power of two. */
export function setUnit(power: number): void {
  // Nearly every pair is in the same unit as the one before.
  if (power === unit.power) return;
  unit.power = power;
  unit.before = Math.min(power, 1);
  unit.after = Math.max(power, 1);
  unit.small = 1 / unit.after;
}

/** Sets a core to a shape in the unit at hand. */
export type ReadCore<S> = (shape: S, out: BoxCore) => void;

export function readPointCore({ x, y }: RoundShape, out: BoxCore): void {
  setCentre(out, x, y, x, y);
  out.axisX = 1;
  out.axisY = 0;
  out.along = 0;
  out.across = 0;
  out.size = 0;
  out.radius = 0;
}

export function readCircleCore(shape: Circle, out: BoxCore): void {
  readPointCore(shape, out);
  out.radius = inUnit(shape.r);
}

export function readRectCore(shape: Rect, out: BoxCore): void {
  setAxisAndCentre(shape, out);
  out.along = inUnit(shape.halfWidth);
  out.across = inUnit(shape.halfHeight);
  out.size = out.along + out.across;
  out.radius = 0;
}

export function readRoundedRectCore(shape: RoundedRect, out: BoxCore): void {
  const { r } = shape;
  setAxisAndCentre(shape, out);
  out.along = inUnit(shape.halfWidth - r);
  out.across = inUnit(shape.halfHeight - r);
  out.size = out.along + out.across;
  out.radius = inUnit(r);
}

function setAxisAndCentre(shape: BoxShape, out: BoxCore): void {
  const { x, y } = shape;
  setCentre(out, x, y, x, y);
  setAxis(shape, out);
}

export function readSegmentCore({ ax, ay, bx, by }: EndedShape, out: BoxCore): void {
  setCentre(out, ax, ay, bx, by);
  const { before, after } = unit;
  const x = (bx * before - ax * before) * after;
  const y = (by * before - ay * before) * after;
  const length = Math.sqrt(x * x + y * y);
  if (length > LEAST_LENGTH) {
    const scale = 1 / length;
    out.axisX = x * scale;
    out.axisY = y * scale;
    out.along = length / 2;
  } else {
    out.axisX = 1;
    out.axisY = 0;
    out.along = 0;
  }
  out.across = 0;
  out.size = Math.abs(x) + Math.abs(y);
  out.radius = 0;
}

export function readCapsuleCore(shape: Capsule, out: BoxCore): void {
  readSegmentCore(shape, out);
  out.radius = inUnit(shape.r);
}

/** Sets the centre of a core between two points, of which the first of the first core is the origin. */
function setCentre(out: BoxCore, ax: number, ay: number, bx: number, by: number): void {
  const { before, after } = unit;
  if (out === first) {
    unit.x = ax * before;
    unit.y = ay * before;
  }
  const { x, y } = unit;
  out.x = ((ax * before - x + (bx * before - x)) * after) / 2;
  out.y = ((ay * before - y + (by * before - y)) * after) / 2;
}

function inUnit(length: number): number {
  return length * unit.before * unit.after;
}

/** Shorter lengths count as 0: their squares may lose digits, and beside a pair of usual size they are less than rounding. */
export const LEAST_LENGTH = 2 ** -200;

/** The way from centre to centre, and measures of the pair at hand. */
export const pair = {
  x: 0.5,
  y: 0.5,
  size: 0.5,
  /** The sum of the radii. */
  reach: 0.5,
  /** Gaps this near to each other are equal but for rounding. */
  tie: 0.5,
  /** A side this nearly square to a normal is a stretch of the boundary there. */
  level: 0.5,
  /** Cores this near to each other touch. */
  touch: 0.5,
  /** A gap farther than this from the sum of the radii is certainly on its side of that. */
  margin: 0.5,
  /** The gap between the closest points; negative if the cores overlap. */
  apart: 0.5,
  /** The least gap along an axis that may be the greatest but for rounding. */
  least: 0.5,
};

/**
 * In units of the size: a unit vector is off by 6 u in each coordinate, which makes 12 u of the way, whose own coordinates are off
 * by 4 u; half sizes, the products with these, and their sums add less than 20 u.
 */
const GAP_ERROR = 40 * UNIT_ROUNDOFF;

/**
 * Sets the pair; false if it is of an extreme size, where lengths have lost digits or are not finite. That is asked of shapes that are
 * known to touch or not in a unit in which it is usual.
 */
export function setPair<A, B>(a: A, b: B, readA: ReadCore<A>, readB: ReadCore<B>, isKnown: boolean): boolean {
  setIn(1, a, b, readA, readB);
  const { size } = pair;
  if (isUsualSize(size)) return true;
  if (isKnown) setIn(powerOfSize(size), a, b, readA, readB);
  return isKnown;
}

/** The power of two that brings an extreme size to a usual one. */
export function powerOfSize(size: number): number {
  return size < Number.POSITIVE_INFINITY ? normalizingPower(size) : LEAST_POWER;
}

/** Brings every finite coordinate below 2²⁴. */
const LEAST_POWER = 2 ** -1000;

function setIn<A, B>(power: number, a: A, b: B, readA: ReadCore<A>, readB: ReadCore<B>): void {
  setUnit(power);
  readA(a, first);
  readB(b, second);
  pair.x = second.x - first.x;
  pair.y = second.y - first.y;
  pair.reach = first.radius + second.radius;
  const span = Math.abs(pair.x) + Math.abs(pair.y) + (first.size + second.size);
  pair.size = span + pair.reach;
  pair.tie = NEAR_TIE * span;
  pair.level = 16 * UNIT_ROUNDOFF * span;
  pair.touch = GAP_ERROR * span + LEAST_LENGTH;
  // Up to two sides of the other core count as level, which is off by twice that on either side; so may be the foot, once.
  pair.margin = 256 * UNIT_ROUNDOFF * pair.size;
}
