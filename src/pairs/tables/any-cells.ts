/** The metric queries of two shapes that may or may not be convex. */

import { boundaryContact } from "../../boundary/boundary-contact.js";
import { frameOf } from "../../boundary/frame.js";
import { boundaryClosestPoints, closestPointsApart } from "../../boundary/touch-points.js";
import { isConvex } from "../../convex/convexity.js";
import {
  type ClosestPoints,
  type ContactRecord,
  createClosestPoints,
  createContactRecord,
  type Gap,
  inUnitOf,
} from "../../convex/result.js";
import { setPolygonChain } from "../../forms/set-chain.js";
import { sizeOf } from "../../shapes/copy.js";
import type { Circle, Kind, Polygon, Shape } from "../../shapes/kind.js";
import { setRoundPolygonContact } from "../contact/circle-contact.js";
import { setChainsGap, setCoresContact } from "../contact/edged-contact.js";
import { first, measurePair, second } from "../contact/edged-nearest.js";
import { areBoxesApart, areCertainlyMeeting } from "../edges/polygon-shortcuts.js";
import { setFewFeaturesContact } from "../features/few-features.js";
import { depthToTry, excerptsOf, wayAside } from "../many-edges/excerpts.js";
import { nearestOutlines } from "../many-edges/nearest-outlines.js";
import { chainOf, hasTree, nearnessOf } from "../many-edges/nearness.js";
import {
  convexClosestPoints,
  convexContact,
  convexDistance,
  convexSignedDistance,
  setSearchedContact,
} from "./convex-cells.js";
import { inUsualUnit, settleGap } from "./extreme-lengths.js";
import { haveCommonPoint } from "./overlap-tests.js";

const points = /* @__PURE__ */ createClosestPoints();
const record = /* @__PURE__ */ createContactRecord();

export function anyDistance(a: Shape, b: Shape, out: Gap, kindA: Kind = a.kind, kindB: Kind = b.kind): void {
  if (isConvex(a, kindA) && isConvex(b, kindB)) convexDistance(a, b, out, kindA, kindB);
  else if (haveCommonPoint(a, b)) out.distance = 0;
  else setBoundaryGap(a, b, out);
}

export function polygonPolygonDistance(a: Polygon, b: Polygon, out: Gap): void {
  const isMeeting = !areBoxesApart(a, b) && areCertainlyMeeting(a, b);
  if (!isMeeting) setChains(a, b);
  const verdict = isMeeting ? 1 : setChainsGap(out);
  if (verdict > 0) out.distance = 0;
  else if (verdict === 0) anyDistance(a, b, out);
}

/** Makes two polygons the chains at hand, without the look at their kinds that takes as long as all else. */
function setChains(a: Polygon, b: Polygon): void {
  setPolygonChain(a, first);
  setPolygonChain(b, second);
}

export function anySignedDistance(a: Shape, b: Shape, out: Gap): void {
  if (isConvex(a) && isConvex(b)) {
    convexSignedDistance(a, b, out);
  } else if (haveCommonPoint(a, b)) {
    setBoundaryContact(a, b, record);
    out.distance = 0 - record.depth;
  } else {
    setBoundaryGap(a, b, out);
  }
}

function setBoundaryGap(a: Shape, b: Shape, out: Gap): void {
  setClosestPointsApart(a, b, points);
  out.distance = points.distance;
}

export function anyClosestPoints(a: Shape, b: Shape, out: ClosestPoints): void {
  if (isConvex(a) && isConvex(b)) convexClosestPoints(a, b, out);
  else if (haveCommonPoint(a, b)) setCommonPoint(a, b, out);
  else setClosestPointsApart(a, b, out);
}

/** Sets the closest points of shapes known to be apart. */
function setClosestPointsApart(a: Shape, b: Shape, out: ClosestPoints): void {
  const frame = frameOf(a, b);
  const near = nearestOutlines(a, b, frame);
  // A shape may be in a hole that vanishes in the frame: then whole outlines say that it is held.
  const isFound = near !== null && closestPointsApart(near.a, near.b, near.reach, frame, out);
  if (!isFound) boundaryClosestPoints(a, b, out, frame);
  settleGap(out, a, b);
}

