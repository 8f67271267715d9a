import { type ArcPiece, type EllipsePiece, PieceKind, type SegmentPiece } from "../boundary/piece.js";
import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import { type Bearing, type Field, turnBetween } from "./field.js";

/** The pieces that have faces. */
export type FacePiece = SegmentPiece | ArcPiece | EllipsePiece;

/**
 * A stretch of a piece that every direction from the eye meets at most once: all of a segment, the part of a circle or an
 * ellipse that is convex towards the eye (side −1), or the part of a circle that is concave towards it (side 1).
 *
 * It spans the bearings from `start` on towards +y to `end`, at its points `from` and `to`. The eye is (0, 0).
 */
export interface Face {
  readonly piece: FacePiece;
  readonly side: -1 | 1;
  /** The index of the shape; −1 for the rim. */
  readonly shape: number;
  /** A number that is unique for each part of each shape. */
  readonly part: number;
  readonly start: Bearing;
  readonly end: Bearing;
  readonly from: Vec2;
  readonly to: Vec2;
  /** Bounds of its distance from the eye. */
  readonly nearest: number;
  readonly farthest: number;
}

/** The distance of a piece in the direction of a unit vector, on the given side, ignoring the piece's ends. */
function distanceAlong(piece: FacePiece, side: -1 | 1, dx: number, dy: number): number {
  switch (piece.kind) {
    case PieceKind.segment:
      return (piece.ax * piece.uy - piece.ay * piece.ux) / (dx * piece.uy - dy * piece.ux);
    case PieceKind.arc:
      return arcDistance(piece, side, dx, dy);
    default:
      return ellipseDistance(piece, dx, dy);
  }
}

/** The distance of a face in the direction of a unit vector that is between its bearings. */
export function faceDistance({ piece, side, nearest, farthest }: Face, dx: number, dy: number): number {
  const distance = distanceAlong(piece, side, dx, dy);
  // If a face is nearly edge-on, rounding may move the point beyond its ends; or make it NaN, along the tangent at the
  // eye.
  if (distance >= nearest && distance <= farthest) return distance;
  return distance > farthest ? farthest : nearest;
}

/**
 * The roots t of |t d − c| = r, without cancellation: their product is |c|² − r², their sum 2 d·c. From inside the circle
 * the chord is computed from that product, so that one cannot vanish without the other; from outside, a line of sight
 * that rounding has moved beyond the tangent meets the circle where the tangent does.
 */
function arcDistance({ x, y, r }: ArcPiece, side: -1 | 1, dx: number, dy: number): number {
  const along = dx * x + dy * y;
  const across = dx * y - dy * x;
  const separation = lengthOf(x, y);
  const product = (separation - r) * (separation + r);
  const halfChordSq = product < 0 ? along * along - product : (r - across) * (r + across);
  if (halfChordSq <= 0) return Math.sqrt(product);
  const halfChord = Math.sqrt(halfChordSq);
  return side > 0 === along > 0 ? along + side * halfChord : product / (along - side * halfChord);
}

/** The lesser root likewise, in the frame in which the ellipse is the unit circle. */
function ellipseDistance({ x, y, rx, ry, ux, uy }: EllipsePiece, dx: number, dy: number): number {
  const centreX = (x * ux + y * uy) / rx;
  const centreY = (y * ux - x * uy) / ry;
  const alongX = (dx * ux + dy * uy) / rx;
  const alongY = (dy * ux - dx * uy) / ry;
  const size = lengthOf(alongX, alongY);
  const across = alongX * centreY - alongY * centreX;
  const halfChord = Math.sqrt(Math.max((size - across) * (size + across), 0));
  const separation = lengthOf(centreX, centreY);
  return ((separation - 1) * (separation + 1)) / (alongX * centreX + alongY * centreY + halfChord);
}

/**
 * Rounding may turn nearly no width into nearly a whole turn, and vice versa. A face seen from outside spans half a turn
 * at most; a wide one, see below, a quarter at least.
 */
