import type { Vec2 } from "../math/vector.js";

/**
 * The point of a solid shape nearest to a given point; positions are relative to the shape's.
 *
 * The functions that fill it in expect sizes and positions between about 2⁻⁴⁰⁰ and 2⁴⁰⁰; a point inside is its own
 * nearest. Error: a few 2⁻⁵³ of the shape's extent plus the point's distance from its position.
 */
export interface Nearest extends Vec2 {
  /** From the given point to the nearest; 0 inside. */
  distance: number;
}

export function createNearest(): Nearest {
  return { x: 0, y: 0, distance: 0 };
}

export function setNearest(out: Nearest, x: number, y: number, distance: number): void {
  out.x = x;
  out.y = y;
  out.distance = distance;
}

export function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
