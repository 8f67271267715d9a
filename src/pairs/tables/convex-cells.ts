import { setCommonPoint } from "../../convex/common-point.js";
import { ConvexPair, isOfUsualSize, separate } from "../../convex/pair.js";
import {
  type ClosestPoints,
  type ContactRecord,
  createContactRecord,
  type Gap,
} from "../../convex/result.js";
import { setConvexContact, setNearestPoints } from "../../convex/touch.js";
import { type EdgedShape, isEdged, vertexCount } from "../../forms/forms.js";
import { setChain } from "../../forms/set-chain.js";
import type { Verdict } from "../../math/verdict.js";
import { type Capsule, type Circle, type Ellipse, Kind, type Shape } from "../../shapes/kind.js";
import type { RoundShape } from "../../shapes/reductions.js";
import { setCirclesContact, setRoundEllipseContact } from "../contact/circle-contact.js";
import { first, second } from "../contact/edged-nearest.js";
import {
  setCapsulesContact,
  setCapsulesGap,
  setQuickGap as setEdgesGap,
  setQuickContact,
} from "../contact/quick-contact.js";
import { setWay, setWayEnds, setWayGap, verdictOfWay, WayToCore } from "../contact/way-to-core.js";
import { inUsualUnit, setContactIn, setSlowContact, setSlowGap, settleGap } from "./extreme-lengths.js";
import { haveCommonPoint } from "./overlap-tests.js";

/** The metric queries of two convex shapes. */

const pair = /* @__PURE__ */ new ConvexPair();
const way = /* @__PURE__ */ new WayToCore();
const record = /* @__PURE__ */ createContactRecord();

export function convexDistance(
  a: Shape,
  b: Shape,
  out: Gap,
  kindA: Kind = a.kind,
  kindB: Kind = b.kind,
): void {
  setWay(way, a, b, kindA, kindB);
  setDistance(out, a, b, kindA, kindB);
}

export function convexSignedDistance(a: Shape, b: Shape, out: Gap): void {
  if (convexContact(a, b, record)) out.distance = 0 - record.depth;
  else setSeparateGap(a, b, out);
}

/** Sets the distance of shapes that are apart. */
function setSeparateGap(a: Shape, b: Shape, out: Gap): void {
  setWay(way, a, b);
  setGap(out, a, b);
}

export function convexClosestPoints(a: Shape, b: Shape, out: ClosestPoints): void {
  setWay(way, a, b);
  // At extreme sizes, the distance is found in another unit, which replaces `way`.
  const { isMeasured } = way;
  setDistance(out, a, b, a.kind, b.kind);
  if (out.distance === 0) {
    separate(pair, a, b);
    setCommonPoint(out.a, pair);
    out.b.x = out.a.x;
    out.b.y = out.a.y;
  } else if (isMeasured) {
    setWayEnds(way, a, out);
  } else {
    separate(pair, a, b);
    setNearestPoints(out, pair);
  }
}

/** Sets the distance, once the way is set. */
function setDistance(out: Gap, a: Shape, b: Shape, kindA: Kind, kindB: Kind): void {
  const verdict = setQuickGap(out, a, b, false, kindA, kindB);
  if (verdict < 0) settleGap(out, a, b);
  else if (verdict > 0 || haveCommonPoint(a, b)) out.distance = 0;
  else setGap(out, a, b);
}

/** Sets the distance of shapes known to be apart, even if rounding says otherwise, once their way is set. */
function setGap(out: Gap, a: Shape, b: Shape): void {
  if (way.isMeasured) {
    setWayGap(way, out);
  } else if (setQuickGap(out, a, b, true, a.kind, b.kind) >= 0) {
    setSearchedGap(out, a, b);
  }
  settleGap(out, a, b);
}

