import { UNIT_TOLERANCE } from "../../math/vector.js";
import { UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { type Circle, Opening, type Sector } from "../../shapes/kind.js";
import { sectorSectorOverlapExact } from "./sector-sector.js";
import { edgedWedgeFilter } from "./wedge-chain.js";

/**
 * Whether a solid circle and a sector of any opening have a common point. Exact; touching counts.
 *
 * If the circle's centre is in the cone, the nearest point of the sector is on the segment to the apex, and the discs
 * decide. Otherwise it is on an edge.
 *
 * @example
 * circleSectorOverlap(circle(0, 0, 2), sector(0, 0, 4, degrees(-30), degrees(30))); // true
 */
export function circleSectorOverlap(a: Circle, b: Sector): boolean {
  const verdict = circleSectorOverlapFilter(a, b);
  return verdict !== 0 ? verdict > 0 : circleSectorOverlapExact(a, b);
}

/** By the distance of the circle's centre; see wedge-edge for directions of another length than 1. */
export function circleSectorOverlapFilter(a: Circle, b: Sector): Verdict {
  const verdict = unitVerdict(a, b);
  return verdict !== 0 ? verdict : edgedWedgeFilter(a, b);
}

/**
 * In units of |dx| + |dy| and r: a coordinate along or across a direction that counts as a unit vector 5, the difference,
 * product and sum 3; what is beyond an end of the edge 3 more.
 */
const EDGE_ERROR = 12 * UNIT_ROUNDOFF;

/** A side of a direction: a difference, two products and their sum. */
const SIDE_ERROR = 4 * UNIT_ROUNDOFF;

/** Squared lengths: sums of two radii and an error counted twice 4, squares and sums 3 on each side. */
const REACH_ERROR = 12 * UNIT_ROUNDOFF;

/** All is computed with few branches, since these would be unpredictable. */
function unitVerdict(a: Circle, b: Sector): Verdict {
  const { endX, endY, opening, r, startX, startY } = b;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const distanceSq = dx * dx + dy * dy;
  const reachSq = (a.r + r) * (a.r + r);
  if (distanceSq > reachSq * (1 + REACH_ERROR) + UNDERFLOW_ERROR) return -1;
  const isKnown =
    Math.abs(startX * startX + startY * startY - 1) <= UNIT_TOLERANCE &&
    Math.abs(endX * endX + endY * endY - 1) <= UNIT_TOLERANCE;
  // Not with 1 − REACH_ERROR: where a square has overflowed, nothing is known.
  const reaches = distanceSq + REACH_ERROR * reachSq + UNDERFLOW_ERROR < reachSq;
  const ahead = startX * dy - startY * dx;
  const behind = dx * endY - dy * endX;
  const size = Math.abs(dx) + Math.abs(dy);
  const sideError = SIDE_ERROR * size + UNDERFLOW_ERROR;
  const areSidesCertain = Math.abs(ahead) > sideError && Math.abs(behind) > sideError;
  if (!(isKnown && reaches && areSidesCertain) || opening === Opening.whole) return 0;
  const isAhead = Number(ahead > 0);
  const isBehind = Number(behind > 0);
  // Of the two sides both hold, or one of them in a wide sector, whose opening is the number 1.
  const inCone = (isAhead & isBehind) | (opening & (isAhead | isBehind));
  if (inCone === 1) return 1;
  const alongStart = startX * dx + startY * dy;
  const alongEnd = endX * dx + endY * dy;
  // How far before 0 or beyond r: halved before it is squared, so that no square is greater than that of the distance.
  const beyondStart = (Math.abs(alongStart) + Math.abs(alongStart - r) - r) / 2;
  const beyondEnd = (Math.abs(alongEnd) + Math.abs(alongEnd - r) - r) / 2;
  const toStartSq = ahead * ahead + beyondStart * beyondStart;
  const toEndSq = behind * behind + beyondEnd * beyondEnd;
  const nearestSq = Math.min(toStartSq, toEndSq);
  const error = 2 * EDGE_ERROR * (size + r) + UNDERFLOW_ERROR;
  const near = a.r - error;
  const far = a.r + error;
  const nearSq = near * near;
  if (near > 0 && nearestSq + REACH_ERROR * nearSq + UNDERFLOW_ERROR < nearSq) return 1;
  return nearestSq > far * far * (1 + REACH_ERROR) + UNDERFLOW_ERROR ? -1 : 0;
}

/** A circle is a sector of all directions. */
export function circleSectorOverlapExact({ x, y, r }: Circle, b: Sector): boolean {
  return sectorSectorOverlapExact({ ...b, x, y, r, opening: Opening.whole }, b);
}
