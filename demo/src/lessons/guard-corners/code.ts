import type { Sector, Shape, Vec2 } from "osculate";
import {
  circle,
  degrees,
  ellipse,
  // en: One place: yes or no.
  // ja: 一点が見えるかどうか。
  isVisible,
  rect,
  sector,
  // en: Every place: the lit region.
  // ja: 見える範囲の全体。
  visibility,
} from "osculate";

export const guard = sector(-4.9, 0.6, 8.6, degrees(-32), degrees(22));
export const wall = rect(-0.3, -1.5, 0.4, 2.4, degrees(20));
export const pillar = circle(-1.6, 1.2, 0.45);
export const hedge = ellipse(2.1, 0.9, 1.3, 0.65, degrees(-25));

// en: What the guard lights up, arc by arc.
// ja: 見張りから見える範囲を、弧ごとに求める。
export function litRegion(guard: Sector, things: readonly Shape[]) {
  return visibility(guard, things);
}

// en: Exact, at every edge of every shadow.
// ja: 影の縁でも厳密に答える。
export function sees(guard: Sector, things: Shape[], p: Vec2) {
  return isVisible(guard, things, p.x, p.y);
}
