import { fromFrame } from "../boundary/frame.js";
import type { Vec2 } from "../math/vector.js";
import { BoxQuery } from "../near/runs.js";
import { giveTree } from "../near/shape-trees.js";
import { type Contact, contact, createContact } from "../query/contact.js";
import { containsPoint } from "../query/contains-point.js";
import { overlaps } from "../query/overlaps.js";
import type { Bounds } from "../shapes/bounds.js";
import type { Shape, SimpleShape } from "../shapes/kind.js";
import { hasVertices, isUnion, partsOf, verticesOf } from "../shapes/reductions.js";
import { certainlyOverlap, isMereFit } from "./certain-contact.js";
import {
  boxOf,
  type Course,
  courseOf,
  isOnHalfPlane,
  leastDepthOn,
  sizeOfBox,
  type TurningMotion,
} from "./course.js";
import type { FirstTouch } from "./first-touch.js";
import {
  createSweepHit,
  FIRST_LOOK,
  FRAME_TOLERANCE,
  LARGEST_SIZE,
  LAST_LOOK,
  LEAST_SIZE,
  type SweepHit,
  type Touch,
} from "./hit.js";
import { excerptWithin } from "./in-way.js";
import { type Placement, place, placeableCopy } from "./motion.js";
import { NEAR, PlacedShapes } from "./parts-on-course.js";

/** Finds the first touch on a course, if there is one. */
type FindTouch = (shapes: PlacedShapes) => FirstTouch | null;

/** The hit of two moving shapes, from the touch that `find` gives on their course. */
export function hitOnCourse(
  first: Shape,
  motionFirst: TurningMotion,
  second: Shape,
  motionSecond: TurningMotion,
  find: FindTouch,
  out: SweepHit | undefined,
): SweepHit | null {
  const course = courseOf(first, motionFirst, second, motionSecond);
  const shapes = new PlacedShapes(course);
  const touch = find(shapes);
  if (touch === null) return null;
  const hit = out ?? createSweepHit();
  const { across, point } = touch;
  const isGraze = across !== null && !getsInAfter(shapes, touch.t);
  const { x, y } = isGraze ? normalOfGraze(shapes, touch.t, point, across) : touch.normal;
  hit.t = touch.t;
  hit.isCertain = touch.isReached && (touch.isCertain === true || overlapsSoonAfter(shapes, touch.t));
  hit.normal.x = x;
  hit.normal.y = y;
  setPoint(hit, course, point, motionFirst);
  return hit;
}

/** For shapes in contact at t = 0: whether a touch is a graze, or of pieces along which they come apart. */
export function isStillInContact(shapes: PlacedShapes, touch: FirstTouch): boolean {
  const { motion, nearness } = shapes.course;
  const { t, normal, across } = touch;
  if (across === null) {
    if (t * motion.wayLength > PARTING * nearness) return false;
    // A shape may have got past an edge by roundings, and passes it back from within: then the sign of the normal says nothing.
    const { shift } = motion;
    const along = normal.x * shift.x + normal.y * shift.y;
    const sense = along > 0 ? -1 : 1;
    // A shape that sinks in by no more than roundings over the whole path slides along.
    const isSinking = Math.abs(along) > nearness;
    if (isSinking && meetFromOutside(shapes, t, touch.point, sense * normal.x, sense * normal.y))
      return false;
  }
  return !getsInAfter(shapes, t);
}

/** Shapes that part are out of each other after a path of so many times their nearness. */
const PARTING = 4;

/** A point so many times the nearness away from an edge is certainly beside the edge, and still next to it. */
const BESIDE = 64;

/** Whether the insides of the shapes, at points before and behind a touch, show that (x, y) points from the first to the second. */
function meetFromOutside(
  shapes: PlacedShapes,
  t: number,
  point: Readonly<Vec2>,
  x: number,
  y: number,
): boolean {
  const step = BESIDE * shapes.course.nearness;
  shapes.goTo(t, NEAR);
  const { a, b } = shapes;
  const [backX, backY] = [point.x - step * x, point.y - step * y];
  const [onX, onY] = [point.x + step * x, point.y + step * y];
  const isFirstBehind = containsPoint(a, backX, backY) && !containsPoint(a, onX, onY);
  return isFirstBehind || (containsPoint(b, onX, onY) && !containsPoint(b, backX, backY));
}

