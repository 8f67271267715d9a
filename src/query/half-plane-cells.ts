/** The metric queries of a half plane and any other shape. */

import { halfPlaneClosestPoints, halfPlaneContact, halfPlaneSeparation } from "../convex/half-plane.js";
import type { ClosestPoints, ContactRecord } from "../convex/result.js";
import type { HalfPlane, Shape } from "../shapes/kind.js";
import { leastGap } from "./least-gap.js";
import { overlaps } from "./overlaps.js";

export function halfPlaneDistance(a: HalfPlane, b: Shape): number {
  return overlaps(a, b) ? 0 : gapOf(halfPlaneSeparation(a, b), a, b);
}

export function halfPlaneSignedDistance(a: HalfPlane, b: Shape): number {
  const separation = halfPlaneSeparation(a, b);
  return overlaps(a, b) ? Math.min(separation, 0) + 0 : gapOf(separation, a, b);
}

export function halfPlaneNearest(a: HalfPlane, b: Shape, out: ClosestPoints): void {
  halfPlaneClosestPoints(a, b, out);
  settleClosestPoints(a, b, out);
}

/** Makes closest points agree with `overlaps`: one point and distance 0, or a distance that is not. */
export function settleClosestPoints(a: Shape, b: Shape, out: ClosestPoints): void {
  if (overlaps(a, b)) {
    out.distance = 0;
    out.b.x = out.a.x;
    out.b.y = out.a.y;
  } else {
    out.distance = gapOf(out.distance, a, b);
  }
}

/** The distance of shapes that are known to be apart, even if rounding says otherwise. */
export function gapOf(distance: number, a: Shape, b: Shape): number {
  return distance > 0 ? distance : leastGap(a, b);
}

/** False if the shapes do not overlap; then `out` is as it was. */
export function halfPlaneTouch(a: HalfPlane, b: Shape, out: ContactRecord): boolean {
  if (!overlaps(a, b)) return false;
  halfPlaneContact(a, b, out);
  return true;
}
