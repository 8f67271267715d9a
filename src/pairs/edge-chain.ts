import { isModerate, UNIT_ROUNDOFF } from "../math/verdict.js";
import { type ByKind, ofKind } from "../shapes/by-kind.js";
import {
  type Capsule,
  type Circle,
  Kind,
  type Point,
  type Polygon,
  type Polyline,
  type Rect,
  type RoundedRect,
  type Segment,
  type Shape,
} from "../shapes/kind.js";

/** The kinds made of straight edges and, perhaps, a radius around them. */
export type EdgedShape = Point | Circle | Rect | Segment | Capsule | RoundedRect | Polygon | Polyline;

export function isEdged(shape: Shape): shape is EdgedShape {
  switch (shape.kind) {
    case Kind.ellipse:
    case Kind.sector:
    case Kind.halfPlane:
    case Kind.annularSector:
    case Kind.arc:
    case Kind.compound:
      return false;
    default:
      return true;
  }
}

/**
 * A shape as the points within `radius` of a core made of straight edges: a point is one vertex, a capsule two
 * with a radius, a polygon its rings.
 */
export interface EdgeChain {
  /** x and y alternately, ring after ring. */
  points: Float64Array;
  /** How many vertices end with each ring. */
  ringEnds: Int32Array;
  /** Whether an edge leads from the last vertex of each ring to its first. */
  closed: boolean;
  /** Whether the rings enclose points of the core (even-odd). */
  solid: boolean;
  /** Whether the core is the convex hull of the vertices, which go round it once. */
  convex: boolean;
  /** 1 if the vertices of a convex core go from +x towards +y, −1 if the other way round. */
  orientation: number;
  /** Of an upright or turned box (then not 0): the direction of its first axis. */
  axisX: number;
  axisY: number;
  radius: number;
  /** How far each coordinate may be off, beyond what is stored in `points`. 0: they are exact. */
  error: number;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
  /** Room for the vertices of kinds that do not store them. */
  readonly ownPoints: Float64Array;
  readonly ownRing: Int32Array;
}

/** Room for one shape: module-level scratch of the pairs, filled by `setChain`. */
export function createChain(): EdgeChain {
  const ownPoints = new Float64Array(8);
  const ownRing = new Int32Array(1);
  return {
    points: ownPoints,
    ringEnds: ownRing,
    closed: false,
    solid: false,
    convex: true,
    orientation: 1,
    // Not integers, so that V8 gives these fields the representation of doubles from the start.
    axisX: 0.5,
    axisY: 0.5,
    radius: 0.5,
    error: 0.5,
    minX: 0.5,
    minY: 0.5,
    maxX: 0.5,
    maxY: 0.5,
    ownPoints,
    ownRing,
  };
}

/** Makes a chain stand for a shape, until the next call; it may share the shape's vertices. */
export function setChain(out: EdgeChain, shape: EdgedShape): void {
  resetChain(out);
  ofKind(setters, shape)(shape, out);
}

/** The same for a polygon, without asking what it is. */
export function setPolygonChain(out: EdgeChain, shape: Polygon): void {
  resetChain(out);
  setPolygon(shape, out);
}

function resetChain(out: EdgeChain): void {
  out.radius = 0;
  out.error = 0;
  out.axisX = 0;
  out.axisY = 0;
}

const setters: ByKind<[out: EdgeChain]> = [
  setPoint,
  setCircle,
  setNothing,
  setBox,
  setNothing,
  setEdge,
  setCapsule,
  setRoundedRect,
  setPolygon,
  setNothing,
  setNothing,
  setNothing,
  setPolyline,
  setNothing,
];

function setNothing(): never {
  throw new TypeError("a shape that is not made of edges has no chain");
}

function setPoint(point: Point, out: EdgeChain): void {
  setVertex(out, point);
}

function setCircle(circle: Circle, out: EdgeChain): void {
  const { r } = circle;
  setVertex(out, circle);
  out.radius = r;
}

function setCapsule(capsule: Capsule, out: EdgeChain): void {
  out.radius = capsule.r;
  setEdge(capsule, out);
}

function setRoundedRect(shape: RoundedRect, out: EdgeChain): void {
  out.radius = shape.r;
  setBox(shape, out);
}

/** The position of a shape, without radius. */
export function setVertex(out: EdgeChain, { x, y }: { readonly x: number; readonly y: number }): void {
  out.ownPoints[0] = x;
  out.ownPoints[1] = y;
  out.radius = 0;
  out.error = 0;
  setOwn(out, 1, false);
}

