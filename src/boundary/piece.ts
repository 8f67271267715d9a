import type { HalfPlane, Opening } from "../shapes/kind.js";

/**
 * What the boundaries of shapes are made of, in floating point and in a frame of moderate numbers.
 *
 * Ellipses and half planes are whole and solid; the other pieces are curves, which know on which of their
 * sides the shape lies.
 */
export const PieceKind = { point: 0, segment: 1, arc: 2, ellipse: 3, line: 4 } as const;

/** A box that holds a piece. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export interface PointPiece extends Box {
  readonly kind: typeof PieceKind.point;
  readonly x: number;
  readonly y: number;
}

/** From (ax, ay) along the unit vector (ux, uy) to (bx, by), which is another point. */
export interface SegmentPiece extends Box {
  readonly kind: typeof PieceKind.segment;
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly ux: number;
  readonly uy: number;
  readonly length: number;
  /** The side the shape is on: 1 ahead of (ux, uy), −1 behind it, 0 neither (it is all there is). */
  readonly solidSide: -1 | 0 | 1;
}

/** The points at the distance r > 0 from (x, y) between two unit directions, from start on towards +y. */
export interface ArcPiece extends Box {
  readonly kind: typeof PieceKind.arc;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly opening: Opening;
  readonly startX: number;
  readonly startY: number;
  readonly endX: number;
  readonly endY: number;
  /** The side the shape is on: 1 inside, −1 outside, 0 neither. */
  readonly solidSide: -1 | 0 | 1;
}

/** A solid ellipse with different radii, both positive; (ux, uy) is a unit vector. */
export interface EllipsePiece extends Box {
  readonly kind: typeof PieceKind.ellipse;
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly ux: number;
  readonly uy: number;
}

/** The points p with n · (p − (x, y)) ≤ 0, n = (nx, ny) being a unit vector. */
export interface LinePiece extends Box {
  readonly kind: typeof PieceKind.line;
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
  /** What it is, in the frame, with its normal as stored: whether two are opposite depends on the last bit. */
  readonly halfPlane: HalfPlane;
}

export type Piece = PointPiece | SegmentPiece | ArcPiece | EllipsePiece | LinePiece;
