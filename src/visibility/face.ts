import { type ArcPiece, type EllipsePiece, PieceKind, type SegmentPiece } from "../boundary/piece.js";
import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import type { Bearing } from "./bearing.js";

/** What faces are of. */
export type FacePiece = SegmentPiece | ArcPiece | EllipsePiece;

/**
 * A stretch of a piece that every direction from the eye meets once: all of a segment, the part of a circle or an
 * ellipse that bulges towards the eye (side −1), or the part of a circle that is hollow towards it (side 1).
 *
 * It reaches from the bearing `start` on towards +y to `end`, where it has the points `from` and `to`. The eye is (0, 0).
 */
export interface Face {
  readonly piece: FacePiece;
  readonly side: -1 | 1;
  /** The index of the shape; −1 for the rim. */
  readonly shape: number;
  /** A number of its own for each part of each shape. */
  readonly part: number;
  readonly start: Bearing;
  readonly end: Bearing;
  readonly from: Vec2;
  readonly to: Vec2;
  /** Bounds of its distance from the eye. */
  readonly nearest: number;
  readonly farthest: number;
}

/** How far away a piece is in the direction of a unit vector, on the given side; unbounded by the piece's ends. */
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
  // Where a face is all but edge-on, rounding may carry it beyond its ends; or to NaN, along the tangent of what the eye is on.
  if (distance >= nearest && distance <= farthest) return distance;
  return distance > farthest ? farthest : nearest;
}

/**
 * The roots t of |t d − c| = r, without cancellation: their product is |c|² − r², their sum 2 d·c. From within the circle
 * the chord is reckoned from that product, so that one cannot vanish without the other; from outside, a line of sight that
 * rounding has moved beyond the tangent meets the circle where the tangent does.
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

/** The lesser root, likewise, in the coordinates in which the ellipse is the unit circle. */
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
