import type { Capsule, Ray } from "../shapes/kind.js";
import { exactStays } from "./exact-stays.js";
import { rayCircleStays } from "./ray-circle.js";
import { eventsOf, type RayEvent } from "./ray-event.js";
import { rayCapsuleFilter } from "./ray-rounded-box.js";
import { rescaledVerdict } from "./rescaled-filter.js";
import { type Stays, setPosition } from "./stay.js";

/**
 * `raycastAll` of a capsule.
 *
 * @example
 * rayCapsuleHits(ray(-9, 0, 1, 0), capsule(0, 0, 4, 0, 1)).map(({ kind, t }) => [kind, t]); // [ [ 'enter', 8 ], [ 'exit', 14 ] ]
 */
export function rayCapsuleHits(ray: Ray, capsule: Capsule): RayEvent[] {
  return eventsOf(ray, capsule, rayCapsuleStays);
}

/** The stay of a ray's line in a solid capsule. */
export function rayCapsuleStays(ray: Ray, capsule: Capsule, stays: Stays): void {
  const { ax, ay, bx, by, r } = capsule;
  if (ax === bx && ay === by) {
    rayCircleStays(ray, { x: ax, y: ay, r }, stays);
    return;
  }
  position.x = ax;
  position.y = ay;
  setPosition(stays, position);
  if (r === 0) exactStays(ray, capsule, stays);
  else if (rayCapsuleFilter(ray, capsule, stays) === 0) rayCapsuleUnfiltered(ray, capsule, stays);
}

const position = { x: 0, y: 0 };

/** Beyond this, a point of the capsule may not be a double relative to an end. */
const LARGEST_RELATIVE = 2 ** 1020;

/** What the filter leaves undecided: extreme magnitudes, and ties. */
function rayCapsuleUnfiltered(ray: Ray, capsule: Capsule, stays: Stays): void {
  const { ax, ay, bx, by, r } = capsule;
  const extent = Math.max(r, Math.abs(bx - ax), Math.abs(by - ay));
  const atOrigin = (power: number): Capsule => ({
    ...capsule,
    ax: 0,
    ay: 0,
    bx: (bx - ax) * power,
    by: (by - ay) * power,
    r: r * power,
  });
  const isRelative = extent < LARGEST_RELATIVE;
  if (!isRelative || rescaledVerdict(rayCapsuleFilter, ray, position, extent, atOrigin, stays) === 0)
    exactStays(ray, capsule, stays);
}
