import { setUnitVector } from "../math/unit-vector.js";
import type { Vec2 } from "../math/vector.js";
import { type HalfPlane, Opening } from "../shapes/kind.js";
import { pointsBetween } from "./directions.js";
import {
  type ArcPiece,
  type EllipsePiece,
  type LinePiece,
  type Piece,
  PieceKind,
  type PointPiece,
  type SegmentPiece,
} from "./piece.js";

const unit: Vec2 = { x: 0, y: 0 };

export function pointPiece(x: number, y: number): PointPiece {
  return { kind: PieceKind.point, minX: x, minY: y, maxX: x, maxY: y, x, y };
}

/** The segment between two points, or the point if they are equal. */
export function segmentPiece(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  solidSide: -1 | 0 | 1,
): SegmentPiece | PointPiece {
  if (ax === bx && ay === by) return pointPiece(ax, ay);
  setUnitVector(unit, bx - ax, by - ay);
  return {
    kind: PieceKind.segment,
    minX: Math.min(ax, bx),
    minY: Math.min(ay, by),
    maxX: Math.max(ax, bx),
    maxY: Math.max(ay, by),
    ax,
    ay,
    bx,
    by,
    ux: unit.x,
    uy: unit.y,
    length: (bx - ax) * unit.x + (by - ay) * unit.y,
    solidSide,
  };
}

/** The arc between two unit directions, or its centre if r = 0. */
export function arcPiece(
  x: number,
  y: number,
  r: number,
  opening: Opening,
  start: Readonly<Vec2>,
  end: Readonly<Vec2>,
  solidSide: -1 | 0 | 1,
): ArcPiece | PointPiece {
  if (r === 0) return pointPiece(x, y);
  const between = { opening, startX: start.x, startY: start.y, endX: end.x, endY: end.y };
  return {
    kind: PieceKind.arc,
    minX: x + r * (pointsBetween(between, -1, 0) ? -1 : Math.min(start.x, end.x)),
    minY: y + r * (pointsBetween(between, 0, -1) ? -1 : Math.min(start.y, end.y)),
    maxX: x + r * (pointsBetween(between, 1, 0) ? 1 : Math.max(start.x, end.x)),
    maxY: y + r * (pointsBetween(between, 0, 1) ? 1 : Math.max(start.y, end.y)),
    x,
    y,
    r,
    opening,
    startX: start.x,
    startY: start.y,
    endX: end.x,
    endY: end.y,
    solidSide,
  };
}

const EAST: Readonly<Vec2> = { x: 1, y: 0 };

export function circlePiece(x: number, y: number, r: number, solidSide: -1 | 0 | 1): ArcPiece | PointPiece {
  return arcPiece(x, y, r, Opening.whole, EAST, EAST, solidSide);
}

/** The solid ellipse about (x, y) with the unit vector u along its first axis and both radii positive. */
export function ellipsePiece(x: number, y: number, rx: number, ry: number, u: Readonly<Vec2>): EllipsePiece {
  const halfWidth = Math.sqrt(rx * u.x * (rx * u.x) + ry * u.y * (ry * u.y));
  const halfHeight = Math.sqrt(rx * u.y * (rx * u.y) + ry * u.x * (ry * u.x));
  return {
    kind: PieceKind.ellipse,
    minX: x - halfWidth,
    minY: y - halfHeight,
    maxX: x + halfWidth,
    maxY: y + halfHeight,
    x,
    y,
    rx,
    ry,
    ux: u.x,
    uy: u.y,
  };
}

export function linePiece(halfPlane: HalfPlane): LinePiece {
  const { x, y } = halfPlane;
  setUnitVector(unit, halfPlane.nx, halfPlane.ny);
  const { x: nx, y: ny } = unit;
  const far = Number.POSITIVE_INFINITY;
  return { kind: PieceKind.line, minX: -far, minY: -far, maxX: far, maxY: far, x, y, nx, ny, halfPlane };
}

export function movedPiece(piece: Piece, x: number, y: number): Piece {
  const minX = piece.minX + x;
  const minY = piece.minY + y;
  const maxX = piece.maxX + x;
  const maxY = piece.maxY + y;
  if (piece.kind === PieceKind.segment) {
    const { ax, ay, bx, by } = piece;
    return { ...piece, minX, minY, maxX, maxY, ax: ax + x, ay: ay + y, bx: bx + x, by: by + y };
  }
  return { ...piece, minX, minY, maxX, maxY, x: piece.x + x, y: piece.y + y };
}
