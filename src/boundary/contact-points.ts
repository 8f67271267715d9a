/** Where two shapes touch after a translation. */

import { longestRun, type Run } from "../math/run.js";
import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import { Kind } from "../shapes/kind.js";
import { nearestOfAllParts } from "./closest-points.js";
import { commonRun, ON_LINE } from "./common-run.js";
import { CurveKind } from "./contact-curve.js";
import { type Escape, NEGLIGIBLE_LENGTH } from "./escape.js";
import { movedPiece } from "./make-piece.js";
import { createNearestPair } from "./nearest-pair.js";
import { Outlined } from "./outlined.js";
import { type Piece, PieceKind } from "./piece.js";
import { setPlaceOf } from "./support.js";

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
