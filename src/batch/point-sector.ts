import { pointSectorOverlap } from "../pairs/sectors/point-sector.js";
import { Kind } from "../shapes/kind.js";
import type { BatchJob } from "./answer-many.js";
import { POINT_SECTOR_ERROR, UNDERFLOW_ERROR } from "./bounds.js";
import { decideOverlap, pointAt, RECORD_SIZE, sectorAt } from "./records.js";

/** `pointSectorOverlap` for records. */
export const pointSectorMany: BatchJob<Uint8Array> = {
  kernel: "pointSector",
  sizeA: RECORD_SIZE[Kind.point],
  sizeB: RECORD_SIZE[Kind.sector],
  plain,
  decide: (a, b, index) => decideOverlap(pointAt(a, index), sectorAt(b, index), pointSectorOverlap),
};

/** All three sides are looked at, since to foresee which matters costs more. */
function plain(
  points: Float64Array,
  sectors: Float64Array,
  out: Uint8Array,
  first: number,
  count: number,
): number {
  for (let i = first, p = 2 * first, s = 8 * first; i < count; i++, p += 2, s += 8) {
    const vx = (points[p] as number) - (sectors[s] as number);
    const vy = (points[p + 1] as number) - (sectors[s + 1] as number);
    const r = sectors[s + 2] as number;
    const opening = sectors[s + 7] as number;
    const distanceSq = vx * vx + vy * vy;
    const radiusSq = r * r;
    const beyond = distanceSq - radiusSq;
    const beyondError = POINT_SECTOR_ERROR * (radiusSq + distanceSq) + UNDERFLOW_ERROR;
    const startAcross = (sectors[s + 3] as number) * vy;
    const startAlong = (sectors[s + 4] as number) * vx;
    // Negative on the inner side of an edge.
    const startSide = startAlong - startAcross;
    const endAcross = (sectors[s + 6] as number) * vx;
    const endAlong = (sectors[s + 5] as number) * vy;
    const endSide = endAlong - endAcross;
    const sizeSq =
      startAcross * startAcross + startAlong * startAlong + (endAcross * endAcross + endAlong * endAlong);
    const sideErrorSq = POINT_SECTOR_ERROR * sizeSq;
    const isKnown =
      Math.abs(beyond) > beyondError &&
      startSide * startSide > sideErrorSq &&
      endSide * endSide > sideErrorSq &&
      Number.isFinite(opening);
    if (!isKnown) return i;
    const isAhead = Number(startSide < 0);
    const isBehind = Number(endSide < 0);
    // The openings are the numbers 0, 1 and 2: so many sides need not hold.
    out[i] = Number(beyond < 0) & Number(isAhead + isBehind + opening >= 2);
  }
  return count;
}
