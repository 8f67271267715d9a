import type { Vec2 } from "../math/vector.js";

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