function setEdge({ ax, ay, bx, by }: Segment | Capsule, out: EdgeChain): void {
  const points = out.ownPoints;
  points[0] = ax;
  points[1] = ay;
  points[2] = bx;
  points[3] = by;
  setOwn(out, 2, false);
}

/**
 * A corner is the centre plus width·û ± height·û⊥. û passes 5 roundings (|u|² 2, halved by the root, root,
 * reciprocal, product), the products and their sum 2 more, and what a radius leaves of the sizes 1: 9 units of
 * width + height; the last sum is off by one unit of itself.
 */
const CORNER_ERROR = 11 * UNIT_ROUNDOFF;

/** Leaves of the box what is farther within than the chain's radius. */
function setBox(shape: Rect | RoundedRect, out: EdgeChain): void {
  const { x, y, ux, uy, halfWidth, halfHeight } = shape;
  const { radius } = out;
  const width = halfWidth - radius;
  const height = halfHeight - radius;
  const lengthSq = ux * ux + uy * uy;
  const upright = ux === 0 || uy === 0;
  const scale = 1 / Math.sqrt(lengthSq);
  const cos = upright ? Math.sign(ux) : ux * scale;
  const sin = upright ? Math.sign(uy) : uy * scale;
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
  out.axisX = cos;
  out.axisY = sin;
  if (upright && hasExactCorners(out, shape)) return;
  const known = upright || isModerate(lengthSq);
  const far = Math.max(Math.abs(x), Math.abs(y)) + width + height;
  const error = CORNER_ERROR * (width + height) + 2 * UNIT_ROUNDOFF * far + 2 ** -1070;
  out.error = known ? error : Number.POSITIVE_INFINITY;
}

/**
 * Whether the corners of the core of an upright box are doubles. A rounded sum or difference is exact iff it gives both
 * of its terms back: the larger one is taken from it without rounding.
 */
function hasExactCorners(out: EdgeChain, { x, y, uy, halfWidth, halfHeight }: Rect | RoundedRect): boolean {
  const { minX, maxX, minY, maxY, radius } = out;
  const width = halfWidth - radius;
  const height = halfHeight - radius;
  const reachX = uy === 0 ? width : height;
  const reachY = uy === 0 ? height : width;
  const areReachesExact =
    width + radius === halfWidth &&
    halfWidth - width === radius &&
    height + radius === halfHeight &&
    halfHeight - height === radius;
  return (
    areReachesExact &&
    maxX - x === reachX &&
    maxX - reachX === x &&
    x - minX === reachX &&
    minX + reachX === x &&
    maxY - y === reachY &&
    maxY - reachY === y &&
    y - minY === reachY &&
    minY + reachY === y
  );
}

function setOwn(out: EdgeChain, count: number, closed: boolean): void {
  out.ownRing[0] = count;
  out.points = out.ownPoints;
  out.ringEnds = out.ownRing;
  out.closed = closed;
  out.solid = closed;
  out.convex = true;
  out.orientation = 1;
  setBounds(out, count);
}

function setPolygon(shape: Polygon, out: EdgeChain): void {
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

function setPolyline(shape: Polyline, out: EdgeChain): void {
  const count = shape.points.length / 2;
  out.ownRing[0] = count;
  out.points = shape.points;
  out.ringEnds = out.ownRing;
  out.closed = false;
  out.solid = false;
  out.convex = count <= 2;
  out.orientation = 1;
  setBounds(out, count);
}

function setBounds(out: EdgeChain, count: number): void {
  const { points } = out;
  let minX = points[0] as number;
  let minY = points[1] as number;
  let maxX = minX;
  let maxY = minY;
  for (let k = 2; k < 2 * count; k += 2) {
    const x = points[k] as number;
    const y = points[k + 1] as number;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  out.minX = minX;
  out.minY = minY;
  out.maxX = maxX;
  out.maxY = maxY;
}

export function vertexCount(chain: EdgeChain): number {
  return chain.ringEnds[chain.ringEnds.length - 1] as number;
}

/**
 * Where the edge from a vertex ends, or −1 if none begins there. A vertex alone counts as an edge that ends
 * where it begins.
 */
export function edgeEnd({ closed, ringEnds }: EdgeChain, vertex: number): number {
  let first = 0;
  for (let ring = 0; ring < ringEnds.length; ring++) {
    const end = ringEnds[ring] as number;
    if (vertex + 1 < end) return vertex + 1;
    if (vertex < end) return closed || end - first === 1 ? first : -1;
    first = end;
  }
  return -1;
}
