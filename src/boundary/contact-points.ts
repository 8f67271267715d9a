/** Where two shapes touch after a translation. */

import type { Vec2 } from "../math/vector.js";
import { CurveKind } from "./contact-curve.js";
import type { Round } from "./contact-feature.js";
import { pointsBetween } from "./directions.js";
import type { Escape } from "./escape.js";
import { movedPiece } from "./make-piece.js";
import type { Outlined } from "./outlined.js";
import { type Piece, PieceKind, type SegmentPiece } from "./piece.js";
import { setSupport } from "./support.js";

/** Segments count as on one line if their ends are no farther from it than this. */
const ON_LINE = 2 ** -40;

/** A common stretch that is shorter is a point. */
const SHORTEST_STRETCH = 2 ** -38;

/** The ends of a stretch. */
export interface Stretch {
  ax: number;
  ay: number;
  bx: number;
  by: number;
  length: number;
}

/** Sets the point of a that touches b once b has been moved. */
export function setTouch(out: Vec2, { curve, x, y, touchX, touchY }: Escape): void {
  if (curve.kind === CurveKind.straight) {
    out.x = curve.isTouchedOfB ? x + curve.touchedX : curve.touchedX;
    out.y = curve.isTouchedOfB ? y + curve.touchedY : curve.touchedY;
  } else if (curve.ofA.ellipse === null || curve.ofB.ellipse !== null) {
    setPlaceOf(out, curve.ofA, touchX, touchY);
  } else {
    // Of a thin ellipse, a normal does not tell the place as well.
    setPlaceOf(out, curve.ofB, -touchX, -touchY);
    out.x += x;
    out.y += y;
  }
}

/** Sets the place of a feature that has the normal n, or almost: then it is the end of an arc. */
function setPlaceOf(out: Vec2, round: Round, nx: number, ny: number): void {
  const { arc, r } = round;
  const side = r > 0 ? 1 : -1;
  if (arc === null || pointsBetween(arc, side * nx, side * ny)) {
    setSupport(out, round, nx, ny);
    return;
  }
  const isStart = side * (nx * (arc.startX - arc.endX) + ny * (arc.startY - arc.endY)) > 0;
  out.x = arc.x + arc.r * (isStart ? arc.startX : arc.endX);
  out.y = arc.y + arc.r * (isStart ? arc.startY : arc.endY);
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
