import type { Run } from "../math/run.js";
import { type LinePiece, type Piece, PieceKind, type SegmentPiece } from "./piece.js";

/** Segments count as on one line if their ends are no farther from it than this. */
export const ON_LINE = 2 ** -40;

/** The line through a piece: a point of it, the unit vector along it, and the side the shape is on. */
type Line = Pick<SegmentPiece, "ax" | "ay" | "ux" | "uy" | "solidSide">;

/**
 * Where a straight piece of one shape lies along one of another, the shapes being on opposite sides; null if nowhere. Two lines
 * that have no ends have no run that has.
 */
export function commonRun(p: Piece, q: Piece): Run | null {
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
