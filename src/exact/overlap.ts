import { note } from "../math/explain.js";
import type { Shape } from "../shapes/kind.js";
import { doesArcMeet } from "./arc-meeting.js";
import { areApart } from "./box.js";
import { areSameSimply } from "./carrier.js";
import { simpleCrossings } from "./carrier-crossings.js";
import type { Outline } from "./outline.js";
import { outlinesOfShapes } from "./outlines-of-shape.js";
import { isOnPiece, isWithinEnds, type Piece } from "./piece.js";
import { areEqual } from "./real-vector.js";

/**
 * Whether two shapes of any kinds have a common point. Exact; touching counts.
 *
 * Two sets have one iff their boundaries do or one of them contains a connected piece of the other's
 * boundary. A curve or a point is its own boundary here.
 *
 * Cost: from some 10 µs to milliseconds.
 */
export function exactOverlap(a: Shape, b: Shape): boolean {
  note("arrangement");
  const [partsA, partsB] = outlinesOfShapes([a, b]);
  return (partsA ?? []).some((partA) => (partsB ?? []).some((partB) => doOutlinesMeet(partA, partB)));
}

function doOutlinesMeet(a: Outline, b: Outline): boolean {
  if (areApart(a.box, b.box)) return false;
  return doBoundariesMeet(a, b) || holdsAnAnchor(a, b) || holdsAnAnchor(b, a);
}

function doBoundariesMeet(a: Outline, b: Outline): boolean {
  if (a.dimension === 0) return isPointOn(a, b);
  if (b.dimension === 0) return isPointOn(b, a);
  return a.pieces.some((p) => !areApart(p.box, b.box) && b.pieces.some((q) => doPiecesMeet(p, q)));
}

/** Whether the point `a` is the point `b` or lies on its boundary. */
function isPointOn(a: Outline, b: Outline): boolean {
  return a.anchors.some((p) =>
    b.dimension === 0
      ? b.anchors.some((q) => areEqual(p, q))
      : b.pieces.some((piece) => !areApart(a.box, piece.box) && isOnPiece(piece, p)),
  );
}

/**
 * Whether the solid of one outline contains a piece of the other's boundary, where the boundaries do not
 * meet.
 */
function holdsAnAnchor({ region }: Outline, { anchors }: Outline): boolean {
  return region !== null && anchors.some((anchor) => region.holds(anchor));
}

function doPiecesMeet(a: Piece, b: Piece): boolean {
  if (areApart(a.box, b.box)) return false;
  if (a.kind === "round" && b.kind === "round" && !(a.carrier.isCircle && b.carrier.isCircle)) {
    return b.carrier.isCircle ? doesArcMeet(b, a.carrier) : doesArcMeet(a, b.carrier);
  }
  if (areSameSimply(a.carrier, b.carrier)) return doStretchesMeet(a, b);
  return simpleCrossings(a.carrier, b.carrier).some((p) => isWithinEnds(a, p) && isWithinEnds(b, p));
}

/** Two stretches of one carrier meet iff one of them contains an end of the other, or is all of it. */
function doStretchesMeet(a: Piece, b: Piece): boolean {
  if (a.ends === null || b.ends === null) return true;
  const isEndWithin = (piece: Piece, ends: NonNullable<Piece["ends"]>) =>
    isWithinEnds(piece, ends.from) || isWithinEnds(piece, ends.to);
  return isEndWithin(a, b.ends) || isEndWithin(b, a.ends);
}
