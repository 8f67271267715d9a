import { isConvex } from "../convex/convexity.js";
import { findLowestPoints } from "../convex/lowest-of-shape.js";
import { createLowestPoints } from "../convex/lowest-points.js";
import {
  type ContactRecord,
  createContactRecord,
  scratchClosestPoints,
  setMiddle,
} from "../convex/result.js";
import { setConvexContact, setNearestPoints } from "../convex/touch.js";
import { withinDoubles } from "../math/exact.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import type { Verdict } from "../math/verdict.js";
import { inUsualUnit } from "../pairs/tables/extreme-lengths.js";
import { contact } from "../query/contact.js";
import { distance } from "../query/distance.js";
import { overlaps } from "../query/overlaps.js";
import type { HalfPlane, Shape } from "../shapes/kind.js";
import { isRound, isUnbounded, isUnion } from "../shapes/reductions.js";
import { fitAtStart, touchAtStart, touchSoon } from "./certain-contact.js";
import { areCurves, sizeOfBox } from "./course.js";
import { endInContact, hitOnCourse, isStillInContact, setDeepTouch } from "./course-touch.js";
import { sweepDiscs } from "./discs.js";
import { type FirstTouch, firstTouch } from "./first-touch.js";
import { setAcross, setGrazingNormal } from "./graze.js";
import {
  createSweepHit,
  FIRST_LOOK,
  type FindHit,
  FRAME_TOLERANCE,
  hitInUnit,
  LAST_LOOK,
  nearnessAt,
  setHit,
  TOLERANCE,
  Touch,
} from "./hit.js";
import type { PlacedShapes } from "./parts-on-course.js";
import { isRoundedPolygon } from "./rounded-polygon.js";
import { loadRoundedSweep, sweepRoundedPolygons } from "./rounded-sweep.js";
import {
  advance,
  areMovingAlong,
  arePartingSoon,
  loadShifting,
  overlapForCertain,
  ShiftingPair,
  separateShifted,
  shiftCore,
} from "./shifting-pair.js";

const touch = /* @__PURE__ */ new Touch();
const way: Vec2 = /* @__PURE__ */ new ScratchVector();

/** The first touch of two shapes in canonical order that do not turn; `out`, if given, is filled and returned. */
export const findUnturnedHit: FindHit<Readonly<Vec2>> = (
  first,
  velocityFirst,
  second,
  velocitySecond,
  out,
) => {
  way.x = velocitySecond.x - velocityFirst.x;
  way.y = velocitySecond.y - velocityFirst.y;
  const verdict = quickVerdict(first, second);
  if (verdict < 0) return null;
  if (verdict === 0) {
    const longest = Math.max(lengthOf(velocityFirst), lengthOf(velocitySecond));
    const usual = inUsualUnit(first, second, longest);
    return usual === null || losesBits(velocityFirst, usual.power) || losesBits(velocitySecond, usual.power)
      ? findDoubtfulHit(first, velocityFirst, second, velocitySecond, out)
      : hitInUnit(usual, velocityFirst, velocitySecond, findUnturnedHit, out);
  }
  const hit = out ?? createSweepHit();
  setHit(hit, touch, velocityFirst);
  return hit;
};

const findDoubtfulHit: FindHit<Readonly<Vec2>> = (first, velocityFirst, second, velocitySecond, out) => {
  const [motionFirst, motionSecond] = [unturned(velocityFirst), unturned(velocitySecond)];
  const displacement = { x: motionSecond.x - motionFirst.x, y: motionSecond.y - motionFirst.y };
  const areOverlapping = overlaps(first, second);
  if (areOverlapping && setDeepTouch(touch, first, second, displacement)) {
    const hit = out ?? createSweepHit();
    setHit(hit, touch, motionFirst);
    return hit;
  }
  const find = (shapes: PlacedShapes) => findFirstTouch(shapes, areOverlapping);
  const found = hitOnCourse(first, motionFirst, second, motionSecond, find, out);
  if (found !== null && !found.isCertain && isConvex(first) && isConvex(second)) {
    setGrazingNormal(found.normal, first, second, displacement, 0);
  }
  return found;
};

function lengthOf({ x, y }: Readonly<Vec2>): number {
  return Math.max(Math.abs(x), Math.abs(y));
}

