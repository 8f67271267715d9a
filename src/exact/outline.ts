import { type Box, boxOfAll, boxOfPoints, WHOLE_PLANE } from "./box.js";
import { lineThrough } from "./carrier.js";
import { type Piece, type SegmentPiece, straightPiece } from "./piece.js";
import { areEqual, perpendicular, type RealVector, subtract } from "./real-vector.js";
import { convexRegion, EnclosedRegion, type FillRule, type Region } from "./region.js";

/** A shape other than a compound, as exact pieces of its boundary, or of the curve itself. */
export interface Outline {
  readonly dimension: 0 | 1 | 2;
  /** None for a point. Neighbours share the vertex where they meet. */
  readonly pieces: readonly Piece[];
  /** A point of each connected set of pieces; the point itself if it is one. */
  readonly anchors: readonly RealVector[];
  /** The points of a curve, or of a point, that are not in its relative interior. */
  readonly ends: readonly RealVector[];
  /** The interior of a solid, else null. */
  readonly region: Region | null;
  /** The same region for a nonconvex polygon: only this can decide the solid sides of its edges. */
  readonly enclosed: EnclosedRegion | null;
  readonly box: Box;
}

// Written out each time: a spread object takes V8 several times as long, a part of every exact test that is felt.

export function pointOutline(p: RealVector, ends: readonly RealVector[] = []): Outline {
  const box = boxOfPoints([p]);
  return { dimension: 0, pieces: [], anchors: [p], ends, region: null, enclosed: null, box };
}

export function curveOutline(
  pieces: readonly Piece[],
  anchors: readonly RealVector[],
  ends: readonly RealVector[],
): Outline {
  const box = boxOfAll(pieces);
  return { dimension: 1, pieces, anchors, ends, region: null, enclosed: null, box };
}

/** Convex, unless a region is given. With `enclosed`, the same region for closed chains that may cross. */
export function solidOutline(
  pieces: readonly Piece[],
  anchors: readonly RealVector[],
  region: Region = convexRegion(pieces),
  enclosed: EnclosedRegion | null = null,
): Outline {
  const box = boxOfAll(pieces);
  return { dimension: 2, pieces, anchors, ends: [], region, enclosed, box };
}

/** What closed chains of edges enclose by a fill rule; unless it is convex, they may cross. */
export function enclosedOutline(
  pieces: readonly SegmentPiece[],
  anchors: readonly RealVector[],
  isInside: FillRule,
  isConvex = false,
): Outline {
  const region = new EnclosedRegion(
    pieces.map((piece) => piece.ends),
    isInside,
  );
  return solidOutline(pieces, anchors, region, isConvex ? null : region);
}

export function segmentOutline(from: RealVector, to: RealVector, direction = subtract(to, from)): Outline {
  if (areEqual(from, to)) return pointOutline(from);
  return curveOutline([straightPiece(from, to, direction, "neither")], [from], [from, to]);
}

export function halfPlaneOutline(origin: RealVector, normal: RealVector): Outline {
  const piece: Piece = {
    kind: "straight",
    carrier: lineThrough(origin, perpendicular(normal)),
    ends: null,
    solid: "left",
    box: WHOLE_PLANE,
  };
  return solidOutline([piece], [origin]);
}
