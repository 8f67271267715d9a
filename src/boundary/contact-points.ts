/** Where two shapes touch after a translation. */

import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import { Kind } from "../shapes/kind.js";
import { nearestOfAllParts } from "./closest-points.js";
import { CurveKind } from "./contact-curve.js";
import { type Escape, NEGLIGIBLE_LENGTH } from "./escape.js";
import { movedPiece } from "./make-piece.js";
import { createNearestPair } from "./nearest-pair.js";
import { Outlined } from "./outlined.js";
import { type Piece, PieceKind, type SegmentPiece } from "./piece.js";
import { setPlaceOf } from "./support.js";

/** Segments count as on one line if their ends are no farther from it than this. */
const ON_LINE = 2 ** -40;

/** A common stretch that is shorter is a point. */
const SHORTEST_STRETCH = 2 ** -38;

const placeOfB: Vec2 = { x: 0, y: 0 };

/** The ends of a stretch. */
export interface Stretch {
  ax: number;
  ay: number;
  bx: number;
  by: number;
  length: number;
}

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

/** The longest stretch in which a segment of a touches one of b + (x, y); its length is 0 if there is none. */
export function longestStretch(
  a: readonly Outlined[],
  b: readonly Outlined[],
  x: number,
  y: number,
): Stretch {
  const longest: Stretch = { ax: 0, ay: 0, bx: 0, by: 0, length: 0 };
  for (const partOfA of a) {
    for (const partOfB of b) {
      for (const other of partOfB.pieces) {
        if (other.kind !== PieceKind.segment) continue;
        const moved = movedPiece(other, x, y);
        if (moved.kind === PieceKind.segment) lengthen(longest, partOfA.pieces, moved);
      }
    }
  }
  return longest;
}

function lengthen(longest: Stretch, pieces: readonly Piece[], q: SegmentPiece): void {
  for (const p of pieces) {
    if (p.kind !== PieceKind.segment || !isFacing(p, q)) continue;
    const alongA = (q.ax - p.ax) * p.ux + (q.ay - p.ay) * p.uy;
    const alongB = (q.bx - p.ax) * p.ux + (q.by - p.ay) * p.uy;
    const from = Math.max(0, Math.min(alongA, alongB));
    const to = Math.min(p.length, Math.max(alongA, alongB));
    if (!(to - from > Math.max(longest.length, SHORTEST_STRETCH))) continue;
    longest.length = to - from;
    longest.ax = p.ax + from * p.ux;
    longest.ay = p.ay + from * p.uy;
    longest.bx = p.ax + to * p.ux;
    longest.by = p.ay + to * p.uy;
  }
}

/** Whether both are on one line, with the shapes on opposite sides of it. */
function isFacing(p: SegmentPiece, q: SegmentPiece): boolean {
  const heightOfA = p.ux * (q.ay - p.ay) - p.uy * (q.ax - p.ax);
  const heightOfB = p.ux * (q.by - p.ay) - p.uy * (q.bx - p.ax);
  if (Math.abs(heightOfA) > ON_LINE || Math.abs(heightOfB) > ON_LINE) return false;
  const sameWay = p.ux * q.ux + p.uy * q.uy > 0 ? 1 : -1;
  return p.solidSide * q.solidSide * sameWay <= 0;
}
