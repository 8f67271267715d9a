import { polygonPolygonOverlap } from "../pairs/edges/edged-pairs.js";
import { Kind } from "../shapes/kind.js";
import type { BatchJob } from "./answer-many.js";
import { MOST_VERTICES, polygonAt, RECORD_SIZE } from "./records.js";

const SIZE = RECORD_SIZE[Kind.polygon];

/** `polygonPolygonOverlap` for records. */
export const polygonPolygonMany: BatchJob<Uint8Array> = { sizeA: SIZE, sizeB: SIZE, plain, decide };

/** Polygons apart along an axis are told at once; nothing is computed for that, so nothing is rounded. */
function plain(a: Float64Array, b: Float64Array, out: Uint8Array, first: number, count: number): number {
  for (let i = first; i < count; i++) {
    const at = SIZE * i;
    if (!(areApart(a, b, at, at + 1) || areApart(a, b, at, at + 2))) return i;
    out[i] = 0;
  }
  return count;
}

/** Whether all coordinates along one axis, from `at` on every other, are less in one record than in the other. */
function areApart(a: Float64Array, b: Float64Array, counts: number, at: number): boolean {
  let [lowA, highA] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [lowB, highB] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const endA = at + 2 * Math.min(a[counts] as number, MOST_VERTICES);
  for (let i = at; i < endA; i += 2) {
    lowA = Math.min(lowA, a[i] as number);
    highA = Math.max(highA, a[i] as number);
  }
  const endB = at + 2 * Math.min(b[counts] as number, MOST_VERTICES);
  for (let i = at; i < endB; i += 2) {
    lowB = Math.min(lowB, b[i] as number);
    highB = Math.max(highB, b[i] as number);
  }
  return highA < lowB || highB < lowA;
}

function decide(a: Float64Array, b: Float64Array, index: number): number {
  const first = polygonAt(a, index);
  const second = polygonAt(b, index);
  return Number(first !== null && second !== null && polygonPolygonOverlap(first, second));
}
