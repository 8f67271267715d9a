import { type Sign, signOf, toIntegers } from "../../math/exact.js";
import { signOfOneRoot } from "../../math/surd.js";
import { ScratchVector, type Vec2 } from "../../math/vector.js";
import { both, either, isModerate, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { type Ellipse, Kind, Opening, type Sector } from "../../shapes/kind.js";
import { asFlatRect, centreOf, discOf, isFlat } from "../../shapes/reductions.js";
import { type ApexFrame, apexFrame } from "../sectors/apex-frame.js";
import {
  coneHolds,
  coneHoldsVerdict,
  type ExactCone,
  type ExactDirection,
  edgesOf,
  exactCone,
  type InexactVector,
} from "../sectors/cone.js";
import { rectSectorOverlapExact } from "../sectors/rect-sector.js";
import { edgedWedgeFilter } from "../sectors/wedge-chain.js";
import { circleEllipseOverlapExact, circleEllipseOverlapFilter } from "./circle-ellipse.js";
import { insideEllipseVerdict, pointEllipseOverlapExact, type Witness } from "./point-ellipse.js";

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
  const verdict = ellipseSectorOverlapFilter(a, b);
  return verdict !== 0 ? verdict > 0 : ellipseSectorOverlapExact(a, b);
}

export function ellipseSectorOverlapExact(a: Ellipse, b: Sector): boolean {
  if (isFlat(a)) return rectSectorOverlapExact(asFlatRect(a), b);
  if (b.r === 0) return pointEllipseOverlapExact(centreOf(b), a);
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

// Scratch of one call: new objects would be put on the heap.
const disc = { kind: Kind.circle, x: 0.5, y: 0.5, r: 0.5 };
const near: Vec2 = /* @__PURE__ */ new ScratchVector();
const witness: Witness = { error: 0.5, x: 0.5, y: 0.5 };
const way: InexactVector = { error: 0.5, x: 0.5, y: 0.5 };

/**
 * The steps of the exact test (see ellipse-sector.ts) in doubles, each certain or not. Instead of the side of
 * the nearest point, a witness decides: a point that is certainly both in the ellipse and in the disc.
 */
export function ellipseSectorOverlapFilter(a: Ellipse, b: Sector): Verdict {
  if (isFlat(a)) return edgedWedgeFilter(asFlatRect(a), b);
  disc.x = b.x;
  disc.y = b.y;
  disc.r = b.r;
  const discMeets = circleEllipseOverlapFilter(disc, a);
  if (discMeets < 0 || b.opening === Opening.whole) return discMeets;
  const frame = apexFrame(a, b);
  if (frame === undefined) return 0;
  const { cos, sin, x: apexX, y: apexY } = frame;
  const size = frame.reach + b.r;
  if (!isModerate(size) || !isModerate(a.rx) || !isModerate(a.ry)) return 0;
  const edges = either(edgeVerdict(a, b, frame, true), edgeVerdict(a, b, frame, false));
  if (edges > 0) return 1;

  setNearestPoint(near, a, frame);
  // Pulled in a little, so that it is certainly inside unless the disc hardly touches.
  const wayX = near.x * INSET - apexX;
  const wayY = near.y * INSET - apexY;
  const error = COORDINATE_ERROR * size;
  const reach = Math.sqrt(wayX * wayX + wayY * wayY);
  witness.x = near.x * INSET;
  witness.y = near.y * INSET;
  witness.error = error;
  const common = both(insideEllipseVerdict(a, witness), reach + 2 * error < b.r ? 1 : 0);
  if (common <= 0) return 0;
  way.x = cos * wayX - sin * wayY;
  way.y = sin * wayX + cos * wayY;
  way.error = TURNED_BACK_ERROR * size;
  return either(edges, coneHoldsVerdict(b, way));
}

const INSET = 1 - 1e-9;

/**
 * The apex is off by 8 units of size (see apex-frame). The unit vector along an edge, turned into the frame,
 * passes 6 + 5 + 3 on at most √2: 20; times the length, and added, 2 more.
 */
const COORDINATE_ERROR = 40 * UNIT_ROUNDOFF;

/** Turned back into the plane, with as many roundings again. */
const TURNED_BACK_ERROR = 80 * UNIT_ROUNDOFF;

/** n·p and |n| of the separation below, beyond the error of p: product and sum, squares, sum and root. */
const SEPARATION_ERROR = 8 * UNIT_ROUNDOFF;

/**
 * Whether an edge of the sector, of length r from the apex along s, meets the ellipse. Divided by the radii the ellipse
 * is the unit disc. The segment's nearest point n to the centre is a witness if it is inside; else both ends
 * are beyond the line that touches the disc towards n, which is checked for the n that was found.
 */
function edgeVerdict(
  ellipse: Ellipse,
  sector: Sector,
  { cos, sin, x: apexX, y: apexY, reach }: ApexFrame,
  isStart: boolean,
): Verdict {
  const { r } = sector;
  const sx = isStart ? sector.startX : sector.endX;
  const sy = isStart ? sector.startY : sector.endY;
  const lengthSq = sx * sx + sy * sy;
  if (!isModerate(lengthSq)) return 0;
  const scale = r / Math.sqrt(lengthSq);
  const wayX = ((cos * sx + sin * sy) * scale) / ellipse.rx;
  const wayY = ((cos * sy - sin * sx) * scale) / ellipse.ry;
  const fromX = apexX / ellipse.rx;
  const fromY = apexY / ellipse.ry;
  const part = Math.min(1, Math.max(0, -(fromX * wayX + fromY * wayY) / (wayX * wayX + wayY * wayY)));
  const nx = fromX + part * wayX;
  const ny = fromY + part * wayY;
  const error = COORDINATE_ERROR * (reach + r);
  witness.x = nx * ellipse.rx;
  witness.y = ny * ellipse.ry;
  witness.error = error;
  if (insideEllipseVerdict(ellipse, witness) > 0) return 1;
  const sizeN = Math.abs(nx) + Math.abs(ny);
  const least = Math.min(nx * fromX + ny * fromY, nx * (fromX + wayX) + ny * (fromY + wayY));
  const propagated = error * (Math.abs(nx) / ellipse.rx + Math.abs(ny) / ellipse.ry);
  const extent = Math.abs(fromX) + Math.abs(fromY) + Math.abs(wayX) + Math.abs(wayY) + 1;
  const margin = 1.1 * propagated + SEPARATION_ERROR * sizeN * extent;
  return least - Math.sqrt(nx * nx + ny * ny) > margin ? -1 : 0;
}

const WITNESS_STEPS = 4;

/**
 * Sets a good guess of the point of the rim nearest to a point outside, in the ellipse's frame; no more is needed.
 *
 * Each step replaces the ellipse by its circle of curvature. Source: C. Chatfield, "Simple method for
 * distance to ellipse" (2017).
 */
function setNearestPoint(out: Vec2, { rx, ry }: Ellipse, { x, y }: ApexFrame): void {
  const px = Math.abs(x);
  const py = Math.abs(y);
  let tx = Math.SQRT1_2;
  let ty = Math.SQRT1_2;
  for (let step = 0; step < WITNESS_STEPS; step++) {
    const centreX = ((rx * rx - ry * ry) * tx * tx * tx) / rx;
    const centreY = ((ry * ry - rx * rx) * ty * ty * ty) / ry;
    const fromX = rx * tx - centreX;
    const fromY = ry * ty - centreY;
    const toX = px - centreX;
    const toY = py - centreY;
    const ratio = Math.sqrt((fromX * fromX + fromY * fromY) / (toX * toX + toY * toY));
    tx = Math.max(0, (toX * ratio + centreX) / rx);
    ty = Math.max(0, (toY * ratio + centreY) / ry);
    const length = Math.sqrt(tx * tx + ty * ty);
    tx /= length;
    ty /= length;
  }
  out.x = x < 0 ? -rx * tx : rx * tx;
  out.y = y < 0 ? -ry * ty : ry * ty;
}
