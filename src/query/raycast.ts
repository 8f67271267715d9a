import { wrongType } from "../math/validation.js";
import { rayCircleStays } from "../rays/ray-circle.js";
import { rayEllipseStays } from "../rays/ray-ellipse.js";
import { allEvents, createRayHit, firstHit, type RayEvent, type RayHit } from "../rays/ray-event.js";
import { rayPointStays } from "../rays/ray-point.js";
import { rayRectStays } from "../rays/ray-rect.js";
import { raySectorStays } from "../rays/ray-sector.js";
import { createStays, type Stays } from "../rays/stay.js";
import {
  type Circle,
  type Ellipse,
  Kind,
  type Point,
  type Ray,
  type Rect,
  type Sector,
} from "../shapes/kind.js";

export type { RayEvent, RayHit };

/** The kinds that a ray can meet. */
export type RaycastShape = Point | Circle | Ellipse | Rect | Sector;

function findStays(ray: Ray, shape: RaycastShape, stays: Stays): void {
  switch (shape.kind) {
    case Kind.point:
      rayPointStays(ray, shape, stays);
      break;
    case Kind.circle:
      rayCircleStays(ray, shape, stays);
      break;
    case Kind.ellipse:
      rayEllipseStays(ray, shape, stays);
      break;
    case Kind.rect:
      rayRectStays(ray, shape, stays);
      break;
    case Kind.sector:
      raySectorStays(ray, shape, stays);
      break;
    default:
      throw wrongType(shape satisfies never, "raycast: shape", "a point, circle, ellipse, rect or sector");
  }
}

const scratch = /* @__PURE__ */ createStays();

/**
 * The first point of a ray in a shape, or `null`: with the unit outward normal there, or, for a ray that
 * starts inside (or starts on the boundary to leave), its start with `inside: true` and the normal (0, 0).
 *
 * Whether there is one, and whether it is inside, is exact. t and the point are off by at most 1e-12 of the
 * way from the ray's origin, or by a few ulp of the shape's extent where that is more. With `out`, that
 * object is filled and returned; on a miss it is left as it was.
 */
export function raycast(ray: Ray, shape: RaycastShape, out?: RayHit): RayHit | null {
  findStays(ray, shape, scratch);
  const hit = out ?? createRayHit();
  return firstHit(ray, shape, scratch, hit) ? hit : null;
}

/**
 * Every point where a ray passes the boundary of a shape, in order of t: `enter` and `exit` of each stretch
 * in the shape, `touch` for a stretch that is one point. A ray that starts inside has no `enter`, one that
 * ends inside no `exit`.
 *
 * Their number, kinds and order are exact; accuracy as for `raycast`.
 */
export function raycastAll(ray: Ray, shape: RaycastShape): RayEvent[] {
  findStays(ray, shape, scratch);
  return allEvents(ray, shape, scratch);
}
