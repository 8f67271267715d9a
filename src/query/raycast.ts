import { requireOut, touchHit } from "../math/validation.js";
import { firstHitOnPolygon } from "../rays/first-hit-polygon.js";
import { firstHitOnCircle } from "../rays/ray-circle.js";
import { allEvents, firstHit, type RayEvent, type RayHit } from "../rays/ray-event.js";
import { rayShapeStays } from "../rays/ray-shape.js";
import { createStays } from "../rays/stay.js";
import { requireRay, requireShape } from "../shapes/arguments.js";
import { type Circle, Kind, type Polygon, type Ray, type Shape } from "../shapes/kind.js";

export type { RayEvent, RayHit };

const RAY_HIT = "an object { t, point: { x, y }, normal: { x, y }, inside }";

const firstScratch = /* @__PURE__ */ createStays(true);
const scratch = /* @__PURE__ */ createStays();

/**
 * The first point of a ray in a shape, or `null`: with the unit outward normal there, or, for a ray that
 * starts inside (or starts on the boundary to leave), its start with `inside: true` and the normal (0, 0).
 *
 * Whether there is one, and whether it is inside, is exact. The point, and origin + t · direction, are off by at most
 * 1e-12 of the way from the ray's origin plus 1e-14 of the shape's extent and 2 ulp of the coordinates. With `out`,
 * that object is filled and returned; on a miss it is left as it was.
 *
 * @example
 * const hit = raycast(ray(0, 0, 2, 0), circle(10, 0, 3));
 * console.log(hit?.t, hit?.point, hit?.normal); // 3.5 { x: 7, y: 0 } { x: -1, y: 0 }
 */
export function raycast(ray: Ray, shape: Shape, out?: RayHit): RayHit | null {
  requireRay(ray, "raycast: ray");
  if (out !== undefined) requireOut(out, touchHit, "raycast: out", RAY_HIT);
  // Read once: where many kinds come by, that costs as much as a call.
  const kind = shape?.kind;
  // Kinds that are asked for most often have a way of their own, which is not always certain.
  if (kind === Kind.circle || kind === Kind.polygon) {
    const hit =
      kind === Kind.circle
        ? firstHitOnCircle(ray, shape as Circle, out)
        : firstHitOnPolygon(ray, shape as Polygon, out);
    if (hit !== undefined) return hit;
  }
  rayShapeStays(ray, shape, firstScratch, kind);
  return firstHit(ray, firstScratch, out);
}

/**
 * Every point where a ray passes the boundary of a shape, in order of t: `enter` and `exit` of each stretch
 * in the shape, `touch` for a stretch that is one point. A ray that starts inside has no `enter`, one that
 * ends inside no `exit`.
 *
 * Their number, kinds and order are exact; accuracy as for `raycast`.
 *
 * @example
 * raycastAll(ray(0, 0, 1, 0), circle(10, 0, 3)).map(({ kind, t }) => kind + " at " + t).join(", "); // enter at 7, exit at 13
 */
export function raycastAll(ray: Ray, shape: Shape): RayEvent[] {
  requireRay(ray, "raycastAll: ray");
  requireShape(shape, "raycastAll: shape");
  rayShapeStays(ray, shape, scratch);
  return allEvents(ray, scratch);
}
