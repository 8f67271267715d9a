import { Kind, type Ray, type Rect, type RoundedRect } from "../shapes/kind.js";
import { exactStays } from "./exact-stays.js";
import { eventsOf, type RayEvent } from "./ray-event.js";
import { rayRectStays } from "./ray-rect.js";
import { rayRoundedRectFilter } from "./ray-rounded-box.js";
import { rescaledVerdict } from "./rescaled-filter.js";
import { type Stays, setPosition } from "./stay.js";

/**
 * `raycastAll` of a rounded rectangle.
 *
 * @example
 * rayRoundedRectHits(ray(-9, 0, 1, 0), roundedRect(2, 0, 6, 4, 1)).map(({ kind, t }) => [kind, t]); // [ [ 'enter', 8 ], [ 'exit', 14 ] ]
 */
export function rayRoundedRectHits(ray: Ray, rect: RoundedRect): RayEvent[] {
  return eventsOf(ray, rect, rayRoundedRectStays);
}

/** The stay of a ray's line in a solid rounded rectangle. */
export function rayRoundedRectStays(ray: Ray, rect: RoundedRect, stays: Stays): void {
  if (rect.r === 0) {
    rayRectStays(ray, asRect(rect), stays);
    return;
  }
  setPosition(stays, rect);
  if (rayRoundedRectFilter(ray, rect, stays) === 0) rayRoundedRectUnfiltered(ray, rect, stays);
}

/** What the filter leaves undecided: extreme magnitudes, and ties. */
function rayRoundedRectUnfiltered(ray: Ray, rect: RoundedRect, stays: Stays): void {
  const { halfWidth, halfHeight, r } = rect;
  const atOrigin = (power: number): RoundedRect => ({
    ...rect,
    x: 0,
    y: 0,
    halfWidth: halfWidth * power,
    halfHeight: halfHeight * power,
    r: r * power,
  });
  const extent = Math.max(halfWidth, halfHeight);
  if (rescaledVerdict(rayRoundedRectFilter, ray, rect, extent, atOrigin, stays) === 0) {
    exactStays(ray, rect, stays);
  }
}

function asRect({ x, y, halfWidth, halfHeight, ux, uy }: RoundedRect): Rect {
  return { kind: Kind.rect, x, y, halfWidth, halfHeight, ux, uy };
}
