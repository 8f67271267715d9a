import type { Rect, Shape, Vec2 } from "osculate";
import { circle, degrees, rect, sweep, sweepTurning } from "osculate";

// en: x, y, radius; the way is that from t = 0 to t = 1.
// ja: x, y, 半径。way は t = 0 から t = 1 までの移動量。
export const bullet = circle(-4.6, 2.5, 0.26);
export const way = { x: 9.4, y: -2.8 };
export const wall = rect(0.9, -0.1, 0.14, 4.6, degrees(18));

const still = { x: 0, y: 0 };

// en: The first touch on the way, or null: { t, point, normal, isCertain }.
// ja: 途中で最初に触れるところ。なければ null：{ t, point, normal, isCertain }。
export function firstTouch(bullet: Shape, way: Vec2, wall: Rect) {
  return sweep(bullet, way, wall, still);
}

// en: The same for what turns about its own position, by radians.
// ja: 自分の位置を中心に回転するものも同じ（角度はラジアン）。
export function spinTouch(rod: Shape, turn: number, wall: Rect) {
  const spin = { ...still, turn };
  return sweepTurning(rod, spin, wall, { ...still, turn: 0 });
}
