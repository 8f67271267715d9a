import { createChain, type EdgeChain, edgeEnd, vertexCount } from "../../forms/forms.js";
import { setChain } from "../../forms/set-chain.js";
import { magnitudeOf, toIntegers } from "../../math/exact.js";
import { signOfOneRoot } from "../../math/surd.js";
import type { Capsule, Polygon, Rect, Segment } from "../../shapes/kind.js";
import { boxLengths, type EndedShape, type VertexShape } from "../../shapes/reductions.js";
import { edgedFilter } from "../edges/chain-chain.js";
import { ringsHold } from "../edges/chain-overlap.js";
import { rectCapsuleFilter, rectSegmentFilter } from "./rounded-boxes.js";

/**
 * Whether a rectangle, at any angle, and a segment have a common point. Exact; touching counts.
 *
 * @example
 * rectSegmentOverlap(rect(2, 0, 4, 2, degrees(45)), segment(-1, 0, 4, 0)); // true
 */
export function rectSegmentOverlap(a: Rect, b: Segment): boolean {
  const verdict = rectSegmentFilter(a, b);
  return verdict !== 0 ? verdict > 0 : rectEdgesOverlapExact(a, b);
}

/**
 * Whether a rectangle, at any angle, and a capsule have a common point. Exact; touching counts.
 *
 * @example
 * rectCapsuleOverlap(rect(2, 0, 4, 2, degrees(45)), capsule(0, 0, 4, 0, 1)); // true
 */
export function rectCapsuleOverlap(a: Rect, b: Capsule): boolean {
  const verdict = rectCapsuleFilter(a, b);
  return verdict !== 0 ? verdict > 0 : rectEdgesOverlapExact(a, b);
}

/**
 * Whether a rectangle, at any angle, and a polygon, convex or not, with holes or without, have a common point. Exact;
 * touching counts.
 *
 * @example
 * rectPolygonOverlap(rect(2, 0, 4, 2, degrees(45)), polygon([[0, -2], [4, 0], [0, 2]])); // true
 */
export function rectPolygonOverlap(a: Rect, b: Polygon): boolean {
  const verdict = edgedFilter(a, b);
  return verdict !== 0 ? verdict > 0 : rectEdgesOverlapExact(a, b);
}

const chain = /* @__PURE__ */ createChain();

/**
 * They have a common point iff an edge comes within the radius of the rectangle, or all of the rectangle is enclosed: then
 * its centre is. Decided in integers.
 */
export function rectEdgesOverlapExact(a: Rect, b: EndedShape | VertexShape): boolean {
  setChain(chain, b);
  return isAnyEdgeWithin(a, chain) || (chain.solid && ringsHold(chain.points, chain.ringEnds, a));
}

/** Whether an edge of a chain comes within its radius of a rectangle. Exact. */
export function isAnyEdgeWithin(a: Rect, b: EdgeChain): boolean {
  const { points, radius } = b;
  for (let i = 0; i < vertexCount(b); i++) {
    const j = edgeEnd(b, i);
    if (j < 0) continue;
    const ax = points[2 * i] as number;
    const ay = points[2 * i + 1] as number;
    const bx = points[2 * j] as number;
    const by = points[2 * j + 1] as number;
    if (!isEdgeFar(a, ax, ay, bx, by, radius) && isEdgeWithin(a, ax, ay, bx, by, radius)) return true;
  }
  return false;
}

/** More than the rounding errors of a sum of three sizes and of a difference of coordinates. */
const CLEARLY = 1 + 2 ** -48;

/** Whether an edge is certainly beyond the reach of the rectangle, which in no direction exceeds both half sizes together. */
function isEdgeFar(
  { x, y, halfWidth, halfHeight }: Rect,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  radius: number,
): boolean {
  const reach = (halfWidth + halfHeight + radius) * CLEARLY;
  return (
    Math.max(Math.min(ax, bx) - x, x - Math.max(ax, bx)) > reach ||
    Math.max(Math.min(ay, by) - y, y - Math.max(ay, by)) > reach
  );
}

/** An edge in the frame of a rectangle, scaled by |u| = √w; lengths unscaled. */
interface EdgeInFrame {
  readonly fromAlong: bigint;
  readonly fromAcross: bigint;
  readonly wayAlong: bigint;
  readonly wayAcross: bigint;
  readonly halfWidth: bigint;
  readonly halfHeight: bigint;
  readonly radius: bigint;
  readonly w: bigint;
}

