import { union } from "../exact/box.js";
import { setUnitVector } from "../math/unit-vector.js";
import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import {
  type Capsule,
  type Directions,
  type Ellipse,
  Kind,
  type Polygon,
  type Shape,
  type SimpleShape,
} from "../shapes/kind.js";
import { addCorners, type Corner } from "./corner.js";
import { type Frame, partsInFrame } from "./frame.js";
import { addOutline } from "./outline.js";
import { type Box, type Piece, PieceKind, pointsBetween } from "./piece.js";

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

  /** Whether a point is inside, unless it is beside the boundary. */
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

/** Whether a point is in a shape, in floating point: sure only for points that are not beside the boundary. */

const axis: Vec2 = { x: 0, y: 0 };

/** The shape is in the coordinates of a frame. Points and curves hold nothing. */
function isInside(shape: SimpleShape, px: number, py: number): boolean {
  switch (shape.kind) {
    case Kind.point:
    case Kind.segment:
    case Kind.arc:
    case Kind.polyline:
      return false;
    case Kind.circle:
      return lengthOf(px - shape.x, py - shape.y) <= shape.r;
    case Kind.ellipse:
      return isInEllipse(shape, px, py);
    case Kind.rect:
      return isInBox(shape, shape.halfWidth, shape.halfHeight, 0, px, py);
    case Kind.roundedRect: {
      const { halfWidth, halfHeight, r } = shape;
      return isInBox(shape, halfWidth - r, halfHeight - r, r, px, py);
    }
    case Kind.sector:
      return isInRing(shape, shape.x, shape.y, 0, shape.r, px, py);
    case Kind.annularSector:
      return isInRing(shape, shape.x, shape.y, shape.innerR, shape.outerR, px, py);
    case Kind.capsule:
      return isInCapsule(shape, px, py);
    case Kind.polygon:
      return isInPolygon(shape, px, py);
    case Kind.halfPlane:
      setUnitVector(axis, shape.nx, shape.ny);
      return axis.x * (px - shape.x) + axis.y * (py - shape.y) <= 0;
  }
}

function isInEllipse({ x, y, rx, ry, ux, uy }: Ellipse, px: number, py: number): boolean {
  if (rx === 0 || ry === 0) return false;
  setUnitVector(axis, ux, uy);
  const along = (axis.x * (px - x) + axis.y * (py - y)) / rx;
  const across = (axis.x * (py - y) - axis.y * (px - x)) / ry;
  return along * along + across * across <= 1;
}

interface Turned {
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
}

/** Whether a point is within r of a box. */
function isInBox(
  turned: Turned,
  halfWidth: number,
  halfHeight: number,
  r: number,
  px: number,
  py: number,
): boolean {
  setUnitVector(axis, turned.ux, turned.uy);
  const along = Math.abs(axis.x * (px - turned.x) + axis.y * (py - turned.y)) - halfWidth;
  const across = Math.abs(axis.x * (py - turned.y) - axis.y * (px - turned.x)) - halfHeight;
  return lengthOf(Math.max(along, 0), Math.max(across, 0)) <= r;
}

function isInRing(
  { opening, startX, startY, endX, endY }: Directions,
  x: number,
  y: number,
  innerR: number,
  outerR: number,
  px: number,
  py: number,
): boolean {
  const vx = px - x;
  const vy = py - y;
  const size = lengthOf(vx, vy);
  if (size < innerR || size > outerR) return false;
  return size === 0 || pointsBetween({ opening, startX, startY, endX, endY }, vx, vy);
}

function isInCapsule({ ax, ay, bx, by, r }: Capsule, px: number, py: number): boolean {
  const dx = bx - ax;
  const dy = by - ay;
  const lengthSq = dx * dx + dy * dy;
  const unclamped = ((px - ax) * dx + (py - ay) * dy) / lengthSq;
  const place = lengthSq > 0 ? Math.min(Math.max(unclamped, 0), 1) : 0;
  return lengthOf(px - ax - place * dx, py - ay - place * dy) <= r;
}

/** Even-odd: the edges that a ray towards +x crosses. */
function isInPolygon({ vertices, ringEnds }: Polygon, px: number, py: number): boolean {
  let isOdd = false;
  let first = 0;
  for (let ring = 0; ring < ringEnds.length; ring++) {
    const ringEnd = ringEnds[ring] ?? first;
    let ax = vertices[2 * ringEnd - 2] ?? 0;
    let ay = vertices[2 * ringEnd - 1] ?? 0;
    for (let i = first; i < ringEnd; i++) {
      const bx = vertices[2 * i] ?? 0;
      const by = vertices[2 * i + 1] ?? 0;
      if (ay > py !== by > py && px < ax + ((py - ay) / (by - ay)) * (bx - ax)) isOdd = !isOdd;
      ax = bx;
      ay = by;
    }
    first = ringEnd;
  }
  return isOdd;
}
