import { requireFinite, wrongType } from "../math/validation.js";
import type { Vec2 } from "../math/vector.js";
import { comesFirst } from "../query/order.js";
import type { Shape } from "../shapes/kind.js";
import { type Course, courseOf, type TurningMotion } from "./course.js";
import { setCourseTouch } from "./course-touch.js";
import type { FirstTouch } from "./first-touch.js";
import { createSweepHit, type SweepHit } from "./hit.js";

/** Finds the first touch of two shapes in canonical order, `out` being what to fill in. */
type FindHit<M> = (
  first: Shape,
  motionFirst: M,
  second: Shape,
  motionSecond: M,
  out: SweepHit | undefined,
) => SweepHit | null;

/** The first touch as it is found in canonical order, with the normal from a to b. */
export function sweepMotions<M>(
  a: Shape,
  motionA: M,
  b: Shape,
  motionB: M,
  find: FindHit<M>,
  out: SweepHit | undefined,
): SweepHit | null {
  if (comesFirst(a, b)) return find(a, motionA, b, motionB, out);
  const hit = find(b, motionB, a, motionA, out);
  if (hit === null) return null;
  hit.normal.x = 0 - hit.normal.x;
  hit.normal.y = 0 - hit.normal.y;
  return hit;
}

/** The touch that `find` finds on the course of two shapes. */
export function hitOnCourse(
  first: Shape,
  motionFirst: TurningMotion,
  second: Shape,
  motionSecond: TurningMotion,
  find: (first: Shape, second: Shape, course: Course) => FirstTouch | null,
  out: SweepHit | undefined,
): SweepHit | null {
  const course = courseOf(first, motionFirst, second, motionSecond);
  const touch = find(first, second, course);
  if (touch === null) return null;
  const hit = out ?? createSweepHit();
  setCourseTouch(hit, course, touch, motionFirst);
  return hit;
}

/** Refuses what is no vector of finite numbers. */
export function requireVector(
  vector: Readonly<Vec2>,
  parameter: string,
  allowed = "a vector { x, y }",
): void {
  if (typeof vector !== "object" || vector === null) throw wrongType(vector, parameter, allowed);
  const { x, y } = vector;
  // The names of the fields are put together only where they are needed.
  if (Number.isFinite(x) && Number.isFinite(y)) return;
  requireFinite(x, `${parameter}.x`);
  requireFinite(y, `${parameter}.y`);
}
