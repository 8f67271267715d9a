import { isConvex } from "../convex/convexity.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import type { Verdict } from "../math/verdict.js";
import { contact } from "../query/contact.js";
import { distance } from "../query/distance.js";
import { Kind, type Shape } from "../shapes/kind.js";
import { sweepConvex } from "./convex-sweep.js";
import { areCurves, type Course } from "./course.js";
import { fitAtStart, hitOnCourse, touchAtStart, touchSoon } from "./course-touch.js";
import { isDisc, sweepDiscs } from "./disc-sweep.js";
import { type FirstTouch, firstTouch } from "./first-touch.js";
import { isBoundedShape, sweepOnHalfPlane } from "./half-plane-sweep.js";
import { createSweepHit, type SweepHit } from "./hit.js";
import { isRoundedPolygon } from "./rounded-polygon.js";
import { sweepRoundedPolygons } from "./rounded-sweep.js";
import { setHit, Touch } from "./touch.js";

/** What touches within this part of the frame counts as touching: shapes and way together are below 1. */
const TOLERANCE = 2 ** -45;

const touch = /* @__PURE__ */ new Touch();
const way: Vec2 = /* @__PURE__ */ new ScratchVector();

/** The first touch of two shapes in canonical order that move without turning; with `out`, that is filled and returned. */
export function findUnturnedHit(
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
  if (isRoundedPolygon(first) && isRoundedPolygon(second)) {
    const verdict = sweepRoundedPolygons(touch, first, second, way);
    // The quickest way leaves much open.
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

/**
 * Shapes that touch to begin with, or are about to, touch at t = 0 if they are deeper in each other a moment later: which
 * their pieces do not tell, as a point passes through the boundary of a solid, and corners may part though they come nearer
 * along one normal. Curves pass through each other.
 */
function touchOf(first: Shape, second: Shape, course: Course): FirstTouch | null {
  const { frame, motion } = course;
  const start = contact(first, second);
  const gap = (start === null ? distance(first, second) : -start.depth) * frame.power;
  if (gap > TOLERANCE) return firstTouch(course, 0, TOLERANCE);
  if (start !== null && gap < -TOLERANCE && !fitAtStart(course, TOLERANCE))
    return touchAtStart(course, start.normal);
  const soon = touchSoon(course, TOLERANCE);
  if (soon !== null) return soon;
  if (start !== null && areCurves(course)) {
    const { normal } = start;
    const approach = motion.approachSpeed(normal.x, normal.y, 0, 0);
    if (approach > TOLERANCE) return touchAtStart(course, normal);
  }
  return firstTouch(course, 0, TOLERANCE, start !== null);
}