function losesBits({ x, y }: Readonly<Vec2>, power: number): boolean {
  return (x * power) / power !== x || (y * power) / power !== y;
}

/** For two convex shapes, or a half plane and another shape: 1 with the touch, −1 without one, 0 if in doubt. */
function quickVerdict(first: Shape, second: Shape): Verdict {
  if (isRound(first) && isRound(second)) return sweepDiscs(touch, first, second, way);
  if (isUnbounded(first)) {
    return isBoundedShape(second) ? sweepOnHalfPlane(touch, first, second, way) : 0;
  }
  if (isUnbounded(second)) {
    if (!isBoundedShape(first)) return 0;
    way.x = 0 - way.x;
    way.y = 0 - way.y;
    const verdict = sweepOnHalfPlane(touch, second, first, way);
    turnRound(touch);
    return verdict;
  }
  if (isRoundedPolygon(first) && isRoundedPolygon(second)) {
    // The caller tries again in another unit, where the same closed form gives the same bits.
    if (!loadRoundedSweep(first, second, way)) return 0;
    const verdict = sweepRoundedPolygons(touch, first, second);
    // The closed form leaves some cases to the search below.
    if (verdict !== 0) return verdict;
  }
  return isConvex(first) && isConvex(second) ? sweepConvex(touch, first, second, way) : 0;
}

/** Turns the touch of (second, first), found with the first moving, into that of (first, second). */
function turnRound(found: Touch): void {
  found.x -= found.t * way.x;
  found.y -= found.t * way.y;
  found.normalX = 0 - found.normalX;
  found.normalY = 0 - found.normalY;
}

function unturned({ x, y }: Readonly<Vec2>) {
  return { x, y, turn: 0 };
}

/**
 * Shapes that touch at t = 0, or nearly, do so there if they are deeper in each other a moment later. Their pieces cannot
 * tell: a point passes through the boundary of a solid, and corners may part although they come nearer along one normal.
 * Curves, which pass through each other, touch at once if they approach. A shape that slides along another one passes over
 * later grazes of it, so that the hit does not depend on how many edges or parts the other one is stored in.
 */
function findFirstTouch(shapes: PlacedShapes, areOverlapping: boolean): FirstTouch | null {
  const { course } = shapes;
  const { first, second, boxOfFirst, boxOfSecond, frame, motion, nearness } = course;
  const start = areOverlapping ? contact(first, second) : null;
  const gap = (start === null ? distance(first, second) : -start.depth) * frame.power;
  const isFit = start !== null && gap < -nearness && fitAtStart(shapes, nearness, gap < -2 * nearness);
  if (start !== null && gap < -nearness && !isFit) return touchAtStart(shapes, start);
  if (gap <= nearness) {
    const soon = touchSoon(shapes);
    if (soon !== null) return soon;
  }
  const firstOf = (areTouching: boolean) => firstTouch(course, 0, FRAME_TOLERANCE, areTouching);
  if (gap > nearness) return firstOf(false);
  if (areCurves(course)) {
    if (start === null) return firstOf(false);
    const { normal } = start;
    const approach = motion.approachSpeed(normal.x, normal.y, 0, 0);
    return approach > FRAME_TOLERANCE ? touchAtStart(shapes, start) : firstOf(true);
  }
  const isInContact =
    start !== null || gap <= CLOSE * Math.min(sizeOfBox(boxOfFirst), sizeOfBox(boxOfSecond)) * frame.power;
  if (!isInContact) return firstOf(false);
  if (endInContact(shapes)) return null;
  const isLetGo = (touch: FirstTouch) => touch.isReached && isStillInContact(shapes, touch);
  return firstTouch(course, 0, FRAME_TOLERANCE, start !== null, isLetGo);
}

/** Shapes that are farther apart than this part of the smaller one are not in contact, however large the other one is. */
const CLOSE = 2 ** -20;

const shifting = /* @__PURE__ */ new ShiftingPair();
const record: ContactRecord = /* @__PURE__ */ createContactRecord();
const nearest = /* @__PURE__ */ scratchClosestPoints();

/**
 * The first touch of two convex shapes, the second of which moves by `way`: 1 with the touch, −1 if there is none; 0 if
 * neither is certain.
 */
