import type { Ray, Rect } from "../shapes/kind.js";
import { eventsOf, type RayEvent } from "./ray-event.js";
import { rayRectExact } from "./ray-rect-exact.js";
import { rayRectFilter } from "./ray-rect-filter.js";
import { rescaledVerdict } from "./rescaled-filter.js";
import { type Stays, setPosition } from "./stay.js";

/** `raycastAll` of a rectangle. */
export function rayRectHits(ray: Ray, rect: Rect): RayEvent[] {
  return eventsOf(ray, rect, rayRectStays);
}

/**
 * The stay of a ray's line in a solid rectangle: what its two slabs |ξ| ≤ halfWidth and |η| ≤ halfHeight have
 * in common.
 *
 * Source: T. L. Kay, J. T. Kajiya, "Ray tracing complex scenes", SIGGRAPH 1986.
 */
export function rayRectStays(ray: Ray, rect: Rect, stays: Stays): void {
  setPosition(stays, rect);
  if (rayRectFilter(ray, rect, stays) === 0) rayRectUnfiltered(ray, rect, stays);
}

/** What the filter leaves: other magnitudes, and ties. */
function rayRectUnfiltered(ray: Ray, rect: Rect, stays: Stays): void {
  const { halfWidth, halfHeight } = rect;
  const atOrigin = (power: number): Rect => ({
    ...rect,
    x: 0,
    y: 0,
    halfWidth: halfWidth * power,
    halfHeight: halfHeight * power,
  });
  const verdict = rescaledVerdict(rayRectFilter, ray, rect, Math.max(halfWidth, halfHeight), atOrigin, stays);
  if (verdict === 0) rayRectExact(ray, rect, stays);
}
