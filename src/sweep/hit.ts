import { withinDoubles } from "../math/clamp.js";
import type { Vec2 } from "../math/vector.js";
import type { InUnit } from "../query/extreme-lengths.js";
import { comesFirst } from "../query/order.js";
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
export interface AnyMotion {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
}

/** Finds the first touch of two shapes in canonical order, and fills in `out` if it is given. */
type FindHit<M> = (
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
