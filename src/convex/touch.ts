import { withinDoubles } from "../math/clamp.js";
import type { Vec2 } from "../math/vector.js";
import { createSupportPoint, setSupportPoint, slopeAt } from "./elliptic-support.js";
import type { ConvexPair } from "./pair.js";
import type { ClosestPoints, ContactRecord } from "./result.js";
import { createStretch, type Stretch, setStretch } from "./stretch.js";

/** Faces whose ends are off each other's line by less than this part of the scale are parallel. */
const PARALLEL_TOLERANCE = 2 ** -47;

/** The same, in units of the coordinates, which may be far larger than the shapes: 2 ulp. */
const COORDINATE_TOLERANCE = 2 ** -51;

/** Where rounding of the normal has left more than this to turn it by, it is a corner that keeps the slope. */
const LARGEST_TURN = 2 ** -50;

const onA = /* @__PURE__ */ createStretch();
const onB = /* @__PURE__ */ createStretch();
const pointA: Vec2 = { x: 0, y: 0 };
const pointB: Vec2 = { x: 0, y: 0 };

/**
 * The nearest points of a pair that is apart, or overlaps by next to nothing: in the middle of what faces each
 * other, if that is a stretch.
 */
export function setNearestPoints(out: ClosestPoints, pair: ConvexPair): void {
  setStretches(pair);
  const low = Math.max(onA.startPlace, onB.startPlace);
  const high = Math.min(onA.endPlace, onB.endPlace);
  const middle = low <= high ? low + (high - low) / 2 : low;
  setPointAt(pointA, onA, low <= high ? middle : onA.startPlace > onB.endPlace ? low : high);
  setPointAt(pointB, onB, low <= high ? middle : onA.startPlace > onB.endPlace ? high : low);
  setWorldPoint(out.a, pair, pointA.x, pointA.y);
  setWorldPoint(out.b, pair, pointB.x, pointB.y);
}

/** The contact of a pair that overlaps. */
export function setConvexContact(out: ContactRecord, pair: ConvexPair): void {
  const { separation, frame } = pair;
  const tolerance = setStretches(pair);
  const low = Math.max(onA.startPlace, onB.startPlace);
  const high = Math.min(onA.endPlace, onB.endPlace);
  out.normalX = separation.normalX;
  out.normalY = separation.normalY;
  out.depth = withinDoubles(Math.max(0, -separation.value) / (frame.shrink * frame.grow));
  if (high - low > tolerance) {
    out.count = 2;
    setMidpoint(pointA, low, low);
    setWorldPoint(pointA, pair, pointA.x, pointA.y);
    setMidpoint(pointB, high, high);
    setWorldPoint(pointB, pair, pointB.x, pointB.y);
    out.x1 = pointB.x;
    out.y1 = pointB.y;
  } else {
    out.count = 1;
    const isBeyond = onA.startPlace > onB.endPlace;
    setMidpoint(pointA, isBeyond ? low : high, isBeyond ? high : low);
    setWorldPoint(pointA, pair, pointA.x, pointA.y);
  }
  out.x0 = pointA.x;
  out.y0 = pointA.y;
}

/** Sets the stretches along the pair's normal, and returns the tolerance they were found with. */
function setStretches(pair: ConvexPair): number {
  const { separation, difference, scale, frame, origin } = pair;
  const { normalX, normalY, interval } = separation;
  const coordinates = (Math.abs(origin.x * frame.shrink) + Math.abs(origin.y * frame.shrink)) * frame.grow;
  const tolerance = PARALLEL_TOLERANCE * scale + COORDINATE_TOLERANCE * coordinates;
  setStretch(onA, pair.a, difference.pieceA[interval] as number, normalX, normalY, tolerance);
  setStretch(onB, pair.b, difference.pieceB[interval] as number, normalX, normalY, tolerance);
  if (pair.a.isElliptic || pair.b.isElliptic) alignEllipses(pair);
  return tolerance;
}

const tip = /* @__PURE__ */ createSupportPoint();

/**
 * Moves the points of ellipses along the line to face each other.
 *
 * On the flat side of a thin ellipse the normal, being rounded, tells the point only to within 2⁻⁵³ of the radius
 * of curvature ρ. By Newton's step, turning it by s'/(s + ρ) takes the slope s' away; the points move by
 * their own ρ times that.
 */
function alignEllipses(pair: ConvexPair): void {
  const { a, b, difference, separation } = pair;
  const { normalX, normalY, interval, value } = separation;
  setSupportPoint(tip, difference, a, b, interval, normalX, normalY);
  const curvature = tip.curvatureA + tip.curvatureB + (difference.r[interval] as number);
  const slope = slopeAt(tip);
  const turn = slope / (value + curvature);
  if (!(Math.abs(turn) <= LARGEST_TURN)) return;
  shiftStretch(onA, turn * tip.curvatureA, normalX, normalY);
  shiftStretch(onB, -turn * tip.curvatureB, normalX, normalY);
}

function shiftStretch(stretch: Stretch, shift: number, normalX: number, normalY: number): void {
  if (shift === 0) return;
  stretch.startPlace += shift;
  stretch.endPlace += shift;
  stretch.startX -= shift * normalY;
  stretch.startY += shift * normalX;
  stretch.endX = stretch.startX;
  stretch.endY = stretch.startY;
}

const otherPoint: Vec2 = { x: 0, y: 0 };

/** Halfway between the points at two places. */
function setMidpoint(out: Vec2, placeA: number, placeB: number): void {
  setPointAt(out, onA, placeA);
  setPointAt(otherPoint, onB, placeB);
  out.x += (otherPoint.x - out.x) / 2;
  out.y += (otherPoint.y - out.y) / 2;
}

/** The point of a stretch at a place; an end for what is beyond it. */
function setPointAt(out: Vec2, stretch: Stretch, place: number): void {
  const { startX, startY, endX, endY, startPlace, endPlace } = stretch;
  if (place <= startPlace) {
    out.x = startX;
    out.y = startY;
  } else if (place >= endPlace) {
    out.x = endX;
    out.y = endY;
  } else {
    const part = (place - startPlace) / (endPlace - startPlace);
    out.x = startX + part * (endX - startX);
    out.y = startY + part * (endY - startY);
  }
}

/** From the frame back to where the shapes are. */
export function setWorldPoint(out: Vec2, { frame }: ConvexPair, x: number, y: number): void {
  out.x = withinDoubles((frame.originX + x / frame.grow) / frame.shrink) + 0;
  out.y = withinDoubles((frame.originY + y / frame.grow) / frame.shrink) + 0;
}
