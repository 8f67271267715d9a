import { raycast } from "../query/raycast.js";
import type { Ray, Shape } from "../shapes/kind.js";

/**
 * t of the first point of a ray in a shape, both made of records; Infinity if there is none, or if the numbers
 * are not such as a ray may have. `null`: those of the shape are none.
 */
export function firstT(ray: Ray, shape: Shape | null): number {
  if (shape === null || !isLegal(ray)) return Number.POSITIVE_INFINITY;
  return raycast(ray, shape)?.t ?? Number.POSITIVE_INFINITY;
}

function isLegal({ x, y, dx, dy, minT, maxT }: Ray): boolean {
  const isLine = [x, y, dx, dy].every(Number.isFinite) && (dx !== 0 || dy !== 0);
  return isLine && minT <= maxT;
}
