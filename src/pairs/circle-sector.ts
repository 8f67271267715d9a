import { signOf, toIntegers } from "../math/exact.js";
import { signOfOneRoot } from "../math/surd.js";
import type { Verdict } from "../math/verdict.js";
import { type Circle, Opening, type Sector } from "../shapes/kind.js";
import { discOf } from "../shapes/reductions.js";
import { circleCircleOverlapExact } from "./circle-circle.js";
import { coneHolds, type ExactDirection, edgesOf, exactCone } from "./cone.js";
import { edgedWedgeFilter } from "./wedge-chain.js";

/**
 * Whether a solid circle and a sector of any opening have a common point. Exact; touching counts.
 *
 * If the circle's centre lies in the cone, the nearest point of the sector is on the way to the apex: the
 * discs decide. Else it lies on an edge.
 */
export function circleSectorOverlap(a: Circle, b: Sector): boolean {
  const verdict = circleSectorOverlapFilter(a, b);
  return verdict !== 0 ? verdict > 0 : circleSectorOverlapExact(a, b);
}

/** By the distance of the circle's centre: see wedge-edge. */
export function circleSectorOverlapFilter(a: Circle, b: Sector): Verdict {
  return edgedWedgeFilter(a, b);
}

export function circleSectorOverlapExact(a: Circle, b: Sector): boolean {
  const discs = circleCircleOverlapExact(a, discOf(b));
  if (!discs || b.opening === Opening.whole) return discs;
  const [ax, ay, circleRadius, bx, by, r] = toIntegers(a.x, a.y, a.r, b.x, b.y, b.r);
  const dx = ax - bx;
  const dy = ay - by;
  const cone = exactCone(b);
  if (coneHolds(cone, (px, py) => signOf(px * dx + py * dy))) return true;
  return edgesOf(cone).some((edge) => circleMeetsEdge(circleRadius, r, edge, dx, dy));
}

/** Whether a circle about d meets the segment of length r from the origin along s. */
function circleMeetsEdge(
  circleRadius: bigint,
  r: bigint,
  { x, y, w }: ExactDirection,
  dx: bigint,
  dy: bigint,
): boolean {
  const along = x * dx + y * dy;
  const distanceSq = dx * dx + dy * dy;
  const radiusSq = circleRadius * circleRadius;
  if (along <= 0n) return distanceSq <= radiusSq;
  // Beyond the end: |d − r s/√w|² = |d|² + r² − 2 r (s·d)/√w.
  if (along * along > r * r * w) {
    return signOfOneRoot((distanceSq + r * r - radiusSq) * w, -2n * r * along, w) <= 0;
  }
  const across = x * dy - y * dx;
  return across * across <= radiusSq * w;
}
