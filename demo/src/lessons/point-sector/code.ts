import type { Sector } from "osculate";
import { containsPoint, degrees, sector } from "osculate";

// en: Angles grow clockwise on a canvas, and may wrap.
// ja: 角度は Canvas では時計回り。0° をまたいでもよい。
const from = degrees(-50);
const to = degrees(30);

// en: The centre, the radius, and both angles.
// ja: 中心、半径、開始角と終了角。
export const guard = sector(-3, 0.6, 5, from, to);

// en: Exact, for any opening from 0° to the whole disc.
// ja: 厳密な判定。開きは 0° から全方位まで。
export function sees(guard: Sector, x: number, y: number) {
  return containsPoint(guard, x, y);
}
