import { SAME_DIRECTION } from "./edge-order.js";
import { MOST_CORNERS, type RoundedPolygon } from "./rounded-polygon.js";

const MOST_SIDES = 2 * MOST_CORNERS;

/** The set of all b − a, a in one shape and b in another: a convex polygon grown by both radii. */
export class RoundedDifference {
  /** At least one; of two single points, a side of no length. */
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

/** Puts the edges of two polygons, the first of which is turned by half a turn, in one order: the sum of both is b − a. */
export function setDifference(
  out: RoundedDifference,
  turnedFirst: RoundedPolygon,
  second: RoundedPolygon,
): void {
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
    // Both, where they are parallel.
    if (leftA > 0 && angleA <= angleB + SAME_DIRECTION) {
      dx = edgeXA[a] as number;
      dy = edgeYA[a] as number;
      a = a + 1 === countA ? 0 : a + 1;
      leftA -= 1;
    }
    if (leftB > 0 && angleB <= angleA + SAME_DIRECTION) {
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
