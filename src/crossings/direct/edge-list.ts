import { Kind, type Polygon, type Polyline, type Segment, type Shape } from "../../shapes/kind.js";

/** More edges are left to others. */
export const MOST_EDGES = 64;

/** Each edge is the x and y of its ends, one after the other. */
export const EDGE = 4;

/** The edges of a shape, those of length 0 left out. */
export class EdgeList {
  count = 0;
  readonly numbers = new Float64Array(EDGE * MOST_EDGES);
  minX = 0.5;
  minY = 0.5;
  maxX = 0.5;
  maxY = 0.5;
}

/** Shapes whose outlines are straight edges between stored points. */
export type Edged = Segment | Polygon | Polyline;

export function isEdged(shape: Shape): shape is Edged {
  return shape.kind === Kind.polygon || shape.kind === Kind.segment || shape.kind === Kind.polyline;
}

/** Sizes in this range keep all products far from overflow, and what is lost by underflow negligible. */
export const SMALLEST_SIZE = 2 ** -100;
export const LARGEST_SIZE = 2 ** 100;

/**
 * Sets a list to the edges of a shape, those of a polygon of one ring with the solid on the side of +y seen towards +x;
 * false for a polygon without area, too many edges, or none, or a size out of range.
 */
export function setEdges(out: EdgeList, shape: Edged): boolean {
  out.count = 0;
  out.minX = Number.POSITIVE_INFINITY;
  out.minY = Number.POSITIVE_INFINITY;
  out.maxX = Number.NEGATIVE_INFINITY;
  out.maxY = Number.NEGATIVE_INFINITY;
  if (!addEdges(out, shape)) return false;
  const size = Math.max(out.maxX - out.minX, out.maxY - out.minY);
  return size > SMALLEST_SIZE && size < LARGEST_SIZE;
}

function addEdges(out: EdgeList, shape: Edged): boolean {
  if (shape.kind === Kind.segment) return addSegment(out, shape);
  if (shape.kind === Kind.polygon) return addRings(out, shape);
  const { points } = shape;
  return points.length < 2 * MOST_EDGES && addChain(out, points, 0, points.length / 2);
}

function addSegment(out: EdgeList, { ax, ay, bx, by }: Segment): boolean {
  const { numbers } = out;
  numbers[0] = ax;
  numbers[1] = ay;
  numbers[2] = bx;
  numbers[3] = by;
  out.count = 1;
  out.minX = Math.min(ax, bx);
  out.minY = Math.min(ay, by);
  out.maxX = Math.max(ax, bx);
  out.maxY = Math.max(ay, by);
  return ax !== bx || ay !== by;
}

function addRings(out: EdgeList, { vertices, ringEnds, orientation }: Polygon): boolean {
  if (orientation === 0 || vertices.length > 2 * MOST_EDGES) return false;
  let begin = 0;
  for (let ring = 0; ring < ringEnds.length; ring += 1) {
    const end = ringEnds[ring] as number;
    const before = out.count;
    addChain(out, vertices, begin, end);
    addEdge(out, vertices, end - 1, begin);
    if (out.count === before) return false;
    begin = end;
  }
  if (orientation < 0) turnRound(out);
  return true;
}

/** The edges between neighbouring points of some; whether there is one. */
function addChain(out: EdgeList, points: Float64Array, begin: number, end: number): boolean {
  for (let i = begin; i + 1 < end; i += 1) addEdge(out, points, i, i + 1);
  return out.count > 0;
}

function addEdge(out: EdgeList, points: Float64Array, from: number, to: number): void {
  const ax = points[2 * from] as number;
  const ay = points[2 * from + 1] as number;
  const bx = points[2 * to] as number;
  const by = points[2 * to + 1] as number;
  out.minX = Math.min(out.minX, ax, bx);
  out.minY = Math.min(out.minY, ay, by);
  out.maxX = Math.max(out.maxX, ax, bx);
  out.maxY = Math.max(out.maxY, ay, by);
  if (ax === bx && ay === by) return;
  const { numbers } = out;
  const at = EDGE * out.count;
  numbers[at] = ax;
  numbers[at + 1] = ay;
  numbers[at + 2] = bx;
  numbers[at + 3] = by;
  out.count += 1;
}

/** The edges in the opposite order, and each the other way. */
function turnRound({ numbers, count }: EdgeList): void {
  let low = 0;
  let high = EDGE * count - 2;
  // As points, they are the same list read from its end.
  for (; low < high; low += 2, high -= 2) {
    const x = numbers[low] as number;
    const y = numbers[low + 1] as number;
    numbers[low] = numbers[high] as number;
    numbers[low + 1] = numbers[high + 1] as number;
    numbers[high] = x;
    numbers[high + 1] = y;
  }
}
