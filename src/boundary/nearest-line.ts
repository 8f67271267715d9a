/** The nearest points of a half plane and other pieces: those of the piece that are farthest inward. */

import { lengthOf } from "../nearest/nearest.js";
import { Opening } from "../shapes/kind.js";
import { pointsBetween } from "./directions.js";
import { type NearestPair, offerAt, offerCommon } from "./nearest-pair.js";
import { type ArcPiece, type EllipsePiece, type LinePiece, type Piece, PieceKind } from "./piece.js";

/** A piece that is no half plane against a half plane. */
export function nearestLine(piece: Exclude<Piece, LinePiece>, line: LinePiece, best: NearestPair): void {
  switch (piece.kind) {
    case PieceKind.point:
      offerProjected(piece.x, piece.y, line, best);
      return;
    case PieceKind.segment:
      offerProjected(piece.ax, piece.ay, line, best);
      offerProjected(piece.bx, piece.by, line, best);
      return;
    case PieceKind.arc:
      offerArc(piece, line, best);
      return;
    case PieceKind.ellipse:
      offerEllipse(piece, line, best);
  }
}

function offerProjected(px: number, py: number, line: LinePiece, best: NearestPair): void {
  const height = line.nx * (px - line.x) + line.ny * (py - line.y);
  if (height <= 0) offerCommon(best, px, py);
  else offerAt(best, height, px, py, px - height * line.nx, py - height * line.ny);
}

function offerArc(arc: ArcPiece, line: LinePiece, best: NearestPair): void {
  const { x, y, r } = arc;
  if (pointsBetween(arc, -line.nx, -line.ny)) offerProjected(x - r * line.nx, y - r * line.ny, line, best);
  if (arc.opening === Opening.whole) return;
  offerProjected(x + r * arc.startX, y + r * arc.startY, line, best);
  offerProjected(x + r * arc.endX, y + r * arc.endY, line, best);
}

function offerEllipse({ x, y, rx, ry, ux, uy }: EllipsePiece, line: LinePiece, best: NearestPair): void {
  const along = rx * (line.nx * ux + line.ny * uy);
  const across = ry * (ux * line.ny - uy * line.nx);
  const reach = lengthOf(along, across);
  const alongFoot = -(rx * along) / reach;
  const acrossFoot = -(ry * across) / reach;
  offerProjected(x + alongFoot * ux - acrossFoot * uy, y + alongFoot * uy + acrossFoot * ux, line, best);
}

/** Unit normals with a smaller cross product may be opposite ones that have been rounded. */
const PARALLEL = 2 ** -50;

/** Two half planes: they are apart only if their normals are opposite. */
export function nearestLines(p: LinePiece, q: LinePiece, best: NearestPair): void {
  const cross = p.nx * q.ny - p.ny * q.nx;
  const heightOfQ = p.nx * (q.x - p.x) + p.ny * (q.y - p.y);
  const heightOfP = q.nx * (p.x - q.x) + q.ny * (p.y - q.y);
  if (heightOfQ <= 0) offerCommon(best, q.x, q.y);
  else if (heightOfP <= 0) offerCommon(best, p.x, p.y);
  else if (Math.abs(cross) < PARALLEL) offerProjected(p.x, p.y, q, best);
  else {
    // From q's point along its line to that of p.
    const along = heightOfQ / cross;
    offerCommon(best, q.x - along * q.ny, q.y + along * q.nx);
  }
}
