/** Contact curves of the half planes among the parts of compounds: straight lines without end. */

import { areOpposite } from "../convex/lowest-of-half-plane.js";
import type { Vec2 } from "../math/vector.js";
import { Kind } from "../shapes/kind.js";
import { type ContactCurve, CurveKind } from "./contact-curve.js";
import type { Outlined } from "./outlined.js";
import { type LinePiece, type Piece, PieceKind } from "./piece.js";
import { setFarthest } from "./support.js";

const farthest: Vec2 = { x: 0, y: 0 };

/**
 * Whether a half plane of a and one of b overlap wherever they are moved to: unless their normals, as stored,
 * are exactly opposite.
 */
export function areInseparable(a: readonly Outlined[], b: readonly Outlined[]): boolean {
  const halfPlanesOfB = b.map((part) => part.shape).filter((shape) => shape.kind === Kind.halfPlane);
  return a.some(({ shape }) => {
    return shape.kind === Kind.halfPlane && halfPlanesOfB.some((other) => !areOpposite(shape, other));
  });
}

/** Adds the curves of the half planes of a and b against the place of the other shape that is deepest in them. */
export function addHalfPlaneCurves(
  a: readonly Outlined[],
  b: readonly Outlined[],
  curves: ContactCurve[],
): void {
  for (const line of linesOf(a)) {
    setFarthest(farthest, piecesOf(b), -line.nx, -line.ny);
    const { x, y } = farthest;
    addLine(line.x - x, line.y - y, line.nx, line.ny, x, y, true, curves);
  }
  for (const line of linesOf(b)) {
    setFarthest(farthest, piecesOf(a), -line.nx, -line.ny);
    const { x, y } = farthest;
    addLine(x - line.x, y - line.y, -line.nx, -line.ny, x, y, false, curves);
  }
}

function addLine(
  x: number,
  y: number,
  nx: number,
  ny: number,
  touchedX: number,
  touchedY: number,
  isTouchedOfB: boolean,
  curves: ContactCurve[],
): void {
  curves.push({
    kind: CurveKind.straight,
    x,
    y,
    ux: -ny,
    uy: nx,
    from: Number.NEGATIVE_INFINITY,
    to: Number.POSITIVE_INFINITY,
    nx,
    ny,
    touchedX,
    touchedY,
    isTouchedOfB,
    reach: Math.abs(x * nx + y * ny),
    farthest: Number.POSITIVE_INFINITY,
  });
}

function piecesOf(parts: readonly Outlined[]): Piece[] {
  return parts.flatMap((part) => part.pieces);
}

function linesOf(parts: readonly Outlined[]): LinePiece[] {
  return piecesOf(parts).filter((piece) => piece.kind === PieceKind.line);
}
