/** The nearest points of a half plane and other pieces: those of the piece that are farthest inward. */

import { halfPlaneClosestPoints } from "../convex/half-plane.js";
import { type ClosestPoints, createClosestPoints } from "../convex/result.js";
import { lengthOf } from "../nearest/nearest.js";
import { Opening } from "../shapes/kind.js";
import { pointsBetween } from "./directions.js";
import { type NearestPair, offerAt, offerCommon } from "./nearest-pair.js";
import { type ArcPiece, type EllipsePiece, type LinePiece, type Piece, PieceKind } from "./piece.js";

const points: ClosestPoints = /* @__PURE__ */ createClosestPoints();

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

/** Two half planes: they are apart only if their normals are exactly opposite. */
export function nearestLines(p: LinePiece, q: LinePiece, best: NearestPair): void {
  // A piece may have been moved since it was made.
  halfPlaneClosestPoints({ ...p.halfPlane, x: p.x, y: p.y }, { ...q.halfPlane, x: q.x, y: q.y }, points);
  offerAt(best, points.distance, points.a.x, points.a.y, points.b.x, points.b.y);
}
