import type { Ellipse } from "osculate";
import {
  degrees,
  ellipse,
  intersectionOverUnion,
  // en: Every point that both outlines share.
  // ja: 輪郭どうしの共有点すべて。
  intersections,
  overlapArea,
} from "osculate";

// en: x, y, the two radii, angle.
// ja: x, y, 2 つの半径、角度。
export const first = ellipse(-0.3, 0.2, 4, 1.7, degrees(14));
export const second = ellipse(0.6, 0, 3.3, 1.8, degrees(-64));

// en: The area of the common region; 0 if they only touch.
// ja: 共通部分の面積。接するだけなら 0。
export function shared(a: Ellipse, b: Ellipse): number {
  return overlapArea(a, b);
}

// en: The same over the area of the union: 1 for equals.
// ja: それを和集合の面積で割った値。同じ図形なら 1。
export function likeness(a: Ellipse, b: Ellipse): number {
  return intersectionOverUnion(a, b);
}

// en: The corners of the common region.
// ja: 共通部分の角。
export function corners(a: Ellipse, b: Ellipse) {
  return intersections(a, b).points;
}
