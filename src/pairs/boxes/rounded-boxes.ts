import type { Verdict } from "../../math/verdict.js";
import {
  type Circle,
  Kind,
  type Mutable,
  type Point,
  type Rect,
  type RoundedRect,
} from "../../shapes/kind.js";
import type { BoxShape, RoundShape } from "../../shapes/reductions.js";
import { edgedDecision, edgedFilter } from "../edges/chain-chain.js";
import { rectRectOverlapFilter } from "./rect-rect.js";
import { circleRectOverlapFilter, circleRectOverlapInIntegers } from "./round-rect.js";

/** For one call at a time. Their fields are in the order of all rectangles', so that the filter meets only one layout of object. */
const first: Mutable<Rect> = /* @__PURE__ */ createBox();
const second: Mutable<Rect> = /* @__PURE__ */ createBox();
const disc: Mutable<Circle> = { kind: Kind.circle, x: 0.5, y: 0.5, r: 0.5 };

function createBox(): Mutable<Rect> {
  return { kind: Kind.rect, x: 0.5, y: 0.5, halfWidth: 0.75, halfHeight: 0.75, ux: 1, uy: 0 };
}

export function rectRoundedRectFilter(a: Rect, b: RoundedRect): Verdict {
  setBox(first, a);
  return boxesVerdict(a, 0, b);
}

export function roundedRectRoundedRectFilter(a: RoundedRect, b: RoundedRect): Verdict {
  setBox(first, a);
  return boxesVerdict(a, a.r, b);
}

/** The shapes are apart if the boxes around them are, and overlap if their cores do. Otherwise the corners decide. */
function boxesVerdict(a: BoxShape, radius: number, b: RoundedRect): Verdict {
  setBox(second, b);
  if (rectRectOverlapFilter(first, second) < 0) return -1;
  // One rounding of each half size, which the error bounds of the filter leave room for.
  first.halfWidth -= radius;
  first.halfHeight -= radius;
  second.halfWidth -= b.r;
  second.halfHeight -= b.r;
  return rectRectOverlapFilter(first, second) > 0 ? 1 : edgedFilter(a, b);
}

function setBox(out: Mutable<Rect>, { x, y, halfWidth, halfHeight, ux, uy }: BoxShape): void {
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

export function pointRoundedRectFilter(a: Point, b: RoundedRect): Verdict {
  disc.x = a.x;
  disc.y = a.y;
  disc.r = b.r;
  return discVerdict(b);
}

export function circleRoundedRectFilter(a: Circle, b: RoundedRect): Verdict {
  disc.x = a.x;
  disc.y = a.y;
  disc.r = a.r + b.r;
  return discVerdict(b);
}

/** Whether the disc of both radii reaches the core. */
function discVerdict(b: RoundedRect): Verdict {
  setBox(second, b);
  second.halfWidth -= b.r;
  second.halfHeight -= b.r;
  return circleRectOverlapFilter(disc, second);
}

/** The exact answer for a point or a circle. */
export function roundRoundedRectExact(a: RoundShape, b: RoundedRect): boolean {
  const decision = edgedDecision(a, b);
  if (decision !== 0) return decision > 0;
  const r = a.kind === Kind.circle ? a.r : 0;
  return circleRectOverlapInIntegers({ x: a.x, y: a.y, r }, b, b.r);
}
