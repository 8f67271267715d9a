import { signOf, toIntegers } from "../../math/exact.js";
import { signOfOneRoot } from "../../math/surd.js";
import type { Sector } from "../../shapes/kind.js";
import {
  coneHolds,
  type ExactDirection,
  type ExactSector,
  edgeComesInto,
  edgesOf,
  exactCone,
} from "./wedge.js";
import { wedgeWedgeFilter } from "./wedge-wedge.js";

/**
 * Whether two sectors of any openings have a common point. Exact; touching counts.
 *
 * They do iff an edge of one meets the other, or they share all of the lens that their discs share: on a path through the
 * lens, one leaves neither sector without crossing an edge. A point of the lens between the apexes decides: with D their
 * distance, there is one at any distance between max(0, D − rB) and min(D, rA) from the apex of a, and from each apex it
 * is in the direction of the other. An edge meets the other sector iff it meets an edge of it, or its nearest point to
 * the other apex is in it.
 *
 * @example
 * sectorSectorOverlap(sector(0, 0, 4, degrees(-30), degrees(30)), sector(3, 0, 2, degrees(90), degrees(270))); // true
 */
export function sectorSectorOverlap(a: Sector, b: Sector): boolean {
  const verdict = wedgeWedgeFilter(a, b);
  return verdict !== 0 ? verdict > 0 : sectorSectorOverlapExact(a, b);
}

export function sectorSectorOverlapExact(a: Sector, b: Sector): boolean {
  const [ax, ay, ar, bx, by, br] = toIntegers(a.x, a.y, a.r, b.x, b.y, b.r);
  const dx = bx - ax;
  const dy = by - ay;
  if (dx * dx + dy * dy > (ar + br) * (ar + br)) return false;
  const first: ExactSector = { cone: exactCone(a), r: ar };
  const second: ExactSector = { cone: exactCone(b), r: br };
  return (
    shareTheLens(first, second, dx, dy) ||
    anyEdgesMeet(first, second, dx, dy) ||
    edgesOf(first.cone).some((edge) => edgeComesInto(edge, ar, second, -dx, -dy)) ||
    edgesOf(second.cone).some((edge) => edgeComesInto(edge, br, first, dx, dy))
  );
}

/** Whether each apex is in the other's cone; the discs are known to meet. */
function shareTheLens(first: ExactSector, second: ExactSector, dx: bigint, dy: bigint): boolean {
  return (
    coneHolds(first.cone, (px, py) => signOf(px * dx + py * dy)) &&
    coneHolds(second.cone, (px, py) => signOf(-px * dx - py * dy))
  );
}

function anyEdgesMeet(first: ExactSector, second: ExactSector, dx: bigint, dy: bigint): boolean {
  return edgesOf(first.cone).some((p) =>
    edgesOf(second.cone).some((q) => edgesMeet(p, first.r, q, second.r, dx, dy)),
  );
}

/** Whether τ p, 0 ≤ τ ≤ pLength/|p|, meets d + σ q, 0 ≤ σ ≤ qLength/|q|. */
function edgesMeet(
  p: ExactDirection,
  pLength: bigint,
  q: ExactDirection,
  qLength: bigint,
  dx: bigint,
  dy: bigint,
): boolean {
  const turn = p.x * q.y - p.y * q.x;
  const dCrossQ = dx * q.y - dy * q.x;
  const dCrossP = dx * p.y - dy * p.x;
  if (turn === 0n) return dCrossP === 0n && collinearEdgesMeet(p, pLength, q, qLength, dx, dy);
  // τ = d×q / p×q, σ = d×p / p×q.
  return withinEdge(dCrossQ, turn, p, pLength) && withinEdge(dCrossP, turn, q, qLength);
}

/** Whether 0 ≤ numerator/denominator ≤ length/|direction|. */
function withinEdge(
  numerator: bigint,
  denominator: bigint,
  direction: ExactDirection,
  length: bigint,
): boolean {
  if (signOf(numerator) * signOf(denominator) < 0) return false;
  return numerator * numerator * direction.w <= length * length * denominator * denominator;
}

/** Intervals along the common line, p's from 0 to its length, q's from δ = d·p/√w up or down. */
function collinearEdgesMeet(
  p: ExactDirection,
  pLength: bigint,
  q: ExactDirection,
  qLength: bigint,
  dx: bigint,
  dy: bigint,
): boolean {
  const shift = dx * p.x + dy * p.y;
  const sameWay = p.x * q.x + p.y * q.y > 0n;
  const highest = sameWay ? pLength : pLength + qLength;
  const lowest = sameWay ? -qLength : 0n;
  return signOfOneRoot(shift, -highest, p.w) <= 0 && signOfOneRoot(shift, -lowest, p.w) >= 0;
}
