import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import { Opening } from "../shapes/kind.js";
import { type Corner, seamsOf } from "./corner.js";
import {
  type ArcPiece,
  type Box,
  type EllipsePiece,
  type Piece,
  PieceForm,
  pointsBetween,
  pointsWithin,
  type SegmentPiece,
} from "./float-piece.js";
import type { Outlined } from "./outlined.js";

/**
 * How far a normal may be outside the range of a feature, as a sine. It is generous: translations that it lets in wrongly
 * are later found not to separate the shapes.
 */
const NORMAL_MARGIN = 2 ** -30;

/** A straight part of a boundary with the shape on one side of it, or the one side of a segment that is all there is. */
export type Edge = SegmentPiece;

/**
 * A part of a boundary whose normal turns: a corner, an arc or an ellipse.
 *
 * Its point with the outward unit normal n is (x, y) + r n, plus the support vector of an ellipse. So r is 0 for corners
 * and ellipses, and negative for hollow arcs.
 */
export interface Round extends Readonly<Vec2> {
  readonly r: number;
  readonly corner: Corner | null;
  readonly arc: ArcPiece | null;
  readonly ellipse: EllipsePiece | null;
}

/** The features of a shape that can touch another one. */
export interface Features {
  readonly edges: Edge[];
  readonly rounds: Round[];
}

/** Those of the union of some parts: what is within it touches nothing. */
export function featuresOf(parts: readonly Outlined[]): Features {
  const features: Features = { edges: [], rounds: [] };
  const seams = parts.length > 1 ? seamsOf(parts) : null;
  for (const part of parts) {
    for (const piece of part.pieces) if (!seams?.hasPiece(piece)) addFeatures(piece, features);
    for (const corner of part.corners) {
      if (!seams?.hasCorner(part, corner)) features.rounds.push(corner);
    }
  }
  return features;
}

function addFeatures(piece: Piece, { edges, rounds }: Features): void {
  if (piece.kind === PieceForm.segment) {
    if (piece.solidSide !== 0) edges.push(piece);
    else edges.push({ ...piece, solidSide: 1 }, { ...piece, solidSide: -1 });
  } else if (piece.kind === PieceForm.arc) {
    const { x, y, r } = piece;
    if (piece.solidSide >= 0) rounds.push({ x, y, r, corner: null, arc: piece, ellipse: null });
    if (piece.solidSide <= 0) rounds.push({ x, y, r: -r, corner: null, arc: piece, ellipse: null });
  } else if (piece.kind === PieceForm.ellipse) {
    rounds.push({ x: piece.x, y: piece.y, r: 0, corner: null, arc: null, ellipse: piece });
  }
}

export function boxOfRound({ x, y, arc, ellipse }: Round): Box {
  return arc ?? ellipse ?? { minX: x, minY: y, maxX: x, maxY: y };
}

export function largestRadius({ ellipse }: Round): number {
  return ellipse === null ? 0 : Math.max(ellipse.rx, ellipse.ry);
}

/** Whether a feature has the outward unit normal n, or nearly. */
export function allowsNormal(round: Round, nx: number, ny: number): boolean {
  const { corner, arc } = round;
  if (corner !== null) {
    return (
      corner.firstX * nx + corner.firstY * ny <= NORMAL_MARGIN &&
      corner.secondX * nx + corner.secondY * ny <= NORMAL_MARGIN
    );
  }
  if (arc === null) return true;
  return round.r > 0 ? pointsWithin(arc, nx, ny, NORMAL_MARGIN) : pointsWithin(arc, -nx, -ny, NORMAL_MARGIN);
}

/**
 * Whether a feature has none of the normals between two unit vectors less than half a turn apart, because both are
 * outside its range on the same side.
 */
export function excludesNormals(round: Round, m: Readonly<Vec2>, n: Readonly<Vec2>): boolean {
  const { corner, arc } = round;
  if (corner !== null) {
    return (
      (corner.firstX * m.x + corner.firstY * m.y > NORMAL_MARGIN &&
        corner.firstX * n.x + corner.firstY * n.y > NORMAL_MARGIN) ||
      (corner.secondX * m.x + corner.secondY * m.y > NORMAL_MARGIN &&
        corner.secondX * n.x + corner.secondY * n.y > NORMAL_MARGIN)
    );
  }
  if (arc === null || arc.opening === Opening.whole) return false;
  const side = round.r > 0 ? 1 : -1;
  const limit = -NORMAL_MARGIN;
  const isBeforeStart =
    side * (arc.startX * m.y - arc.startY * m.x) < limit &&
    side * (arc.startX * n.y - arc.startY * n.x) < limit;
  const isBeyondEnd =
    side * (m.x * arc.endY - m.y * arc.endX) < limit && side * (n.x * arc.endY - n.y * arc.endX) < limit;
  return arc.opening === Opening.lessThanHalf ? isBeforeStart || isBeyondEnd : isBeforeStart && isBeyondEnd;
}

const candidate: Vec2 = { x: 0, y: 0 };

/** Sets the point of a feature with the outward unit normal n. */
function setSupport(out: Vec2, round: Round, nx: number, ny: number): void {
  out.x = round.x + round.r * nx;
  out.y = round.y + round.r * ny;
  if (round.ellipse !== null) addEllipseSupport(out, round.ellipse, nx, ny);
}

/** Sets the point of a feature with the normal n; the end of an arc that has it only nearly. */
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
function addEllipseSupport(out: Vec2, { rx, ry, ux, uy }: EllipsePiece, nx: number, ny: number): void {
  const along = rx * (nx * ux + ny * uy);
  const across = ry * (ux * ny - uy * nx);
  const size = lengthOf(along, across);
  const alongFoot = (rx * along) / size;
  const acrossFoot = (ry * across) / size;
  out.x += alongFoot * ux - acrossFoot * uy;
  out.y += alongFoot * uy + acrossFoot * ux;
}

/** Sets the support point of some pieces along the unit vector n; of a half plane, the point that it is given by. */
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

/** The same of one piece. */
export function setFarthestOfPiece(out: Vec2, piece: Piece, nx: number, ny: number): void {
  switch (piece.kind) {
    case PieceForm.segment: {
      const isEnd = piece.ux * nx + piece.uy * ny > 0;
      setPoint(out, isEnd ? piece.bx : piece.ax, isEnd ? piece.by : piece.ay);
      return;
    }
    case PieceForm.arc: {
      const { x, y, r } = piece;
      if (pointsBetween(piece, nx, ny)) setPoint(out, x + r * nx, y + r * ny);
      else setEndTowards(out, piece, nx, ny);
      return;
    }
    case PieceForm.ellipse:
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
