/** The metric queries of two convex shapes. */

import { setCommonPoint } from "../convex/common-point.js";
import { ConvexPair, separate } from "../convex/pair.js";
import { setPolygonGap } from "../convex/polygon-gap.js";
import { type ClosestPoints, type ContactRecord, createContactRecord, type Gap } from "../convex/result.js";
import { setConvexContact, setNearestPoints } from "../convex/touch.js";
import type { Verdict } from "../math/verdict.js";
import { setWay, setWayEnds, setWayGap, verdictOfWay, WayToCore } from "../nearest/way-to-core.js";
import { setCircleContact, setPointContact } from "../pairs/circle-contact.js";
import { type EdgedShape, isEdged } from "../pairs/edge-chain.js";
import { setEdgedContact } from "../pairs/edged-contact.js";
import { polygonPolygonFilter } from "../pairs/polygon-polygon.js";
import { type ByKind, ofKind } from "../shapes/by-kind.js";
import { Kind, type Polygon, type Shape } from "../shapes/kind.js";
import { settleGap } from "./least-gap.js";
import { overlaps } from "./overlaps.js";

const pair = /* @__PURE__ */ new ConvexPair();
const way = /* @__PURE__ */ new WayToCore();
const record = /* @__PURE__ */ createContactRecord();

export function convexDistance(a: Shape, b: Shape, out: Gap): void {
  if (areApart(a, b)) setGap(out, a, b);
  else out.distance = 0;
}

export function convexSignedDistance(a: Shape, b: Shape, out: Gap): void {
  if (convexContact(a, b, record)) {
    out.distance = 0 - record.depth;
  } else {
    setWay(way, a, b);
    setGap(out, a, b);
  }
}

export function convexClosestPoints(a: Shape, b: Shape, out: ClosestPoints): void {
  if (areApart(a, b)) {
    setGap(out, a, b);
    if (way.isMeasured) {
      setWayEnds(way, a, out);
    } else {
      if (arePolygons(a, b)) separate(pair, a, b);
      setNearestPoints(out, pair);
    }
  } else {
    separate(pair, a, b);
    out.distance = 0;
    setCommonPoint(out.a, pair);
    out.b.x = out.a.x;
    out.b.y = out.a.y;
  }
}

/** Also sets the way from a to b. */
function areApart(a: Shape, b: Shape): boolean {
  setWay(way, a, b);
  const verdict = verdictOfWay(way);
  return verdict !== 0 ? verdict < 0 : !overlaps(a, b);
}

/** Sets the distance of shapes that are apart, even if rounding says otherwise, once their way is set. */
function setGap(out: Gap, a: Shape, b: Shape): void {
  if (way.isMeasured) setWayGap(way, out);
  else if (!(arePolygons(a, b) && setPolygonGap(out, a as Polygon, b as Polygon))) {
    separate(pair, a, b);
    out.distance = pair.distance;
  }
  settleGap(out, a, b);
}

function arePolygons(a: Shape, b: Shape): boolean {
  return a.kind === Kind.polygon && b.kind === Kind.polygon;
}

/** The same as `convexDistance`, for two convex polygons, without asking what they are. */
export function polygonsDistance(a: Polygon, b: Polygon, out: Gap): void {
  if (polygonPolygonFilter(a, b) > 0) {
    out.distance = 0;
    return;
  }
  if (!setPolygonGap(out, a, b)) {
    separate(pair, a, b);
    out.distance = pair.distance;
  }
  settleGap(out, a, b);
}

/** False if the shapes do not overlap. */
export function convexContact(a: Shape, b: Shape, out: ContactRecord): boolean {
  const verdict = quickContact(a, b, out);
  return verdict !== 0 ? verdict > 0 : searchedContact(a, b, out);
}

/** The same, by the search over all directions. */
export function searchedContact(a: Shape, b: Shape, out: ContactRecord): boolean {
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
