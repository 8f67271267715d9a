import { union } from "../exact/box.js";
import { setUnitVector, type Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import { type Capsule, Kind, type RoundedRect, type Shape, type SimpleShape } from "../shapes/kind.js";
import { partsOf } from "../shapes/reductions.js";
import { type Corner, cornersOf } from "./corner.js";
import { addOutline } from "./float-outline.js";
import {
  type Box,
  type EllipsePiece,
  type LinePiece,
  type Piece,
  PieceForm,
  pointsBetween,
} from "./float-piece.js";
import { type Frame, inFrame } from "./frame.js";

const axis: Vec2 = { x: 0, y: 0 };

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
    const { x, y } = first === undefined ? shape : pointOf(first);
    this.x = x;
    this.y = y;
    this.isPolygonal = this.pieces.every(({ kind }) => kind <= PieceForm.segment);
  }

  get corners(): readonly Corner[] {
    this.foundCorners ??= cornersOf(this.shape, this.pieces);
    return this.foundCorners;
  }

  /** Whether a point is inside, in floating point: sure only if it is not beside the boundary. False where some of that is missing. */
  holds(x: number, y: number): boolean {
    if (this.someOfIt !== undefined) return false;
    return this.isPolygonal ? isInRings(this.pieces, x, y) : isInRound(this.shape, this.pieces, x, y);
  }
}

export function outlinedParts(shape: Shape, frame: Frame): Outlined[] {
  return partsOf(shape).map((part) => new Outlined(inFrame(part, frame)));
}

function piecesOf(shape: SimpleShape): Piece[] {
  const pieces: Piece[] = [];
  addOutline(shape, pieces);
  return pieces;
}

/** A point of the shape that a piece is of. */
export function pointOf(piece: Piece): Vec2 {
  if (piece.kind === PieceForm.segment) return { x: piece.ax, y: piece.ay };
  if (piece.kind === PieceForm.arc) {
    return { x: piece.x + piece.r * piece.startX, y: piece.y + piece.r * piece.startY };
  }
  return piece;
}

/** Whether a point is inside a round shape that has these pieces, if it is not beside them. Curves have no inside. */
function isInRound(shape: SimpleShape, pieces: readonly Piece[], px: number, py: number): boolean {
  const [first, second] = pieces;
  if (shape.kind === Kind.capsule) return isInCapsule(shape, px, py);
  if (shape.kind === Kind.roundedRect) return isInRoundedRect(shape, px, py);
  if (first?.kind === PieceForm.ellipse) return isInEllipse(first, px, py);
  if (first?.kind === PieceForm.line) return isBehind(first, px, py);
  if (first?.kind !== PieceForm.arc || first.solidSide === 0) return false;
  const vx = px - first.x;
  const vy = py - first.y;
  const distance = lengthOf(vx, vy);
  const inner = second?.kind === PieceForm.arc ? second.r : 0;
  return distance <= first.r && distance >= inner && pointsBetween(first, vx, vy);
}

function isInCapsule({ ax, ay, bx, by, r }: Capsule, px: number, py: number): boolean {
  const dx = bx - ax;
  const dy = by - ay;
  const along = (px - ax) * dx + (py - ay) * dy;
  const part = along > 0 ? Math.min(along / (dx * dx + dy * dy), 1) : 0;
  return lengthOf(px - ax - part * dx, py - ay - part * dy) <= r;
}

function isInRoundedRect(shape: RoundedRect, px: number, py: number): boolean {
  const { x, y, halfWidth, halfHeight, r, ux, uy } = shape;
  setUnitVector(axis, ux, uy);
  const along = Math.abs(axis.x * (px - x) + axis.y * (py - y)) - (halfWidth - r);
  const across = Math.abs(axis.x * (py - y) - axis.y * (px - x)) - (halfHeight - r);
  return lengthOf(Math.max(along, 0), Math.max(across, 0)) <= r;
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
    if (piece.kind !== PieceForm.segment || piece.solidSide === 0) continue;
    const { ax, ay, bx, by } = piece;
    if (ay > py !== by > py && px < ax + ((py - ay) / (by - ay)) * (bx - ax)) isOdd = !isOdd;
  }
  return isOdd;
}
