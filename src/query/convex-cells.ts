/** The metric queries of two convex shapes. */

import { setCommonPoint } from "../convex/common-point.js";
import { ConvexPair, distanceOf, separate } from "../convex/pair.js";
import { type ClosestPoints, type ContactRecord, createContactRecord } from "../convex/result.js";
import { setConvexContact, setNearestPoints } from "../convex/touch.js";
import { setCircleContact } from "../pairs/circle-contact.js";
import { isEdged } from "../pairs/edge-chain.js";
import { setEdgedContact } from "../pairs/edged-contact.js";
import { Kind, type Shape } from "../shapes/kind.js";
import { leastGap } from "./least-gap.js";
import { overlapVerdict } from "./overlap-filters.js";
import { overlaps } from "./overlaps.js";

const pair = /* @__PURE__ */ new ConvexPair();
const record = /* @__PURE__ */ createContactRecord();

export function convexDistance(a: Shape, b: Shape): number {
  if (overlaps(a, b)) return 0;
  separate(pair, a, b);
  return gapBetween(a, b);
}

export function convexSignedDistance(a: Shape, b: Shape): number {
  if (convexContact(a, b, record)) return 0 - record.depth;
  separate(pair, a, b);
  return gapBetween(a, b);
}

export function convexClosestPoints(a: Shape, b: Shape, out: ClosestPoints): void {
  const isTouching = overlaps(a, b);
  separate(pair, a, b);
  if (isTouching) {
    out.distance = 0;
    setCommonPoint(out.a, pair);
    out.b.x = out.a.x;
    out.b.y = out.a.y;
  } else {
    out.distance = gapBetween(a, b);
    setNearestPoints(out, pair);
  }
}

/** False if the shapes do not overlap; then `out` is as it was. */
export function convexContact(a: Shape, b: Shape, out: ContactRecord): boolean {
  const verdict = overlapVerdict(a, b);
  if (verdict < 0) return false;
  if (verdict > 0 && fillQuickContact(a, b, out)) return true;
  if (verdict === 0 && !overlaps(a, b)) return false;
  separate(pair, a, b);
  setConvexContact(out, pair);
  return true;
}

/** The contact of shapes that overlap, where it is quickly found: between circles and straight edges. */
function fillQuickContact(a: Shape, b: Shape, out: ContactRecord): boolean {
  if (!isEdged(b)) return false;
  if (a.kind === Kind.point || a.kind === Kind.circle) return setCircleContact(out, a, b);
  return isEdged(a) && setEdgedContact(out, a, b);
}

/** The distance of shapes that are known to be apart, even if rounding says otherwise. */
function gapBetween(a: Shape, b: Shape): number {
  const distance = distanceOf(pair);
  return distance > 0 ? distance : leastGap(a, b);
}
