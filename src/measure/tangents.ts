import { addOutline } from "../boundary/float-outline.js";
import {
  type ArcPiece,
  type EllipsePiece,
  type Piece,
  PieceForm,
  pointsWithin,
} from "../boundary/float-piece.js";
import { frameOf, fromFrame, partsInFrame } from "../boundary/frame.js";
import { type Conic, frameVector, pointOfConic } from "../exact/carrier.js";
import {
  add,
  cross,
  dot,
  ExactLengths,
  lengthSq,
  perpendicular,
  pointInDoubles,
  type RealVector,
  scale,
  subtract,
} from "../exact/coordinates.js";
import { isWithinEnds, type RoundPiece } from "../exact/exact-piece.js";
import { outlinesOfShapes } from "../exact/outlines-of-shape.js";
import type { Real } from "../math/real.js";
import { readVector, requireOut, touchVector } from "../math/validation.js";
import type { Vec2 } from "../math/vector.js";
import { certainSign, UNIT_ROUNDOFF, type Verdict } from "../math/verdict.js";
import { containsPoint } from "../query/contains-point.js";
import { requireShape } from "../shapes/arguments.js";
import { Opening, type Point, type Shape } from "../shapes/kind.js";
import { isUnbounded, partsOf } from "../shapes/reductions.js";
import { point } from "../shapes/round.js";
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
  if (partsOf(shape).some(isUnbounded)) return null;
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
  const inDoubles = (p: RealVector): Vec2 => pointInDoubles(lengths, p);
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

/** A point of a hull relative to the origin, and a bound on its error. */
interface Sight extends Vec2 {
  readonly error: number;
}

/**
 * Corners and ends of arcs, in a frame whose lengths are below 4: a unit vector is off by 3 u, so that a product with a
 * length is by 16 u, and two sums of two such products each add some 20 u.
 */
const CORNER_ERROR = 64 * UNIT_ROUNDOFF;

/**
 * The touch of a tangent at a circle, n = (−r d ± t d⊥)/|d|² from the centre d with t² = |d|² − r²: an error of δ in d
 * and r is one of less than 2 |d| δ/t in t, so below (5 + 2 |d|/t) δ in all. With t ≥ |d|/16 that is 37 δ.
 */
const LEAST_TANGENT = 1 / 16;
const TOUCH_ERROR = 64 * CORNER_ERROR;

/** Flatter ellipses lose too many bits in the frame in which they are circles. */
const FLATTEST = 1 / 16;

/** A bound on the errors of the directions of an arc's end and of a touch, both unit vectors. */
const DIRECTION_ERROR = 2 ** -40;

/**
 * Where the tangents from a point touch a bounded shape, or null if the point is in its convex hull; undefined if doubles
 * are uncertain, or less accurate than usual.
 */
export function certainTangents(from: Point, shape: Shape): Outermost<Vec2> | null | undefined {
  // The point is at the frame's origin.
  const frame = frameOf(from, shape);
  const pieces: Piece[] = [];
  for (const part of partsInFrame(shape, frame)) addOutline(part, pieces);
  const sights: Sight[] = [];
  for (const piece of pieces) {
    const verdict = addSights(piece, sights);
    if (verdict !== 1) return verdict === 0 ? undefined : null;
  }
  const found = outermostOf(sights);
  if (found === null || found === undefined) return found;
  const { originX, originY, power } = frame;
  const place = ({ x, y }: Vec2) => ({ x: fromFrame(x, originX, power), y: fromFrame(y, originY, power) });
  return { left: place(found.left), right: place(found.right) };
}

/**
 * Adds the points of a piece that may be outermost, and returns 1. −1 if the origin is in the piece's hull; 0 if that is
 * not certain, or there may be other points, or more exact ones.
 */
function addSights(piece: Piece, sights: Sight[]): Verdict {
  switch (piece.kind) {
    case PieceForm.point:
      sights.push({ x: piece.x, y: piece.y, error: CORNER_ERROR });
      return 1;
    case PieceForm.segment:
      sights.push({ x: piece.ax, y: piece.ay, error: CORNER_ERROR });
      sights.push({ x: piece.bx, y: piece.by, error: CORNER_ERROR });
      return 1;
    case PieceForm.arc:
      return addArc(piece, sights);
    case PieceForm.ellipse:
      return addEllipse(piece, sights);
    case PieceForm.line:
      return 0;
  }
}

