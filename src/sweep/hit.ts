import { setMiddle } from "../convex/result.js";
import { withinDoubles } from "../math/exact.js";
import { ScratchVector, setUnitVector, type Vec2 } from "../math/vector.js";
import type { InUnit } from "../pairs/tables/extreme-lengths.js";
import { comesFirst } from "../pairs/tables/order.js";
import { middleBetween } from "../query/contact.js";
import { closestPoints } from "../query/distance.js";
import { type Bounds, bounds } from "../shapes/bounds.js";
import type { Shape } from "../shapes/kind.js";

/**
 * The first touch of two moving shapes.
 *
 * @example
 * const hit: SweepHit | null = sweep(circle(0, 0, 1), { x: 8, y: 0 }, rect(6, 0, 2, 2), { x: 0, y: 0 });
 * console.log(hit?.t.toFixed(3), hit?.point, hit?.normal); // 0.500 { x: 5, y: 0 } { x: 1, y: 0 }
 */
export interface SweepHit {
  /** From 0 to 1. */
  t: number;
  /** A point of the touch, where it is at that time. */
  point: Vec2;
  /** Of unit length, from a to b. */
  normal: Vec2;
  /** False if the shapes pass each other so closely that whether they touch, or exactly when, is left open; or if a budget has not sufficed. */
  isCertain: boolean;
}

/**
 * A hit to pass as `out`; what it holds before it is filled means nothing.
 *
 * @example
 * const out = createSweepHit();
 * sweep(circle(0, 0, 1), { x: 8, y: 0 }, circle(6, 0, 1), { x: 0, y: 0 }, out) === out; // true
 */
export function createSweepHit(): SweepHit {
  return { t: 0.5, point: { x: 0.5, y: 0.5 }, normal: { x: 0.5, y: 0.5 }, isCertain: true };
}

/** The first and the last time after a touch at which an overlap is looked for; at the first, it need not be certain yet. */
export const FIRST_LOOK = 2 ** -38;
export const LAST_LOOK = 2 ** -20;

/** A velocity, and for shapes that turn by how many radians. */
interface AnyMotion extends Readonly<Vec2> {
  readonly turn?: number;
}

/** Finds the first touch of two shapes in canonical order, and fills in `out` if it is given. */
export type FindHit<M> = (
  first: Shape,
  motionFirst: M,
  second: Shape,
  motionSecond: M,
  out: SweepHit | undefined,
) => SweepHit | null;

/**
 * The first touch, found in canonical order, with the normal from a to b. Shapes with the same numbers are ordered by
 * their motions.
 */
export function hitInOrder<M extends AnyMotion>(
  a: Shape,
  motionA: M,
  b: Shape,
  motionB: M,
  find: FindHit<M>,
  out: SweepHit | undefined,
): SweepHit | null {
  const isInOrder = comesFirst(a, b) && !(movesBefore(motionB, motionA) && comesFirst(b, a));
  if (isInOrder) return find(a, motionA, b, motionB, out);
  const hit = find(b, motionB, a, motionA, out);
  if (hit === null) return null;
  hit.normal.x = 0 - hit.normal.x;
  hit.normal.y = 0 - hit.normal.y;
  return hit;
}

/** The hit of two shapes in another unit of length, with its point in that of their velocities. */
export function hitInUnit(
  { a, b, power }: InUnit<Shape, Shape>,
  velocityA: Readonly<Vec2>,
  velocityB: Readonly<Vec2>,
  find: FindHit<Vec2>,
  out: SweepHit | undefined,
): SweepHit | null {
  const [va, vb] = [times(velocityA, power), times(velocityB, power)];
  const hit = find(a, va, b, vb, out);
  if (hit === null) return null;
  hit.point.x = withinDoubles(hit.point.x / power) + 0;
  hit.point.y = withinDoubles(hit.point.y / power) + 0;
  return hit;
}

function times({ x, y }: Readonly<Vec2>, power: number): Vec2 {
  return { x: x * power, y: y * power };
}

function movesBefore(a: AnyMotion, b: AnyMotion): boolean {
  if (a.x !== b.x) return a.x < b.x;
  if (a.y !== b.y) return a.y < b.y;
  return (a.turn ?? 0) < (b.turn ?? 0);
}

/** A first touch, with its point given as if the first shape stood still. */
export class Touch {
  t = 0.5;
  x = 0.5;
  y = 0.5;
  normalX = 0.5;
  normalY = 0.5;
}

/** Fills in a hit from a certain touch, taking its point to where the first shape has moved. */
export function setHit(out: SweepHit, { t, x, y, normalX, normalY }: Touch, velocity: Readonly<Vec2>): void {
  out.t = t;
  out.point.x = x + t * velocity.x + 0;
  out.point.y = y + t * velocity.y + 0;
  out.normal.x = normalX;
  out.normal.y = normalY;
  out.isCertain = true;
}

/** Halfway between the nearest points of two shapes. */
export function nearestPlace(first: Shape, second: Shape): Vec2 {
  const place = { x: 0, y: 0 };
  setMiddle(place, closestPoints(first, second));
  return place;
}

/**
 * Shapes this near count as touching, in units of the sizes and the displacement together: at least four times the error
 * of a distance. Shapes are moved to within it, but stop short of where they may touch already.
 */
