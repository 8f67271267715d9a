import { PieceForm } from "../boundary/float-piece.js";
import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import { Curve, type FaceList, Label } from "./face.js";

/** The points where the pieces of two faces cross. */

/** Crossings may be this far beyond the end of a segment: more than the rounding errors. */
const BEYOND_END = 2 ** -40;

const curveA = /* @__PURE__ */ new Curve();
const curveB = /* @__PURE__ */ new Curve();

/**
 * The points where the pieces of two faces cross, and perhaps some more where their whole curves cross; where curves touch
 * or coincide, perhaps none. Error: some rounding errors of the coordinates, divided by the sine of the angle.
 */
export function pieceCrossings(faces: FaceList, faceA: number, faceB: number): Vec2[] {
  const kindA = faces.label(faceA, Label.kind);
  const kindB = faces.label(faceB, Label.kind);
  // The kinds are in this order: segment, arc, ellipse.
  if (kindA > kindB) return pieceCrossings(faces, faceB, faceA);
  const a = faces.readCurve(faceA, curveA);
  const b = faces.readCurve(faceB, curveB);
  if (kindA === PieceForm.segment) {
    if (kindB === PieceForm.segment) return segmentSegment(a, b);
    return kindB === PieceForm.arc ? segmentArc(a, b) : segmentEllipse(a, b);
  }
  return kindB === PieceForm.arc ? arcArc(a, b) : ellipseRoundCrossings(b, a, kindA === PieceForm.arc);
}

function segmentSegment(a: Curve, b: Curve): Vec2[] {
  const cross = a.ux * b.uy - a.uy * b.ux;
  if (cross === 0) return [];
  const place = ((b.x - a.x) * b.uy - (b.y - a.y) * b.ux) / cross;
  const placeOnB = ((b.x - a.x) * a.uy - (b.y - a.y) * a.ux) / cross;
  return isOn(b, placeOnB) ? pointsAt(a, [place]) : [];
}

function segmentArc(a: Curve, { x, y, size: r }: Curve): Vec2[] {
  const middle = (x - a.x) * a.ux + (y - a.y) * a.uy;
  const height = (x - a.x) * a.uy - (y - a.y) * a.ux;
  const halfSq = (r - height) * (r + height);
  if (!(halfSq > 0)) return [];
  const half = Math.sqrt(halfSq);
  return pointsAt(a, [middle - half, middle + half]);
}

/** Computed in the frame in which the ellipse is the unit circle, where the segment's direction has no unit length. */
function segmentEllipse(a: Curve, { x, y, ux, uy, size: rx, rest: ry }: Curve): Vec2[] {
  const fromX = ((a.x - x) * ux + (a.y - y) * uy) / rx;
  const fromY = ((a.y - y) * ux - (a.x - x) * uy) / ry;
  const alongX = (a.ux * ux + a.uy * uy) / rx;
  const alongY = (a.uy * ux - a.ux * uy) / ry;
  const size = lengthOf(alongX, alongY);
  const height = (fromX * alongY - fromY * alongX) / size;
  const halfSq = (1 - height) * (1 + height);
  if (!(halfSq > 0)) return [];
  const middle = -(fromX * alongX + fromY * alongY) / size;
  const half = Math.sqrt(halfSq);
  return pointsAt(a, [(middle - half) / size, (middle + half) / size]);
}

function pointsAt(segment: Curve, places: readonly number[]): Vec2[] {
  const { x, y, ux, uy } = segment;
  return places
    .filter((place) => isOn(segment, place))
    .map((place) => ({ x: x + place * ux, y: y + place * uy }));
}

function isOn({ size: length }: Curve, place: number): boolean {
  const margin = BEYOND_END * (length + 1);
  return place >= -margin && place <= length + margin;
}

/** Computed from the smaller circle, so that little is lost if the other is huge. */
function arcArc(a: Curve, b: Curve): Vec2[] {
  const small = a.size <= b.size ? a : b;
  const large = small === a ? b : a;
  const dx = large.x - small.x;
  const dy = large.y - small.y;
  const separation = lengthOf(dx, dy);
  if (separation === 0) return [];
  const ex = dx / separation;
  const ey = dy / separation;
  const along =
    (small.size / separation) * (small.size / 2) +
    (separation - large.size) * ((separation + large.size) / (2 * separation));
  const halfSq = (small.size - along) * (small.size + along);
  if (!(halfSq > 0)) return [];
  const across = Math.sqrt(halfSq);
  const footX = small.x + along * ex;
  const footY = small.y + along * ey;
  return [
    { x: footX - across * ey, y: footY + across * ex },
    { x: footX + across * ey, y: footY - across * ex },
  ];
}

/**
 * The points where an ellipse crosses a circle or another ellipse; where they touch, perhaps none.
 *
 * A point moves around the thinner curve; whether it is within the other is a polynomial of degree 4 in tan(φ/2).
 */
function ellipseRoundCrossings(a: Curve, b: Curve, isCircle: boolean): Vec2[] {
  const isThinner = isCircle || thinness(a) <= thinness(b);
  const ofA = axesOf(a, false);
  const ofB = axesOf(b, isCircle);
  const [path, other] = isThinner ? [ofA, ofB] : [ofB, ofA];
  return [...halfCrossings(path, 1, other), ...halfCrossings(path, -1, other)];
}

