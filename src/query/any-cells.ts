/** The metric queries of two shapes that may or may not be convex. */

import { boundaryClosestPoints } from "../boundary/closest-points.js";
import { boundaryContact } from "../boundary/contact.js";
import { isConvex } from "../convex/convexity.js";
import {
  type ClosestPoints,
  type ContactRecord,
  createClosestPoints,
  createContactRecord,
} from "../convex/result.js";
import type { Shape } from "../shapes/kind.js";
import { convexClosestPoints, convexContact, convexDistance, convexSignedDistance } from "./convex-cells.js";
import { gapOf, settleClosestPoints } from "./half-plane-cells.js";
import { overlaps } from "./overlaps.js";

const points = /* @__PURE__ */ createClosestPoints();
const record = /* @__PURE__ */ createContactRecord();

export function anyDistance(a: Shape, b: Shape): number {
  if (isConvex(a) && isConvex(b)) return convexDistance(a, b);
  return overlaps(a, b) ? 0 : boundaryGap(a, b);
}

export function anySignedDistance(a: Shape, b: Shape): number {
  if (isConvex(a) && isConvex(b)) return convexSignedDistance(a, b);
  if (!overlaps(a, b)) return boundaryGap(a, b);
  boundaryContact(a, b, record);
  return 0 - record.depth;
}

function boundaryGap(a: Shape, b: Shape): number {
  boundaryClosestPoints(a, b, points);
  return gapOf(points.distance, a, b);
}

export function anyClosestPoints(a: Shape, b: Shape, out: ClosestPoints): void {
  if (isConvex(a) && isConvex(b)) {
    convexClosestPoints(a, b, out);
  } else {
    boundaryClosestPoints(a, b, out);
    settleClosestPoints(a, b, out);
  }
}

/** False if the shapes do not overlap; then `out` is as it was. */
export function anyContact(a: Shape, b: Shape, out: ContactRecord): boolean {
  if (isConvex(a) && isConvex(b)) return convexContact(a, b, out);
  if (!overlaps(a, b)) return false;
  boundaryContact(a, b, out);
  return true;
}
