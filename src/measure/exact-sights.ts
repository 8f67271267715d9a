import { type Conic, frameVector, pointOfConic } from "../exact/carrier.js";
import { ExactLengths } from "../exact/exact-lengths.js";
import { outlinesOfShapes } from "../exact/outlines-of-shape.js";
import { isWithinEnds, type RoundPiece } from "../exact/piece.js";
import {
  add,
  cross,
  dot,
  lengthSq,
  perpendicular,
  type RealVector,
  scale,
  subtract,
} from "../exact/real-vector.js";
import type { Real } from "../math/real.js";
import type { Vec2 } from "../math/vector.js";
import type { Point, Shape } from "../shapes/kind.js";
import { type Outermost, outermost, type View } from "./outermost.js";

/**
 * Where the tangents from a point touch a bounded shape, or null if the point is in its convex hull. Exact, but for the
 * rounding of the touch points.
 *
 * Cost: from 0.1 ms, some 10 µs for each piece of the outline.
 */
export function exactTangents(from: Point, shape: Shape): Outermost<Vec2> | null {
  // The point is the origin.
  const lengths = new ExactLengths([from, shape]);
  const [, outlines = []] = outlinesOfShapes([from, shape], lengths);
  const origin = lengths.at(from.x, from.y);
  const seen = new Set<RealVector>();
  for (const { pieces, anchors } of outlines) {
    if (pieces.length === 0) for (const anchor of anchors) seen.add(anchor);
    for (const piece of pieces) {
      if (piece.ends !== null) seen.add(piece.ends.from).add(piece.ends.to);
      if (piece.kind === "straight") continue;
      const touches = touchesOf(piece, origin);
      if (touches === null) return null;
      for (const touch of touches) seen.add(touch);
    }
  }
  const found = outermost(seen, exactView);
  if (found === null) return null;
  const inDoubles = (p: RealVector): Vec2 => lengths.toDoubles(p);
  return { left: inDoubles(found.left), right: inDoubles(found.right) };
}

const exactView: View<RealVector> = {
  turn: (p, q) => (p === q ? 0 : cross(p, q).sign()),
  areOpposite: (p, q) => dot(p, q).sign() < 0,
  isNearer: (p, q) => lengthSq(p).compareTo(lengthSq(q)) < 0,
};

/**
 * Where the tangents from a point touch a piece; null if the point is in the piece's hull. From within its circle, all
 * of an arc is seen between its ends, which is half a turn or more in its hull.
 */
function touchesOf(piece: RoundPiece, from: RealVector): RealVector[] | null {
  const { carrier, ends } = piece;
  const v = frameVector(carrier, from);
  const excess = lengthSq(v).minus(carrier.level);
  if (excess.sign() > 0) {
    return touchesOfConic(carrier, v, excess).filter((touch) => isWithinEnds(piece, touch));
  }
  return ends !== null && cross(ends.from, ends.to).sign() > 0 ? [] : null;
}

/**
 * In the frame in which the conic is a circle about the origin, V being the point there: with T² = |V|² − level, the
 * unit vectors to the points of touch are (√level V ± T V⊥)/|V|².
 */
function touchesOfConic(conic: Conic, v: RealVector, excess: Real): RealVector[] {
  const distanceSq = lengthSq(v);
  const along = scale(v, conic.level.squareRoot());
  const aside = scale(perpendicular(v), excess.squareRoot());
  return [subtract(along, aside), add(along, aside)].map(({ x, y }) =>
    pointOfConic(conic, x.over(distanceSq), y.over(distanceSq)),
  );
}
