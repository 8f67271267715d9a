import type { Vec2 } from "../math/vector.js";
import { lengthOf, type Nearest } from "./nearest.js";

/** A rectangle about the origin, by half sizes along a unit vector and across it. */
export interface NearBox {
  readonly axis: Vec2;
  halfWidth: number;
  halfHeight: number;
}

/**
 * The point of a rectangle nearest to the one that `out` holds, whose place it takes: in the rectangle's frame, that
 * point clamped to the half sizes.
 *
 * Numbers are handed over in objects, since as arguments they may go to the heap.
 */
export function nearestInBox({ axis, halfWidth, halfHeight }: NearBox, out: Nearest): void {
  const { x, y } = out;
  const along = axis.x * x + axis.y * y;
  const across = axis.x * y - axis.y * x;
  const nearAlong = Math.min(Math.max(along, -halfWidth), halfWidth);
  const nearAcross = Math.min(Math.max(across, -halfHeight), halfHeight);
  if (nearAlong === along && nearAcross === across) {
    out.distance = 0;
    return;
  }
  out.x = nearAlong * axis.x - nearAcross * axis.y;
  out.y = nearAlong * axis.y + nearAcross * axis.x;
  out.distance = lengthOf(along - nearAlong, across - nearAcross);
}
