import { isConvex } from "../convex/convexity.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import type { Verdict } from "../math/verdict.js";
import { contact } from "../query/contact.js";
import { Kind, type Shape } from "../shapes/kind.js";
import { requireShape } from "../shapes/require-shape.js";
import { sweepConvex } from "./convex-sweep.js";
import { isStraightSided, type StraightSided } from "./corners.js";
import type { Course } from "./course.js";
import { sweepDiscStraight } from "./disc-straight-sweep.js";
import { isDisc, sweepDiscs } from "./disc-sweep.js";
import { type FirstTouch, firstTouch } from "./first-touch.js";
import { isBoundedShape, sweepOnHalfPlane } from "./half-plane-sweep.js";
import { createSweepHit, type SweepHit } from "./hit.js";
import { hitOnCourse, requireVector, sweepMotions } from "./motions.js";
import { sweepStraight } from "./straight-sweep.js";
import { setHit, Touch } from "./touch.js";

/** What touches within this part of the frame counts as touching: shapes and way together are below 1. */
const TOLERANCE = 2 ** -45;

/**
 * The first touch of two shapes that move with constant velocities for t from 0 to 1, or null if there is none.
 *
 * At t, a is moved by t·va, b by t·vb. Shapes that overlap to begin with touch at t = 0; those that only touch to begin
 * with do so if they move into each other, and are let go if they slide along or part. `point` is a point of the touch,
 * where the shapes are then; `normal` points from a to b.
 *
 * Never late and never missed: before t the shapes are apart, and at t they are less than about 5e-13 · S apart, S being
 * the extents of both, their distance and the way. Where they pass each other at about that distance, a touch that
 * cannot be told from a miss is reported with `isCertain: false`. Exchanging a and b (with va and vb) turns the normal
 * round and changes nothing else. With `out`, that object is filled and returned, and for convex shapes and half planes
 * nothing is allocated.
 *
 * Throws TypeError or RangeError if a velocity is no vector of finite numbers. Cost: below a microsecond for convex
 * shapes, for others some microseconds for every pair of their pieces.
 *
 * Source: B. Mirtich, "Impulse-based dynamic simulation of rigid body systems", 1996 (conservative advancement); between
 * convex shapes that only shift, the separation is convex in time, and its steps are Newton's.
 */
export function sweep(
  a: Shape,
  va: Readonly<Vec2>,
  b: Shape,
  vb: Readonly<Vec2>,
  out?: SweepHit,
): SweepHit | null {
  requireShape(a, "sweep: a");
  requireShape(b, "sweep: b");
  requireVector(va, "sweep: va");
  requireVector(vb, "sweep: vb");
  return sweepMotions(a, va, b, vb, findHit, out);
}

const touch = /* @__PURE__ */ new Touch();
const way: Vec2 = /* @__PURE__ */ new ScratchVector();

function findHit(
  first: Shape,
  velocityFirst: Readonly<Vec2>,
  second: Shape,
  velocitySecond: Readonly<Vec2>,
  out: SweepHit | undefined,
): SweepHit | null {
  way.x = velocitySecond.x - velocityFirst.x;
  way.y = velocitySecond.y - velocityFirst.y;
  const verdict = quickVerdict(first, second);
  if (verdict < 0) return null;
  if (verdict === 0) {
    const [motionFirst, motionSecond] = [unturned(velocityFirst), unturned(velocitySecond)];
    return hitOnCourse(first, motionFirst, second, motionSecond, touchOf, out);
  }
  const hit = out ?? createSweepHit();
  setHit(hit, touch, velocityFirst);
  return hit;
}

/** For two convex shapes, or a half plane and another shape: 1 with the touch, −1 without one, 0 if in doubt. */
function quickVerdict(first: Shape, second: Shape): Verdict {
  if (isDisc(first) && isDisc(second)) return sweepDiscs(touch, first, second, way);
  if (isStraightSided(second)) {
    const verdict = verdictOnSides(first, second);
    if (verdict !== 0) return verdict;
  }
  if (isConvex(first) && isConvex(second)) return sweepConvex(touch, first, second, way);
  if (first.kind === Kind.halfPlane && isBoundedShape(second)) {
    return sweepOnHalfPlane(touch, first, second, way);
  }
  if (second.kind !== Kind.halfPlane || !isBoundedShape(first)) return 0;
  way.x = 0 - way.x;
  way.y = 0 - way.y;
  const verdict = sweepOnHalfPlane(touch, second, first, way);
  turnRound(touch);
  return verdict;
}

/** The quickest ways, which leave much open. */
function verdictOnSides(first: Shape, second: StraightSided): Verdict {
  if (first.kind === Kind.circle) return sweepDiscStraight(touch, first, second, way);
  return isStraightSided(first) ? sweepStraight(touch, first, second, way) : 0;
}

/** From the touch of the second shape and the first, with the first moving, to that of the first and the second. */
function turnRound(found: Touch): void {
  found.x -= found.t * way.x;
  found.y -= found.t * way.y;
  found.normalX = 0 - found.normalX;
  found.normalY = 0 - found.normalY;
}

function unturned({ x, y }: Readonly<Vec2>) {
  return { x, y, turn: 0 };
}

/** Shapes that overlap to begin with, and more than touch or are about to, touch at t = 0. */
function touchOf(first: Shape, second: Shape, course: Course): FirstTouch | null {
  const start = contact(first, second);
  if (start !== null) {
    const { normal, depth } = start;
    const { frame, motion } = course;
    const approach = motion.approachSpeed(normal.x, normal.y, 0, 0);
    if (depth * frame.power > TOLERANCE || approach > TOLERANCE) return { t: 0, normal, isReached: true };
  }
  return firstTouch(course, 0, TOLERANCE);
}
