import { isModerate, UNIT_ROUNDOFF } from "../math/verdict.js";
import { treeOf } from "../near/shape-trees.js";
import {
  type ByKind,
  type Capsule,
  type Circle,
  type Kind,
  ofNumber,
  type Polygon,
  type Polyline,
  type Rect,
  type RoundedRect,
} from "../shapes/kind.js";
import type { BoxShape, EndedShape, RoundShape } from "../shapes/reductions.js";
import { type EdgeChain, type EdgedShape, setBounds, setOwn } from "./forms.js";

export type ChainSetter<S> = (shape: S, out: EdgeChain) => void;

/** Sets a chain to a shape, until the next call; it may share the shape's vertices. */
export function setChain(out: EdgeChain, shape: EdgedShape, kind: Kind = shape.kind): void {
  ofNumber(setters, kind)(shape, out);
}

const setters: ByKind<[out: EdgeChain]> = [
  setPointChain,
  setCircleChain,
  setNothing,
  setRectChain,
  setNothing,
  setSegmentChain,
  setCapsuleChain,
  setRoundedRectChain,
  setPolygonChain,
  setNothing,
  setNothing,
  setNothing,
  setPolylineChain,
  setNothing,
];

// Those of some kinds are for code that does not ask what a shape is, too.

function setNothing(): never {
  throw new TypeError("a shape that is not made of edges has no chain");
}

function resetChain(out: EdgeChain): void {
  out.radius = 0;
  out.error = 0;
  out.axisX = 0;
  out.axisY = 0;
}

export function setPointChain({ x, y }: RoundShape, out: EdgeChain): void {
  resetChain(out);
  out.ownPoints[0] = x;
  out.ownPoints[1] = y;
  setOwn(out, 1, false);
  setBounds(out, 1);
}

export function setCircleChain(circle: Circle, out: EdgeChain): void {
  setPointChain(circle, out);
  out.radius = circle.r;
}

export function setSegmentChain({ ax, ay, bx, by }: EndedShape, out: EdgeChain): void {
  resetChain(out);
  const points = out.ownPoints;
  points[0] = ax;
  points[1] = ay;
  points[2] = bx;
  points[3] = by;
  setOwn(out, 2, false);
  setBounds(out, 2);
}

export function setCapsuleChain(capsule: Capsule, out: EdgeChain): void {
  setSegmentChain(capsule, out);
  out.radius = capsule.r;
}

export function setRectChain(shape: Rect, out: EdgeChain): void {
  resetChain(out);
  setBox(shape, out);
}

export function setRoundedRectChain(shape: RoundedRect, out: EdgeChain): void {
  resetChain(out);
  out.radius = shape.r;
  setBox(shape, out);
}

export function setPolygonChain(shape: Polygon, out: EdgeChain): void {
  resetChain(out);
  out.points = shape.vertices;
  out.ringEnds = shape.ringEnds;
  out.closed = true;
  out.solid = true;
  out.convex = shape.convex;
  out.orientation = shape.orientation;
  out.minX = shape.minX;
  out.minY = shape.minY;
  out.maxX = shape.maxX;
  out.maxY = shape.maxY;
}

export function setPolylineChain(shape: Polyline, out: EdgeChain): void {
  resetChain(out);
  const count = shape.points.length / 2;
  out.ownRing[0] = count;
  out.points = shape.points;
  out.ringEnds = out.ownRing;
  out.closed = false;
  out.solid = false;
  out.convex = count <= 2;
  out.orientation = 1;
  const tree = treeOf(shape.points);
  if (tree === null) setBounds(out, count);
  else tree.setBounds(out);
}

/**
 * A corner is the centre plus width·û ± height·û⊥. û passes 5 roundings (|u|² 2, halved by the root, root,
 * reciprocal, product), the products and their sum 2 more, and what a radius leaves of the sizes 1: 9 units of
 * width + height; the last sum is off by one unit of itself.
 */
const CORNER_ERROR = 11 * UNIT_ROUNDOFF;

/** Sets a chain to the points of a box that are at least the chain's radius inside. */
function setBox(shape: BoxShape, out: EdgeChain): void {
  const { x, y } = shape;
  const width = shape.halfWidth - out.radius;
  const height = shape.halfHeight - out.radius;
  setAxis(shape, out);
  const { axisX: cos, axisY: sin } = out;
  const alongX = cos * width;
  const alongY = sin * width;
  const acrossX = -sin * height;
  const acrossY = cos * height;
  const points = out.ownPoints;
  points[0] = x + (alongX + acrossX);
  points[1] = y + (alongY + acrossY);
  points[2] = x + (acrossX - alongX);
  points[3] = y + (acrossY - alongY);
  points[4] = x - (alongX + acrossX);
  points[5] = y - (alongY + acrossY);
  points[6] = x + (alongX - acrossX);
  points[7] = y + (alongY - acrossY);
  setOwn(out, 4, true);
  // The least and the greatest of these, without branches, which would be unpredictable.
  const reachX = Math.abs(alongX) + Math.abs(acrossX);
  const reachY = Math.abs(alongY) + Math.abs(acrossY);
  out.minX = x - reachX;
  out.minY = y - reachY;
  out.maxX = x + reachX;
  out.maxY = y + reachY;
  if ((shape.ux === 0 || shape.uy === 0) && hasExactCorners(out, shape)) return;
  const size = width + height;
  const far = Math.max(Math.abs(x), Math.abs(y)) + size;
  out.error = CORNER_ERROR * size + 2 * UNIT_ROUNDOFF * far + 2 ** -1070;
}

/** A unit vector along the first axis of a box. */
export interface Axis {
  axisX: number;
  axisY: number;
}

export function setAxis(shape: Rect | RoundedRect, out: Axis): void {
  const power = squarePowerOf(shape);
  const ux = shape.ux * power;
  const uy = shape.uy * power;
  // As it is stored: what is scaled may have lost the smaller component.
  const upright = shape.ux === 0 || shape.uy === 0;
  const scale = 1 / Math.sqrt(ux * ux + uy * uy);
  out.axisX = upright ? Math.sign(ux) : ux * scale;
  out.axisY = upright ? Math.sign(uy) : uy * scale;
}

/** A power of two by which a direction has a square that neither vanishes nor overflows; 1 for usual ones. */
function squarePowerOf({ ux, uy }: BoxShape): number {
  const lengthSq = ux * ux + uy * uy;
  if (isModerate(lengthSq)) return 1;
  return lengthSq < 1 ? 2 ** 600 : 2 ** -600;
}

/** Whether the corners of the core of an upright box are doubles. */
function hasExactCorners(out: EdgeChain, { x, y, uy, halfWidth, halfHeight }: BoxShape): boolean {
  const { minX, maxX, minY, maxY, radius } = out;
  const width = halfWidth - radius;
  const height = halfHeight - radius;
  const reachX = uy === 0 ? width : height;
  const reachY = uy === 0 ? height : width;
  return (
    isExactly(width, halfWidth, radius) &&
    isExactly(height, halfHeight, radius) &&
    isExactly(-maxX, -x, reachX) &&
    isExactly(minX, x, reachX) &&
    isExactly(-maxY, -y, reachY) &&
    isExactly(minY, y, reachY)
  );
}

/**
 * Whether a − b is a double, `difference`: a rounded one is exact iff it gives both of its terms back, since the larger one is taken
 * from it without rounding.
 */
function isExactly(difference: number, a: number, b: number): boolean {
  return a - difference === b && difference + b === a;
}
