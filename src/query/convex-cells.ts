/** The metric queries of two convex shapes. */

import { setCommonPoint } from "../convex/common-point.js";
import { ConvexPair, separate } from "../convex/pair.js";
import { type ClosestPoints, type ContactRecord, createContactRecord, type Gap } from "../convex/result.js";
import { setConvexContact, setNearestPoints } from "../convex/touch.js";
import type { Verdict } from "../math/verdict.js";
import { setCircleContact, setPointContact } from "../pairs/circle-contact.js";
import { type EdgedShape, isEdged } from "../pairs/edge-chain.js";
import { setEdgedContact } from "../pairs/edged-contact.js";
import { type ByKind, ofKind } from "../shapes/by-kind.js";
import type { Shape } from "../shapes/kind.js";
import { settleGap } from "./least-gap.js";
import { overlaps } from "./overlaps.js";

const pair = /* @__PURE__ */ new ConvexPair();
const record = /* @__PURE__ */ createContactRecord();

export function convexDistance(a: Shape, b: Shape, out: Gap): void {
  if (overlaps(a, b)) {
    out.distance = 0;
  } else {
    separate(pair, a, b);
    setGap(out, a, b);
  }
}

export function convexSignedDistance(a: Shape, b: Shape, out: Gap): void {
  if (convexContact(a, b, record)) {
    out.distance = 0 - record.depth;
  } else {
    separate(pair, a, b);
    setGap(out, a, b);
  }
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
    setGap(out, a, b);
    setNearestPoints(out, pair);
  }
}

/** False if the shapes do not overlap. */
export function convexContact(a: Shape, b: Shape, out: ContactRecord): boolean {
  const verdict = quickContact(a, b, out);
  if (verdict !== 0) return verdict > 0;
  if (!overlaps(a, b)) return false;
  separate(pair, a, b);
  setConvexContact(out, pair);
  return true;
}

/** The contact where it is quickly found, between circles and straight edges: 0 where that is left to the general way. */
function quickContact(a: Shape, b: Shape, out: ContactRecord): Verdict {
  return isEdged(b) ? ofKind(quickContacts, a)(a, b, out) : 0;
}

const quickContacts: ByKind<[b: EdgedShape, out: ContactRecord], Verdict> = [
  setPointContact,
  setCircleContact,
  noQuickContact,
  setEdgedContact,
  noQuickContact,
  setEdgedContact,
  setEdgedContact,
  setEdgedContact,
  setEdgedContact,
  noQuickContact,
  noQuickContact,
  noQuickContact,
  setEdgedContact,
  noQuickContact,
];

function noQuickContact(): Verdict {
  return 0;
}

/** Sets the distance of shapes that are known to be apart, even if rounding says otherwise. */
function setGap(out: Gap, a: Shape, b: Shape): void {
  out.distance = pair.distance;
  settleGap(out, a, b);
}
