import { longestRun, type Run } from "../math/run.js";
import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import { Kind } from "../shapes/kind.js";
import { nearestOfAllParts } from "./closest-points.js";
import { CurveKind } from "./contact-curve.js";
import { setPlaceOf } from "./contact-feature.js";
import { type Escape, NEGLIGIBLE_LENGTH } from "./escape.js";
import { createNearestPair } from "./nearest-pair.js";
import { Outlined } from "./outlined.js";
import { type LinePiece, movedPiece, type Piece, PieceKind, type SegmentPiece } from "./piece.js";

/** Where two shapes touch after a translation. */

/** A common run that is shorter is a point. */
const SHORTEST_RUN = 2 ** -38;

/** Runs that lean by less than this, as a sine, are across a normal. */
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
  // Of a thin ellipse, a normal does not tell the place as well as of what touches it.
  const isOfB = hasEllipse ? ofB.ellipse === null : isNearer(placeOfB, a, out, b, x, y);
  if (!isOfB) return;
  out.x = placeOfB.x;
  out.y = placeOfB.y;
}

/**
 * Whether p is nearer to a than q to b + (x, y). They differ where the normal is a little beyond the end of an arc: what that
 * goes on as may be where the other shape is.
 */
function isNearer(
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
  nearestOfAllParts([new Outlined({ kind: Kind.point, x, y })], parts, nearest);
  return nearest.distance;
}

/**
 * The longest straight run along which a touches b + (x, y), however many pieces it is of; one across the normal, if there is any.
 * Undefined if there is none.
 */
export function longestTouch(
  a: readonly Outlined[],
  b: readonly Outlined[],
  { x, y, normalX, normalY }: Escape,
): Run | undefined {
  const runs: Run[] = [];
  for (const partOfA of a) {
    for (const partOfB of b) {
      for (const other of partOfB.pieces) {
        if (other.kind !== PieceKind.segment && other.kind !== PieceKind.line) continue;
        addRunsAlong(runs, partOfA.pieces, movedPiece(other, x, y));
      }
    }
  }
  const runsAcross = runs.filter((run) => isAcross(run, normalX, normalY));
  const longest = longestRun(runsAcross.length > 0 ? runsAcross : runs, ON_LINE);
  return longest !== undefined && longest.length > SHORTEST_RUN ? longest : undefined;
}

/** Whether a run holds up what comes along a normal: sides that only pass each other do not. */
function isAcross({ startX, startY, endX, endY, length }: Run, nx: number, ny: number): boolean {
  return Math.abs(nx * (endX - startX) + ny * (endY - startY)) <= ACROSS * length;
}

function addRunsAlong(runs: Run[], pieces: readonly Piece[], other: Piece): void {
  for (const piece of pieces) {
    const run = commonRun(piece, other);
    if (run !== null) runs.push(run);
  }
}

/** Segments count as on one line if their ends are no farther from it than this. */
const ON_LINE = 2 ** -40;

/** The line through a piece: a point of it, the unit vector along it, and the side the shape is on. */
type Line = Pick<SegmentPiece, "ax" | "ay" | "ux" | "uy" | "solidSide">;

/**
 * Where a straight piece of one shape lies along one of another, the shapes being on opposite sides; null if nowhere. Two lines
 * that have no ends have no run that has.
 */
function commonRun(p: Piece, q: Piece): Run | null {
  if (p.kind === PieceKind.segment) {
    if (q.kind === PieceKind.segment) return isFacing(p, q) ? overlapOf(p, q) : null;
    return q.kind === PieceKind.line && isFacing(lineOf(q), p) ? wholeOf(p) : null;
  }
  return p.kind === PieceKind.line && q.kind === PieceKind.segment && isFacing(lineOf(p), q)
    ? wholeOf(q)
    : null;
}

/** The boundary of a half plane, in the direction that has the half plane ahead. */
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

/** What two segments on one line have in common; null if that is no more than a point. */
function overlapOf(p: SegmentPiece, q: SegmentPiece): Run | null {
  const alongA = (q.ax - p.ax) * p.ux + (q.ay - p.ay) * p.uy;
  const alongB = (q.bx - p.ax) * p.ux + (q.by - p.ay) * p.uy;
  const from = Math.max(0, Math.min(alongA, alongB));
  const to = Math.min(p.length, Math.max(alongA, alongB));
  // What is shorter leaves no gap between its neighbours.
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
