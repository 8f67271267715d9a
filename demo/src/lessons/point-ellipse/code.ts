import type { Ellipse, Vec2 } from "osculate";
import { containsPoint, degrees, ellipse } from "osculate";

// en: x, y, the two radii, angle.
// ja: x, y, 2 つの半径、角度。
export const pond = ellipse(2.2, 1.3, 2.5, 1.15, degrees(35));

// en: Exact; the rim belongs to the ellipse.
// ja: 厳密な判定。周も楕円に含まれる。
export function isInPond(pond: Ellipse, p: Vec2): boolean {
  return containsPoint(pond, p.x, p.y);
}
