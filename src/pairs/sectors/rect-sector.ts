import { magnitudeOf, type Sign, toIntegers } from "../../math/exact.js";
import {
  addSurds,
  type Surd,
  scaleSurd,
  signOfOneRoot,
  signOfSurd,
  signOfTwoRoots,
  surd,
} from "../../math/surd.js";
import { Opening, type Rect, type Sector } from "../../shapes/kind.js";
import { discOf, pointAt } from "../../shapes/reductions.js";
import { circleRectOverlapExact } from "../boxes/circle-rect.js";
import { pointRectOverlapExact } from "../boxes/point-rect.js";
import { coneHolds, type ExactCone, ExactDirection, edgesOf, exactCone } from "./wedge.js";
import { edgedWedgeFilter } from "./wedge-chain.js";

/**
 * Whether a solid rectangle, at any angle, and a sector of any opening have a common point. Exact;
 * touching counts.
 *
 * If no edge of the sector meets the rectangle, what the rectangle shares with the disc is convex and crosses no edge, so
 * it is all in the cone or all outside; the rectangle's nearest point to the apex belongs to it and decides which.
 *
 * @example
 * rectSectorOverlap(rect(2, 0, 4, 2, degrees(45)), sector(0, 0, 4, degrees(-30), degrees(30))); // true
 */
export function rectSectorOverlap(a: Rect, b: Sector): boolean {
  const verdict = edgedWedgeFilter(a, b);
  return verdict !== 0 ? verdict > 0 : rectSectorOverlapExact(a, b);
}

export function rectSectorOverlapExact(a: Rect, b: Sector): boolean {
  if (b.r === 0) return pointRectOverlapExact(pointAt(b), a);
  const discMeets = circleRectOverlapExact(discOf(b), a);
  if (!discMeets || b.opening === Opening.whole) return discMeets;
  const frame = exactFrame(a, b);
  if (edgesOf(frame.cone).some((edge) => edgeMeetsRect(frame, edge))) return true;
  return nearestPointInCone(frame);
}

/** The apex and the cone in the rectangle's frame, scaled by |u| = √w; lengths unscaled. */
interface RectSectorFrame {
  readonly apexX: bigint;
  readonly apexY: bigint;
  readonly r: bigint;
  readonly cone: ExactCone;
  readonly halfWidth: bigint;
  readonly halfHeight: bigint;
  readonly w: bigint;
}

function exactFrame(a: Rect, b: Sector): RectSectorFrame {
  const [ax, ay, halfWidth, halfHeight, bx, by, r] = toIntegers(
    a.x,
    a.y,
    a.halfWidth,
    a.halfHeight,
    b.x,
    b.y,
    b.r,
  );
  const [ux, uy] = toIntegers(a.ux, a.uy);
  const turned = ({ x, y, w }: ExactDirection) => new ExactDirection(ux * x + uy * y, ux * y - uy * x, w);
  const { opening, start, end } = exactCone(b);
  const dx = bx - ax;
  const dy = by - ay;
  return {
    apexX: ux * dx + uy * dy,
    apexY: ux * dy - uy * dx,
    r,
    cone: { opening, start: turned(start), end: turned(end) },
    halfWidth,
    halfHeight,
    w: ux * ux + uy * uy,
  };
}

/**
 * Separating axes of the rectangle and the segment from the apex to apex + r s/|s|. In the frame the
 * segment's vector is r s/√ws, with ws the squared length of the direction as stored.
 */
function edgeMeetsRect(frame: RectSectorFrame, edge: ExactDirection): boolean {
  const { apexX, apexY, r, halfWidth, halfHeight, w } = frame;
  const across = edge.x * apexY - edge.y * apexX;
  const reach = magnitudeOf(edge.y) * halfWidth + magnitudeOf(edge.x) * halfHeight;
  if (across * across > reach * reach * w) return false;
  return spans(apexX, r * edge.x, edge.w, halfWidth, w) && spans(apexY, r * edge.y, edge.w, halfHeight, w);
}

/** Whether the interval from `from` to from + way/√ws meets [−half√w, half√w]. */
function spans(from: bigint, way: bigint, ws: bigint, half: bigint, w: bigint): boolean {
  // Reflect so that the way goes up: it must not start above, and must not end below.
  const start = way < 0n ? -from : from;
  const rise = magnitudeOf(way);
  if (signOfOneRoot(start, -half, w) > 0) return false;
  return signOfTwoRoots(start * ws, rise, ws, half * ws, w) >= 0;
}

/** Whether the segment from the apex, which is outside, to the nearest point of the rectangle is in the cone. */
function nearestPointInCone({ apexX, apexY, cone, halfWidth, halfHeight, w }: RectSectorFrame): boolean {
  const wayX = wayToInterval(apexX, halfWidth, w);
  const wayY = wayToInterval(apexY, halfHeight, w);
  return coneHolds(cone, (px, py): Sign => signOfSurd(addSurds(scaleSurd(wayX, px), scaleSurd(wayY, py)), w));
}

/** The way from a coordinate to the nearest point of [−half√w, half√w], as a + b√w. */
function wayToInterval(from: bigint, half: bigint, w: bigint): Surd {
  if (signOfOneRoot(magnitudeOf(from), -half, w) <= 0) return surd(0n, 0n);
  return surd(-from, from > 0n ? half : -half);
}
