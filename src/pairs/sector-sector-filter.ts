import { both, certainSign, either, isModerate, UNIT_ROUNDOFF, type Verdict } from "../math/verdict.js";
import { Opening, type Sector } from "../shapes/kind.js";
import { discOf } from "../shapes/reductions.js";
import { circleCircleOverlapFilter } from "./circle-circle.js";
import { coneVerdict } from "./cone.js";

/** The steps of the exact test (see sector-sector.ts) in doubles, each certain or not. */
export function sectorSectorOverlapFilter(a: Sector, b: Sector): Verdict {
  const discs = circleCircleOverlapFilter(discOf(a), discOf(b));
  if (discs < 0 || (a.opening === Opening.whole && b.opening === Opening.whole)) return discs;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  // A difference of doubles is 0 only if they are equal, and each sector holds its apex.
  if (dx === 0 && dy === 0) return 1;
  const size = Math.abs(dx) + Math.abs(dy) + a.r + b.r;
  if (!isModerate(size)) return 0;
  const lens = both(discs, both(coneVerdict(a, dx, dy), coneVerdict(b, -dx, -dy)));
  if (lens > 0) return 1;
  let verdict = lens;
  for (const [sx, sy] of edgeDirections(a)) {
    verdict = either(verdict, edgeInSectorVerdict(b, sx, sy, a.r, -dx, -dy, size));
    if (verdict > 0) return 1;
  }
  for (const [sx, sy] of edgeDirections(b)) {
    verdict = either(verdict, edgeInSectorVerdict(a, sx, sy, b.r, dx, dy, size));
    if (verdict > 0) return 1;
  }
  return verdict;
}

function edgeDirections(sector: Sector): readonly (readonly [number, number])[] {
  if (sector.opening === Opening.whole) return [];
  return [
    [sector.startX, sector.startY],
    [sector.endX, sector.endY],
  ];
}

/** Whether the segment of length `length` along s, from g relative to the sector's apex, meets the sector. */
function edgeInSectorVerdict(
  sector: Sector,
  sx: number,
  sy: number,
  length: number,
  gx: number,
  gy: number,
  size: number,
): Verdict {
  const lengthSq = sx * sx + sy * sy;
  if (!isModerate(lengthSq)) return 0;
  const scale = length / Math.sqrt(lengthSq);
  const wayX = sx * scale;
  const wayY = sy * scale;
  let verdict: Verdict = -1;
  for (const [qx, qy] of edgeDirections(sector)) {
    verdict = either(verdict, crossingVerdict(qx, qy, sector.r, gx, gy, wayX, wayY, size));
    if (verdict > 0) return 1;
  }
  const along = -(gx * wayX + gy * wayY) / (wayX * wayX + wayY * wayY);
  const part = along >= 1 ? 1 : along > 0 ? along : 0;
  const error = POINT_ERROR * size;
  const nearX = gx + part * wayX;
  const nearY = gy + part * wayY;
  const near = certainSign(sector.r - Math.sqrt(nearX * nearX + nearY * nearY), NEAREST_ERROR * size);
  return either(verdict, both(near, coneVerdict(sector, nearX, nearY, error)));
}

/**
 * The way along the edge passes 5 roundings (|s|² 2, halved by the root, root, quotient, product), its part
 * about twice as many: part · way is off by at most 9 units of |g| and 17 of the length. With the product,
 * the difference g and the sum: less than 25 units of size.
 */
const POINT_ERROR = 32 * UNIT_ROUNDOFF;

/** Two coordinates off as above, √2 · 32; their squares, sum and root, and the comparison: 4. Together 50. */
const NEAREST_ERROR = 56 * UNIT_ROUNDOFF;

/** Cross products of two vectors with coordinates off by at most 8 units of size each. */
const CROSSING_ERROR = 48 * UNIT_ROUNDOFF;

/** Whether the segment from g along `way` meets the segment of length r from the origin along q. */
function crossingVerdict(
  qx: number,
  qy: number,
  r: number,
  gx: number,
  gy: number,
  wayX: number,
  wayY: number,
  size: number,
): Verdict {
  const lengthSq = qx * qx + qy * qy;
  if (!isModerate(lengthSq)) return 0;
  const scale = r / Math.sqrt(lengthSq);
  const otherX = qx * scale;
  const otherY = qy * scale;
  const endX = gx + wayX;
  const endY = gy + wayY;
  const error = CROSSING_ERROR * size * size;
  // Each segment's ends must lie on different sides of the other.
  const from = certainSign(otherX * gy - otherY * gx, error);
  const to = certainSign(otherX * endY - otherY * endX, error);
  const origin = certainSign(-(wayX * gy - wayY * gx), error);
  const tip = certainSign(wayX * (otherY - gy) - wayY * (otherX - gx), error);
  if (from * to > 0 || origin * tip > 0) return -1;
  return from * to < 0 && origin * tip < 0 ? 1 : 0;
}