/**
 * The normal of a graze, from the first shape to the second. The distance of two edges along the path is a rounding error, whose
 * sign does not tell on which side either shape lies. Points a little farther on, beside both edges, do: they are inside one of
 * the shapes.
 */
function normalOfGraze(shapes: PlacedShapes, t: number, point: Vec2, across: Vec2): Vec2 {
  const { motion, nearness } = shapes.course;
  const { shift, wayLength } = motion;
  const step = Math.min(1 - t, (4 * BESIDE * nearness) / wayLength);
  const middle = { x: point.x + (step / 2) * shift.x, y: point.y + (step / 2) * shift.y };
  const isFrom = (sense: 1 | -1) =>
    meetFromOutside(shapes, t + step, middle, sense * across.x, sense * across.y);
  return isFrom(-1) && !isFrom(1) ? { x: 0 - across.x, y: 0 - across.y } : across;
}

/** Slow shapes are looked at after they have moved by so many times their nearness, or at the end of their path. */
const SLOW_WAY = 64;

/** Whether the whole path is no longer than what counts as touching, and the shapes are not deeper in each other at its end. */
export function endInContact(shapes: PlacedShapes): boolean {
  const { motion, nearness } = shapes.course;
  return motion.wayLength <= nearness && !getsInAfter(shapes, 1);
}

/**
 * Whether the shapes are, a little later, deeper in each other than roundings explain. Shapes whose pieces pass beside each other
 * are not, unless these meet head-on at a corner.
 */
function getsInAfter(shapes: PlacedShapes, t: number): boolean {
  const { motion, nearness } = shapes.course;
  const later = Math.min(1, t + Math.max(LAST_LOOK, (SLOW_WAY * nearness) / motion.wayLength));
  if (later >= shapes.knownFrom && later <= shapes.knownUntil) return shapes.gotIn;
  shapes.gotIn = certainlyOverlap(shapes, later, nearness);
  // Far from the origin, where roundings are long, shapes that are not deep stay so for a while: they are no faster than they move.
  const room = Math.max(nearness - shapes.depth - FRAME_TOLERANCE, 0) / motion.wayLength;
  shapes.knownFrom = later - room;
  shapes.knownUntil = later + room;
  return shapes.gotIn;
}

/** Whether the shapes certainly overlap a moment after t. This proves a touch at t only if they were brought together there. */
function overlapsSoonAfter(shapes: PlacedShapes, t: number): boolean {
  const least = leastDepthOn(shapes.course);
  // From the last look on, at which most overlaps are certain.
  for (let ahead = LAST_LOOK; ahead >= FIRST_LOOK; ahead /= 4) {
    if (certainlyOverlap(shapes, t + ahead, least)) return true;
  }
  return false;
}

/** Sets the point of a hit: from the frame, which moves with the first shape, to the world. */
function setPoint(
  { t, point }: SweepHit,
  { frame: { originX, originY, power } }: Course,
  { x, y }: Readonly<Vec2>,
  velocity: Readonly<Vec2>,
): void {
  point.x = fromFrame(x, originX, power) + t * velocity.x + 0;
  point.y = fromFrame(y, originY, power) + t * velocity.y + 0;
}

/**
 * The least depth that counts as deep, as a part of all lengths: it is more than the shapes move until the first look after t = 0,
 * and all rounding errors together.
 */
const ROOM = 2 ** -30;

/**
 * Coordinates may be at most this many times as long as the way. Until the first look, the shapes then still move by some hundred
 * ulps of them.
 */
const FARTHEST = 2 ** 8;

const shift: Placement = { pivotX: 0, pivotY: 0, turn: { x: 1, y: 0 }, shiftX: 0.5, shiftY: 0.5 };
const soon: Contact = /* @__PURE__ */ createContact();
const query = /* @__PURE__ */ new BoxQuery();

/** The length of the step that parts shapes which only touch, as a part of half the sides of the smaller one's box. */
const LITTLE = 2 ** -13;

/**
 * Sets the touch at t = 0 of two shapes that overlap then, the second of which moves by a way. It asks for one contact only, that of
 * a moment later. Until then, the depth changes by no more than the shapes move: if they are deep in each other a moment later, they
 * were so at t = 0, too. False if they are not deep, if they may merely fit together (see `isMereFit`), or if their coordinates are
 * so large that rounding would hide what they move in a moment.
 */
