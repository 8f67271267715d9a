import { boxesMeet } from "../exact/box.js";
import { type Bounds, bounds } from "../query/bounds.js";
import { Kind, type SimpleShape } from "../shapes/kind.js";
import type { Piece } from "./piece.js";
import { type Placement, place, placeableCopy } from "./placement.js";

/** A piece of a moving shape. */
export interface MovingPiece {
  readonly piece: Piece;
  /** The hull where it is at the time last asked for. */
  readonly now: SimpleShape;
  /** No point of the hull is farther from the pivot; Infinity for a half plane. */
  readonly arm: number;
  /** Holds the hull at all times. */
  readonly track: Bounds;
}

/** How a shape moves, as far as its pieces care: at t = 1 it is at `last`. */
export interface Track {
  readonly last: Placement;
  readonly isTurning: boolean;
}

export function movingPiece(piece: Piece, track: Track): MovingPiece {
  const box = bounds(piece.hull);
  const arm = piece.hull.kind === Kind.halfPlane ? Number.POSITIVE_INFINITY : reachAbout(track.last, box);
  return { piece, now: placeableCopy(piece.hull), arm, track: trackOf(box, arm, track) };
}

export function putAt({ piece, now }: MovingPiece, placement: Placement): void {
  place(now, piece.hull, placement);
}

/** How far the points of a box are from the pivot of a placement, at most. */
export function reachAbout({ pivotX, pivotY }: Placement, { minX, minY, maxX, maxY }: Bounds): number {
  const reachX = Math.max(maxX - pivotX, pivotX - minX);
  const reachY = Math.max(maxY - pivotY, pivotY - minY);
  return Math.sqrt(reachX * reachX + reachY * reachY);
}

/** Turned any way, the hull is in the disc about the pivot. */
function trackOf(box: Bounds, arm: number, { last, isTurning }: Track): Bounds {
  const { pivotX, pivotY, shiftX, shiftY } = last;
  const still = isTurning
    ? { minX: pivotX - arm, minY: pivotY - arm, maxX: pivotX + arm, maxY: pivotY + arm }
    : box;
  return {
    minX: still.minX + Math.min(0, shiftX) - SLACK,
    minY: still.minY + Math.min(0, shiftY) - SLACK,
    maxX: still.maxX + Math.max(0, shiftX) + SLACK,
    maxY: still.maxY + Math.max(0, shiftY) + SLACK,
  };
}

/** More than any tolerance, and than the rounding of sums in a frame. */
const SLACK = 2 ** -30;

export function tracksMeet({ track: a }: MovingPiece, { track: b }: MovingPiece): boolean {
  return boxesMeet(a, b);
}
