import { setCommonPoint } from "../convex/common-point.js";
import type { ClosestPoints } from "../convex/result.js";
import { note, spend } from "../math/cost.js";
import { longestRun, type Run, type Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import type { Shape } from "../shapes/kind.js";
import { pointAt } from "../shapes/reductions.js";
import { PairWalk } from "./box-row.js";
import { CurveKind } from "./contact-curve.js";
import { setPlaceOf } from "./contact-feature.js";
import type { PieceRows } from "./crossing-runs.js";
import { type Escape, NEGLIGIBLE_LENGTH } from "./escape.js";
import {
  areBoxesNear,
  type Box,
  type LinePiece,
  movedPiece,
  type Piece,
  PieceForm,
  type SegmentPiece,
} from "./float-piece.js";
import { type Frame, frameOf, fromFrame } from "./frame.js";
import { createNearestPair, type NearestPair, offerCommon } from "./nearest-curves.js";
import { nearestOfPieces } from "./nearest-pieces.js";
import { Outlined, outlinedParts } from "./outlined.js";

/* The closest points of boundaries, and where boundaries touch. */

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

/** Where two shapes touch after a translation. */

/** A shorter common run counts as a point. */
const SHORTEST_RUN = 2 ** -38;

/** A run counts as perpendicular to a normal if it leans by no more than this, as a sine. */
const ACROSS = 2 ** -20;

const placeOfB: Vec2 = { x: 0, y: 0 };

/** Sets the point of a that touches b once b has been moved. */
export function setTouch(
  out: Vec2,
  { curve, x, y, touchX, touchY }: Escape,
  a: readonly Outlined[],
  b: readonly Outlined[],
): void {
  if (curve.kind === CurveKind.straight) {
    out.x = curve.isTouchedOfB ? x + curve.touchedX : curve.touchedX;
    out.y = curve.isTouchedOfB ? y + curve.touchedY : curve.touchedY;
    return;
  }
  const { ofA, ofB } = curve;
  setPlaceOf(out, ofA, touchX, touchY);
  setPlaceOf(placeOfB, ofB, -touchX, -touchY);
  placeOfB.x += x;
  placeOfB.y += y;
  const hasEllipse = ofA.ellipse !== null || ofB.ellipse !== null;
  // A normal determines the point of a thin ellipse less well than the point of what touches it.
  const isOfB = hasEllipse ? ofB.ellipse === null : isNearerToA(placeOfB, a, out, b, x, y);
  if (!isOfB) return;
  out.x = placeOfB.x;
  out.y = placeOfB.y;
}

/**
 * Whether p is nearer to a than q to b + (x, y). The points differ if the normal is slightly beyond the end of an arc,
 * whose continuation may be inside the other shape.
 */
function isNearerToA(
  p: Vec2,
  a: readonly Outlined[],
  q: Vec2,
  b: readonly Outlined[],
  x: number,
  y: number,
): boolean {
  if (lengthOf(p.x - q.x, p.y - q.y) <= NEGLIGIBLE_LENGTH) return false;
  return distanceFrom(a, p.x, p.y) < distanceFrom(b, q.x - x, q.y - y);
}

function distanceFrom(parts: readonly Outlined[], x: number, y: number): number {
  const nearest = createNearestPair();
  nearestOfAllParts([new Outlined(pointAt({ x, y }))], parts, nearest);
  return nearest.distance;
}

/**
 * The longest straight run along which a touches b + (x, y), over any number of pieces; one perpendicular to the normal
 * if there is any. Undefined without a run.
 */
export function longestTouch(
  a: readonly Outlined[],
  b: readonly Outlined[],
  rows: PieceRows | null,
  { x, y, normalX, normalY }: Escape,
): Run | undefined {
  const runs = rows === null ? runsOfParts(a, b, x, y) : runsOfRows(rows, x, y);
  const runsAcross = runs.filter((run) => isAcross(run, normalX, normalY));
  const longest = longestRun(runsAcross.length > 0 ? runsAcross : runs, ON_LINE);
  return longest !== undefined && longest.length > SHORTEST_RUN ? longest : undefined;
}

function runsOfParts(a: readonly Outlined[], b: readonly Outlined[], x: number, y: number): Run[] {
  const runs: Run[] = [];
  for (const partOfA of a) {
    const pieces = partOfA.pieces.filter(isStraight);
    if (pieces.length === 0) continue;
    for (const partOfB of b) {
      for (const other of partOfB.pieces) {
        const isNear = isStraight(other) && areBoxesNear(partOfA, other, x, y, 2 * ON_LINE);
        if (isNear) addRunsAlong(runs, pieces, movedPiece(other, x, y));
      }
    }
  }
  return runs;
}

/** The same in the same order, of the pieces that are near each other. */
function runsOfRows([a, b]: PieceRows, x: number, y: number): Run[] {
  const near: (readonly [ofA: number, ofB: number])[] = [];
  new PairWalk(a.tree, b.tree).find(x, y, 2 * ON_LINE, (ofA, ofB) => {
    if (isStraight(a.pieces[ofA]) && isStraight(b.pieces[ofB])) near.push([ofA, ofB]);
    return false;
  });
  const partOfA = (place: number): number => a.parts[place] ?? 0;
  const partOfB = (place: number): number => b.parts[place] ?? 0;
  near.sort(([p, q], [r, s]) => partOfA(p) - partOfA(r) || partOfB(q) - partOfB(s) || q - s || p - r);
  return near.flatMap(([ofA, ofB]) => {
    const run = commonRun(a.pieces[ofA] as Piece, movedPiece(b.pieces[ofB] as Piece, x, y));
    return run === null ? [] : [run];
  });
}

function isStraight(piece: Piece | undefined): boolean {
  return piece?.kind === PieceForm.segment || piece?.kind === PieceForm.line;
}

/** Whether a run is perpendicular to a normal: sides that slide past each other are not. */
function isAcross({ startX, startY, endX, endY, length }: Run, nx: number, ny: number): boolean {
  return Math.abs(nx * (endX - startX) + ny * (endY - startY)) <= ACROSS * length;
}

function addRunsAlong(runs: Run[], pieces: readonly Piece[], other: Piece): void {
  for (const piece of pieces) {
    const run = commonRun(piece, other);
    if (run !== null) runs.push(run);
  }
}

/** Segments count as collinear if their ends are within this of one line. */
const ON_LINE = 2 ** -40;

/** The line through a piece: a point of it, the unit vector along it, and the side the shape is on. */
type Line = Pick<SegmentPiece, "ax" | "ay" | "ux" | "uy" | "solidSide">;

/**
 * The run along which straight pieces of two shapes touch from opposite sides; null if there is none. Two half planes
 * have no bounded run in common.
 */
function commonRun(p: Piece, q: Piece): Run | null {
  if (p.kind === PieceForm.segment) {
    if (q.kind === PieceForm.segment) return isFacing(p, q) ? overlapOf(p, q) : null;
    return q.kind === PieceForm.line && isFacing(lineOf(q), p) ? wholeOf(p) : null;
  }
  return p.kind === PieceForm.line && q.kind === PieceForm.segment && isFacing(lineOf(p), q)
    ? wholeOf(q)
    : null;
}

/** The boundary of a half plane, directed so that the half plane is on the side 1. */
function lineOf({ x, y, nx, ny }: LinePiece): Line {
  return { ax: x, ay: y, ux: -ny, uy: nx, solidSide: 1 };
}

/** Whether the segment is on the line, with the shapes on opposite sides of it. */
function isFacing(line: Line, q: SegmentPiece): boolean {
  const { ax, ay, ux, uy, solidSide } = line;
  const heightOfA = ux * (q.ay - ay) - uy * (q.ax - ax);
  const heightOfB = ux * (q.by - ay) - uy * (q.bx - ax);
  if (Math.abs(heightOfA) > ON_LINE || Math.abs(heightOfB) > ON_LINE) return false;
  const sameWay = ux * q.ux + uy * q.uy > 0 ? 1 : -1;
  return solidSide * q.solidSide * sameWay <= 0;
}

/** The common part of two collinear segments; null if it is no more than a point. */
function overlapOf(p: SegmentPiece, q: SegmentPiece): Run | null {
  const alongA = (q.ax - p.ax) * p.ux + (q.ay - p.ay) * p.uy;
  const alongB = (q.bx - p.ax) * p.ux + (q.by - p.ay) * p.uy;
  const from = Math.max(0, Math.min(alongA, alongB));
  const to = Math.min(p.length, Math.max(alongA, alongB));
  // Without a shorter run, there is still no gap between its neighbours.
  if (!(to - from > ON_LINE)) return null;
  return {
    startX: p.ax + from * p.ux,
    startY: p.ay + from * p.uy,
    endX: p.ax + to * p.ux,
    endY: p.ay + to * p.uy,
    length: to - from,
  };
}

function wholeOf({ ax, ay, bx, by, length }: SegmentPiece): Run {
  return { startX: ax, startY: ay, endX: bx, endY: by, length };
}
