import { UNDERFLOW_ERROR } from "../math/verdict.js";
import { CROSS_ERROR, pointSectorOverlap, RADIUS_ERROR } from "../pairs/point-sector.js";
import { Opening } from "../shapes/kind.js";
import { isFiniteShape, pointAt, sectorAt } from "./records.js";

/** `pointSectorOverlap` for records. All three sides are looked at, since to foresee which matters costs more. */
export function pointSectorMany(
  points: Float64Array,
  sectors: Float64Array,
  out: Uint8Array,
  count: number,
): void {
  for (let i = 0, p = 0, s = 0; i < count; i++, p += 2, s += 8) {
    const vx = (points[p] as number) - (sectors[s] as number);
    const vy = (points[p + 1] as number) - (sectors[s + 1] as number);
    const r = sectors[s + 2] as number;
    const opening = sectors[s + 7] as number;
    const distanceSq = vx * vx + vy * vy;
    const radiusSq = r * r;
    const near = radiusSq - distanceSq;
    const nearError = RADIUS_ERROR * (radiusSq + distanceSq) + UNDERFLOW_ERROR;
    const startAcross = (sectors[s + 3] as number) * vy;
    const startAlong = (sectors[s + 4] as number) * vx;
    const ahead = startAcross - startAlong;
    const aheadError = CROSS_ERROR * (Math.abs(startAcross) + Math.abs(startAlong)) + UNDERFLOW_ERROR;
    const endAcross = (sectors[s + 6] as number) * vx;
    const endAlong = (sectors[s + 5] as number) * vy;
    const behind = endAcross - endAlong;
    const behindError = CROSS_ERROR * (Math.abs(endAcross) + Math.abs(endAlong)) + UNDERFLOW_ERROR;
    if (
      Math.abs(near) > nearError &&
      Math.abs(ahead) > aheadError &&
      Math.abs(behind) > behindError &&
      opening !== Opening.whole
    ) {
      const isAhead = Number(ahead > 0);
      const isBehind = Number(behind > 0);
      // Of the two sides both hold, or one of them in a wide sector, whose opening is the number 1.
      const inCone = (isAhead & isBehind) | (opening & (isAhead | isBehind));
      out[i] = Number(near > 0) & inCone;
    } else out[i] = decide(points, sectors, i);
  }
}

function decide(points: Float64Array, sectors: Float64Array, index: number): number {
  const point = pointAt(points, index);
  const sector = sectorAt(sectors, index);
  return Number(isFiniteShape(point) && isFiniteShape(sector) && pointSectorOverlap(point, sector));
}
