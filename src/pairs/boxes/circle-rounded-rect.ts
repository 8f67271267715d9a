import { magnitudeOf, toIntegers } from "../../math/exact.js";
import { signOfOneRoot } from "../../math/surd.js";
import type { Verdict } from "../../math/verdict.js";
import { type Circle, Kind, type Point, type RoundedRect } from "../../shapes/kind.js";
import { edgedDecision } from "../edges/chain-chain.js";
import { reachVerdict } from "./reach.js";
import { excessOf } from "./rect-excess.js";

/** Whether a solid circle and a rounded rectangle, turned as it may be, have a common point. Exact. */
export function circleRoundedRectOverlap(a: Circle, b: RoundedRect): boolean {
  const verdict = circleRoundedRectFilter(a, b);
  return verdict !== 0 ? verdict > 0 : roundRoundedRectExact(a, b);
}

/** Whether a rounded rectangle, turned as it may be, contains a point. Exact; its boundary belongs to it. */
export function pointRoundedRectOverlap(a: Point, b: RoundedRect): boolean {
  const verdict = pointRoundedRectFilter(a, b);
  return verdict !== 0 ? verdict > 0 : roundRoundedRectExact(a, b);
}

/** Of the rounded rectangle at hand, and how far beyond the core's sides counts as within. */
const core = { halfWidth: 0.5, halfHeight: 0.5, reach: 0.5 };

export function pointRoundedRectFilter(a: Point, b: RoundedRect): Verdict {
  core.reach = b.r;
  return coreVerdict(a, b);
}

export function circleRoundedRectFilter(a: Circle, b: RoundedRect): Verdict {
  core.reach = a.r + b.r;
  return coreVerdict(a, b);
}

/** Whether the sum of the radii reaches the core. */
function coreVerdict(a: Point | Circle, b: RoundedRect): Verdict {
  core.halfWidth = b.halfWidth - b.r;
  core.halfHeight = b.halfHeight - b.r;
  const excess = excessOf(a, b, core);
  return excess.scale === 0 ? 0 : reachVerdict(excess, core.reach);
}

/** The exact answer for a point or a circle. */
export function roundRoundedRectExact(a: Point | Circle, b: RoundedRect): boolean {
  const decision = edgedDecision(a, b);
  return decision !== 0 ? decision > 0 : meetsInFrame(a, b);
}

/**
 * In the rectangle's frame, scaled by |u| = √w: the centre must be within the sum of the radii of the core, whose
 * nearest point is the centre clamped to the core's half sizes.
 */
function meetsInFrame(a: Point | Circle, b: RoundedRect): boolean {
  const [ax, ay, aR, bx, by, halfWidth, halfHeight, bR] = toIntegers(
    a.x,
    a.y,
    a.kind === Kind.circle ? a.r : 0,
    b.x,
    b.y,
    b.halfWidth,
    b.halfHeight,
    b.r,
  );
  const [ux, uy] = toIntegers(b.ux, b.uy);
  const w = ux * ux + uy * uy;
  const along = magnitudeOf(ux * (ax - bx) + uy * (ay - by));
  const across = magnitudeOf(ux * (ay - by) - uy * (ax - bx));
  const width = halfWidth - bR;
  const height = halfHeight - bR;
  const reach = aR + bR;
  const beyondX = along * along > width * width * w;
  const beyondY = across * across > height * height * w;
  if (!beyondX && !beyondY) return true;
  if (!beyondY) return along * along <= (width + reach) ** 2n * w;
  if (!beyondX) return across * across <= (height + reach) ** 2n * w;
  // reach²w − (along − width√w)² − (across − height√w)²
  const rational = (reach * reach - width * width - height * height) * w - along * along - across * across;
  return signOfOneRoot(rational, 2n * (along * width + across * height), w) >= 0;
}
