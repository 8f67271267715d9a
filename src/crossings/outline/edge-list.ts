import { grown, IntegerList } from "../../math/collections.js";
import { productError } from "../../math/rounding.js";
import type { Vec2 } from "../../math/vector.js";
import { UNIT_ROUNDOFF } from "../../math/verdict.js";
import { type PlacedTree, treeOfBoxes } from "../../near/placed-tree.js";
import { emptyBox } from "../../shapes/bounds.js";
import type { Polygon } from "../../shapes/kind.js";
import { type CorneredShape, hasRings, hasVertices, verticesOf } from "../../shapes/reductions.js";
import { areaSign } from "../../shapes/rings.js";
import { type Direction, isInRange, type Offset } from "../fine/offset.js";

/** Room for this many edges at first. */
export const USUAL_EDGES = 64;

/** Numbers of an edge: the x and y of both ends. */
export const EDGE = 4;

/** The most edges between points that are not stored: those of a rectangle. */
const MOST_LINES = 4;

/** The numbers of a line, by their places. */
export const Line = { dx: 0, dxLow: 1, dy: 2, dyLow: 3, level: 4, levelLow: 5 } as const;

export const LINE = 6;

/** The edges of a shape, those of length 0 left out. */
export class EdgeList {
  count = 0;
  /** The edge after the last one of each loop. */
  readonly loopEnds = new IntegerList();
  /** Whether loops certainly do not meet themselves or each other. */
  isSimple = true;
  /** Whether all ends are stored points: then they are relative to 0, exactly, and there are no lows or lines. */
  isStored = true;
  /** The stored point that ends are relative to. */
  x = 0.5;
  y = 0.5;
  /** The ends in doubles, and their low parts. */
  numbers = new Float64Array(EDGE * USUAL_EDGES);
  readonly lows = new Float64Array(EDGE * MOST_LINES);
  /** A bound on the error of the ends in doubles. */
  error = 0.5;
  /** The lines that edges lie on (see `Edge`). */
  readonly lines = new Float64Array(LINE * MOST_LINES);
  minX = 0.5;
  minY = 0.5;
  maxX = 0.5;
  maxY = 0.5;
}

/**
 * Sets a list to the edges of a shape, those of a polygon with the solid on the side of +y seen towards +x; false for
 * a polygon with a ring without area, for no edges, or a size out of range.
 */
export function setStoredEdges(out: EdgeList, shape: CorneredShape): boolean {
  clear(out, true, 0, 0);
  if (!addEdges(out, shape)) return false;
  if (!hasRings(shape)) endLoop(out);
  return isInRange(Math.max(out.maxX - out.minX, out.maxY - out.minY));
}

function clear(out: EdgeList, isStored: boolean, x: number, y: number): void {
  out.count = 0;
  out.loopEnds.count = 0;
  out.isSimple = true;
  out.isStored = isStored;
  out.x = x;
  out.y = y;
  out.error = 0;
  emptyBox(out);
}

function addEdges(out: EdgeList, shape: CorneredShape): boolean {
  if (hasRings(shape)) return addRings(out, shape);
  const points = hasVertices(shape) ? verticesOf(shape) : [shape.ax, shape.ay, shape.bx, shape.by];
  makeRoom(out, points.length / 2);
  for (let at = 0; at < points.length; at += 2) widenBox(out, points[at] as number, points[at + 1] as number);
  addChain(out, points, 0, points.length / 2);
  return out.count > 0;
}

function addRings(out: EdgeList, polygon: Polygon): boolean {
  const { vertices, ringEnds, orientation } = polygon;
  if (orientation === 0) return false;
  makeRoom(out, vertices.length / 2);
  out.isSimple = polygon.convex || isAsConstructed(polygon);
  out.minX = polygon.minX;
  out.minY = polygon.minY;
  out.maxX = polygon.maxX;
  out.maxY = polygon.maxY;
  let begin = 0;
  for (let ring = 0; ring < ringEnds.length; ring += 1) {
    const end = ringEnds[ring] as number;
    const before = out.count;
    addChain(out, vertices, begin, end);
    addEdge(out, vertices, end - 1, begin);
    if (out.count === before) return false;
    // A hole may be given in either winding.
    const winding = ring === 0 ? orientation : -areaSign(vertices, begin, end);
    if (winding === 0) return false;
    if (winding < 0) turnRound(out, before);
    endLoop(out);
    begin = end;
  }
  return true;
}

/** The constructor made sure that rings do not meet; rounding may have crossed them where they have been moved since. */
function isAsConstructed({ vertices, localVertices }: Polygon): boolean {
  for (let i = 0; i < vertices.length; i += 1) if (vertices[i] !== localVertices[i]) return false;
  return true;
}