export const TOLERANCE = 2 ** -44;

/** The same in the frame of a course, where both shapes and the displacement are below 1. */
export const FRAME_TOLERANCE = 2 ** -45;

/**
 * Shapes that are put beside each other may overlap by some roundings of their coordinates: half an ulp of each pose, and of
 * each stored vertex. An overlap of no more than this part of |x| + |y| counts as a touch at t = 0, and as a graze.
 */
const PLACING = 2 ** -50;

/** The depth up to which shapes only touch at t = 0, or only graze: a tolerance, or what placing them at (x, y) rounds. */
export function nearnessAt(x: number, y: number, tolerance: number): number {
  return Math.max(tolerance, PLACING * (Math.abs(x) + Math.abs(y)));
}

/** Turns a normal across the path if shapes pass on one side of it only. */
export function turnAcross(
  out: Touch,
  wayX: number,
  wayY: number,
  isAhead: boolean,
  isBehind: boolean,
): void {
  if (isAhead === isBehind) return;
  const length = Math.sqrt(wayX * wayX + wayY * wayY);
  out.normalX = (isAhead ? 0 - wayY : wayY) / length + 0;
  out.normalY = (isAhead ? wayX : 0 - wayX) / length + 0;
}

/** Products and squares of sizes and displacements between these stay far within the range of doubles. */
export const LEAST_SIZE = 2 ** -200;
export const LARGEST_SIZE = 2 ** 200;

/** More than the roundings of sides, of sums of them, and of velocities, as a part of these. */
const MARGIN = 2 ** -44;

const boxOfFirst: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
const boxOfSecond: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
const normal = /* @__PURE__ */ new ScratchVector();

/**
 * A hit that is not late, for who cannot look for the first touch itself: where the boxes of the shapes meet, or squares
 * about the pose positions that hold the shapes however they turn. Null if these do not meet.
 */
export const findEarlyHit: FindHit<AnyMotion> = (first, motionFirst, second, motionSecond, out) => {
  setBox(boxOfFirst, first, motionFirst);
  setBox(boxOfSecond, second, motionSecond);
  const wayX = withinDoubles(motionSecond.x - motionFirst.x);
  const wayY = withinDoubles(motionSecond.y - motionFirst.y);
  const meetX = timeAlong(boxOfFirst.minX, boxOfFirst.maxX, boxOfSecond.minX, boxOfSecond.maxX, wayX);
  const meetY = timeAlong(boxOfFirst.minY, boxOfFirst.maxY, boxOfSecond.minY, boxOfSecond.maxY, wayY);
  const t = Math.max(meetX, meetY);
  if (!(t <= 1)) return null;
  const hit = out ?? createSweepHit();
  // In each other to begin with, they are told to meet head-on.
  const isAlongX = meetX >= meetY;
  if (t > 0) setUnitVector(normal, isAlongX ? -wayX : 0, isAlongX ? 0 : -wayY);
  else if (wayX === 0 && wayY === 0) setUnitVector(normal, 1, 0);
  else setUnitVector(normal, -wayX, -wayY);
  hit.t = t;
  hit.normal.x = normal.x + 0;
  hit.normal.y = normal.y + 0;
  moveBox(boxOfFirst, motionFirst, t);
  moveBox(boxOfSecond, motionSecond, t);
  hit.point.x = middleOf(boxOfFirst.minX, boxOfFirst.maxX, boxOfSecond.minX, boxOfSecond.maxX);
  hit.point.y = middleOf(boxOfFirst.minY, boxOfFirst.maxY, boxOfSecond.minY, boxOfSecond.maxY);
  hit.isCertain = false;
  return hit;
};

/** The box of a shape, or of all the places to which it may turn about its pose position. */
function setBox(out: Bounds, shape: Shape, { turn = 0 }: AnyMotion): void {
  bounds(shape, out);
  if (turn === 0) return;
  const { x, y } = shape;
  const reachX = Math.max(out.maxX - x, x - out.minX);
  const reachY = Math.max(out.maxY - y, y - out.minY);
  const reach = Math.sqrt(reachX * reachX + reachY * reachY) * (1 + MARGIN);
  out.minX = x - reach;
  out.maxX = x + reach;
  out.minY = y - reach;
  out.maxY = y + reach;
}

/** The t from which on two ranges may meet along an axis, the second moving by `way`: not late; Infinity if they do not. */
function timeAlong(min: number, max: number, otherMin: number, otherMax: number, way: number): number {
  const gap = Math.max(otherMin - max, min - otherMax);
  const size = Math.abs(min) + Math.abs(max) + Math.abs(otherMin) + Math.abs(otherMax);
  const least = gap - MARGIN * (size + Math.abs(way));
  if (!(least > 0)) return 0;
  const speed = otherMin > max ? -way : way;
  return speed > 0 ? least / speed : Number.POSITIVE_INFINITY;
}

function moveBox(box: Bounds, { x, y }: AnyMotion, t: number): void {
  box.minX += t * x;
  box.maxX += t * x;
  box.minY += t * y;
  box.maxY += t * y;
}

/** The middle of what two ranges have in common. */
function middleOf(min: number, max: number, otherMin: number, otherMax: number): number {
  return withinDoubles(middleBetween(Math.max(min, otherMin), Math.min(max, otherMax)));
}
