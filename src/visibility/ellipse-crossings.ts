import { type ArcPiece, type EllipsePiece, PieceKind } from "../boundary/piece.js";
import { type Axes, excessOverEllipse, pointOnHalf } from "../math/ellipse-half.js";
import { END_OF_HALF, signChanges } from "../math/sign-changes.js";
import type { Vec2 } from "../math/vector.js";

/**
 * The points where an ellipse crosses a circle or another ellipse; where they touch, perhaps none.
 *
 * A point moves around the thinner curve; whether it is within the other is a polynomial of degree 4 in tan(φ/2).
 */
export function ellipseRoundCrossings(a: EllipsePiece, b: ArcPiece | EllipsePiece): Vec2[] {
  const isThinner = b.kind === PieceKind.arc || thinness(a) <= thinness(b);
  const path = roundOf(isThinner ? a : b);
  const other = roundOf(isThinner ? b : a);
  return [...halfCrossings(path, 1, other), ...halfCrossings(path, -1, other)];
}

function thinness({ rx, ry }: EllipsePiece): number {
  return Math.min(rx, ry) / Math.max(rx, ry);
}

function roundOf(piece: ArcPiece | EllipsePiece): Axes {
  const centre = { x: piece.x, y: piece.y };
  if (piece.kind === PieceKind.arc) return { centre, p: { x: piece.r, y: 0 }, q: { x: 0, y: piece.r } };
  const { rx, ry, ux, uy } = piece;
  return { centre, p: { x: rx * ux, y: rx * uy }, q: { x: -ry * uy, y: ry * ux } };
}

function halfCrossings(path: Axes, side: 1 | -1, other: Axes): Vec2[] {
  const excess = excessOverEllipse(path, side, other);
  return signChanges(excess, -END_OF_HALF, END_OF_HALF).map((t) => pointOnHalf(path, side, t));
}
