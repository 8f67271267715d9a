import { signOf, toIntegers } from "../math/exact.js";
import { signOfOneRoot } from "../math/surd.js";
import { both, either, isModerate, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../math/verdict.js";
import { type Circle, Opening, type Sector } from "../shapes/kind.js";
import { discOf } from "../shapes/reductions.js";
import { circleCircleOverlapExact, circleCircleOverlapFilter } from "./circle-circle.js";
import { coneHolds, coneVerdict, type ExactDirection, edgesOf, exactCone } from "./cone.js";
import { reachVerdict } from "./reach.js";

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

export function circleSectorOverlapFilter(a: Circle, b: Sector): Verdict {
  const discs = circleCircleOverlapFilter(a, discOf(b));
  if (discs < 0 || b.opening === Opening.whole) return discs;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const edges = either(
    edgeVerdict(a.r, b.r, b.startX, b.startY, dx, dy),
    edgeVerdict(a.r, b.r, b.endX, b.endY, dx, dy),
  );
  return edges > 0 ? 1 : either(edges, both(discs, coneVerdict(b, dx, dy)));
}

/**
 * Along an edge of direction s, scaled by |s|: s·d and s×d pass 3 roundings, r|s| passes 3; a subtraction
 * adds one.
 */
const EDGE_ERROR = 6 * UNIT_ROUNDOFF;

/**
 * Whether a circle of radius `circleRadius` about d meets the segment of length `length` from the origin
 * along s.
 */
function edgeVerdict(
  circleRadius: number,
  length: number,
  sx: number,
  sy: number,
  dx: number,
  dy: number,
): Verdict {
  const lengthSq = sx * sx + sy * sy;
  if (!isModerate(lengthSq)) return 0;
  const scale = Math.sqrt(lengthSq);
  const alongX = sx * dx;
  const alongY = sy * dy;
  const acrossX = sx * dy;
  const acrossY = sy * dx;
  const along = alongX + alongY;
  const end = length * scale;
  return reachVerdict(
    circleRadius * scale,
    Math.max(-along, along - end),
    EDGE_ERROR * (Math.abs(alongX) + Math.abs(alongY) + end) + UNDERFLOW_ERROR,
    Math.abs(acrossX - acrossY),
    EDGE_ERROR * (Math.abs(acrossX) + Math.abs(acrossY)) + UNDERFLOW_ERROR,
  );
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
