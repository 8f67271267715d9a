import { type ArcPiece, type EllipsePiece, PieceKind } from "../boundary/piece.js";
import { type Coefficients, END_OF_HALF, signChanges } from "../math/sign-changes.js";
import type { Vec2 } from "../math/vector.js";

/** (x, y) + p cos φ + q sin φ, with p and q at right angles. */
interface Round {
  readonly x: number;
  readonly y: number;
  readonly p: Vec2;
  readonly q: Vec2;
}

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

function roundOf(piece: ArcPiece | EllipsePiece): Round {
  const { x, y } = piece;
  if (piece.kind === PieceKind.arc) return { x, y, p: { x: piece.r, y: 0 }, q: { x: 0, y: piece.r } };
  const { rx, ry, ux, uy } = piece;
  return { x, y, p: { x: rx * ux, y: rx * uy }, q: { x: -ry * uy, y: ry * ux } };
}

/**
 * The crossings on the half about the end of p (side 1) or −p (−1), whose points are, with t = tan(φ/2) in [−1, 1],
 * centre + side ((1 − t²) p + 2t q)/(1 + t²).
 */
function halfCrossings(path: Round, side: 1 | -1, other: Round): Vec2[] {
  const dx = path.x - other.x;
  const dy = path.y - other.y;
  // The point relative to the other centre, along an axis of it in multiples of its length, times 1 + t².
  const along = (axis: Vec2): Coefficients => {
    const sizeSq = axis.x * axis.x + axis.y * axis.y;
    const centre = (dx * axis.x + dy * axis.y) / sizeSq;
    const p = (side * (path.p.x * axis.x + path.p.y * axis.y)) / sizeSq;
    const q = (side * (path.q.x * axis.x + path.q.y * axis.y)) / sizeSq;
    return [centre + p, 2 * q, centre - p];
  };
  const squares = [squareOf(along(other.p)), squareOf(along(other.q)), [-1, 0, -2, 0, -1]];
  const excess = [0, 1, 2, 3, 4].map((i) => squares.reduce((sum, square) => sum + (square[i] ?? 0), 0));
  return signChanges(excess, -END_OF_HALF, END_OF_HALF).map((t) => {
    const w = 1 + t * t;
    const c = (side * (1 - t) * (1 + t)) / w;
    const s = (side * 2 * t) / w;
    return { x: path.x + c * path.p.x + s * path.q.x, y: path.y + c * path.p.y + s * path.q.y };
  });
}

/** The square of a polynomial of degree 2. */
function squareOf([a = 0, b = 0, c = 0]: Coefficients): Coefficients {
  return [a * a, 2 * a * b, 2 * a * c + b * b, 2 * b * c, c * c];
}
