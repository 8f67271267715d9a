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
import { readVector, requireOut, touchVector } from "../math/validation.js";
import type { Vec2 } from "../math/vector.js";
import { containsPoint } from "../query/contains-point.js";
import { Kind, type Point, type Shape } from "../shapes/kind.js";
import { point } from "../shapes/point.js";
import { partsOf } from "../shapes/reductions.js";
import { requireShape } from "../shapes/require-shape.js";
import { certainTangents } from "./float-sights.js";
import { type Outermost, outermost, storedCorners, type View, viewFrom } from "./sights.js";

/**
 * Where the tangents from a point touch a shape: on the left and on the right, looking from the point at the shape.
 *
 * @example
 * const touches: TouchPoints | null = tangents({ x: 0, y: -5 }, circle(0, 0, 3));
 * touches?.left.x.toFixed(1); // 2.4
 */
export interface TouchPoints extends Outermost<Vec2> {
  readonly left: Vec2;
  readonly right: Vec2;
}

/**
 * Where the two lines through a point that just touch a shape touch it; null if the point is in the shape's convex hull
 * (its boundary included), or the shape has no bounds.
 *
 * On a canvas, whose y axis points down, `left` is on the left as seen from the point: all of the shape is ahead of it,
 * from +x towards +y, by less than half a turn, and `right` is farthest ahead. (With y up they are exchanged.) If an edge
 * lies in line with the point, the touch is its nearer end; if the shape is seen as one point, or is in line with the
 * point, both are the same.
 *
 * Scene units. Whether it is null is exact, and so is which corner or arc is touched, except among those nearer to each
 * other than the error of a touch point: about 1e-14 · S, S being the extent of the shape plus its distance from the
 * point. With `out`, that object is filled and returned; if the answer is null, it stays unchanged. Throws TypeError or
 * RangeError if a coordinate is no finite number.
 *
 * Cost: some microseconds; from 0.1 ms where the point is in line with an edge or beside the hull's boundary, and for
 * ellipses more than sixteen times longer than wide. Polygons: 0.3 µs for each vertex, always.
 *
 * @example
 * tangents({ x: 8, y: 0 }, ellipse(0, 0, 4, 3))?.left.x; // 2
 */
export function tangents(
  from: Readonly<Vec2>,
  shape: Shape,
  out: TouchPoints = { left: { x: 0, y: 0 }, right: { x: 0, y: 0 } },
): TouchPoints | null {
  const at = { x: 0, y: 0 };
  readVector(from, "tangents: from", at, "a point { x, y }");
  requireShape(shape, "tangents: shape");
  requireOut(out, touchTouchPoints, "tangents: out", "an object { left: { x, y }, right: { x, y } }");
  const eye = point(at.x, at.y);
  if (partsOf(shape).some((part) => part.kind === Kind.halfPlane)) return null;
  if (containsPoint(shape, eye.x, eye.y)) return null;
  const found = outermostPoints(eye, shape);
  if (found === null) return null;
  setPoint(out.left, found.left);
  setPoint(out.right, found.right);
  return out;
}

function touchTouchPoints({ left, right }: TouchPoints): void {
  touchVector(left);
  touchVector(right);
}

function outermostPoints(from: Point, shape: Shape): Outermost<Vec2> | null {
  const corners = storedCorners(shape);
  if (corners !== null) return outermost(corners, viewFrom(from));
  const certain = certainTangents(from, shape);
  return certain === undefined ? exactTangents(from, shape) : certain;
}

function setPoint(out: Vec2, { x, y }: Vec2): void {
  out.x = x;
  out.y = y;
}

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
 * Where the tangents from a point touch a piece; null if the point is in the piece's hull. From inside its circle, the
 * whole arc is seen between its ends, which is half a turn or more in its hull.
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
