import type { Vec2 } from "../../math/vector.js";
import { bothInUnit } from "../../pairs/tables/extreme-lengths.js";
import { closestPoints } from "../../query/closest-points.js";
import { penetrates } from "../../query/penetrates.js";
import { type Bounds, writeBounds } from "../../shapes/bounds.js";
import { movedCopyOf } from "../../shapes/copy.js";
import { createSweepHit, type FindHit, hitInUnit } from "../hit.js";
import { obstructAlong, obstructFromWithin } from "./exact-obstruction.js";
import { obstruct } from "./obstruct.js";
import { type Obstruction, Obstructions } from "./obstructions.js";
import { enlarge } from "./reach.js";

const found = /* @__PURE__ */ new Obstructions();
const box: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

/** Sizes are brought between these. What is lost beside the largest is less than the least normal double. */
const LEAST_SIZE = 2 ** -900;
const LARGEST_SIZE = 2 ** 1004;
const ENLARGED = 2 ** 200;
const REDUCED = 2 ** -24;

/**
 * The first time at which two shapes in canonical order, which do not turn, penetrate each other; null if they never do.
 * A mere touch does not count.
 */
export const findBlockingHit: FindHit<Readonly<Vec2>> = (
  first,
  velocityFirst,
  second,
  velocitySecond,
  out,
) => {
  const x = velocityFirst.x - velocitySecond.x;
  const y = velocityFirst.y - velocitySecond.y;
  const course = { x, y, size: 0, exactly: { va: velocityFirst, vb: velocitySecond } };
  enlarge(course, writeBounds(first, box));
  enlarge(course, writeBounds(second, box));
  course.size = course.size + Math.abs(x) + Math.abs(y);
  const { size } = course;
  // Where all numbers are 0, no unit makes them larger.
  if ((size > 0 && size < LEAST_SIZE) || !(size < LARGEST_SIZE)) {
    // So no sum overflows, and no part of the size is 0.
    const power = size < 1 ? ENLARGED : REDUCED;
    const other = bothInUnit(first, second, power, power < 1);
    if (other !== null) return hitInUnit(other, velocityFirst, velocitySecond, findBlockingHit, out);
  }
  if (x === 0 && y === 0 && !penetrates(first, second)) return null;
  found.clear();
  obstruct(found, first, second, course);
  if (x !== 0 || y !== 0) obstructAlong(found, first, second, course);
  else if (found.count === 0) obstructFromWithin(found, first, second, course);
  found.findFirst();
  const t = found.first;
  if (!(t <= 1)) return null;
  found.until = t;
  found.keepFirst();
  const { x: normalX, y: normalY, isCertain, own, piece } = found.items[0] as Obstruction;
  const hit = out ?? createSweepHit();
  hit.t = t;
  hit.normal.x = normalX[0] as number;
  hit.normal.y = normalY[0] as number;
  hit.isCertain = isCertain;
  const { a, b } = closestPoints(
    movedCopyOf(own ?? first, t * velocityFirst.x, t * velocityFirst.y),
    movedCopyOf(piece ?? second, t * velocitySecond.x, t * velocitySecond.y),
  );
  hit.point.x = a.x + (b.x - a.x) / 2;
  hit.point.y = a.y + (b.y - a.y) / 2;
  return hit;
};
