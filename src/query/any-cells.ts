/** The metric queries of two shapes that may or may not be convex. */

import { boundaryClosestPoints } from "../boundary/closest-points.js";
import { boundaryContact } from "../boundary/contact.js";
import { isConvex } from "../convex/convexity.js";
import {
  type ClosestPoints,
  type ContactRecord,
  createClosestPoints,
  createContactRecord,
  type Gap,
} from "../convex/result.js";
import type { Shape } from "../shapes/kind.js";
import { convexClosestPoints, convexContact, convexDistance, convexSignedDistance } from "./convex-cells.js";
import { settleClosestPoints } from "./half-plane-cells.js";
import { settleGap } from "./least-gap.js";
import { overlaps } from "./overlaps.js";

const points = /* @__PURE__ */ createClosestPoints();
const record = /* @__PURE__ */ createContactRecord();

export function anyDistance(a: Shape, b: Shape, out: Gap): void {
  if (isConvex(a) && isConvex(b)) convexDistance(a, b, out);
  else if (overlaps(a, b)) out.distance = 0;
  else setBoundaryGap(a, b, out);
}

export function anySignedDistance(a: Shape, b: Shape, out: Gap): void {
  if (isConvex(a) && isConvex(b)) {
    convexSignedDistance(a, b, out);
  } else if (overlaps(a, b)) {
    boundaryContact(a, b, record);
    out.distance = 0 - record.depth;
  } else {
    setBoundaryGap(a, b, out);
  }
}

function setBoundaryGap(a: Shape, b: Shape, out: Gap): void {
  boundaryClosestPoints(a, b, points);
  out.distance = points.distance;
  settleGap(out, a, b);
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
