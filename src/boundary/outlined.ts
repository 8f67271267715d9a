import { union } from "../exact/box.js";
import { atan2 } from "../math/atan2.js";
import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import { Opening, type Shape, type SimpleShape } from "../shapes/kind.js";
import { type Corner, cornersOf } from "./corner.js";
import { type Frame, partsInFrame } from "./frame.js";
import { addOutline } from "./outline.js";
import {
  type ArcPiece,
  type Box,
  type EllipsePiece,
  type LinePiece,
  type Piece,
  PieceKind,
  type SegmentPiece,
} from "./piece.js";

/** A shape that is no compound, with the pieces of its boundary, in the coordinates of a frame. */
export class Outlined implements Box {
  readonly pieces: readonly Piece[];
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  /** A point of the shape's boundary. */
  readonly x: number;
  readonly y: number;
  /** Whether no piece is round or without end. */
  private readonly isPolygonal: boolean;
  private foundCorners: readonly Corner[] | null = null;

  /** `someOfIt`: some pieces of the boundary, if not all are wanted. */
  constructor(
    private readonly shape: SimpleShape,
    private readonly someOfIt?: readonly Piece[],
  ) {
    this.pieces = someOfIt ?? piecesOf(shape);
    const { minX, minY, maxX, maxY } = union(this.pieces);
    this.minX = minX;
    this.minY = minY;
    this.maxX = maxX;
    this.maxY = maxY;
    const first = this.pieces[0];
    this.x = first === undefined ? shape.x : pointOf(first).x;
    this.y = first === undefined ? shape.y : pointOf(first).y;
    this.isPolygonal = this.pieces.every(({ kind }) => kind <= PieceKind.segment);
  }

  get corners(): readonly Corner[] {
    this.foundCorners ??= cornersOf(this.shape, this.pieces);
    return this.foundCorners;
  }

  /** Whether a point is inside, in floating point: sure only if it is not beside the boundary. False where some of that is missing. */
  holds(x: number, y: number): boolean {
    if (this.someOfIt !== undefined) return false;
    return this.isPolygonal ? isInRings(this.pieces, x, y) : turnAlong(this.pieces, x, y) > Math.PI;
  }
}

export function outlinedParts(shape: Shape, frame: Frame): Outlined[] {
  return partsInFrame(shape, frame).map((part) => new Outlined(part));
}

function piecesOf(shape: SimpleShape): Piece[] {
  const pieces: Piece[] = [];
  addOutline(shape, pieces);
  return pieces;
}

/** A point of the shape that a piece is of. */
export function pointOf(piece: Piece): Vec2 {
  if (piece.kind === PieceKind.segment) return { x: piece.ax, y: piece.ay };
  if (piece.kind === PieceKind.arc) {
    return { x: piece.x + piece.r * piece.startX, y: piece.y + piece.r * piece.startY };
  }
  return piece;
}

/**
 * How far, in radians, one turns at a point that is not beside the pieces while looking along them with the solid ahead:
 * a whole turn inside, none outside. Points and curves have no solid.
 */
function turnAlong(pieces: readonly Piece[], px: number, py: number): number {
  let turn = 0;
  for (const piece of pieces) {
    if (piece.kind === PieceKind.segment) turn += piece.solidSide * turnAlongSegment(piece, px, py);
    else if (piece.kind === PieceKind.arc) turn += piece.solidSide * turnAlongArc(piece, px, py);
    else if (piece.kind === PieceKind.ellipse) turn += isInEllipse(piece, px, py) ? WHOLE_TURN : 0;
    else if (piece.kind === PieceKind.line) turn += isBehind(piece, px, py) ? WHOLE_TURN : 0;
  }
  return turn;
}

const WHOLE_TURN = 2 * Math.PI;

function turnAlongSegment({ ax, ay, bx, by }: SegmentPiece, px: number, py: number): number {
  return turnBetween(ax - px, ay - py, bx - px, by - py);
}

/** Seen from within the circle, an arc goes on in one sense, and as far as its opening tells apart from a whole turn. */
function turnAlongArc(
  { x, y, r, opening, startX, startY, endX, endY }: ArcPiece,
  px: number,
  py: number,
): number {
  const vx = x - px;
  const vy = y - py;
  const isWithin = lengthOf(vx, vy) < r;
  if (opening === Opening.whole) return isWithin ? WHOLE_TURN : 0;
  const turn = turnBetween(vx + r * startX, vy + r * startY, vx + r * endX, vy + r * endY);
  if (!isWithin) return turn;
  // Of less than half a circle, no more than 3/4 of a turn is seen; of more, no less than a quarter.
  if (opening === Opening.lessThanHalf) return turn < -Math.PI / 4 ? turn + WHOLE_TURN : turn;
  return turn < Math.PI / 4 ? turn + WHOLE_TURN : turn;
}

/** The signed angle from one vector to another. */
function turnBetween(ax: number, ay: number, bx: number, by: number): number {
  return atan2(ax * by - ay * bx, ax * bx + ay * by);
}

function isInEllipse({ x, y, rx, ry, ux, uy }: EllipsePiece, px: number, py: number): boolean {
  const along = (ux * (px - x) + uy * (py - y)) / rx;
  const across = (ux * (py - y) - uy * (px - x)) / ry;
  return along * along + across * across <= 1;
}

function isBehind({ x, y, nx, ny }: LinePiece, px: number, py: number): boolean {
  return nx * (px - x) + ny * (py - y) <= 0;
}

/** Even-odd: the edges that a ray towards +x crosses, but those of curves. */
function isInRings(pieces: readonly Piece[], px: number, py: number): boolean {
  let isOdd = false;
  for (const piece of pieces) {
    if (piece.kind !== PieceKind.segment || piece.solidSide === 0) continue;
    const { ax, ay, bx, by } = piece;
    if (ay > py !== by > py && px < ax + ((py - ay) / (by - ay)) * (bx - ax)) isOdd = !isOdd;
  }
  return isOdd;
}