function sweepConvex(out: Touch, first: Shape, second: Shape, way: Readonly<Vec2>): Verdict {
  if (!loadShifting(shifting, first, second, way)) return 0;
  if (!advance(shifting)) return -1;
  if (shifting.t === 0 && isOnlyTouching() && isLetGo(first, second)) return -1;
  if (!setTouch(out)) return 0;
  if (out.t > 0) turnGraze(out);
  return 1;
}

/** Whether shapes that only touch at t = 0 do not move into each other. */
function isLetGo(first: Shape, second: Shape): boolean {
  return areMovingAlong(shifting) || arePartingSoon(shifting, overlaps(first, second), true);
}

function isOnlyTouching(): boolean {
  return shifting.pair.separation.value >= -shifting.nearness;
}

const across: Vec2 = /* @__PURE__ */ new ScratchVector();

/** Turns the normal across the path if the shapes only graze each other. */
function turnGraze(out: Touch): void {
  if (!setAcross(across, shifting, shifting.nearness, false)) return;
  out.normalX = across.x;
  out.normalY = across.y;
}

/**
 * Fills in the touch at the pair's t: from the contact if the shapes overlap at the first look after it, from their
 * closest points if at a later one. False if they overlap at none, as far as doubles can tell.
 */
function setTouch(out: Touch): boolean {
  const { t } = shifting;
  out.t = t;
  for (let ahead = FIRST_LOOK; ahead <= LAST_LOOK; ahead *= 4) {
    shifting.t = t + ahead;
    if (!(separateShifted(shifting) && overlapForCertain(shifting))) continue;
    if (ahead === FIRST_LOOK) setContactPoint(out);
    else setNearestPoint(out);
    return true;
  }
  return false;
}

function setContactPoint(out: Touch): void {
  shiftCore(shifting);
  setConvexContact(record, shifting.pair);
  out.x = record.x0;
  out.y = record.y0;
  out.normalX = record.normalX;
  out.normalY = record.normalY;
}

function setNearestPoint(out: Touch): void {
  shifting.t = out.t;
  separateShifted(shifting);
  shiftCore(shifting);
  setNearestPoints(nearest, shifting.pair);
  const { normalX, normalY } = shifting.pair.separation;
  setMiddle(out, nearest);
  out.normalX = normalX;
  out.normalY = normalY;
}

/** Whether a shape is bounded and simple, so that its lowest points are what first meets a half plane. */
function isBoundedShape(shape: Shape): boolean {
  return !isUnbounded(shape) && !isUnion(shape);
}

/**
 * A lowest point that is farther below the line than this is certainly in the half plane. The unit is the size about the
 * half plane's position, with the displacement.
 */
const ERROR = 2 ** -47;

const lowest = /* @__PURE__ */ createLowestPoints();

/**
 * The first touch of a half plane, as the first shape, and a bounded shape that moves by `way` relative to it: 1 with the
 * touch, −1 if there is none; 0 if neither is certain. The point is given as if the half plane stood still.
 */
function sweepOnHalfPlane(out: Touch, halfPlane: HalfPlane, shape: Shape, way: Readonly<Vec2>): Verdict {
  findLowestPoints(lowest, halfPlane, shape);
  const { level, scale, normalX, normalY } = lowest;
  const wayX = way.x * scale;
  const wayY = way.y * scale;
  const size = lowest.size + Math.abs(wayX) + Math.abs(wayY);
  if (!(size < Number.POSITIVE_INFINITY)) return 0;
  const tolerance = TOLERANCE * size;
  const speed = -(normalX * wayX + normalY * wayY);
  out.t = 0;
  if (level > tolerance) {
    out.t = (level - tolerance / 2) / speed;
    if (!(speed > 0 && out.t <= 1)) return -1;
  } else if (level >= -nearnessAt(lowest.originX, lowest.originY, tolerance) && speed <= tolerance) return -1;
  let ahead = FIRST_LOOK;
  while (!(level - (out.t + ahead) * speed < -ERROR * size)) {
    ahead *= 4;
    if (ahead > LAST_LOOK) return 0;
  }
  const { t } = out;
  const lift = (level - t * speed) / 2;
  out.x = withinDoubles(halfPlane.x + (lowest.startX + t * wayX - lift * normalX) / scale);
  out.y = withinDoubles(halfPlane.y + (lowest.startY + t * wayY - lift * normalY) / scale);
  out.normalX = normalX;
  out.normalY = normalY;
  return 1;
}
