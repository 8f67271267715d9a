import { type ArcPiece, type EllipsePiece, PieceForm, type SegmentPiece } from "../boundary/float-piece.js";
import { grown } from "../math/collections.js";
import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import type { BesidePart } from "./beside-eye.js";
import { bearings, FIRST, type Field, LAST, turnAt, turnBetween } from "./field.js";

/** The pieces that have faces. */
export type FacePiece = SegmentPiece | ArcPiece | EllipsePiece;

/**
 * A face is a stretch of a piece that every direction from the eye meets at most once: all of a segment, the part of a circle
 * or an ellipse that is convex towards the eye (side −1), or the part of a circle that is concave towards it (side 1). It
 * spans the bearings from `start` on towards +y to `end`. The eye is (0, 0).
 *
 * Each face has a row of integers and a row of doubles. These are the places of the integers: the kind of the piece and the side;
 * whether it is a wall without thickness, 1 or 0; the index of the shape, −1 for the rim; a number that is unique for each part of
 * each shape, and one for each piece; the numbers of both bearings.
 */
export const Label = { kind: 0, side: 1, isWall: 2, shape: 3, part: 4, piece: 5, start: 6, end: 7 } as const;

/** The places of a face's doubles: bounds of its distance from the eye, and the box of its piece. The numbers of its `Curve` follow. */
export const Of = { nearest: 0, farthest: 1, minX: 2, minY: 3, maxX: 4, maxY: 5 } as const;

const CURVE = 6;
const LABELS = 8;
const NUMBERS = 12;

/** The line, circle or ellipse of a face. */
export class Curve {
  /** The beginning of a segment; the centre of a circle or an ellipse. */
  x = 0.5;
  y = 0.5;
  /** The direction of a segment, or of the first axis of an ellipse. */
  ux = 0.5;
  uy = 0.5;
  /** The length of a segment, the radius of a circle, the first radius of an ellipse. */
  size = 0.5;
  /**
   * How far the line of a segment is ahead of the eye; the square of the eye's distance from the centre of a circle less that
   * of its radius; the second radius of an ellipse.
   */
  rest = 0.5;
}

const curve = /* @__PURE__ */ new Curve();

/**
 * Rounding may turn nearly no width into nearly a whole turn, and vice versa. A face seen from outside spans half a turn
 * at most; a wide one (see `NewFace`) spans a quarter at least.
 */
const MORE_THAN_HALF = 3;
const LESS_THAN_QUARTER = 0.5;

/** A face before it is clipped to a field of view. */
interface NewFace {
  readonly piece: FacePiece;
  readonly side: -1 | 1;
  /** Bounds of its distance from the eye. */
  readonly nearest: number;
  readonly farthest: number;
  /** Whether it is half a circle or more, seen from inside the circle. */
  readonly isWide: boolean;
}

/** The rows of the faces at hand; their memory is kept. */
let labels = /* @__PURE__ */ new Int32Array(0);
let numbers = /* @__PURE__ */ new Float64Array(0);

/** The faces of shapes in a field of view, by numbers. */
export class FaceList {
  count = 0;
  /** The parts of shapes that are next to the eye. */
  readonly beside: BesidePart[] = [];
  /** What the faces that are added belong to. */
  shape = -1;
  part = 0;
  piece = 0;
  /** The bearings of the ends of the last face, which the next one mostly begins or ends at. */
  private lastStart = FIRST;
  private lastEnd = FIRST;

  constructor(readonly field: Field) {}

  /** One of a face's integers, by its place in `Label`. */
  label(face: number, place: number): number {
    return labels[LABELS * face + place] as number;
  }

  /** One of its doubles, by its place in `Of`. */
  of(face: number, place: number): number {
    return numbers[NUMBERS * face + place] as number;
  }

  /** The place of the bearing at which a face starts or ends. */
  placeOf(face: number, end: number): number {
    return bearings.places[labels[LABELS * face + end] as number] as number;
  }

  /** The bearing of an end of a face; of the direction `along`, if that is given because the end is too near to the eye. */
  private bearingOf(end: Vec2, along: Vec2 | undefined): number {
    if (along !== undefined) return this.field.bearingTo(end, along);
    const { lastStart, lastEnd } = this;
    if (bearings.isOf(lastEnd, end)) return lastEnd;
    return bearings.isOf(lastStart, end) ? lastStart : this.field.bearingTo(end);
  }

  /** Adds the part of a face in the field of view: as two faces if it crosses the first direction. */
  add(face: NewFace, from: Vec2, to: Vec2, alongFrom?: Vec2, alongTo?: Vec2): void {
    if (face.nearest > this.field.range) return;
    const start = this.bearingOf(from, alongFrom);
    const end = this.bearingOf(to, alongTo);
    this.lastStart = alongFrom === undefined ? start : FIRST;
    this.lastEnd = alongTo === undefined ? end : FIRST;
    const turn = turnBetween(turnAt(start), turnAt(end));
    if (!face.isWide && turn > MORE_THAN_HALF) return;
    const isAcross = turnAt(end) < turnAt(start) || (face.isWide && turn < LESS_THAN_QUARTER);
    if (!isAcross) {
      this.addBetween(face, start, end);
    } else {
      this.addBetween(face, start, LAST);
      this.addBetween(face, FIRST, end);
    }
  }

