import { requireFinite, wrongType } from "../math/validation.js";
import type { Vec2 } from "../math/vector.js";
import { contact } from "../query/contact.js";
import { comesFirst } from "../query/order.js";
import type { Shape } from "../shapes/kind.js";
import { requireShape } from "../shapes/require-shape.js";
import { type Course, courseOf } from "./course.js";
import { type FirstTouch, firstTouch } from "./first-touch.js";
import { createSweepHit, fillHit, type SweepHit } from "./hit.js";

/** What touches within this part of the frame counts as touching: shapes and way together are below 1. */
const TOLERANCE = 2 ** -44;

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
 * round and changes nothing else. With `out`, that object is filled and returned.
 *
 * Throws TypeError or RangeError if a velocity is no vector of finite numbers. Cost: microseconds for convex shapes, for
 * others as much for every pair of their pieces.
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
  const velocityA = requireVector(va, "sweep: va");
  const velocityB = requireVector(vb, "sweep: vb");
  if (comesFirst(a, b)) return sweepInOrder(a, velocityA, b, velocityB, out);
  const hit = sweepInOrder(b, velocityB, a, velocityA, out);
  if (hit === null) return null;
  hit.normal.x = 0 - hit.normal.x;
  hit.normal.y = 0 - hit.normal.y;
  return hit;
}

function sweepInOrder(
  first: Shape,
  velocityFirst: Vec2,
  second: Shape,
  velocitySecond: Vec2,
  out?: SweepHit,
): SweepHit | null {
  const course = courseOf(first, velocityFirst, second, velocitySecond);
  const touch = startOf(first, second, course) ?? firstTouch(course, 0, TOLERANCE);
  return touch && fillHit(out ?? createSweepHit(), course, touch);
}

/** The touch at t = 0 of shapes that overlap to begin with, and more than touch or are about to. */
function startOf(first: Shape, second: Shape, { frame, motion }: Course): FirstTouch | null {
  const start = contact(first, second);
  if (start === null) return null;
  const { normal, depth } = start;
  const isHit = depth * frame.power > TOLERANCE || motion.approachSpeed(normal.x, normal.y, 0, 0) > TOLERANCE;
  return isHit ? { t: 0, normal } : null;
}

function requireVector(vector: Readonly<Vec2>, parameter: string): Vec2 {
  if (typeof vector !== "object" || vector === null) throw wrongType(vector, parameter, "a vector { x, y }");
  return { x: requireFinite(vector.x, `${parameter}.x`), y: requireFinite(vector.y, `${parameter}.y`) };
}
