import { setUnitVector } from "../math/unit-vector.js";
import type { Vec2 } from "../math/vector.js";
import type { Rect } from "../shapes/kind.js";
import { lengthOf, type Nearest, setNearest } from "./nearest.js";

const axis: Vec2 = { x: 0, y: 0 };

/**
 * The point of a rectangle, its sizes multiplied by a power of two, nearest to v: in the rectangle's frame, v
 * clamped to the half sizes.
 */
export function nearestInRect(rect: Rect, power: number, vx: number, vy: number, out: Nearest): void {
  setUnitVector(axis, rect.ux, rect.uy);
  nearestInBox(axis, rect.halfWidth * power, rect.halfHeight * power, vx, vy, out);
}

/** The same for half sizes along a unit vector and across it. */
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
