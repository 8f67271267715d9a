import type { Sector, Shape, Vec2 } from "osculate";
import { circle, degrees, ellipse, isVisible, rect, sector, visibility } from "osculate";

export const guard = sector(-4.9, 0.6, 8.6, degrees(-32), degrees(22));
export const wall = rect(-0.3, -1.5, 0.4, 2.4, degrees(20));
export const pillar = circle(-1.6, 1.2, 0.45);
export const hedge = ellipse(2.1, 0.9, 1.3, 0.65, degrees(-25));

// en: Every place at once: what the guard lights up, arc by arc.
// ja: 見張りが照らす範囲の全体を、弧ごとに。
export function litRegion(guard: Sector, things: readonly Shape[]) {
  return visibility(guard, things);
}

// en: One place, yes or no: exact, at every edge of every shadow.
// ja: 1 点が見えるかどうか。どの影の縁でも厳密。
export function sees(guard: Sector, things: Shape[], p: Vec2) {
  return isVisible(guard, things, p.x, p.y);
}