/**
 * Whether the edge from a to b comes as near to a rectangle as the radius: meets it, made longer or wider by that, or is so near
 * to a corner. Exact.
 */
export function isEdgeWithin(
  rect: Rect,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  radius: number,
): boolean {
  const edge = inFrame(rect, ax, ay, bx, by, radius);
  const { halfWidth, halfHeight, radius: r } = edge;
  return (
    meetsRect(edge, halfWidth + r, halfHeight) ||
    (radius > 0 && (meetsRect(edge, halfWidth, halfHeight + r) || isNearCorner(edge)))
  );
}

function inFrame(
  rect: Rect,
  ...edge: readonly [ax: number, ay: number, bx: number, by: number, radius: number]
): EdgeInFrame {
  const [x, y, width, height, ax, ay, bx, by, r] = toIntegers(...boxLengths(rect), ...edge);
  const [u, v] = toIntegers(rect.ux, rect.uy);
  const dx = ax - x;
  const dy = ay - y;
  return {
    fromAlong: u * dx + v * dy,
    fromAcross: u * dy - v * dx,
    wayAlong: u * (bx - ax) + v * (by - ay),
    wayAcross: u * (by - ay) - v * (bx - ax),
    halfWidth: width,
    halfHeight: height,
    radius: r,
    w: u * u + v * v,
  };
}

/**
 * Whether an edge and a rectangle of these half sizes have a common point: no axis of the rectangle separates them, nor the edge's
 * own normal.
 */
function meetsRect(edge: EdgeInFrame, halfWidth: bigint, halfHeight: bigint): boolean {
  const { fromAlong, fromAcross, wayAlong, wayAcross, w } = edge;
  if (isBeyond(fromAlong, fromAlong + wayAlong, halfWidth, w)) return false;
  if (isBeyond(fromAcross, fromAcross + wayAcross, halfHeight, w)) return false;
  const offset = magnitudeOf(fromAlong * wayAcross - fromAcross * wayAlong);
  const reach = halfWidth * magnitudeOf(wayAcross) + halfHeight * magnitudeOf(wayAlong);
  return signOfOneRoot(offset, -reach, w) <= 0;
}

/** Whether two coordinates are both greater than half√w, or both less than −half√w. */
function isBeyond(p: bigint, q: bigint, half: bigint, w: bigint): boolean {
  if (p < 0n !== q < 0n) return false;
  const [s, t] = [magnitudeOf(p), magnitudeOf(q)];
  return signOfOneRoot(s < t ? s : t, -half, w) > 0;
}

/**
 * Whether a corner of the rectangle is as near to the edge as the radius.
 *
 * With v the edge's vector, the dot and cross products of v and the corner (m√w, n√w) less the edge's start p are numbers
 * a + b√w, and so are the squares of distances. The foot is between the ends if the dot product is from 0 to v·v; the corner
 * is near enough if the cross product is at most the radius times √w |v|. Else the nearer end decides.
 */
function isNearCorner(edge: EdgeInFrame): boolean {
  const { fromAlong, fromAcross, wayAlong, wayAcross, halfWidth, halfHeight, radius, w } = edge;
  const waySq = wayAlong * wayAlong + wayAcross * wayAcross;
  const dot = -(fromAlong * wayAlong + fromAcross * wayAcross);
  const cross = fromAcross * wayAlong - fromAlong * wayAcross;
  for (const m of [halfWidth, -halfWidth]) {
    for (const n of [halfHeight, -halfHeight]) {
      const isEndNear = (x: bigint, y: bigint) =>
        signOfOneRoot(x * x + y * y + (m * m + n * n - radius * radius) * w, -2n * (m * x + n * y), w) <= 0;
      const rootOfDot = m * wayAlong + n * wayAcross;
      const rootOfCross = m * wayAcross - n * wayAlong;
      const squares = cross * cross + (rootOfCross * rootOfCross - radius * radius * waySq) * w;
      const isNear =
        signOfOneRoot(dot, rootOfDot, w) <= 0
          ? isEndNear(fromAlong, fromAcross)
          : signOfOneRoot(dot - waySq, rootOfDot, w) >= 0
            ? isEndNear(fromAlong + wayAlong, fromAcross + wayAcross)
            : signOfOneRoot(squares, 2n * cross * rootOfCross, w) <= 0;
      if (isNear) return true;
    }
  }
  return false;
}
