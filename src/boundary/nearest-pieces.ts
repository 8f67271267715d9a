import { ConvexPair, separate } from "../convex/pair.js";
import { type ClosestPoints, createClosestPoints } from "../convex/result.js";
import { setNearestPoints } from "../convex/touch.js";
import { MOST_FEET, normalFeet } from "../math/ellipse.js";
import { createNearest, lengthOf, type Nearest, nearestInEllipse } from "../nearest/nearest.js";
import { type Ellipse, Kind, Opening } from "../shapes/kind.js";
import {
  type ArcPiece,
  type EllipsePiece,
  type Piece,
  PieceForm,
  type PointPiece,
  pointsBetween,
  type SegmentPiece,
} from "./float-piece.js";
import {
  type NearestPair,
  nearestArcs,
  nearestLine,
  nearestLines,
  nearestPointArc,
  nearestPointSegment,
  nearestSegmentArc,
  nearestSegments,
  offer,
  offerAt,
  offerCommon,
} from "./nearest-curves.js";

/** Offers the nearest points of two pieces, as points of a and b; or a common point, with the distance 0. */
export function nearestOfPieces(a: Piece, b: Piece, best: NearestPair): void {
  best.isFlipped = a.kind > b.kind;
  if (best.isFlipped) nearestInOrder(b, a, best);
  else nearestInOrder(a, b, best);
}

/** The kind of p is not greater than that of q. */
function nearestInOrder(p: Piece, q: Piece, best: NearestPair): void {
  if (q.kind !== PieceForm.line) nearestCurves(p, q, best);
  else if (p.kind === PieceForm.line) nearestLines(p, q, best);
  else nearestLine(p, q, best);
}

/** The same for pieces that are no half planes. */
function nearestCurves(p: Piece, q: Piece, best: NearestPair): void {
  switch (p.kind) {
    case PieceForm.point:
      nearestToPoint(p, q, best);
      return;
    case PieceForm.segment:
      nearestToSegment(p, q, best);
      return;
    case PieceForm.arc:
      nearestToArc(p, q, best);
      return;
    case PieceForm.ellipse:
      if (q.kind === PieceForm.ellipse) nearestEllipses(p, q, best);
  }
}

function nearestToPoint(p: PointPiece, q: Piece, best: NearestPair): void {
  if (q.kind === PieceForm.point) offer(best, p.x, p.y, q.x, q.y);
  else if (q.kind === PieceForm.segment) nearestPointSegment(p.x, p.y, q, best);
  else if (q.kind === PieceForm.arc) nearestPointArc(p.x, p.y, q, best);
  else if (q.kind === PieceForm.ellipse) nearestPointEllipse(p.x, p.y, q, best);
}

function nearestToSegment(p: SegmentPiece, q: Piece, best: NearestPair): void {
  if (q.kind === PieceForm.segment) nearestSegments(p, q, best);
  else if (q.kind === PieceForm.arc) nearestSegmentArc(p, q, best);
  else if (q.kind === PieceForm.ellipse) nearestSegmentEllipse(p, q, best);
}

function nearestToArc(p: ArcPiece, q: Piece, best: NearestPair): void {
  if (q.kind === PieceForm.arc) nearestArcs(p, q, best);
  else if (q.kind === PieceForm.ellipse) nearestArcEllipse(p, q, best);
}

const nearest: Nearest = /* @__PURE__ */ createNearest();
const pair = /* @__PURE__ */ new ConvexPair();
const ends: ClosestPoints = /* @__PURE__ */ createClosestPoints();
const UNSCALED = { power: 1 };
const feet = /* @__PURE__ */ new Float64Array(2 * MOST_FEET);

function nearestPointEllipse(px: number, py: number, ellipse: EllipsePiece, best: NearestPair): void {
  const { x, y } = ellipse;
  nearest.x = px - x;
  nearest.y = py - y;
  nearestInEllipse(asShape(ellipse), UNSCALED, nearest);
  offerAt(best, nearest.distance, px, py, x + nearest.x, y + nearest.y);
}

/**
 * Convex against convex: the only place where the distance is stationary is the nearest one. It is at an end of
 * the segment, or where the ellipse's normal is the segment's.
 */
function nearestSegmentEllipse(segment: SegmentPiece, ellipse: EllipsePiece, best: NearestPair): void {
  const { x, y, rx, ry, ux, uy } = ellipse;
  const toLine = segment.ux * (segment.ay - y) - segment.uy * (segment.ax - x);
  // The unit normal of the segment, from the ellipse's centre to its line, and its components in the ellipse's axes.
  const nx = toLine > 0 ? -segment.uy : segment.uy;
  const ny = toLine > 0 ? segment.ux : -segment.ux;
  const along = rx * (nx * ux + ny * uy);
  const across = ry * (ux * ny - uy * nx);
  const reach = lengthOf(along, across);
  const gap = Math.abs(toLine) - reach;
  if (gap >= 0) {
    const alongFoot = (rx * along) / reach;
    const acrossFoot = (ry * across) / reach;
    const footX = x + alongFoot * ux - acrossFoot * uy;
    const footY = y + alongFoot * uy + acrossFoot * ux;
    const place = (footX - segment.ax) * segment.ux + (footY - segment.ay) * segment.uy;
    if (place >= 0 && place <= segment.length) {
      offerAt(best, gap, segment.ax + place * segment.ux, segment.ay + place * segment.uy, footX, footY);
      return;
    }
  } else if (offerDeepestOfSegment(segment, ellipse, best)) return;
  nearestPointEllipse(segment.ax, segment.ay, ellipse, best);
  nearestPointEllipse(segment.bx, segment.by, ellipse, best);
}