/** Sets a common point of shapes known to overlap; of those with many edges, from the parts that are near each other. */
function setCommonPoint(a: Shape, b: Shape, out: ClosestPoints): void {
  const areLarge = hasTree(a) || hasTree(b);
  // At any size, the same parts are near.
  const { a: ofA, b: ofB, power } = (areLarge ? inUsualUnit(a, b) : null) ?? { a, b, power: 1 };
  const near = areLarge ? excerptsOf(ofA, ofB, nearnessOf(ofA, ofB).reach) : { a, b };
  boundaryClosestPoints(near.a, near.b, out, frameOf(ofA, ofB));
  out.distance = 0;
  out.a.x /= power;
  out.a.y /= power;
  out.b.x = out.a.x;
  out.b.y = out.a.y;
}

/** False if the shapes do not overlap; then `out` is as it was. */
export function anyContact(
  a: Shape,
  b: Shape,
  out: ContactRecord,
  kindA: Kind = a.kind,
  kindB: Kind = b.kind,
): boolean {
  if (isConvex(b, kindB) && isConvex(a, kindA)) return convexContact(a, b, out, kindA, kindB);
  if (!haveCommonPoint(a, b)) return false;
  setBoundaryContact(a, b, out);
  return true;
}

export function circlePolygonContact(a: Circle, b: Polygon, out: ContactRecord): boolean {
  const verdict = setRoundPolygonContact(a, b, out, false);
  return verdict !== 0 ? verdict > 0 : anyContact(a, b, out);
}

export function polygonPolygonContact(a: Polygon, b: Polygon, out: ContactRecord): boolean {
  if (areBoxesApart(a, b)) return false;
  setChains(a, b);
  const verdict = measurePair() ? setCoresContact(out, false) : 0;
  return verdict !== 0 ? verdict > 0 : anyContact(a, b, out);
}

/** Sets the contact of shapes known to overlap, by the search over all directions or from the boundaries. */
export function setGeneralContact(a: Shape, b: Shape, out: ContactRecord): void {
  if (isConvex(a) && isConvex(b)) setSearchedContact(a, b, out);
  else setBoundaryContact(a, b, out);
}

/** Whether shapes may count as having few features. */
let mayBeFew = true;

/** Asks for contacts of excerpts. They are told as those of the whole shapes, which have many features, to the same bits. */
export function askOfExcerpts<T>(ask: () => T): T {
  mayBeFew = false;
  try {
    return ask();
  } finally {
    mayBeFew = true;
  }
}

/** Sets the contact of shapes known to overlap; at extreme sizes in another unit. */
function setBoundaryContact(a: Shape, b: Shape, out: ContactRecord): void {
  const other = inUsualUnit(a, b);
  if (!(mayBeFew && setFewFeaturesContact(other?.a ?? a, other?.b ?? b, out))) {
    // One multiplication cannot bring subnormal sizes near 1.
    if (other === null || other.power < 1) {
      setNearContact(a, b, out);
      return;
    }
    boundaryContact(other.a, other.b, out);
  }
  if (other !== null) inUnitOf(out, other.power);
}

/** The factor by which the reach grows if the way out is not within it. */
const FARTHER = 4;

/** More than the rounding errors of a way that certainly parts two shapes. */
const MORE = 1 + 2 ** -10;

/** The least second reach, as a part of the size: the first one is 0 for a point on an edge. */
const LEAST_PART = 2 ** -40;

/** Leaves more room than the error of a depth. */
const CERTAIN = 1 - 2 ** -20;

/**
 * Sets the contact; of shapes with many edges, from those within reach of the other shape. A way out no longer than the
 * reach is the shortest of all.
 */
function setNearContact(a: Shape, b: Shape, out: ContactRecord): void {
  if (!hasTree(a) && !hasTree(b)) {
    boundaryContact(a, b, out);
    return;
  }
  const frame = frameOf(a, b);
  for (let reach = depthToTry(a, b); ; reach = fartherThan(reach, a, b)) {
    const near = excerptsOf(a, b, reach);
    const isWhole = near.a === a && near.b === b;
    boundaryContact(near.a, near.b, out, frame, isWhole ? Number.POSITIVE_INFINITY : reach);
    if (isWhole || out.depth <= CERTAIN * reach) return;
  }
}

/** The next reach to try: of two chains, no farther than to beside each other's boxes, unless that has been tried. */
function fartherThan(reach: number, a: Shape, b: Shape): number {
  const farther = Math.max(
    FARTHER * reach,
    LEAST_PART * Math.min(sizeOf(a) || Infinity, sizeOf(b) || Infinity),
  );
  if (chainOf(a) === null || chainOf(b) === null) return farther;
  const aside = wayAside(a, b) * MORE;
  return reach < aside ? Math.min(farther, aside) : farther;
}
