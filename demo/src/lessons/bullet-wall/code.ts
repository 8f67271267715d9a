import type { Rect, Shape, Vec2 } from "osculate";
import { circle, degrees, rect, sweep, sweepTurning } from "osculate";

export const bullet = circle(-4.6, 2.5, 0.26); // x, y, r
export const way = { x: 9.4, y: -2.8 }; // from t = 0 to t = 1
export const wall = rect(0.9, -0.1, 0.14, 4.6, degrees(18));

const still = { x: 0, y: 0 };

/** The first touch on the way, or null. */
export function firstTouch(bullet: Shape, way: Vec2, wall: Rect) {
  // { t, point, normal, isCertain }
  return sweep(bullet, way, wall, still);
}

/** The same for what turns about its own position, by radians. */
export function spinTouch(rod: Shape, turn: number, wall: Rect) {
  const spin = { ...still, turn };
  return sweepTurning(rod, spin, wall, { ...still, turn: 0 });
}
