import { keepWithinDoubles, withinDoubles } from "../math/exact.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import { createSupportPoint, setSupportPoint } from "./difference.js";
import { COORDINATE_TOLERANCE } from "./lowest-points.js";
import type { ConvexPair } from "./pair.js";
import type { ClosestPoints, ContactRecord } from "./result.js";
import { createStretch, type Line, type Stretch, setPointAt, setStretch } from "./stretch.js";

/** Faces count as parallel if their ends are within this part of the scale of each other's line. */
const PARALLEL_TOLERANCE = 2 ** -47;

/** A slope that would turn the normal by more than this is due to a corner, not to rounding. */
const LARGEST_TURN = 2 ** -50;

const onA = /* @__PURE__ */ createStretch();
const onB = /* @__PURE__ */ createStretch();
const line: Line = { normalX: 0.5, normalY: 0.5, tolerance: 0.5 };
const point: Vec2 = /* @__PURE__ */ new ScratchVector();
const otherPoint: Vec2 = /* @__PURE__ */ new ScratchVector();

/**
 * Sets the closest points of a pair that is apart, or overlaps by next to nothing: in the middle of the stretches that
 * face each other, if they are stretches.
 */
export function setNearestPoints(out: ClosestPoints, pair: ConvexPair): void {
  line.tolerance = PARALLEL_TOLERANCE * pair.difference.scale;
  setStretches(pair);
  const low = Math.max(onA.startPlace, onB.startPlace);
  const high = Math.min(onA.endPlace, onB.endPlace);
  const middle = low <= high ? low + (high - low) / 2 : low;
  const isBeyond = onA.startPlace > onB.endPlace;
  onA.place = low <= high ? middle : isBeyond ? low : high;
  onB.place = low <= high ? middle : isBeyond ? high : low;
  setPointAt(out.a, onA);
  setPointAt(out.b, onB);
  toWorld(out.a, pair);
  toWorld(out.b, pair);
}

/** Sets the contact of a pair that overlaps. */
export function setConvexContact(out: ContactRecord, pair: ConvexPair): void {
  const { separation, difference, frame, origin } = pair;
  const coordinates = (Math.abs(origin.x * frame.shrink) + Math.abs(origin.y * frame.shrink)) * frame.grow;
  // Only a contact allows for the rounding of coordinates, which may be far larger than the shapes: it has two points where
  // faces are parallel but for that. The points of a distance would be as far off.
  line.tolerance = PARALLEL_TOLERANCE * difference.scale + COORDINATE_TOLERANCE * coordinates;
  setStretches(pair);
  const low = Math.max(onA.startPlace, onB.startPlace);
  const high = Math.min(onA.endPlace, onB.endPlace);
  out.normalX = separation.normalX;
  out.normalY = separation.normalY;
  out.depth = withinDoubles(Math.max(0, -separation.value) / (frame.shrink * frame.grow));
  if (high - low > line.tolerance) {
    out.count = 2;
    onA.place = high;
    onB.place = high;
    setMidpoint(pair);
    out.x1 = point.x;
    out.y1 = point.y;
    onA.place = low;
    onB.place = low;
  } else {
    out.count = 1;
    const isBeyond = onA.startPlace > onB.endPlace;
    onA.place = isBeyond ? low : high;
    onB.place = isBeyond ? high : low;
  }
  setMidpoint(pair);
  out.x0 = point.x;
  out.y0 = point.y;
}

/** Sets the line along the pair's normal, once it has its tolerance, and the stretches on it. */
function setStretches(pair: ConvexPair): void {
  const { separation, difference } = pair;
  const { interval } = separation;
  line.normalX = separation.normalX;
  line.normalY = separation.normalY;
  setStretch(onA, pair.a, difference.pieceA[interval] as number, line);
  setStretch(onB, pair.b, difference.pieceB[interval] as number, line);
  if (pair.a.isElliptic || pair.b.isElliptic) alignEllipses(pair);
}

const tip = /* @__PURE__ */ createSupportPoint();

/**
 * Moves the points of ellipses along the line to face each other.
 *
 * On the flat side of a thin ellipse, a rounded normal determines the point only to within 2⁻⁵³ of the radius of
 * curvature ρ. A Newton step, which turns it by s'/(s + ρ), removes the slope s'; the points move by their own ρ times
 * that.
 */
function alignEllipses(pair: ConvexPair): void {
  const { a, b, difference, separation } = pair;
  const { interval } = separation;
  tip.normalX = line.normalX;
  tip.normalY = line.normalY;
  setSupportPoint(tip, difference, a, b, interval);
  const curvature = tip.curvatureA + tip.curvatureB + (difference.r[interval] as number);
  const turn = tip.slope / (separation.value + curvature);
  if (!(Math.abs(turn) <= LARGEST_TURN)) return;
  onA.place = turn * tip.curvatureA;
  onB.place = -turn * tip.curvatureB;
  shift(onA);
  shift(onB);
}

/** Moves the point of an ellipse along the line by its place. */
function shift(stretch: Stretch): void {
  const { place } = stretch;
  if (place === 0) return;
  stretch.startPlace += place;
  stretch.endPlace += place;
  stretch.startX -= place * line.normalY;
  stretch.startY += place * line.normalX;
  stretch.endX = stretch.startX;
  stretch.endY = stretch.startY;
}

/** Sets the point halfway between those at the places of the stretches. */
function setMidpoint(pair: ConvexPair): void {
  setPointAt(point, onA);
  setPointAt(otherPoint, onB);
  point.x += (otherPoint.x - point.x) / 2;
  point.y += (otherPoint.y - point.y) / 2;
  toWorld(point, pair);
}

/** Takes a point from the frame back to where the shapes are. */
export function toWorld(out: Vec2, { frame }: ConvexPair): void {
  out.x = (frame.originX + out.x / frame.grow) / frame.shrink;
  out.y = (frame.originY + out.y / frame.grow) / frame.shrink;
  keepWithinDoubles(out);
}
