import { signOf, toIntegers } from "../../math/exact.js";
import { signOfOneRoot } from "../../math/surd.js";
import { UNIT_TOLERANCE } from "../../math/vector.js";
import { both, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { type Circle, Opening, type Point, type Sector } from "../../shapes/kind.js";
import { pointCircleOverlapFilter } from "../round-round.js";
import {
  coneHolds,
  coneHoldsVerdict,
  type ExactDirection,
  type ExactSector,
  edgeComesInto,
  edgesOf,
  exactCone,
  type InexactVector,
  isInRingPart,
} from "./wedge.js";
import { edgedWedgeFilter } from "./wedge-edge.js";
import { wedgeWedgeFilter } from "./wedge-wedge.js";

/**
 * Whether a sector (pie slice, vision cone) of any opening contains a point. Exact; apex, edges and arc
 * belong to it.
 *
 * No angle is computed: the point must be ahead of the start direction and behind the end direction (either,
 * if the opening is half a turn or more), and within the radius.
 *
 * @example
 * pointSectorOverlap(point(1, 0), sector(0, 0, 4, degrees(-30), degrees(30))); // true
 */
export function pointSectorOverlap(a: Point, b: Sector): boolean {
  const verdict = pointSectorOverlapFilter(a, b);
  return verdict !== 0 ? verdict > 0 : isInRingPart(a, b, 0, b.r);
}

const offset: InexactVector = { error: 0, x: 0.5, y: 0.5 };

/** A difference (counted twice by the square), square, sum: 4; r²: 1; their difference 1. */
const RADIUS_ERROR = 6 * UNIT_ROUNDOFF;

/** A difference, two products and their sum. */
const CROSS_ERROR = 4 * UNIT_ROUNDOFF;

/**
 * All three sides are computed and combined without a branch, which would be unpredictable and cost more. What this
 * leaves open may still be certain by one of them alone.
 */
export function pointSectorOverlapFilter(a: Point, b: Sector): Verdict {
  const { opening, r } = b;
  const vx = a.x - b.x;
  const vy = a.y - b.y;
  const distanceSq = vx * vx + vy * vy;
  const radiusSq = r * r;
  const near = radiusSq - distanceSq;
  const startAcross = b.startX * vy;
  const startAlong = b.startY * vx;
  const ahead = startAcross - startAlong;
  const endAcross = b.endY * vx;
  const endAlong = b.endX * vy;
  const behind = endAcross - endAlong;
  const areCertain =
    Math.abs(near) > RADIUS_ERROR * (radiusSq + distanceSq) + UNDERFLOW_ERROR &&
    Math.abs(ahead) > CROSS_ERROR * (Math.abs(startAcross) + Math.abs(startAlong)) + UNDERFLOW_ERROR &&
    Math.abs(behind) > CROSS_ERROR * (Math.abs(endAcross) + Math.abs(endAlong)) + UNDERFLOW_ERROR;
  if (!areCertain || opening === Opening.whole) return sidesVerdict(a, b);
  const isAhead = Number(ahead > 0);
  const isBehind = Number(behind > 0);
  // Of the two sides both hold, or one of them in a wide sector, whose opening is the number 1.
  const inCone = (isAhead & isBehind) | (opening & (isAhead | isBehind));
  return (2 * (Number(near > 0) & inCone) - 1) as Verdict;
}

function sidesVerdict(a: Point, b: Sector): Verdict {
  const near = pointCircleOverlapFilter(a, b);
  if (near < 0) return -1;
  offset.x = a.x - b.x;
  offset.y = a.y - b.y;
  return both(near, coneHoldsVerdict(b, offset));
}

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
