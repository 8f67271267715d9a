import { withinDoubles } from "../math/clamp.js";
import { setUnitVector } from "../math/unit-vector.js";
import { ScratchVector } from "../math/vector.js";
import { middleBetween } from "../query/contact.js";
import { type Bounds, bounds } from "../shapes/bounds.js";
import type { Shape } from "../shapes/kind.js";
import { type AnyMotion, createSweepHit, type SweepHit } from "./hit.js";

/** More than the roundings of sides, of sums of them, and of velocities, as a part of these. */
const MARGIN = 2 ** -44;

const boxOfFirst: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
const boxOfSecond: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
const normal = /* @__PURE__ */ new ScratchVector();

/**
 * A hit that is not late, for who cannot look for the first touch itself: where the boxes of the shapes meet, or squares
 * about the pose positions that hold the shapes however they turn. Null if these do not meet.
 */
export function findEarlyHit(
  first: Shape,
  motionFirst: AnyMotion,
  second: Shape,
  motionSecond: AnyMotion,
  out: SweepHit | undefined,
): SweepHit | null {
  setBox(boxOfFirst, first, motionFirst);
  setBox(boxOfSecond, second, motionSecond);
  const wayX = withinDoubles(motionSecond.x - motionFirst.x);
  const wayY = withinDoubles(motionSecond.y - motionFirst.y);
  const meetX = timeAlong(boxOfFirst.minX, boxOfFirst.maxX, boxOfSecond.minX, boxOfSecond.maxX, wayX);
  const meetY = timeAlong(boxOfFirst.minY, boxOfFirst.maxY, boxOfSecond.minY, boxOfSecond.maxY, wayY);
  const t = Math.max(meetX, meetY);
  if (!(t <= 1)) return null;
  const hit = out ?? createSweepHit();
  // In each other to begin with, they are told to meet head-on.
  const isAlongX = meetX >= meetY;
  if (t > 0) setUnitVector(normal, isAlongX ? -wayX : 0, isAlongX ? 0 : -wayY);
  else if (wayX === 0 && wayY === 0) setUnitVector(normal, 1, 0);
  else setUnitVector(normal, -wayX, -wayY);
  hit.t = t;
  hit.normal.x = normal.x + 0;
  hit.normal.y = normal.y + 0;
  moveBox(boxOfFirst, motionFirst, t);
  moveBox(boxOfSecond, motionSecond, t);
  hit.point.x = middleOf(boxOfFirst.minX, boxOfFirst.maxX, boxOfSecond.minX, boxOfSecond.maxX);
  hit.point.y = middleOf(boxOfFirst.minY, boxOfFirst.maxY, boxOfSecond.minY, boxOfSecond.maxY);
  hit.isCertain = false;
  return hit;
}

/** The box of a shape, or of all the places to which it may turn about its pose position. */
function setBox(out: Bounds, shape: Shape, { turn = 0 }: AnyMotion): void {
  bounds(shape, out);
  if (turn === 0) return;
  const { x, y } = shape;
  const reachX = Math.max(out.maxX - x, x - out.minX);
  const reachY = Math.max(out.maxY - y, y - out.minY);
  const reach = Math.sqrt(reachX * reachX + reachY * reachY) * (1 + MARGIN);
  out.minX = x - reach;
  out.maxX = x + reach;
  out.minY = y - reach;
  out.maxY = y + reach;
}

/** The t from which on two ranges may meet along an axis, the second moving by `way`: not late; Infinity if they do not. */
function timeAlong(min: number, max: number, otherMin: number, otherMax: number, way: number): number {
  const gap = Math.max(otherMin - max, min - otherMax);
  const size = Math.abs(min) + Math.abs(max) + Math.abs(otherMin) + Math.abs(otherMax);
  const least = gap - MARGIN * (size + Math.abs(way));
  if (!(least > 0)) return 0;
  const speed = otherMin > max ? -way : way;
  return speed > 0 ? least / speed : Number.POSITIVE_INFINITY;
}

function moveBox(box: Bounds, { x, y }: AnyMotion, t: number): void {
  box.minX += t * x;
  box.maxX += t * x;
  box.minY += t * y;
  box.maxY += t * y;
}

/** The middle of what two ranges have in common. */
function middleOf(min: number, max: number, otherMin: number, otherMax: number): number {
  return withinDoubles(middleBetween(Math.max(min, otherMin), Math.min(max, otherMax)));
}
