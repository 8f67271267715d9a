import { setUnitVector, type Vec2 } from "../math/vector.js";
import type { Bounds } from "../shapes/bounds.js";
import { type Directions, type Ends, type HalfPlane, Opening } from "../shapes/kind.js";

/**
 * The pieces that boundaries of shapes are made of, in floating point and in a frame of moderate numbers.
 *
 * Ellipses and half planes are whole and solid; the other pieces are curves, which know on which of their
 * sides the shape lies.
 */
export const PieceForm = { point: 0, segment: 1, arc: 2, ellipse: 3, line: 4 } as const;

/** A box that holds a piece. */
export type Box = Readonly<Bounds>;

/** Whether a box p and a box q + (x, y) are no farther apart than a margin. */
export function areBoxesNear(p: Box, q: Box, x: number, y: number, margin: number): boolean {
  return (
    p.minX <= q.maxX + x + margin &&
    q.minX + x <= p.maxX + margin &&
    p.minY <= q.maxY + y + margin &&
    q.minY + y <= p.maxY + margin
  );
}

export interface PointPiece extends Box, Readonly<Vec2> {
  readonly kind: typeof PieceForm.point;
}

/** From (ax, ay) along the unit vector (ux, uy) to (bx, by), which is another point. */
export interface SegmentPiece extends Box, Ends {
  readonly kind: typeof PieceForm.segment;
  readonly ux: number;
  readonly uy: number;
  readonly length: number;
  /** The side the shape is on: 1 ahead of (ux, uy), −1 behind it, 0 neither (it is all there is). */
  readonly solidSide: -1 | 0 | 1;
}

/** The points at the distance r > 0 from (x, y) between two unit directions, from start on towards +y. */
export interface ArcPiece extends Box, Between, Readonly<Vec2> {
  readonly kind: typeof PieceForm.arc;
  readonly r: number;
  /** The side the shape is on: 1 inside, −1 outside, 0 neither. */
  readonly solidSide: -1 | 0 | 1;
}

/** A solid ellipse with different radii, both positive; (ux, uy) is a unit vector. */
export interface EllipsePiece extends Box, Readonly<Vec2> {
  readonly kind: typeof PieceForm.ellipse;
  readonly rx: number;
  readonly ry: number;
  readonly ux: number;
  readonly uy: number;
}

/** The points p with n · (p − (x, y)) ≤ 0, n = (nx, ny) being a unit vector. */
export interface LinePiece extends Box, Readonly<Vec2> {
  readonly kind: typeof PieceForm.line;
  readonly nx: number;
  readonly ny: number;
  /** The half plane in the frame, with its normal as stored: whether two are opposite depends on the last bit. */
  readonly halfPlane: HalfPlane;
}

export type Piece = PointPiece | SegmentPiece | ArcPiece | EllipsePiece | LinePiece;

/** Unit directions, from start on towards +y to end. */
type Between = Pick<Directions, "opening" | "startX" | "startY" | "endX" | "endY">;

/**
 * Whether v ≠ 0 points between the directions, by rounded signs.
 *
 * Off by a few 2⁻⁵³ of a turn at the ends; the ends themselves stand for what it misses.
 */
export function pointsBetween(directions: Between, vx: number, vy: number): boolean {
  return pointsWithin(directions, vx, vy, 0);
}

/** The same, with a margin: a unit vector v may be outside by an angle of about `margin`. */
export function pointsWithin(directions: Between, vx: number, vy: number, margin: number): boolean {
  const { opening, startX, startY, endX, endY } = directions;
  if (opening === Opening.whole) return true;
  const ahead = startX * vy - startY * vx >= -margin;
  const behind = vx * endY - vy * endX >= -margin;
  // If the directions are less than a quarter turn apart, either way, what is opposite to their middle is next to both
  // their lines, where rounded signs are unsure; its side of the middle is not.
  const isAcute = startX * endX + startY * endY > 0;
  const isOpposite = isAcute && vx * (startX + endX) + vy * (startY + endY) < 0;
  if (opening === Opening.halfOrMore) return ahead || behind || isOpposite;
  return ahead && behind && !isOpposite;
}

const unit: Vec2 = { x: 0, y: 0 };

export function pointPiece(x: number, y: number): PointPiece {
  return { kind: PieceForm.point, minX: x, minY: y, maxX: x, maxY: y, x, y };
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
    kind: PieceForm.segment,
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
    kind: PieceForm.arc,
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
    kind: PieceForm.ellipse,
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
  return { kind: PieceForm.line, minX: -far, minY: -far, maxX: far, maxY: far, x, y, nx, ny, halfPlane };
}

type Writable<Piece> = { -readonly [Key in keyof Piece]: Piece[Key] };

const movedSegment = /* @__PURE__ */ segmentPiece(0.5, 0.5, 1.5, 1.5, 1) as Writable<SegmentPiece>;
const movedArc = /* @__PURE__ */ circlePiece(0.5, 0.5, 0.5, 1) as Writable<ArcPiece>;

/** A piece after a translation, but for its box; that of a segment or an arc is good until the next one. */
export function movedPiece(piece: Piece, x: number, y: number): Piece {
  if (piece.kind === PieceForm.segment) return setMovedSegment(piece, x, y);
  if (piece.kind === PieceForm.arc) return setMovedArc(piece, x, y);
  return { ...piece, x: piece.x + x, y: piece.y + y };
}

function setMovedSegment(piece: SegmentPiece, x: number, y: number): SegmentPiece {
  movedSegment.ax = piece.ax + x;
  movedSegment.ay = piece.ay + y;
  movedSegment.bx = piece.bx + x;
  movedSegment.by = piece.by + y;
  movedSegment.ux = piece.ux;
  movedSegment.uy = piece.uy;
  movedSegment.length = piece.length;
  movedSegment.solidSide = piece.solidSide;
  return movedSegment;
}

function setMovedArc(piece: ArcPiece, x: number, y: number): ArcPiece {
  movedArc.x = piece.x + x;
  movedArc.y = piece.y + y;
  movedArc.r = piece.r;
  movedArc.opening = piece.opening;
  movedArc.startX = piece.startX;
  movedArc.startY = piece.startY;
  movedArc.endX = piece.endX;
  movedArc.endY = piece.endY;
  movedArc.solidSide = piece.solidSide;
  return movedArc;
}
