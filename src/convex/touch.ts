import { keepWithinDoubles, withinDoubles } from "../math/exact.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import type { Core } from "./core.js";
import { createSupportPoint, setSupportPoint } from "./difference.js";
import { COORDINATE_TOLERANCE } from "./lowest-points.js";
import type { ConvexPair } from "./pair.js";
import type { ClosestPoints, ContactRecord } from "./result.js";

/**
 * Where the supporting line in the direction n touches a shape: a point, or the two ends of a straight stretch, with
 * their places along the line. Places grow in the direction n⊥.
 */
interface Stretch {
  startX: number;
  startY: number;
  endX: number;
  endY: number;
  startPlace: number;
  endPlace: number;
  /** The place, on the stretch or beyond, whose point `setPointAt` sets. */
  place: number;
}

function createStretch(): Stretch {
  return { startX: 0.5, startY: 0.5, endX: 0.5, endY: 0.5, startPlace: 0.5, endPlace: 0.5, place: 0.5 };
}

/** The supporting line of a shape in a direction. */
interface Line extends Normal {
  normalX: number;
  normalY: number;
  /** Vertices that are off the line by no more than this count as on it. */
  tolerance: number;
}

const support: Vec2 = /* @__PURE__ */ new ScratchVector();

/** Breaks at normals farther than this from n (as a cosine) do not belong to a face along the line. */
const LEAST_COSINE = 0.5;

/** Sets the stretch of a core at a normal of one of its pieces. */
function setStretch(out: Stretch, core: Core, piece: number, line: Line): void {
  const { count } = core;
  let first = piece;
  let last = piece;
  if (core.r[piece] === 0 && !core.isElliptic) {
    for (let next = following(last, count); belongs(core, next, next, piece, line); ) {
      last = next;
      next = following(next, count);
      if (next === piece) break;
    }
    for (let next = preceding(first, count); belongs(core, first, next, piece, line); ) {
      first = next;
      next = preceding(next, count);
      if (next === last || first === piece) break;
    }
  }
  setSupport(support, core, first, line);
  out.startX = support.x;
  out.startY = support.y;
  if (last !== first) setSupport(support, core, last, line);
  out.endX = support.x;
  out.endY = support.y;
  const { normalX, normalY } = line;
  out.startPlace = normalX * out.startY - normalY * out.startX;
  out.endPlace = normalX * out.endY - normalY * out.endX;
  // The second shape of a pair is traversed the other way along the line.
  if (out.endPlace < out.startPlace) swapEnds(out);
}

function following(piece: number, count: number): number {
  return piece + 1 === count ? 0 : piece + 1;
}

function preceding(piece: number, count: number): number {
  return (piece === 0 ? count : piece) - 1;
}

/** Whether the piece on the other side of a break is a vertex on the line through the given one. */
function belongs(
  core: Core,
  atBreak: number,
  other: number,
  piece: number,
  { normalX, normalY, tolerance }: Line,
): boolean {
  const cosine = (core.normalX[atBreak] as number) * normalX + (core.normalY[atBreak] as number) * normalY;
  if (cosine < LEAST_COSINE || core.r[other] !== 0) return false;
  const dx = (core.x[other] as number) - (core.x[piece] as number);
  const dy = (core.y[other] as number) - (core.y[piece] as number);
  return Math.abs(normalX * dx + normalY * dy) <= tolerance;
}

function swapEnds(out: Stretch): void {
  const { startX, startY, startPlace } = out;
  out.startX = out.endX;
  out.startY = out.endY;
  out.startPlace = out.endPlace;
  out.endX = startX;
  out.endY = startY;
  out.endPlace = startPlace;
}

/** Sets the point of a stretch at its `place`, or the nearer end if that is beyond the stretch. */
function setPointAt(out: Vec2, stretch: Stretch): void {
  const { startX, startY, endX, endY, startPlace, endPlace, place } = stretch;
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

/** A unit normal of the difference of two shapes. */
interface Normal {
  readonly normalX: number;
  readonly normalY: number;
}

/** Sets the support point of a shape at a normal of one of its pieces, in the frame. */
export function setSupport(out: Vec2, core: Core, piece: number, { normalX, normalY }: Normal): void {
  const reach = core.side * ((core.r[piece] as number) + core.radius);
  out.x = (core.x[piece] as number) + reach * normalX;
  out.y = (core.y[piece] as number) + reach * normalY;
  if (!core.isElliptic) return;
  // The support vector of an ellipse: see `subtractEllipse`.
  const { ellipseX, ellipseY, radiusXSq, radiusYSq } = core;
  const along = ellipseX * normalX + ellipseY * normalY;
  const across = ellipseX * normalY - ellipseY * normalX;
  const momentAlong = radiusXSq * along;
  const momentAcross = radiusYSq * across;
  const scale = (core.side * core.ellipseScale) / Math.sqrt(momentAlong * along + momentAcross * across);
  out.x += scale * (momentAlong * ellipseX - momentAcross * ellipseY);
  out.y += scale * (momentAlong * ellipseY + momentAcross * ellipseX);
}

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
