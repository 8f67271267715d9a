import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import type { Round } from "./contact-feature.js";
import { pointsBetween } from "./directions.js";
import { type ArcPiece, type EllipsePiece, type Piece, PieceKind } from "./piece.js";

const candidate: Vec2 = { x: 0, y: 0 };

/** Sets the point of a feature where its outward unit normal is n. */
export function setSupport(out: Vec2, round: Round, nx: number, ny: number): void {
  out.x = round.x + round.r * nx;
  out.y = round.y + round.r * ny;
  if (round.ellipse !== null) addEllipseSupport(out, round.ellipse, nx, ny);
}

/** Sets the place of a feature that has the normal n, or almost: then it is the end of an arc. */
export function setPlaceOf(out: Vec2, round: Round, nx: number, ny: number): void {
  const { arc, r } = round;
  const side = r > 0 ? 1 : -1;
  if (arc === null || pointsBetween(arc, side * nx, side * ny)) setSupport(out, round, nx, ny);
  else setEndTowards(out, arc, side * nx, side * ny);
}

/** Sets the end of an arc that is farther along v. */
function setEndTowards(out: Vec2, arc: ArcPiece, vx: number, vy: number): void {
  const { x, y, r, startX, startY, endX, endY } = arc;
  if ((startX - endX) * vx + (startY - endY) * vy > 0) setPoint(out, x + r * startX, y + r * startY);
  else setPoint(out, x + r * endX, y + r * endY);
}

/** Adds the vector from an ellipse's centre to its point with the normal n, which need not be of unit length. */
export function addEllipseSupport(out: Vec2, { rx, ry, ux, uy }: EllipsePiece, nx: number, ny: number): void {
  const along = rx * (nx * ux + ny * uy);
  const across = ry * (ux * ny - uy * nx);
  const size = lengthOf(along, across);
  const alongFoot = (rx * along) / size;
  const acrossFoot = (ry * across) / size;
  out.x += alongFoot * ux - acrossFoot * uy;
  out.y += alongFoot * uy + acrossFoot * ux;
}

/** Sets the point of some pieces that is farthest along the unit vector n; of a half plane, the one it is given by. */
export function setFarthest(out: Vec2, pieces: readonly Piece[], nx: number, ny: number): void {
  let best = Number.NEGATIVE_INFINITY;
  for (const piece of pieces) {
    setFarthestOfPiece(candidate, piece, nx, ny);
    const height = nx * candidate.x + ny * candidate.y;
    if (!(height > best)) continue;
    best = height;
    out.x = candidate.x;
    out.y = candidate.y;
  }
}

function setFarthestOfPiece(out: Vec2, piece: Piece, nx: number, ny: number): void {
  switch (piece.kind) {
    case PieceKind.segment: {
      const isEnd = piece.ux * nx + piece.uy * ny > 0;
      setPoint(out, isEnd ? piece.bx : piece.ax, isEnd ? piece.by : piece.ay);
      return;
    }
    case PieceKind.arc: {
      const { x, y, r } = piece;
      if (pointsBetween(piece, nx, ny)) setPoint(out, x + r * nx, y + r * ny);
      else setEndTowards(out, piece, nx, ny);
      return;
    }
    case PieceKind.ellipse:
      setPoint(out, piece.x, piece.y);
      addEllipseSupport(out, piece, nx, ny);
      return;
    default:
      setPoint(out, piece.x, piece.y);
  }
}

function setPoint(out: Vec2, x: number, y: number): void {
  out.x = x;
  out.y = y;
}