function thinness({ size: rx, rest: ry }: Curve): number {
  return Math.min(rx, ry) / Math.max(rx, ry);
}

function axesOf({ x, y, ux, uy, size: rx, rest: ry }: Curve, isCircle: boolean): Axes {
  const centre = { x, y };
  if (isCircle) return { centre, p: { x: rx, y: 0 }, q: { x: 0, y: rx } };
  return { centre, p: { x: rx * ux, y: rx * uy }, q: { x: -ry * uy, y: ry * ux } };
}

function halfCrossings(path: Axes, side: 1 | -1, other: Axes): Vec2[] {
  const excess = excessOverEllipse(path, side, other);
  return signChanges(excess, -END_OF_HALF, END_OF_HALF).map((t) => pointOnHalf(path, side, t));
}

/**
 * Half of an ellipse with a rational parameter: around the end of p (side 1) or of −p (−1), with t = tan(φ/2) in [−1, 1],
 * its points are centre + side ((1 − t²) p + 2t q)/(1 + t²).
 */

/** The points centre + p cos φ + q sin φ, with p and q perpendicular. */
interface Axes {
  readonly centre: Vec2;
  readonly p: Vec2;
  readonly q: Vec2;
}

function pointOnHalf({ centre, p, q }: Axes, side: 1 | -1, t: number): Vec2 {
  const w = 1 + t * t;
  const c = (side * (1 - t) * (1 + t)) / w;
  const s = (side * 2 * t) / w;
  return { x: centre.x + (c * p.x + s * q.x), y: centre.y + (c * p.y + s * q.y) };
}

/**
 * The excess of the point at t over another ellipse, times (1 + t²)²: negative inside it, positive outside. In the
 * equation of the flatter of two ellipses, rounding would hide this for points of the other: so `other` must be the
 * rounder one.
 */
function excessOverEllipse(half: Axes, side: 1 | -1, other: Axes): Coefficients {
  const dx = half.centre.x - other.centre.x;
  const dy = half.centre.y - other.centre.y;
  // The point relative to the other centre, along an axis of it in multiples of its length, times 1 + t².
  const along = (axis: Vec2): Coefficients => {
    const sizeSq = axis.x * axis.x + axis.y * axis.y;
    const centre = (dx * axis.x + dy * axis.y) / sizeSq;
    const p = (side * (half.p.x * axis.x + half.p.y * axis.y)) / sizeSq;
    const q = (side * (half.q.x * axis.x + half.q.y * axis.y)) / sizeSq;
    return [centre + p, 2 * q, centre - p];
  };
  const squares = [squareOf(along(other.p)), squareOf(along(other.q)), [-1, 0, -2, 0, -1]];
  return [0, 1, 2, 3, 4].map((i) => squares.reduce((sum, square) => sum + (square[i] ?? 0), 0));
}

/** The square of a polynomial of degree 2. */
function squareOf([a = 0, b = 0, c = 0]: Coefficients): Coefficients {
  return [a * a, 2 * a * b, 2 * a * c + b * b, 2 * b * c, c * c];
}

/** Coefficients of a polynomial, constant term first. */
type Coefficients = readonly number[];

/** More halvings than any interval of doubles in [−2, 2] takes until its middle is one of its ends. */
const MOST_HALVINGS = 1100;

/**
 * Half of an ellipse is −1 ≤ t ≤ 1 for t = tan(φ/2). Zeros are searched for up to this bound, since rounding might move one where
 * both halves meet beyond the ends of both. So it may be found in both instead.
 */
const END_OF_HALF = 1 + 2 ** -20;

/**
 * The points in [low, high] ⊂ [−2, 2] where a polynomial, as computed, changes its sign, in order.
 *
 * Between those of its derivative it is monotonic, and bisection finds the point to the last bit. Where it touches 0
 * without changing its sign, there may be none or two.
 */
export function signChanges(polynomial: Coefficients, low: number, high: number): number[] {
  if (polynomial.length < 2) return [];
  const ends = [low, ...extremePlaces(polynomial, low, high), high];
  const changes: number[] = [];
  for (let i = 1; i < ends.length; i++) {
    const from = ends[i - 1] ?? low;
    const to = ends[i] ?? high;
    const isPositive = valueAt(polynomial, from) > 0;
    if (valueAt(polynomial, to) > 0 !== isPositive) changes.push(halve(polynomial, from, to, isPositive));
  }
  return changes;
}

/** The points in [low, high] ⊂ [−2, 2] where the derivative of a polynomial changes its sign. */
function extremePlaces(polynomial: Coefficients, low: number, high: number): number[] {
  const derivative = polynomial.slice(1).map((coefficient, i) => coefficient * (i + 1));
  return derivative.length < 2 ? [] : signChanges(derivative, low, high);
}

function halve(polynomial: Coefficients, from: number, to: number, isPositive: boolean): number {
  let before = from;
  let after = to;
  for (let halving = 0; halving < MOST_HALVINGS; halving++) {
    const middle = (before + after) / 2;
    if (middle === before || middle === after) break;
    if (valueAt(polynomial, middle) > 0 === isPositive) before = middle;
    else after = middle;
  }
  return after;
}

function valueAt(polynomial: Coefficients, t: number): number {
  let value = 0;
  for (let i = polynomial.length - 1; i >= 0; i--) value = value * t + (polynomial[i] ?? 0);
  return value;
}