export function setDeepTouch(out: Touch, first: Shape, second: Shape, { x, y }: Readonly<Vec2>): boolean {
  if (isOnHalfPlane({ first, second })) return false;
  const way = Math.abs(x) + Math.abs(y);
  const [boxOfFirst, boxOfSecond] = [boxOf(first), boxOf(second)];
  const farthest = Math.max(farthestOf(first, boxOfFirst), farthestOf(second, boxOfSecond));
  const size = farthest + way;
  if (!(size > LEAST_SIZE && size < LARGEST_SIZE && (farthest <= FARTHEST * way || way === 0))) return false;
  const least = ROOM * size;
  // The smaller one is moved, since a copy of the larger one would take longer.
  const isFirstMoved = countOf(first) <= countOf(second);
  const [moved, boxOfMoved] = isFirstMoved ? [first, boxOfFirst] : [second, boxOfSecond];
  const [other, boxOfOther] = isFirstMoved ? [second, boxOfSecond] : [first, boxOfFirst];
  if (arePartedByLittle(moved, boxOfMoved, other, boxOfOther)) return false;
  const ahead = isFirstMoved ? -FIRST_LOOK : FIRST_LOOK;
  const found = contact(shiftedCopy(moved, ahead * x, ahead * y), other, soon);
  const point = found?.points[0];
  if (!found || point === undefined || !(found.depth > least)) return false;
  const near = {
    first: partsAround(first, boxOfSecond, least),
    second: partsAround(second, boxOfFirst, least),
  };
  if (isMereFit(near, least, true)) return false;
  const { normal } = found;
  out.t = 0;
  out.x = point.x;
  out.y = point.y;
  out.normalX = isFirstMoved ? normal.x : 0 - normal.x;
  out.normalY = isFirstMoved ? normal.y : 0 - normal.y;
  return true;
}

/** Whether a small step away from each other parts two shapes. Then they probably only touch, and the search decides. */
function arePartedByLittle(
  moved: Shape,
  box: Readonly<Bounds>,
  other: Shape,
  boxOfOther: Readonly<Bounds>,
): boolean {
  const awayX = box.minX - boxOfOther.minX + (box.maxX - boxOfOther.maxX);
  const awayY = box.minY - boxOfOther.minY + (box.maxY - boxOfOther.maxY);
  const away = Math.abs(awayX) + Math.abs(awayY);
  const step = LITTLE * Math.min(sizeOfBox(box), sizeOfBox(boxOfOther));
  // Boxes whose middles nearly coincide show no direction that leads away.
  if (!(away > step)) return false;
  const part = step / away;
  return !overlaps(shiftedCopy(moved, part * awayX, part * awayY), other);
}

/** About how many numbers a shape is made of. */
function countOf(shape: Shape): number {
  if (isUnion(shape)) return shape.parts.length;
  return hasVertices(shape) ? verticesOf(shape).length : 0;
}

/** The largest coordinate of a shape's box and of its position; Infinity without bounds. */
function farthestOf({ x, y }: Shape, { minX, minY, maxX, maxY }: Readonly<Bounds>): number {
  return Math.max(-minX, maxX, -minY, maxY, Math.abs(x), Math.abs(y));
}

/** A shifted copy of a shape. Its polygons and polylines share the trees of those that they are copies of. */
function shiftedCopy(shape: Shape, x: number, y: number): Shape {
  shift.shiftX = x;
  shift.shiftY = y;
  if (!isUnion(shape)) return shiftedPart(shape);
  const parts = shape.parts.map(shiftedPart);
  return { ...shape, x: shape.x + x, y: shape.y + y, parts };
}

function shiftedPart(part: SimpleShape): SimpleShape {
  const copy = placeableCopy(part);
  place(copy, part, shift);
  if (hasVertices(copy) && hasVertices(part)) giveTree(copy, verticesOf(copy), verticesOf(part), 1);
  return copy;
}

/** The parts of a shape that come within `reach` of a box; of many edges, only those that do. */
function partsAround(
  shape: Shape,
  { minX, minY, maxX, maxY }: Bounds,
  reach: number,
): readonly SimpleShape[] {
  return partsOf(excerptWithin(shape, query.set(minX, minY, maxX, maxY, reach)));
}