const MORE_THAN_HALF = 3;
const LESS_THAN_QUARTER = 0.5;

/** A face before it is clipped to a field of view. */
interface RawFace {
  readonly piece: FacePiece;
  readonly side: -1 | 1;
  readonly from: Vec2;
  readonly to: Vec2;
  /** The directions of its ends, if the points are too near to the eye to give them. */
  readonly alongFrom?: Vec2 | undefined;
  readonly alongTo?: Vec2 | undefined;
  /** Bounds of its distance from the eye. */
  readonly nearest: number;
  readonly farthest: number;
  /** Whether it is half a circle or more, seen from inside the circle. */
  readonly isWide: boolean;
}

/** Equal to no point. */
const NOWHERE: Vec2 = { x: Number.NaN, y: Number.NaN };

/** The faces of shapes in a field of view. */
export class FaceList {
  readonly faces: Face[] = [];
  /** The shape and the part of it to which the faces that are added belong. */
  shape = -1;
  part = 0;
  /** The ends of the last face, which the next one mostly begins or ends at. */
  private lastStart: Bearing;
  private lastEnd: Bearing;
  private lastFrom: Vec2 = NOWHERE;
  private lastTo: Vec2 = NOWHERE;

  constructor(readonly field: Field) {
    this.lastStart = field.first;
    this.lastEnd = field.first;
  }

  /** The bearing of an end; that of the last face's, if it is the same point. */
  private bearingOf(end: Vec2): Bearing {
    const { lastFrom, lastTo } = this;
    if (end.x === lastTo.x && end.y === lastTo.y) return this.lastEnd;
    if (end.x === lastFrom.x && end.y === lastFrom.y) return this.lastStart;
    return this.field.bearingOf(end.x, end.y);
  }

  /** Adds the part of a face in the field of view: in two if it crosses the first direction. */
  add(raw: RawFace): void {
    const { field } = this;
    if (raw.nearest > field.range) return;
    const from = raw.alongFrom ?? raw.from;
    const to = raw.alongTo ?? raw.to;
    const start = this.bearingOf(from);
    const end = this.bearingOf(to);
    this.lastStart = start;
    this.lastEnd = end;
    this.lastFrom = from;
    this.lastTo = to;
    const turn = turnBetween(start.turn, end.turn);
    if (!raw.isWide && turn > MORE_THAN_HALF) return;
    const isAcross = end.turn < start.turn || (raw.isWide && turn < LESS_THAN_QUARTER);
    if (!isAcross) {
      this.addBetween(raw, start, end);
    } else {
      this.addBetween(raw, start, field.last);
      this.addBetween(raw, field.first, end);
    }
  }

  /** Adds the face of a circle that contains the eye. */
  addAllRound(piece: ArcPiece, nearest: number, farthest: number): void {
    const { first, last } = this.field;
    const centre = { x: 0, y: 0 };
    this.addBetween(
      { piece, side: 1, from: centre, to: centre, nearest, farthest, isWide: true },
      first,
      last,
    );
  }

  /** Adds the part of a face between two of the bearings of its ends and of the field. */
  private addBetween(raw: RawFace, start: Bearing, end: Bearing): void {
    const { field, shape, part } = this;
    const { piece, side, nearest, farthest } = raw;
    if (start.turn >= field.last.turn) return;
    const lastEnd = end.turn < field.last.turn ? end : field.last;
    const face = {
      piece,
      side,
      nearest,
      farthest,
      shape,
      part,
      start,
      end: lastEnd,
      from: raw.from,
      to: raw.to,
    };
    if (start === field.first) face.from = pointAlong(face, start);
    if (lastEnd === field.last) face.to = pointAlong(face, lastEnd);
    this.faces.push(face);
  }
}

/** The point of a face in a direction between its bearings. */
export function pointAlong(face: Face, { x, y }: Bearing): Vec2 {
  const distance = faceDistance(face, x, y);
  return { x: distance * x, y: distance * y };
}
