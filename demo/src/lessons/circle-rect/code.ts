import type { Circle, Rect } from "osculate";
import { circle, degrees, overlaps, rect } from "osculate";

// en: x, y, radius.
// ja: x, y, 半径。
export const ball = circle(4.2, 0, 1.1);

// en: The centre, width, height, and the angle, from +x towards +y: clockwise on a canvas.
// ja: 中心、幅、高さ、角度。角度は +x から +y へ。Canvas では時計回り。
export const box = rect(0, 0, 5, 2.4, degrees(30));

// en: Exact; touching counts.
// ja: 厳密な判定。接していれば当たり。
export function meet(ball: Circle, box: Rect): boolean {
  return overlaps(ball, box);
}
