import type { ArcPiece } from "../boundary/piece.js";
import type { Vec2 } from "../math/vector.js";
import { type Bearing, turnBetween } from "./bearing.js";
import { type Face, type FacePiece, faceDistance } from "./face.js";
import type { Field } from "./field.js";

/**
 * Rounding may turn almost no width into almost a whole turn, and the other way round. A face seen from outside reaches
 * around half a turn at most; a wide one, see below, a quarter at least.
 */
const MORE_THAN_HALF = 3;
const LESS_THAN_QUARTER = 0.5;

/** A face before it is fitted into a field of view. */
export interface RawFace {
  readonly piece: FacePiece;
  readonly side: -1 | 1;
  readonly from: Vec2;
  readonly to: Vec2;
  /** The directions of its ends, where the points are too near to the eye to tell them. */
  readonly alongFrom?: Vec2 | undefined;
  readonly alongTo?: Vec2 | undefined;
  /** Bounds of its distance from the eye. */
  readonly nearest: number;
  readonly farthest: number;
  /** Whether it is half a circle or more, seen from inside the circle. */
  readonly isWide: boolean;
}

/** The faces of shapes in a field of view. */
export class FaceList {
  readonly faces: Face[] = [];
  /** The shape and the part of it to which the faces that are added belong. */
  shape = -1;
  part = 0;

  constructor(readonly field: Field) {}

  /** Adds what of a face is in the field of view: in two if it lies across the first direction. */
  add(raw: RawFace): void {
    const { field } = this;
    if (raw.nearest > field.range) return;
    const { x: startX, y: startY } = raw.alongFrom ?? raw.from;
    const { x: endX, y: endY } = raw.alongTo ?? raw.to;
    const start = field.bearingOf(startX, startY);
    const end = field.bearingOf(endX, endY);
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

  /** Adds the face of a circle that the eye is within. */
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
    const from = start === field.first ? pointAlong(face, start) : raw.from;
    const to = lastEnd === field.last ? pointAlong(face, lastEnd) : raw.to;
    this.faces.push({ ...face, from, to });
  }
}

/** The point of a face in a direction between its bearings. */
export function pointAlong(face: Face, { x, y }: Bearing): Vec2 {
  const distance = faceDistance(face, x, y);
  return { x: distance * x, y: distance * y };
}
