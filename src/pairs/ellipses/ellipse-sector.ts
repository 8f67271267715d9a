import { type Sign, signOf, toIntegers } from "../../math/exact.js";
import { signOfOneRoot } from "../../math/surd.js";
import { type Ellipse, Opening, type Sector } from "../../shapes/kind.js";
import { boxAlongAxes, discOf, isFlat, pointAt } from "../../shapes/reductions.js";
import { rectSectorOverlapExact } from "../sectors/rect-sector.js";
import { coneHolds, type ExactCone, type ExactDirection, edgesOf, exactCone } from "../sectors/wedge.js";
import { ellipseWedgeFilter } from "../sectors/wedge-ellipse.js";
import { circleEllipseOverlapExact } from "./circle-ellipse.js";
import { pointEllipseOverlapExact } from "./point-ellipse.js";

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
  const frame = exactFrame(a, b);
  const edges = edgesOf(frame.cone);
  const crossings = edges.map((edge) => edgeCrossing(frame, edge));
  if (crossings.some((crossing) => crossing.meetsEdge)) return true;
  // The ellipse is beyond the apex, which it does not hold: with a single edge, nothing else is left of the sector.
  const [start, end] = crossings;
  if (start === undefined || end === undefined) return false;
  return nearestPointInCone(frame, start, end);
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

function exactFrame(a: Ellipse, b: Sector): EllipseSectorFrame {
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
function nearestPointInCone(frame: EllipseSectorFrame, start: EdgeCrossing, end: EdgeCrossing): boolean {
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