/** Sets the distance from all edges and vertices, if these are few, or by the search over all directions. */
function setSearchedGap(out: Gap, a: Shape, b: Shape): void {
  if (isEdged(a) && isEdged(b) && setFewChains(a, b)) {
    setSlowGap(a, b, out, distanceOfConvex);
    return;
  }
  separate(pair, a, b);
  out.distance = pair.distance;
  if (!isOfUsualSize(pair)) setUnusualGap(out, a, b);
}

function distanceOfConvex(a: Shape, b: Shape): number {
  const found: Gap = { distance: 0.5 };
  convexDistance(a, b, found);
  return found.distance;
}

/** Sets the distance of shapes of extreme size, found in a unit in which the size is usual. */
function setUnusualGap(out: Gap, a: Shape, b: Shape): void {
  const other = inUsualUnit(a, b);
  if (other === null) return;
  out.distance = distanceOfConvex(other.a, other.b) / other.power;
}

/** −1 if the shapes are certainly apart, with their distance, once their way is set; 1 if they certainly overlap. */
function setQuickGap(out: Gap, a: Shape, b: Shape, isKnown: boolean, kindA: Kind, kindB: Kind): Verdict {
  if (way.isMeasured) {
    const verdict = verdictOfWay(way);
    if (verdict < 0) setWayGap(way, out);
    return verdict;
  }
  if (way.isRead) return 0;
  return setEdgesGap(a, b, out, isKnown, kindA, kindB);
}

/** False if the shapes do not overlap. */
export function convexContact(
  a: Shape,
  b: Shape,
  out: ContactRecord,
  kindA: Kind = a.kind,
  kindB: Kind = b.kind,
): boolean {
  const verdict =
    kindA <= Kind.circle && kindB === Kind.ellipse
      ? setRoundEllipseContact(a as RoundShape, b as Ellipse, out)
      : setQuickContact(a, b, out, false, kindA, kindB);
  return verdict !== 0 ? verdict > 0 : slowContact(a, b, out);
}

/** Continues `convexContact` where the quick ways leave it open. */
function slowContact(a: Shape, b: Shape, out: ContactRecord): boolean {
  if (!haveCommonPoint(a, b)) return false;
  // Knowing that the shapes overlap, the quick ways may be certain where they were not before.
  if (setQuickContact(a, b, out, true) > 0) return true;
  if (isEdged(a) && isEdged(b) && setFewChains(a, b)) setSlowContact(a, b, out, setFewChains, convexContact);
  else setSearchedContact(a, b, out);
  return true;
}

/** With more vertices together, the search over all directions, which sorts them, is faster than all pairs of them. */
const FEW_VERTICES = 64;

/** Whether the shapes have few vertices; both chains are set then. */
function setFewChains(a: EdgedShape, b: EdgedShape): boolean {
  setChain(first, a);
  setChain(second, b);
  return vertexCount(first) + vertexCount(second) <= FEW_VERTICES;
}

/** Sets the contact of shapes known to overlap, by the search over all directions. */
export function setSearchedContact(a: Shape, b: Shape, out: ContactRecord): void {
  separate(pair, a, b);
  if (isOfUsualSize(pair) || !setContactIn(inUsualUnit(a, b), out, convexContact))
    setConvexContact(out, pair);
}

/** As `convexContact`, without asking what the shapes are. */
export function circlesContact(a: Circle, b: Circle, out: ContactRecord): boolean {
  const verdict = setCirclesContact(a, b, out);
  return verdict !== 0 ? verdict > 0 : convexContact(a, b, out);
}

export function capsulesContact(a: Capsule, b: Capsule, out: ContactRecord): boolean {
  const verdict = setCapsulesContact(a, b, out);
  return verdict !== 0 ? verdict > 0 : slowContact(a, b, out);
}

/** As `convexDistance`. */
export function capsulesDistance(a: Capsule, b: Capsule, out: Gap): void {
  const verdict = setCapsulesGap(a, b, out);
  if (verdict > 0) out.distance = 0;
  else if (verdict === 0) convexDistance(a, b, out);
}
