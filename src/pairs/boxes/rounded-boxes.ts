import { magnitudeOf, toIntegers } from "../../math/exact.js";
import { signOfOneRoot } from "../../math/surd.js";
import { certainSign, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import {
  type Circle,
  Kind,
  type Mutable,
  type Point,
  type Rect,
  type RoundedRect,
} from "../../shapes/kind.js";
import { rect } from "../../shapes/rect.js";
import { edgedDecision, edgedFilter } from "../edges/chain-chain.js";
import { excessOf, type RectExcess } from "./rect-frame.js";
import { rectRectOverlapFilter } from "./rect-rect.js";

/** For one call at a time. They are made as all rectangles are, so that the filter meets only one layout of object. */
const first: Mutable<Rect> = /* @__PURE__ */ rect(0.5, 0.5, 1.5, 1.5);
const second: Mutable<Rect> = /* @__PURE__ */ rect(0.5, 0.5, 1.5, 1.5);

export function rectRoundedRectFilter(a: Rect, b: RoundedRect): Verdict {
  setBox(first, a);
  return boxesVerdict(a, 0, b);
}

export function roundedRectRoundedRectFilter(a: RoundedRect, b: RoundedRect): Verdict {
  setBox(first, a);
  return boxesVerdict(a, a.r, b);
}

/** The shapes are apart if the boxes around them are, and overlap if their cores do. Otherwise the corners decide. */
function boxesVerdict(a: Rect | RoundedRect, radius: number, b: RoundedRect): Verdict {
  setBox(second, b);
  if (rectRectOverlapFilter(first, second) < 0) return -1;
  // One rounding of each half size, which the error bounds of the filter leave room for.
  first.halfWidth -= radius;
  first.halfHeight -= radius;
  second.halfWidth -= b.r;
  second.halfHeight -= b.r;
  return rectRectOverlapFilter(first, second) > 0 ? 1 : edgedFilter(a, b);
}

function setBox(out: Mutable<Rect>, { x, y, halfWidth, halfHeight, ux, uy }: Rect | RoundedRect): void {
  out.x = x;
  out.y = y;
  out.halfWidth = halfWidth;
  out.halfHeight = halfHeight;
  out.ux = ux;
  out.uy = uy;
}

/**
 * Whether a solid circle and a rounded rectangle, at any angle, have a common point. Exact.
 *
 * @example
 * circleRoundedRectOverlap(circle(0, 0, 2), roundedRect(2, 0, 6, 4, 1)); // true
 */
export function circleRoundedRectOverlap(a: Circle, b: RoundedRect): boolean {
  const verdict = circleRoundedRectFilter(a, b);
  return verdict !== 0 ? verdict > 0 : roundRoundedRectExact(a, b);
}

/**
 * Whether a rounded rectangle, at any angle, contains a point. Exact; its boundary belongs to it.
 *
 * @example
 * pointRoundedRectOverlap(point(1, 0), roundedRect(2, 0, 6, 4, 1)); // true
 */
export function pointRoundedRectOverlap(a: Point, b: RoundedRect): boolean {
  const verdict = pointRoundedRectFilter(a, b);
  return verdict !== 0 ? verdict > 0 : roundRoundedRectExact(a, b);
}

/** The core of the rounded rectangle at hand, and how far beyond its sides counts as within. */
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

/**
 * Squares and sum of the excesses: 2 roundings. The square of the radius: a sum of two 1, times the length of a direction at
 * most 5, all counted twice by the square, which adds 1: 13. The difference 1, on each side. Together at most 14; the
 * bound itself, all of whose terms are positive, passes 7.
 */
const REACH_ERROR = 16 * UNIT_ROUNDOFF;

/**
 * Whether a radius reaches a position past the sides of a box.
 */
function reachVerdict({ beyondX, errorX, beyondY, errorY, scale }: RectExcess, reach: number): Verdict {
  const radius = reach * scale;
  const radiusSq = radius * radius;
  const x = Math.max(0, beyondX);
  const y = Math.max(0, beyondY);
  const distanceSq = x * x + y * y;
  // The effect of the errors on the squares; clamping at 0 does not increase it.
  const shift = errorX * (2 * x + errorX) + errorY * (2 * y + errorY);
  return certainSign(
    radiusSq - distanceSq,
    1.01 * shift + REACH_ERROR * (radiusSq + distanceSq) + UNDERFLOW_ERROR,
  );
}
