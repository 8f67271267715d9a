import { createClosestPoints } from "../convex/result.js";
import type { Vec2 } from "../math/vector.js";
import { closestPoints } from "../query/closest-points.js";
import { contact } from "../query/contact.js";
import type { Course } from "./course.js";
import type { FirstTouch } from "./first-touch.js";
import { fromFrame } from "./frame.js";
import { place, placeableCopy, together } from "./placement.js";

/** The first touch of two moving shapes. */
export interface SweepHit {
  /** From 0 to 1. */
  t: number;
  /** A point of the touch, where it is at that time. */
  point: Vec2;
  /** Of unit length, from a to b. */
  normal: Vec2;
  /** False if the shapes pass each other so closely that whether they touch, or exactly when, is left open. */
  isCertain: boolean;
}

export function createSweepHit(): SweepHit {
  return { t: 0, point: { x: 0, y: 0 }, normal: { x: 1, y: 0 }, isCertain: true };
}

/** Times after the touch that are looked at for an overlap, each four times later; at the first it is not certain yet. */
const FIRST_LOOK = 2 ** -38;
const LAST_LOOK = 2 ** -20;

/** Fills in the touch of two shapes, back in the world. */
export function fillHit(out: SweepHit, course: Course, first: FirstTouch): SweepHit {
  const { t } = first;
  const { point, normal, isCertain } = touchAt(course, first);
  const { x, y } = fromFrame(course.frame, point.x, point.y);
  out.t = t;
  out.point.x = x + t * course.velocity.x + 0;
  out.point.y = y + t * course.velocity.y + 0;
  out.normal.x = normal.x;
  out.normal.y = normal.y;
  out.isCertain = isCertain;
  return out;
}

interface Touch {
  readonly point: Vec2;
  readonly normal: Vec2;
  readonly isCertain: boolean;
}

/**
 * The touch of two shapes: as their contact has it if they overlap at once; between their nearest points if they do so
 * later, or not at all.
 */
function touchAt({ first, second, motion }: Course, { t, normal }: FirstTouch): Touch {
  const nowFirst = first.map(placeableCopy);
  const nowSecond = second.map(placeableCopy);
  const show = (time: number) => {
    motion.goTo(time);
    for (const [i, part] of nowFirst.entries()) place(part, first[i] ?? part, motion.first);
    for (const [i, part] of nowSecond.entries()) place(part, second[i] ?? part, motion.second);
  };
  const a = together(nowFirst);
  const b = together(nowSecond);
  let isCertain = false;
  for (let ahead = FIRST_LOOK; ahead <= LAST_LOOK && !isCertain; ahead *= 4) {
    show(t + ahead);
    const found = contact(a, b);
    const point = found?.points[0];
    if (ahead === FIRST_LOOK && found && point) return { point, normal: found.normal, isCertain: true };
    isCertain = found !== null;
  }
  show(t);
  const nearest = closestPoints(a, b, createClosestPoints());
  const { x, y } = nearest.a;
  const point = { x: x + (nearest.b.x - x) / 2, y: y + (nearest.b.y - y) / 2 };
  return { point, normal, isCertain };
}