function addArc(piece: ArcPiece, sights: Sight[]): Verdict {
  const { x, y, r, opening, startX, startY, endX, endY } = piece;
  const isWhole = opening === Opening.whole;
  const start: Sight = { x: x + r * startX, y: y + r * startY, error: CORNER_ERROR };
  const end: Sight = { x: x + r * endX, y: y + r * endY, error: CORNER_ERROR };
  if (!isWhole) sights.push(start, end);
  const distanceSq = x * x + y * y;
  const excess = (Math.sqrt(distanceSq) - r) * (Math.sqrt(distanceSq) + r);
  // From inside the circle, the whole arc is seen between its ends, which is more than half a turn in its hull.
  if (excess < -LEAST_TANGENT * LEAST_TANGENT * r * r) {
    return isWhole ? -1 : certainSign(crossOf(start, end), errorOf(start, end));
  }
  const tangent = Math.sqrt(excess);
  if (!(tangent >= LEAST_TANGENT * Math.sqrt(distanceSq))) return 0;
  for (const side of SIDES) {
    const nx = (-r * x - side * tangent * y) / distanceSq;
    const ny = (-r * y + side * tangent * x) / distanceSq;
    const isCertain = isWhole || pointsWithin(piece, nx, ny, -DIRECTION_ERROR);
    if (isCertain) sights.push({ x: x + r * nx, y: y + r * ny, error: TOUCH_ERROR });
    else if (pointsWithin(piece, nx, ny, DIRECTION_ERROR)) return 0;
  }
  return 1;
}

const SIDES = [-1, 1] as const;

/** As for an arc, in the frame in which the ellipse is the unit circle. */
function addEllipse({ x, y, rx, ry, ux, uy }: EllipsePiece, sights: Sight[]): Verdict {
  const flatness = Math.min(rx, ry) / Math.max(rx, ry);
  if (flatness < FLATTEST) return 0;
  const zx = (ux * x + uy * y) / rx;
  const zy = (ux * y - uy * x) / ry;
  const distanceSq = zx * zx + zy * zy;
  const tangent = Math.sqrt((Math.sqrt(distanceSq) - 1) * (Math.sqrt(distanceSq) + 1));
  if (!(tangent >= LEAST_TANGENT * Math.sqrt(distanceSq))) return 0;
  for (const side of SIDES) {
    const along = (rx * (-zx - side * tangent * zy)) / distanceSq;
    const across = (ry * (-zy + side * tangent * zx)) / distanceSq;
    sights.push({
      x: x + along * ux - across * uy,
      y: y + along * uy + across * ux,
      error: TOUCH_ERROR / flatness,
    });
  }
  return 1;
}

/** Null if the origin is certainly in the hull of the points, undefined if it is not certain whether. */
function outermostOf(sights: readonly Sight[]): Outermost<Sight> | null | undefined {
  const [first, ...others] = sights;
  if (first === undefined) return undefined;
  let [left, right] = [first, first];
  for (const sight of others) {
    const fromLeft = crossOf(left, sight);
    const toRight = crossOf(sight, right);
    if (fromLeft < 0 && toRight < 0) {
      const isCertain = fromLeft < -errorOf(left, sight) && toRight < -errorOf(sight, right);
      return isCertain ? null : undefined;
    }
    if (fromLeft < 0) left = sight;
    else if (toRight < 0) right = sight;
  }
  const isCertain = sights.every((sight) => isSameOrAhead(left, sight) && isSameOrAhead(sight, right));
  return isCertain ? { left, right } : undefined;
}

/** Whether q is certainly ahead of p, or equal, so that either may be taken. */
function isSameOrAhead(p: Sight, q: Sight): boolean {
  if (p === q || crossOf(p, q) > errorOf(p, q)) return true;
  const apart = Math.abs(p.x - q.x) + Math.abs(p.y - q.y);
  const isFar = Math.abs(p.x) + Math.abs(p.y) > 2 ** 20 * (p.error + q.error);
  return isFar && apart <= 4 * CORNER_ERROR;
}

function crossOf(p: Vec2, q: Vec2): number {
  return p.x * q.y - p.y * q.x;
}

/** Four times the error of the product of two points. */
function errorOf(p: Sight, q: Sight): number {
  const sizeP = Math.abs(p.x) + Math.abs(p.y) + p.error;
  const sizeQ = Math.abs(q.x) + Math.abs(q.y) + q.error;
  return 4 * (sizeP * q.error + sizeQ * p.error + sizeP * sizeQ * 4 * UNIT_ROUNDOFF);
}