/**
 * Offers the segment's point that is deepest in the ellipse stretched to a circle, and returns whether it is inside. For
 * a thin ellipse, a rounding error may put it far outside when stretched: then its nearest point is offered.
 */
function offerDeepestOfSegment(segment: SegmentPiece, ellipse: EllipsePiece, best: NearestPair): boolean {
  const { x, y, rx, ry, ux, uy } = ellipse;
  const vx = segment.ax - x;
  const vy = segment.ay - y;
  const alongA = (vx * ux + vy * uy) / rx;
  const acrossA = (ux * vy - uy * vx) / ry;
  const alongStep = (segment.ux * ux + segment.uy * uy) / rx;
  const acrossStep = (ux * segment.uy - uy * segment.ux) / ry;
  const stepSq = alongStep * alongStep + acrossStep * acrossStep;
  const unclamped = -(alongA * alongStep + acrossA * acrossStep) / stepSq;
  const place = Math.min(Math.max(unclamped, 0), segment.length);
  const alongHere = alongA + place * alongStep;
  const acrossHere = acrossA + place * acrossStep;
  const placeX = segment.ax + place * segment.ux;
  const placeY = segment.ay + place * segment.uy;
  if (alongHere * alongHere + acrossHere * acrossHere > 1) {
    nearestPointEllipse(placeX, placeY, ellipse, best);
    return false;
  }
  offerCommon(best, placeX, placeY);
  return true;
}

/**
 * An arc against an ellipse, which may be inside the arc's circle, outside, or across it.
 *
 * Apart, the distance is stationary where a normal of the ellipse goes through the arc's centre, or at the ends
 * of the arc; all of these are offered.
 */
function nearestArcEllipse(arc: ArcPiece, ellipse: EllipsePiece, best: NearestPair): void {
  if (arc.opening !== Opening.whole) {
    nearestPointEllipse(arc.x + arc.r * arc.startX, arc.y + arc.r * arc.startY, ellipse, best);
    nearestPointEllipse(arc.x + arc.r * arc.endX, arc.y + arc.r * arc.endY, ellipse, best);
  }
  if (best.distance > 0) offerDeepestOfArc(arc, ellipse, best);
  if (best.distance > 0) offerOnNormals(arc, ellipse, best);
}

function offerOnNormals(arc: ArcPiece, ellipse: EllipsePiece, best: NearestPair): void {
  const { x, y, rx, ry, ux, uy } = ellipse;
  const vx = arc.x - x;
  const vy = arc.y - y;
  const count = normalFeet(rx, ry, ux * vx + uy * vy, ux * vy - uy * vx, feet);
  for (let i = 0; i < 2 * count; i += 2) {
    const along = feet[i] ?? 0;
    const across = feet[i + 1] ?? 0;
    const footX = along * ux - across * uy;
    const footY = along * uy + across * ux;
    const wx = footX - vx;
    const wy = footY - vy;
    const size = lengthOf(wx, wy);
    if (size === 0 || !pointsBetween(arc, wx, wy)) continue;
    const scale = arc.r / size;
    const px = arc.x + scale * wx;
    const py = arc.y + scale * wy;
    offer(best, px, py, x + footX, y + footY);
  }
}

/**
 * Offers the points of an arc that are deepest in the ellipse stretched to a circle; for those outside, perhaps only by
 * rounding, the nearest points to them.
 *
 * Stretched, the arc is on an ellipse with the radii r/rx and r/ry; the deepest points are where the distance from the
 * centre of the unit circle is stationary.
 */
function offerDeepestOfArc(arc: ArcPiece, ellipse: EllipsePiece, best: NearestPair): void {
  const { x, y, rx, ry, ux, uy } = ellipse;
  const vx = arc.x - x;
  const vy = arc.y - y;
  const alongCentre = ux * vx + uy * vy;
  const acrossCentre = ux * vy - uy * vx;
  const count = normalFeet(arc.r / rx, arc.r / ry, -alongCentre / rx, -acrossCentre / ry, feet);
  for (let i = 0; i < 2 * count; i += 2) {
    const along = (feet[i] ?? 0) + alongCentre / rx;
    const across = (feet[i + 1] ?? 0) + acrossCentre / ry;
    const wx = rx * (feet[i] ?? 0) * ux - ry * (feet[i + 1] ?? 0) * uy;
    const wy = rx * (feet[i] ?? 0) * uy + ry * (feet[i + 1] ?? 0) * ux;
    if (!pointsBetween(arc, wx, wy)) continue;
    if (along * along + across * across <= 1) offerCommon(best, arc.x + wx, arc.y + wy);
    else nearestPointEllipse(arc.x + wx, arc.y + wy, ellipse, best);
  }
}

function nearestEllipses(p: EllipsePiece, q: EllipsePiece, best: NearestPair): void {
  separate(pair, asShape(p), asShape(q));
  const { distance } = pair;
  if (distance > 0) {
    setNearestPoints(ends, pair);
    offerAt(best, distance, ends.a.x, ends.a.y, ends.b.x, ends.b.y);
  } else {
    // Callers that want a common point pass `setCommon`: a bundle without it is smaller.
    best.setCommon?.(ends.a, pair);
    offerCommon(best, ends.a.x, ends.a.y);
  }
}

function asShape({ x, y, rx, ry, ux, uy }: EllipsePiece): Ellipse {
  return { kind: Kind.ellipse, x, y, rx, ry, ux, uy };
}
