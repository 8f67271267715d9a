import { magnitudeOf, type Sign, signOf, toIntegers } from "../../math/exact.js";
import {
  addSurds,
  type Surd,
  scaleSurd,
  signOfOneRoot,
  signOfSurd,
  signOfTwoRoots,
  surd,
} from "../../math/surd.js";
import { type Ellipse, Opening, type Rect, type Sector } from "../../shapes/kind.js";
import { boxAlongAxes, boxLengths, discOf, isFlat, pointAt } from "../../shapes/reductions.js";
import { circleRectOverlapExact, pointRectOverlapExact } from "../boxes/round-rect.js";
import { circleEllipseOverlapExact, pointEllipseOverlapExact } from "../ellipses/round-ellipse.js";
import { coneHolds, type ExactCone, ExactDirection, edgesOf, exactCone } from "./wedge.js";
import { edgedWedgeFilter } from "./wedge-edge.js";
import { ellipseWedgeFilter } from "./wedge-ellipse.js";

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
  const frame = exactRectFrame(a, b);
  if (edgesOf(frame.cone).some((edge) => edgeMeetsRect(frame, edge))) return true;
  return isNearestOfRectInCone(frame);
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

function exactRectFrame(a: Rect, b: Sector): RectSectorFrame {
  const [ax, ay, halfWidth, halfHeight, bx, by, r] = toIntegers(...boxLengths(a), b.x, b.y, b.r);
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
function isNearestOfRectInCone({ apexX, apexY, cone, halfWidth, halfHeight, w }: RectSectorFrame): boolean {
  const wayX = wayToInterval(apexX, halfWidth, w);
  const wayY = wayToInterval(apexY, halfHeight, w);
  return coneHolds(cone, (px, py): Sign => signOfSurd(addSurds(scaleSurd(wayX, px), scaleSurd(wayY, py)), w));
}

/** The way from a coordinate to the nearest point of [−half√w, half√w], as a + b√w. */
function wayToInterval(from: bigint, half: bigint, w: bigint): Surd {
  if (signOfOneRoot(magnitudeOf(from), -half, w) <= 0) return surd(0n, 0n);
  return surd(-from, from > 0n ? half : -half);
}

/**
 * Whether a solid ellipse, at any angle, and a sector of any opening have a common point. Exact;
 * touching counts.
 *
 * If no edge of the sector meets the ellipse, what the ellipse shares with the disc is convex and crosses no edge, so it
 * is all in the cone or all outside. The ellipse's nearest point q to the apex belongs to it. It need not be computed:
 * seen from the apex, the distance to the ellipse falls towards q, so where the line of an edge meets the ellipse farther
 * out, the slope of the ellipse there shows on which side of the edge q is.
 *
 * @example
 * ellipseSectorOverlap(ellipse(0, 0, 3, 1), sector(0, 0, 4, degrees(-30), degrees(30))); // true
 */
export function ellipseSectorOverlap(a: Ellipse, b: Sector): boolean {
  const verdict = ellipseWedgeFilter(a, b);
  return verdict !== 0 ? verdict > 0 : ellipseSectorOverlapExact(a, b);
}

export function ellipseSectorOverlapExact(a: Ellipse, b: Sector): boolean {
  if (isFlat(a)) return rectSectorOverlapExact(boxAlongAxes(a), b);
  if (b.r === 0) return pointEllipseOverlapExact(pointAt(b), a);
  const discMeets = circleEllipseOverlapExact(discOf(b), a);
  if (!discMeets || b.opening === Opening.whole) return discMeets;
  const frame = exactEllipseFrame(a, b);
  const edges = edgesOf(frame.cone);
  const crossings = edges.map((edge) => edgeCrossing(frame, edge));
  if (crossings.some((crossing) => crossing.meetsEdge)) return true;
  // The ellipse is beyond the apex, which it does not hold: with a single edge, nothing else is left of the sector.
  const [start, end] = crossings;
  if (start === undefined || end === undefined) return false;
  return isNearestOfEllipseInCone(frame, start, end);
}

/** The apex relative to the ellipse's centre, and the ellipse ry²(u·v)² + rx²(u×v)² ≤ rx²ry²|u|². */
interface EllipseSectorFrame {
  readonly apexX: bigint;
  readonly apexY: bigint;
  readonly r: bigint;
  readonly cone: ExactCone;
  readonly rxSq: bigint;
  readonly rySq: bigint;
  readonly ux: bigint;
  readonly uy: bigint;
  /** The form at the apex: positive outside. */
  readonly atApex: bigint;
}

function exactEllipseFrame(a: Ellipse, b: Sector): EllipseSectorFrame {
  const [ax, ay, rx, ry, bx, by, r] = toIntegers(a.x, a.y, a.rx, a.ry, b.x, b.y, b.r);
  const [ux, uy] = toIntegers(a.ux, a.uy);
  const apexX = bx - ax;
  const apexY = by - ay;
  const rxSq = rx * rx;
  const rySq = ry * ry;
  const along = ux * apexX + uy * apexY;
  const across = ux * apexY - uy * apexX;
  const atApex = rySq * along * along + rxSq * across * across - rxSq * rySq * (ux * ux + uy * uy);
  return { apexX, apexY, r, cone: exactCone(b), rxSq, rySq, ux, uy, atApex };
}

/** What the ellipse has in common with the line from the apex along an edge, and with the edge itself. */
interface EdgeCrossing {
  readonly meetsEdge: boolean;
  readonly meetsLine: boolean;
  /**
   * Where the line enters the ellipse beyond the edge: 1 if the nearest point is ahead of the edge, −1 if
   * behind.
   */
  readonly nearestSide: Sign;
}

const MEETS_EDGE: EdgeCrossing = { meetsEdge: true, meetsLine: true, nearestSide: 0 };
const MEETS_NOTHING: EdgeCrossing = { meetsEdge: false, meetsLine: false, nearestSide: 0 };

/** Along apex + τ s the form is a τ² + 2 b τ + c; the edge ends at τ = r/√w. */
function edgeCrossing(frame: EllipseSectorFrame, edge: ExactDirection): EdgeCrossing {
  const { apexX, apexY, r, rxSq, rySq, ux, uy, atApex: c } = frame;
  if (c <= 0n) return MEETS_EDGE;
  const along = ux * apexX + uy * apexY;
  const across = ux * apexY - uy * apexX;
  const cos = ux * edge.x + uy * edge.y;
  const sin = ux * edge.y - uy * edge.x;
  const a = rySq * cos * cos + rxSq * sin * sin;
  const b = rySq * along * cos + rxSq * across * sin;
  const discriminant = b * b - a * c;
  if (b >= 0n || discriminant < 0n) return MEETS_NOTHING;
  if (b * b * edge.w <= r * r * a * a) return MEETS_EDGE;
  if (signOfOneRoot(a * r * r + c * edge.w, 2n * b * r, edge.w) <= 0) return MEETS_EDGE;
  // At the entry τ = (−b − √discriminant)/a, the gradient of the form along s⊥ is g0 + τ g1, up to a factor.
  // Falling ahead means that the ellipse comes nearer there.
  const g0 = rxSq * across * cos - rySq * along * sin;
  const g1 = (rxSq - rySq) * cos * sin;
  const gradient = signOfOneRoot(a * g0 - b * g1, -g1, discriminant);
  return { meetsEdge: false, meetsLine: true, nearestSide: gradient < 0 ? 1 : -1 };
}

/** Whether the nearest point to the apex lies in the cone, for an ellipse that meets the disc but no edge. */
function isNearestOfEllipseInCone(
  frame: EllipseSectorFrame,
  start: EdgeCrossing,
  end: EdgeCrossing,
): boolean {
  const aheadOfStart = start.nearestSide > 0;
  const behindEnd = end.nearestSide < 0;
  if (start.meetsLine && end.meetsLine) {
    return frame.cone.opening === Opening.halfOrMore ? aheadOfStart || behindEnd : aheadOfStart && behindEnd;
  }
  if (start.meetsLine) return aheadOfStart;
  if (end.meetsLine) return behindEnd;
  // Meeting neither line, the whole ellipse is on one side, with its centre.
  return coneHolds(frame.cone, (px, py) => signOf(-px * frame.apexX - py * frame.apexY));
}
