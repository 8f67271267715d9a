import { halfPlaneClosestPoints } from "../convex/lowest-of-shape.js";
import type { ConvexPair } from "../convex/pair.js";
import { type ClosestPoints, createClosestPoints } from "../convex/result.js";
import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import { type Ends, type Mutable, Opening } from "../shapes/kind.js";
import { setFarthestOfPiece } from "./contact-feature.js";
import {
  type ArcPiece,
  type LinePiece,
  type Piece,
  pointsBetween,
  type SegmentPiece,
} from "./float-piece.js";

/* The nearest two points of two sets, as far as they are found, and closed forms of them for points, segments and arcs. */

/**
 * The nearest points of points, segments and arcs: closed forms.
 *
 * Each function offers the points where the distance is stationary, the ends of the curves, and common points. A point
 * that rounding finds outside an arc's range is missed, but then the arc's end is as near, up to rounding.
 */

/** A point against a segment. */
export function nearestPointSegment(px: number, py: number, segment: SegmentPiece, best: NearestPair): void {
  const { ax, ay, bx, by, ux, uy, length } = segment;
  const along = (px - ax) * ux + (py - ay) * uy;
  if (along <= 0) offer(best, px, py, ax, ay);
  else if (along >= length) offer(best, px, py, bx, by);
  else offer(best, px, py, ax + along * ux, ay + along * uy);
}

/** A point against an arc: the arc's point on the ray from the centre through it, and the arc's ends. */
export function nearestPointArc(px: number, py: number, arc: ArcPiece, best: NearestPair): void {
  const { x, y, r } = arc;
  const vx = px - x;
  const vy = py - y;
  const size = lengthOf(vx, vy);
  if (size === 0) {
    offerAt(best, r, px, py, x + r * arc.startX, y + r * arc.startY);
    return;
  }
  if (pointsBetween(arc, vx, vy)) {
    offerAt(best, Math.abs(size - r), px, py, x + r * (vx / size), y + r * (vy / size));
    return;
  }
  offer(best, px, py, x + r * arc.startX, y + r * arc.startY);
  offer(best, px, py, x + r * arc.endX, y + r * arc.endY);
}

export function nearestSegments(p: SegmentPiece, q: SegmentPiece, best: NearestPair): void {
  const sideOfA = p.ux * (q.ay - p.ay) - p.uy * (q.ax - p.ax);
  const sideOfB = p.ux * (q.by - p.ay) - p.uy * (q.bx - p.ax);
  const otherSideOfA = q.ux * (p.ay - q.ay) - q.uy * (p.ax - q.ax);
  const otherSideOfB = q.ux * (p.by - q.ay) - q.uy * (p.bx - q.ax);
  if (sideOfA > 0 !== sideOfB > 0 && otherSideOfA > 0 !== otherSideOfB > 0) {
    const along = (q.length * sideOfA) / (sideOfA - sideOfB);
    const x = q.ax + along * q.ux;
    const y = q.ay + along * q.uy;
    // With signs that are rounding errors, segments may also seem to cross that are on one line, far from each other.
    const place = (x - p.ax) * p.ux + (y - p.ay) * p.uy;
    if (place >= 0 && place <= p.length) {
      offerCommon(best, x, y);
      return;
    }
  }
  nearestPointSegment(p.ax, p.ay, q, best);
  nearestPointSegment(p.bx, p.by, q, best);
  best.isFlipped = !best.isFlipped;
  nearestPointSegment(q.ax, q.ay, p, best);
  nearestPointSegment(q.bx, q.by, p, best);
  best.isFlipped = !best.isFlipped;
}

export function nearestSegmentArc(segment: SegmentPiece, arc: ArcPiece, best: NearestPair): void {
  const { ax, ay, ux, uy, length } = segment;
  const { x, y, r } = arc;
  const along = (x - ax) * ux + (y - ay) * uy;
  const footX = ax + along * ux - x;
  const footY = ay + along * uy - y;
  const height = lengthOf(footX, footY);
  if (height >= r) {
    if (along >= 0 && along <= length && pointsBetween(arc, footX, footY)) {
      const scale = r / height;
      offerAt(best, height - r, x + footX, y + footY, x + scale * footX, y + scale * footY);
      return;
    }
  } else {
    const half = Math.sqrt((r - height) * (r + height));
    offerCrossing(segment, arc, along - half, best);
    offerCrossing(segment, arc, along + half, best);
    if (best.distance === 0) return;
  }
  nearestPointArc(segment.ax, segment.ay, arc, best);
  nearestPointArc(segment.bx, segment.by, arc, best);
  best.isFlipped = !best.isFlipped;
  nearestArcEndsSegment(arc, segment, best);
  best.isFlipped = !best.isFlipped;
}

/** Offers the point of a segment's line on the arc's circle, if it is on both. */
function offerCrossing(segment: SegmentPiece, arc: ArcPiece, along: number, best: NearestPair): void {
  if (!(along >= 0 && along <= segment.length)) return;
  const px = segment.ax + along * segment.ux;
  const py = segment.ay + along * segment.uy;
  if (pointsBetween(arc, px - arc.x, py - arc.y)) offerCommon(best, px, py);
}

function nearestArcEndsSegment(arc: ArcPiece, segment: SegmentPiece, best: NearestPair): void {
  if (arc.opening === Opening.whole) return;
  nearestPointSegment(arc.x + arc.r * arc.startX, arc.y + arc.r * arc.startY, segment, best);
  nearestPointSegment(arc.x + arc.r * arc.endX, arc.y + arc.r * arc.endY, segment, best);
}

