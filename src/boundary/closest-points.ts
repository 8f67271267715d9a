import { setCommonPoint } from "../convex/common-point.js";
import type { ClosestPoints } from "../convex/result.js";
import { spend } from "../math/budget.js";
import { note } from "../math/explain.js";
import { lengthOf } from "../nearest/nearest.js";
import type { Shape } from "../shapes/kind.js";
import { type Frame, frameOf, fromFrame } from "./frame.js";
import { createNearestPair, type NearestPair, offerCommon } from "./nearest-curves.js";
import { nearestOfPieces } from "./nearest-pieces.js";
import { type Outlined, outlinedParts } from "./outlined.js";
import type { Box } from "./piece.js";

/**
 * The closest points of any two shapes, from their boundaries.
 *
 * Overlapping shapes have the distance 0 and a common point, up to rounding; whether they overlap is decided elsewhere.
 * Error: some 1e-15 of the extents and the separation, and an ulp of the coordinates. Cost: the pairs of pieces whose
 * boxes are nearer to each other than the points found so far.
 */
export function boundaryClosestPoints(a: Shape, b: Shape, out: ClosestPoints, frame = frameOf(a, b)): void {
  const best = createNearestPair(setCommonPoint);
  nearestOfAllParts(outlinedParts(a, frame), outlinedParts(b, frame), best);
  setPoints(out, best, frame);
}

/**
 * The same for pieces of outlines of shapes that are known to be apart, in a frame. Their nearest points are less than
 * `reach` from each other. False if rounding leaves none.
 */
export function closestPointsApart(
  a: readonly Outlined[],
  b: readonly Outlined[],
  reach: number,
  frame: Frame,
  out: ClosestPoints,
): boolean {
  const best = createNearestPair(setCommonPoint);
  best.distance = reach;
  nearestOfAllParts(a, b, best);
  if (!(best.distance < reach)) return false;
  setPoints(out, best, frame);
  return true;
}

function setPoints(out: ClosestPoints, best: NearestPair, { originX, originY, power }: Frame): void {
  out.distance = best.distance / power;
  out.a.x = fromFrame(best.ax, originX, power);
  out.a.y = fromFrame(best.ay, originY, power);
  out.b.x = fromFrame(best.bx, originX, power);
  out.b.y = fromFrame(best.by, originY, power);
}

/** Offers the nearest points of two shapes given by their parts, or a common point. */
export function nearestOfAllParts(a: readonly Outlined[], b: readonly Outlined[], best: NearestPair): void {
  note("boundaries");
  for (const partOfA of a) {
    spend(b.length / 4);
    for (const partOfB of b) nearestOfParts(partOfA, partOfB, best);
  }
}

function nearestOfParts(a: Outlined, b: Outlined, best: NearestPair): void {
  if (!isNearer(a, b, best)) return;
  for (const piece of a.pieces) {
    spend(1);
    if (!isNearer(piece, b, best)) continue;
    spend(b.pieces.length / 8);
    for (const other of b.pieces) {
      if (isNearer(piece, other, best)) nearestOfPieces(piece, other, best);
    }
  }
  offerHeld(a, b, best);
}

/** Offers a point of one part that is inside the other. */
function offerHeld(a: Outlined, b: Outlined, best: NearestPair): void {
  if (best.distance === 0) return;
  best.isFlipped = false;
  if (a.holds(b.x, b.y)) offerCommon(best, b.x, b.y);
  else if (b.holds(a.x, a.y)) offerCommon(best, a.x, a.y);
}

/** Whether boxes are nearer to each other than the points found. */
function isNearer(p: Box, q: Box, best: NearestPair): boolean {
  const gapX = Math.max(p.minX - q.maxX, q.minX - p.maxX, 0);
  const gapY = Math.max(p.minY - q.maxY, q.minY - p.maxY, 0);
  return lengthOf(gapX, gapY) < best.distance;
}
