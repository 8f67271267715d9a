/** The metric queries of a half plane and any other shape. */

import { halfPlaneClosestPoints, halfPlaneContact, setHalfPlaneSeparation } from "../convex/half-plane.js";
import type { ClosestPoints, ContactRecord, Gap } from "../convex/result.js";
import type { HalfPlane, Shape } from "../shapes/kind.js";
import { settleGap } from "./least-gap.js";
import { overlaps } from "./overlaps.js";

export function halfPlaneDistance(a: HalfPlane, b: Shape, out: Gap): void {
  if (overlaps(a, b)) {
    out.distance = 0;
  } else {
    setHalfPlaneSeparation(out, a, b);
    settleGap(out, a, b);
  }
}

export function halfPlaneSignedDistance(a: HalfPlane, b: Shape, out: Gap): void {
  setHalfPlaneSeparation(out, a, b);
  if (overlaps(a, b)) out.distance = Math.min(out.distance, 0) + 0;
  else settleGap(out, a, b);
}

export function halfPlaneNearest(a: HalfPlane, b: Shape, out: ClosestPoints): void {
  halfPlaneClosestPoints(a, b, out);
  settleClosestPoints(a, b, out);
}

/** Makes closest points agree with `overlaps`: one point and distance 0, or a distance that is not. */
function settleClosestPoints(a: Shape, b: Shape, out: ClosestPoints): void {
  if (overlaps(a, b)) {
    out.distance = 0;
    out.b.x = out.a.x;
    out.b.y = out.a.y;
  } else {
    settleGap(out, a, b);
  }
}

/** False if the shapes do not overlap; then `out` is as it was. */
export function halfPlaneTouch(a: HalfPlane, b: Shape, out: ContactRecord): boolean {
  if (!overlaps(a, b)) return false;
  halfPlaneContact(a, b, out);
  return true;
}