/** Offers the nearest points of two arcs, measured from the centre of the smaller circle. */
export function nearestArcs(a: ArcPiece, b: ArcPiece, best: NearestPair): void {
  if (a.r <= b.r) {
    nearestOrderedArcs(a, b, best);
    return;
  }
  best.isFlipped = !best.isFlipped;
  nearestOrderedArcs(b, a, best);
  best.isFlipped = !best.isFlipped;
}

function nearestOrderedArcs(p: ArcPiece, q: ArcPiece, best: NearestPair): void {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const separation = lengthOf(dx, dy);
  // Concentric circles are equally near everywhere: an end of one arc will do, or any place of two circles.
  const ex = separation === 0 ? 1 : dx / separation;
  const ey = separation === 0 ? 0 : dy / separation;
  if (separation < p.r + q.r && separation > Math.abs(p.r - q.r)) {
    const along = (separation + ((p.r - q.r) / separation) * (p.r + q.r)) / 2;
    const half = Math.sqrt(Math.max(0, (p.r - along) * (p.r + along)));
    offerCommonOfArcs(p, q, along * ex - half * ey, along * ey + half * ex, best);
    offerCommonOfArcs(p, q, along * ex + half * ey, along * ey - half * ex, best);
    if (best.distance === 0) return;
  }
  offerOnCentreLine(p, q, ex, ey, ex, ey, best);
  offerOnCentreLine(p, q, ex, ey, -ex, -ey, best);
  offerOnCentreLine(p, q, -ex, -ey, ex, ey, best);
  offerOnCentreLine(p, q, -ex, -ey, -ex, -ey, best);
  nearestArcEndsArc(p, q, best);
  best.isFlipped = !best.isFlipped;
  nearestArcEndsArc(q, p, best);
  best.isFlipped = !best.isFlipped;
}

/** Offers the point at v from the centre of p, which is on both circles, if it is on both arcs. */
function offerCommonOfArcs(p: ArcPiece, q: ArcPiece, vx: number, vy: number, best: NearestPair): void {
  if (!pointsBetween(p, vx, vy)) return;
  if (pointsBetween(q, p.x + vx - q.x, p.y + vy - q.y)) offerCommon(best, p.x + vx, p.y + vy);
}

function offerOnCentreLine(
  p: ArcPiece,
  q: ArcPiece,
  ux: number,
  uy: number,
  vx: number,
  vy: number,
  best: NearestPair,
): void {
  if (!pointsBetween(p, ux, uy) || !pointsBetween(q, vx, vy)) return;
  offer(best, p.x + p.r * ux, p.y + p.r * uy, q.x + q.r * vx, q.y + q.r * vy);
}

function nearestArcEndsArc(p: ArcPiece, q: ArcPiece, best: NearestPair): void {
  if (p.opening === Opening.whole) return;
  nearestPointArc(p.x + p.r * p.startX, p.y + p.r * p.startY, q, best);
  nearestPointArc(p.x + p.r * p.endX, p.y + p.r * p.endY, q, best);
}

/** The nearest points of a half plane and other pieces: those of the piece that are farthest inward. */

const points: ClosestPoints = /* @__PURE__ */ createClosestPoints();
const farthest: Vec2 = { x: 0, y: 0 };

/** A piece that is no half plane against a half plane. */
export function nearestLine(piece: Exclude<Piece, LinePiece>, line: LinePiece, best: NearestPair): void {
  setFarthestOfPiece(farthest, piece, -line.nx, -line.ny);
  const { x, y } = farthest;
  const height = line.nx * (x - line.x) + line.ny * (y - line.y);
  if (height <= 0) offerCommon(best, x, y);
  else offerAt(best, height, x, y, x - height * line.nx, y - height * line.ny);
}

/** Two half planes: they are apart only if their normals are exactly opposite. */
export function nearestLines(p: LinePiece, q: LinePiece, best: NearestPair): void {
  // A piece may have been moved since it was made.
  halfPlaneClosestPoints({ ...p.halfPlane, x: p.x, y: p.y }, { ...q.halfPlane, x: q.x, y: q.y }, points);
  offerAt(best, points.distance, points.a.x, points.a.y, points.b.x, points.b.y);
}

/** Sets a common point of two shapes that overlap. */
type SetCommon = (out: Vec2, pair: ConvexPair) => void;

/** The nearest two points found so far, one of each of two sets. */
export interface NearestPair extends Mutable<Ends> {
  distance: number;
  /** Whether points are offered with the two sets exchanged. */
  isFlipped: boolean;
  /** Sets the point of ellipses that overlap; null if it does not matter. */
  readonly setCommon: SetCommon | null;
}

export function createNearestPair(setCommon: SetCommon | null = null): NearestPair {
  return { distance: Number.POSITIVE_INFINITY, ax: 0, ay: 0, bx: 0, by: 0, isFlipped: false, setCommon };
}

/** Keeps two points if they are nearer to each other than those found before. */
export function offer(best: NearestPair, px: number, py: number, qx: number, qy: number): void {
  offerAt(best, lengthOf(px - qx, py - qy), px, py, qx, qy);
}

/** The same, for points whose distance is known better than from their coordinates. */
export function offerAt(
  best: NearestPair,
  distance: number,
  px: number,
  py: number,
  qx: number,
  qy: number,
): void {
  if (!(distance < best.distance)) return;
  best.distance = distance;
  best.ax = best.isFlipped ? qx : px;
  best.ay = best.isFlipped ? qy : py;
  best.bx = best.isFlipped ? px : qx;
  best.by = best.isFlipped ? py : qy;
}

/** Keeps a common point. */
export function offerCommon(best: NearestPair, x: number, y: number): void {
  offerAt(best, 0, x, y, x, y);
}
