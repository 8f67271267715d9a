import type { Relation } from "../../exact/rcc8.js";
import { orientation } from "../../math/orientation.js";
import type { Vec2 } from "../../math/vector.js";
import type { Verdict } from "../../math/verdict.js";
import { type HalfPlane, Kind, type Shape } from "../../shapes/kind.js";
import { isThin } from "../../shapes/thin.js";
import { overlapVerdict } from "../overlap-filters.js";
import { doChainsCross } from "./chain-crossing.js";
import { isCertainlyInside } from "./inside-filter.js";
import { certainlyHolds, certainlyNearInterior, locate } from "./location.js";
import { Spots } from "./spots.js";
import { addWitnesses, setAnchor } from "./witness-spots.js";

const spotsOfA = /* @__PURE__ */ new Spots();
const spotsOfB = /* @__PURE__ */ new Spots();
const anchorOfA: Vec2 = { x: 0.5, y: 0.5 };
const anchorOfB: Vec2 = { x: 0.5, y: 0.5 };

/** What spots of a shape tell about how it lies to another. */
interface Sight {
  /** Whether one lies in the other's interior: then the relative interiors of both have a common point. */
  reachesIn: boolean;
  /** Whether one lies outside of the other. */
  sticksOut: boolean;
}

const sightOfA: Sight = { reachesIn: false, sticksOut: false };
const sightOfB: Sight = { reachesIn: false, sticksOut: false };

/**
 * The relation of two shapes if doubles are certain of it; undefined where they touch to within rounding, where
 * boundaries have stretches in common, and where no witness happens to be among the places that are tried.
 *
 * Every place that counts is certified by the filters of `overlaps`. Apart is what they say. Crossing takes a place in
 * both, one in a only and one in b only. Inside takes that the hull of some places holds a, and that all of these are in
 * the interior of b.
 */
export function relationVerdict(
  a: Shape,
  b: Shape,
  verdict: Verdict = overlapVerdict(a, b),
): Relation | undefined {
  if (verdict <= 0) return verdict < 0 ? "apart" : undefined;
  if (a.kind === Kind.point) return locate(b, a.x, a.y, 0) > 0 ? "inside" : undefined;
  if (b.kind === Kind.point) return locate(a, b.x, b.y, 0) > 0 ? "contains" : undefined;
  if (a.kind === Kind.halfPlane && b.kind === Kind.halfPlane) {
    return areParallel(a, b) ? undefined : "crossing";
  }
  return relationByWitnesses(a, b);
}

/** Of two shapes that overlap. */
function relationByWitnesses(a: Shape, b: Shape): Relation | undefined {
  setAnchor(anchorOfA, a);
  setAnchor(anchorOfB, b);
  if (!isFinitePlace(anchorOfA) || !isFinitePlace(anchorOfB)) return undefined;
  look(sightOfA, spotsOfA, a, b, anchorOfB);
  look(sightOfB, spotsOfB, b, a, anchorOfA);
  const meets = sightOfA.reachesIn || sightOfB.reachesIn || doChainsCross(a, b) || meetsBetweenAnchors(a, b);
  if (!meets) return undefined;
  // What has an interior is no part of what has none.
  const aSticksOut = sightOfA.sticksOut || (sightOfB.reachesIn && isThin(b));
  const bSticksOut = sightOfB.sticksOut || (sightOfA.reachesIn && isThin(a));
  if (aSticksOut && bSticksOut) return "crossing";
  if (sightOfA.reachesIn && !aSticksOut && isCertainlyInside(a, b)) return "inside";
  return sightOfB.reachesIn && !bSticksOut && isCertainlyInside(b, a) ? "contains" : undefined;
}

/** Exact. */
function areParallel(a: HalfPlane, b: HalfPlane): boolean {
  return orientation(0, 0, a.nx, a.ny, b.nx, b.ny) === 0;
}

function isFinitePlace({ x, y }: Vec2): boolean {
  return Number.isFinite(x) && Number.isFinite(y);
}

function look(out: Sight, spots: Spots, shape: Shape, other: Shape, target: Vec2): void {
  out.reachesIn = false;
  out.sticksOut = false;
  spots.clear();
  addWitnesses(spots, shape, target);
  for (let i = 0; i < spots.count && !(out.reachesIn && out.sticksOut); i++) {
    const x = spots.x[i] as number;
    const y = spots.y[i] as number;
    const error = spots.error[i] as number;
    const found = locate(other, x, y, error);
    if (found === 0 || (found > 0 ? out.reachesIn : out.sticksOut)) continue;
    if (found < 0) out.sticksOut = error > 0 || certainlyHolds(shape, x, y);
    else out.reachesIn = error > 0 || certainlyNearInterior(shape, x, y);
  }
}

const STEPS = 8;

/** Whether a place on the line between the anchors lies in the interior of both. */
function meetsBetweenAnchors(a: Shape, b: Shape): boolean {
  if (isThin(a) || isThin(b)) return false;
  for (let step = 1; step < STEPS; step++) {
    const part = step / STEPS;
    const x = (1 - part) * anchorOfA.x + part * anchorOfB.x;
    const y = (1 - part) * anchorOfA.y + part * anchorOfB.y;
    if (locate(a, x, y, 0) > 0 && locate(b, x, y, 0) > 0) return true;
  }
  return false;
}
