import {
  nearestArcs,
  nearestLine,
  nearestLines,
  nearestPointArc,
  nearestPointSegment,
  nearestSegmentArc,
  nearestSegments,
} from "./nearest-curves.js";
import {
  nearestArcEllipse,
  nearestEllipses,
  nearestPointEllipse,
  nearestSegmentEllipse,
} from "./nearest-ellipse.js";
import { type NearestPair, offer } from "./nearest-pair.js";
import {
  type ArcPiece,
  type EllipsePiece,
  type Piece,
  PieceKind,
  type PointPiece,
  type SegmentPiece,
} from "./piece.js";

/** Offers the nearest points of two pieces, as points of a and b; or a common point, with the distance 0. */
export function nearestOfPieces(a: Piece, b: Piece, best: NearestPair): void {
  best.isFlipped = a.kind > b.kind;
  if (best.isFlipped) nearestInOrder(b, a, best);
  else nearestInOrder(a, b, best);
}

/** The kind of p is not greater than that of q. */
function nearestInOrder(p: Piece, q: Piece, best: NearestPair): void {
  switch (p.kind) {
    case PieceKind.point:
      nearestToPoint(p, q, best);
      return;
    case PieceKind.segment:
      nearestToSegment(p, q, best);
      return;
    case PieceKind.arc:
      nearestToArc(p, q, best);
      return;
    case PieceKind.ellipse:
      nearestToEllipse(p, q, best);
      return;
    case PieceKind.line:
      if (q.kind === PieceKind.line) nearestLines(p, q, best);
  }
}

function nearestToPoint(p: PointPiece, q: Piece, best: NearestPair): void {
  if (q.kind === PieceKind.point) offer(best, p.x, p.y, q.x, q.y);
  else if (q.kind === PieceKind.segment) nearestPointSegment(p.x, p.y, q, best);
  else if (q.kind === PieceKind.arc) nearestPointArc(p.x, p.y, q, best);
  else if (q.kind === PieceKind.ellipse) nearestPointEllipse(p.x, p.y, q, best);
  else nearestLine(p, q, best);
}

function nearestToSegment(p: SegmentPiece, q: Piece, best: NearestPair): void {
  if (q.kind === PieceKind.segment) nearestSegments(p, q, best);
  else if (q.kind === PieceKind.arc) nearestSegmentArc(p, q, best);
  else if (q.kind === PieceKind.ellipse) nearestSegmentEllipse(p, q, best);
  else if (q.kind === PieceKind.line) nearestLine(p, q, best);
}

function nearestToArc(p: ArcPiece, q: Piece, best: NearestPair): void {
  if (q.kind === PieceKind.arc) nearestArcs(p, q, best);
  else if (q.kind === PieceKind.ellipse) nearestArcEllipse(p, q, best);
  else if (q.kind === PieceKind.line) nearestLine(p, q, best);
}

function nearestToEllipse(p: EllipsePiece, q: Piece, best: NearestPair): void {
  if (q.kind === PieceKind.ellipse) nearestEllipses(p, q, best);
  else if (q.kind === PieceKind.line) nearestLine(p, q, best);
}