  /** Adds the part of a face between two bearings: those of its ends, or of the ends of the field. */
  addBetween({ piece, side, nearest, farthest }: NewFace, start: number, end: number): void {
    if (turnAt(start) >= turnAt(LAST)) return;
    const row = LABELS * this.count;
    labels = grown(labels, row + LABELS);
    labels[row + Label.kind] = piece.kind;
    labels[row + Label.side] = side;
    labels[row + Label.isWall] = piece.kind === PieceForm.segment && piece.solidSide === 0 ? 1 : 0;
    labels[row + Label.shape] = this.shape;
    labels[row + Label.part] = this.part;
    labels[row + Label.piece] = this.piece;
    labels[row + Label.start] = start;
    labels[row + Label.end] = turnAt(end) < turnAt(LAST) ? end : LAST;
    const at = NUMBERS * this.count;
    numbers = grown(numbers, at + NUMBERS);
    setSix(at, nearest, farthest, piece.minX, piece.minY, piece.maxX, piece.maxY);
    setCurve(at + CURVE, piece);
    this.count += 1;
  }

  /** Sets a curve to that of a face. */
  readCurve(face: number, out: Curve): Curve {
    const at = NUMBERS * face + CURVE;
    out.x = numbers[at] as number;
    out.y = numbers[at + 1] as number;
    out.ux = numbers[at + 2] as number;
    out.uy = numbers[at + 3] as number;
    out.size = numbers[at + 4] as number;
    out.rest = numbers[at + 5] as number;
    return out;
  }

  /** Sets the point of a face in a direction between its bearings. */
  setAlong(out: Vec2, face: number, bearing: number): void {
    const ux = bearings.ux[bearing] as number;
    const uy = bearings.uy[bearing] as number;
    const distance = this.distance(face, ux, uy);
    out.x = distance * ux;
    out.y = distance * uy;
  }

  /** The distance of a face in the direction of a unit vector that is between its bearings. */
  distance(face: number, dx: number, dy: number): number {
    const distance = this.distanceAlong(face, dx, dy);
    const nearest = this.of(face, Of.nearest);
    const farthest = this.of(face, Of.farthest);
    // If a face is nearly edge-on, rounding may move the point beyond its ends; or make it NaN, along the tangent at the
    // eye.
    if (distance >= nearest && distance <= farthest) return distance;
    return distance > farthest ? farthest : nearest;
  }

  /** The distance of its line, circle or ellipse, whether or not the piece ends before. */
  private distanceAlong(face: number, dx: number, dy: number): number {
    const { ux, uy, rest } = this.readCurve(face, curve);
    const kind = this.label(face, Label.kind);
    if (kind === PieceForm.segment) return rest / (dx * uy - dy * ux);
    if (kind === PieceForm.ellipse) return ellipseDistance(curve, dx, dy);
    return circleDistance(curve, this.label(face, Label.side), dx, dy);
  }
}

function setCurve(at: number, piece: FacePiece): void {
  if (piece.kind === PieceForm.segment) {
    const { ax, ay, ux, uy, length } = piece;
    setSix(at, ax, ay, ux, uy, length, ax * uy - ay * ux);
  } else if (piece.kind === PieceForm.arc) {
    const { x, y, r } = piece;
    const separation = lengthOf(x, y);
    setSix(at, x, y, 0, 0, r, (separation - r) * (separation + r));
  } else {
    setSix(at, piece.x, piece.y, piece.ux, piece.uy, piece.rx, piece.ry);
  }
}

function setSix(at: number, a: number, b: number, c: number, d: number, e: number, f: number): void {
  numbers[at] = a;
  numbers[at + 1] = b;
  numbers[at + 2] = c;
  numbers[at + 3] = d;
  numbers[at + 4] = e;
  numbers[at + 5] = f;
}

/**
 * A root t of |t d − c| = r, without cancellation: the product of both is |c|² − r², their sum 2 d·c. From inside the circle
 * the chord is computed from that product, so that one cannot vanish without the other; from outside, a line of sight
 * that rounding has moved beyond the tangent meets the circle where the tangent does.
 */
function circleDistance(
  { x, y, size: r, rest: product }: Curve,
  side: number,
  dx: number,
  dy: number,
): number {
  const along = dx * x + dy * y;
  const across = dx * y - dy * x;
  const halfChordSq = product < 0 ? along * along - product : (r - across) * (r + across);
  if (halfChordSq <= 0) return Math.sqrt(product);
  const halfChord = Math.sqrt(halfChordSq);
  return side > 0 === along > 0 ? along + side * halfChord : product / (along - side * halfChord);
}

/** The lesser root for an ellipse, found likewise in the frame in which the ellipse is the unit circle. */
function ellipseDistance({ x, y, ux, uy, size: rx, rest: ry }: Curve, dx: number, dy: number): number {
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
