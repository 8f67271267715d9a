import type { Vec2 } from "../math/vector.js";
import { lengthOf, type Nearest, setNearest } from "./nearest.js";

/**
 * The point of a rectangle about the origin, with half sizes along a unit vector and across it, nearest to v: in
 * the rectangle's frame, v clamped to the half sizes.
 */
export function nearestInBox(
  unit: Vec2,
  halfWidth: number,
  halfHeight: number,
  vx: number,
  vy: number,
  out: Nearest,
): void {
  const along = unit.x * vx + unit.y * vy;
  const across = unit.x * vy - unit.y * vx;
  const nearAlong = Math.min(Math.max(along, -halfWidth), halfWidth);
  const nearAcross = Math.min(Math.max(across, -halfHeight), halfHeight);
  if (nearAlong === along && nearAcross === across) {
    setNearest(out, vx, vy, 0);
    return;
  }
  setNearest(
    out,
    nearAlong * unit.x - nearAcross * unit.y,
    nearAlong * unit.y + nearAcross * unit.x,
    lengthOf(along - nearAlong, across - nearAcross),
  );
}
