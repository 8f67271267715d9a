import { setReference } from "../convex/reference.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import { hasRings } from "../shapes/reductions.js";
import {
  MOST_CORNERS,
  RoundedPolygon,
  type RoundedPolygonShape,
  setBounds,
  setVertices,
} from "./rounded-polygon.js";

/**
 * Sides stop this far before they are reached, so that the touch is never late; in units of the sizes and the
 * displacement together. The distance of the origin from the line of a side is off by less than 64 roundings: 11 along
 * each axis from the corner, 9 from the direction of the side, 12 from edges that were reordered or merged, 6 from the
 * products, the sum and the length.
 */
export const MARGIN = 2 ** -46;

/** Two convex polygons grown by radii, the second of which moves, and their Minkowski difference at t = 0. */
export class RoundedPair {
  /** A point of the first shape, to which all coordinates are relative. */
  readonly origin: Vec2 = new ScratchVector();
  readonly turnedFirst = new RoundedPolygon(-1);
  readonly second = new RoundedPolygon(1);
  readonly difference = new RoundedDifference();
  readonly way: Vec2 = new ScratchVector();
  /** The sizes and the displacement together. */
  size = 0.5;
  /** The side that separates the shapes for the longest time; −1 if none does at t = 0. */
  side = 0;
}

/** Sets all but the difference, and the corners of polygons. */
export function loadBounds(
  out: RoundedPair,
  first: RoundedPolygonShape,
  second: RoundedPolygonShape,
  way: Readonly<Vec2>,
): void {
  setReference(first, out.origin);
  setBounds(out.turnedFirst, first, out.origin);
  setBounds(out.second, second, out.origin);
  out.way.x = way.x;
  out.way.y = way.y;
  out.size = out.turnedFirst.size + out.second.size + Math.abs(way.x) + Math.abs(way.y);
}

/** Sets the difference of shapes whose bounds are there. */
export function loadDifference(
  out: RoundedPair,
  first: RoundedPolygonShape,
  second: RoundedPolygonShape,
): void {
  if (hasRings(first)) setVertices(out.turnedFirst, first, out.origin);
  if (hasRings(second)) setVertices(out.second, second, out.origin);
  orderEdges(out.turnedFirst);
  orderEdges(out.second);
  setDifference(out.difference, out.turnedFirst, out.second);
}

const MOST_SIDES = 2 * MOST_CORNERS;

/** The Minkowski difference b − a of two shapes: a convex polygon grown by both radii. */
class RoundedDifference {
  /** At least one: the difference of two points has a side of no length. */
  count = 0;
  /** Where a side begins. */
  readonly x: Float64Array = new Float64Array(MOST_SIDES);
  readonly y: Float64Array = new Float64Array(MOST_SIDES);
  readonly sideX: Float64Array = new Float64Array(MOST_SIDES);
  readonly sideY: Float64Array = new Float64Array(MOST_SIDES);
  /** The corner of the second shape where a side begins. */
  readonly corner: Int32Array = new Int32Array(MOST_SIDES);
  radius = 0.5;
}

/** Merges the edges of two polygons by their angles. The first is turned by half a turn, so that their sum is b − a. */
function setDifference(out: RoundedDifference, turnedFirst: RoundedPolygon, second: RoundedPolygon): void {
  const { x, y, sideX, sideY, corner } = out;
  const { x: xA, y: yA, edgeX: edgeXA, edgeY: edgeYA, angle: anglesA, count: countA } = turnedFirst;
  const { x: xB, y: yB, edgeX: edgeXB, edgeY: edgeYB, angle: anglesB, count: countB } = second;
  let a = turnedFirst.first;
  let b = second.first;
  let leftA = turnedFirst.edgeCount;
  let leftB = second.edgeCount;
  let count = 0;
  do {
    x[count] = (xA[a] as number) + (xB[b] as number);
    y[count] = (yA[a] as number) + (yB[b] as number);
    corner[count] = b;
    const angleA = leftA > 0 ? (anglesA[a] as number) : Number.POSITIVE_INFINITY;
    const angleB = leftB > 0 ? (anglesB[b] as number) : Number.POSITIVE_INFINITY;
    let dx = 0;
    let dy = 0;
    // Parallel edges become one side. An angle that is NaN is passed as well.
    if (leftA > 0 && !(angleA > angleB + SAME_DIRECTION)) {
      dx = edgeXA[a] as number;
      dy = edgeYA[a] as number;
      a = a + 1 === countA ? 0 : a + 1;
      leftA -= 1;
    }
    if (leftB > 0 && !(angleB > angleA + SAME_DIRECTION)) {
      dx += edgeXB[b] as number;
      dy += edgeYB[b] as number;
      b = b + 1 === countB ? 0 : b + 1;
      leftB -= 1;
    }
    sideX[count] = dx;
    sideY[count] = dy;
    count += 1;
  } while (leftA > 0 || leftB > 0);
  out.count = count;
  out.radius = turnedFirst.radius + second.radius;
}

/**
 * Shorter edges, as a part of the size, are left out with the corners where they begin. Most have no length, and so no
 * direction; the others are negligible beside the rounding.
 */
const LEAST_EDGE = 2 ** -150;

/**
 * Edges whose angles differ by no more than this are one side: their corners are off it by less than 2⁻⁵⁰ of its length.
 */
const SAME_DIRECTION = 2 ** -50;

/** Finds the angles of the edges, to some 2⁻⁵², and the edge with the least, and merges edges in one line. */
function orderEdges(polygon: RoundedPolygon): void {
  const { x, y, edgeX, edgeY, angle } = polygon;
  const least = LEAST_EDGE * polygon.size;
  let count = 0;
  let first = 0;
  let before = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < polygon.count; i += 1) {
    const dx = edgeX[i] as number;
    const dy = edgeY[i] as number;
    const length = Math.abs(dx) + Math.abs(dy);
    if (!(length > least)) continue;
    const here = dy >= 0 ? 1 - dx / length : 3 + dx / length;
    if (here <= before + SAME_DIRECTION) {
      // The angle drops once in a round, by at least half a turn.
      if (here < before - 1) first = count;
      else {
        edgeX[count - 1] = (edgeX[count - 1] as number) + dx;
        edgeY[count - 1] = (edgeY[count - 1] as number) + dy;
        continue;
      }
    }
    if (count < i) {
      x[count] = x[i] as number;
      y[count] = y[i] as number;
      edgeX[count] = dx;
      edgeY[count] = dy;
    }
    angle[count] = here;
    before = here;
    count += 1;
  }
  polygon.first = first;
  polygon.edgeCount = count;
  polygon.count = Math.max(count, 1);
}
