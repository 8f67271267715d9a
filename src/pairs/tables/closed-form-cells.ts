/** The metric queries of pairs in closed form: of a half plane and any shape, and of a point or circle and a part of a ring. */

import {
  halfPlaneClosestPoints,
  halfPlaneContact,
  setHalfPlaneSeparation,
} from "../../convex/lowest-of-shape.js";
import {
  type ClosestPoints,
  type ContactRecord,
  createContactRecord,
  type Gap,
} from "../../convex/result.js";
import type { HalfPlane, Kind, Shape } from "../../shapes/kind.js";
import type { RoundShape, WedgeShape } from "../../shapes/reductions.js";
import { setRoundWedgeContact } from "../contact/round-wedge-contact.js";
import { setWay, setWayEnds, setWayGap, WayToCore } from "../contact/way-to-core.js";
import { anyClosestPoints, anyDistance, setGeneralContact } from "./any-cells.js";
import { inUsualUnit, setContactIn, settleGap } from "./extreme-lengths.js";
import { haveCommonPoint, overlapsOfKinds } from "./overlap-tests.js";

export function halfPlaneDistance(a: HalfPlane, b: Shape, out: Gap, kindA: Kind, kindB: Kind): void {
  if (overlapsOfKinds(a, b, kindA, kindB)) {
    out.distance = 0;
  } else {
    setHalfPlaneSeparation(out, a, b);
    settleGap(out, a, b);
  }
}

export function halfPlaneSignedDistance(a: HalfPlane, b: Shape, out: Gap): void {
  setHalfPlaneSeparation(out, a, b);
  if (haveCommonPoint(a, b)) out.distance = Math.min(out.distance, 0) + 0;
  else settleGap(out, a, b);
}

export function halfPlaneNearest(a: HalfPlane, b: Shape, out: ClosestPoints): void {
  halfPlaneClosestPoints(a, b, out);
  settleClosestPoints(a, b, out);
}

/** Makes closest points agree with `overlaps`: one point and distance 0, or a distance that is not. */
function settleClosestPoints(a: Shape, b: Shape, out: ClosestPoints): void {
  if (haveCommonPoint(a, b)) {
    out.distance = 0;
    out.b.x = out.a.x;
    out.b.y = out.a.y;
  } else {
    settleGap(out, a, b);
  }
}

/** False if the shapes do not overlap; then `out` is as it was. */
export function halfPlaneTouch(
  a: HalfPlane,
  b: Shape,
  out: ContactRecord,
  kindA: Kind,
  kindB: Kind,
): boolean {
  if (!overlapsOfKinds(a, b, kindA, kindB)) return false;
  halfPlaneContact(a, b, out);
  return true;
}

const way = /* @__PURE__ */ new WayToCore();
const record = /* @__PURE__ */ createContactRecord();

export function roundWedgeDistance(a: RoundShape, b: WedgeShape, out: Gap): void {
  if (haveCommonPoint(a, b)) out.distance = 0;
  else setWedgeGap(a, b, out);
}

/** For shapes that are apart. */
function setWedgeGap(a: RoundShape, b: WedgeShape, out: Gap): void {
  setWay(way, a, b);
  if (way.isMeasured) {
    setWayGap(way, out);
    settleGap(out, a, b);
  } else {
    anyDistance(a, b, out);
  }
}

export function roundWedgeSignedDistance(a: RoundShape, b: WedgeShape, out: Gap): void {
  if (roundWedgeContact(a, b, record)) out.distance = 0 - record.depth;
  else setWedgeGap(a, b, out);
}

export function roundWedgeClosestPoints(a: RoundShape, b: WedgeShape, out: ClosestPoints): void {
  setWay(way, a, b);
  if (!way.isMeasured) {
    anyClosestPoints(a, b, out);
    return;
  }
  setWayEnds(way, a, out);
  setWayGap(way, out);
  // The point of b nearest to the centre is in the circle, too, if they overlap.
  if (haveCommonPoint(a, b)) setCommonPoint(out);
  else settleGap(out, a, b);
}

function setCommonPoint(out: ClosestPoints): void {
  out.distance = 0;
  out.a.x = out.b.x;
  out.a.y = out.b.y;
}

/** False if the shapes do not overlap. */
export function roundWedgeContact(
  a: RoundShape,
  b: WedgeShape,
  out: ContactRecord,
  kindA: Kind = a.kind,
  kindB: Kind = b.kind,
): boolean {
  if (!overlapsOfKinds(a, b, kindA, kindB)) return false;
  const isFound =
    setRoundWedgeContact(a, b, out) || setContactIn(inUsualUnit(a, b), out, setRoundWedgeContact);
  if (!isFound) setGeneralContact(a, b, out);
  return true;
}