function makeRoom(out: EdgeList, count: number): void {
  if (EDGE * count > out.numbers.length) out.numbers = grown(out.numbers, EDGE * count);
}

/** Ends a loop with the edge that was added last. */
export function endLoop(out: EdgeList): void {
  out.loopEnds.push(out.count);
}

/** Adds the edges between neighbouring points of some. */
function addChain(out: EdgeList, points: readonly number[], begin: number, end: number): void {
  for (let i = begin; i + 1 < end; i += 1) addEdge(out, points, i, i + 1);
}

/** Adds the edge between two points, unless it has no length. */
function addEdge(out: EdgeList, points: readonly number[], from: number, to: number): void {
  const ax = points[2 * from] as number;
  const ay = points[2 * from + 1] as number;
  const bx = points[2 * to] as number;
  const by = points[2 * to + 1] as number;
  if (ax !== bx || ay !== by) addEnds(out, ax, ay, bx, by);
}

function addEnds(out: EdgeList, ax: number, ay: number, bx: number, by: number): void {
  const { numbers } = out;
  const at = EDGE * out.count;
  numbers[at] = ax;
  numbers[at + 1] = ay;
  numbers[at + 2] = bx;
  numbers[at + 3] = by;
  out.count += 1;
}

function widenBox(out: EdgeList, x: number, y: number): void {
  out.minX = Math.min(out.minX, x);
  out.minY = Math.min(out.minY, y);
  out.maxX = Math.max(out.maxX, x);
  out.maxY = Math.max(out.maxY, y);
}

/** Reverses the edges from `begin` on, and their order. */
function turnRound({ numbers, count }: EdgeList, begin: number): void {
  let low = EDGE * begin;
  let high = EDGE * count - 2;
  // As a list of points, they are just read from the end.
  for (; low < high; low += 2, high -= 2) {
    const x = numbers[low] as number;
    const y = numbers[low + 1] as number;
    numbers[low] = numbers[high] as number;
    numbers[low + 1] = numbers[high + 1] as number;
    numbers[high] = x;
    numbers[high + 1] = y;
  }
}

/** Sets a list to one edge between two points, the first of which is off by at most `error`. */
export function setWayOut(
  out: EdgeList,
  x: number,
  y: number,
  toX: number,
  toY: number,
  error: number,
): void {
  clear(out, true, 0, 0);
  out.error = error;
  widenBox(out, x, y);
  widenBox(out, toX, toY);
  addEnds(out, x, y, toX, toY);
}

/** Begins a list of edges whose ends are relative to a stored point. */
export function beginSides(out: EdgeList, { x, y }: Readonly<Vec2>): void {
  clear(out, false, x, y);
}

/** Leading doubles are off by 1 rounding. */
const END_ERROR = 2 * UNIT_ROUNDOFF;

/**
 * Adds an edge between two points along a direction. The point that ends are relative to is at a distance from its line,
 * on the side of the solid.
 */
export function addSide(
  out: EdgeList,
  direction: Direction,
  distance: number,
  from: Offset,
  to: Offset,
): void {
  const { lines, lows, count } = out;
  const { way, length, lengthLow } = direction;
  const level = length * distance;
  const at = LINE * count;
  lines[at + Line.dx] = way.x;
  lines[at + Line.dxLow] = way.xLow;
  lines[at + Line.dy] = way.y;
  lines[at + Line.dyLow] = way.yLow;
  lines[at + Line.level] = -level;
  lines[at + Line.levelLow] = -(productError(length, distance, level) + lengthLow * distance);
  lows[EDGE * count] = from.xLow;
  lows[EDGE * count + 1] = from.yLow;
  lows[EDGE * count + 2] = to.xLow;
  lows[EDGE * count + 3] = to.yLow;
  const size = Math.max(Math.abs(from.x), Math.abs(from.y), Math.abs(to.x), Math.abs(to.y));
  out.error = Math.max(out.error, END_ERROR * size + from.error + to.error);
  widenBox(out, from.x, from.y);
  widenBox(out, to.x, to.y);
  addEnds(out, from.x, from.y, to.x, to.y);
}

/** A tree over edges: some numbers, the x and y of both ends one after the other. */
export function treeOfEdges(numbers: Float64Array, count: number): PlacedTree {
  const extents = new Float64Array(EDGE * count);
  for (let at = 0; at < extents.length; at += EDGE) {
    const ax = numbers[at] as number;
    const ay = numbers[at + 1] as number;
    const bx = numbers[at + 2] as number;
    const by = numbers[at + 3] as number;
    extents[at] = Math.min(ax, bx);
    extents[at + 1] = Math.min(ay, by);
    extents[at + 2] = Math.max(ax, bx);
    extents[at + 3] = Math.max(ay, by);
  }
  return treeOfBoxes(extents);
}
