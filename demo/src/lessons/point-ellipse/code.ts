import type { Ellipse, Vec2 } from "osculate";
import { containsPoint, degrees, ellipse } from "osculate";

// x, y, rx, ry, angle
export const pond = ellipse(2.2, 1.3, 2.5, 1.15, degrees(35));

/** Exact; the rim belongs to the ellipse. */
export function isInPond(pond: Ellipse, p: Vec2): boolean {
  return containsPoint(pond, p.x, p.y);
}
