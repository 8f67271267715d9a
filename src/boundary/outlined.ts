import { union } from "../exact/box.js";
import type { Shape, SimpleShape } from "../shapes/kind.js";
import { addCorners, type Corner } from "./corner.js";
import { type Frame, partsInFrame } from "./frame.js";
import { isInside } from "./inside.js";
import { addOutline } from "./outline.js";
import { type Box, type Piece, PieceKind } from "./piece.js";

/** A shape that is no compound, with the pieces and corners of its boundary, in the coordinates of a frame. */
export class Outlined implements Box {
  readonly shape: SimpleShape;
  readonly pieces: Piece[] = [];
  readonly corners: Corner[] = [];
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  /** A point of the shape's boundary. */
  readonly x: number;
  readonly y: number;

  constructor(shape: SimpleShape) {
    this.shape = shape;
    addOutline(shape, this.pieces);
    addCorners(shape, this.pieces, this.corners);
    const { minX, minY, maxX, maxY } = union(this.pieces);
    this.minX = minX;
    this.minY = minY;
    this.maxX = maxX;
    this.maxY = maxY;
    const first = this.pieces[0];
    this.x = first === undefined ? shape.x : pointOf(first).x;
    this.y = first === undefined ? shape.y : pointOf(first).y;
  }

  /** Whether a point that is not beside the boundary is inside. */
  holds(x: number, y: number): boolean {
    return isInside(this.shape, x, y);
  }
}

export function outlinedParts(shape: Shape, frame: Frame): Outlined[] {
  return partsInFrame(shape, frame).map((part) => new Outlined(part));
}

function pointOf(piece: Piece): { x: number; y: number } {
  if (piece.kind === PieceKind.segment) return { x: piece.ax, y: piece.ay };
  if (piece.kind === PieceKind.arc) {
    return { x: piece.x + piece.r * piece.startX, y: piece.y + piece.r * piece.startY };
  }
  return piece;
}
