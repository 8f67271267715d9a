import type { RoundedPolygon } from "./rounded-polygon.js";

/**
 * Edges shorter than this part of the size are left out, with where they begin: most have no length at all. They are
 * nothing beside the roundings, and what has no length has no direction.
 */
const LEAST_EDGE = 2 ** -150;

/**
 * Edges whose angles differ by no more than this are one side: their corners are off it by less than 2⁻⁵⁰ of its length.
 */
export const SAME_DIRECTION = 2 ** -50;

/** Finds the angles of the edges, and the first of them, and counts edges in a line as one. Angles are off by some 2⁻⁵². */
export function orderEdges(polygon: RoundedPolygon): void {
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
      // Once round, there is one step back, of at least half a turn.
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
