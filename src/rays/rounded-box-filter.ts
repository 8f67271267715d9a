import { makeUnit } from "../math/vector.js";
import {
  isModerate,
  LARGEST_FILTERED_SIZE,
  UNDERFLOW_ERROR,
  UNIT_ROUNDOFF,
  type Verdict,
} from "../math/verdict.js";
import { type Capsule, Kind, type Ray } from "../shapes/kind.js";
import type { BoxShape } from "../shapes/reductions.js";
import { placeEnd, type StayEnd, type Stays } from "./stay.js";

/** For a positive radius and ends that differ. The points are relative to the first end. 0: undecided. */
export function rayCapsuleFilter(ray: Ray, capsule: Capsule, stays: Stays): Verdict {
  const { ax, ay } = capsule;
  const ex = capsule.bx - ax;
  const ey = capsule.by - ay;
  const lengthSq = ex * ex + ey * ey;
  if (!isModerate(lengthSq) || !isModerate(ray.dx * ray.dx + ray.dy * ray.dy)) return 0;
  const length = Math.sqrt(lengthSq);
  const half = length / 2;
  box.halfWidth = half;
  box.halfHeight = 0;
  box.r = capsule.r;
  box.x = ax;
  box.y = ay;
  box.ux = ex / length;
  box.uy = ey / length;
  box.lengthSq = 1;
  box.shift = half;
  return filterBox(ray, stays);
}

/**
 * 1: the line certainly crosses the interior of the rectangle, and the stay is filled in. 0: undecided.
 *
 * A direction that is not made a unit vector leaves less to round, but only sizes without a radius can be given in its length.
 */
export function rayRectFilter(ray: Ray, rect: BoxShape, stays: Stays): Verdict {
  const { ux, uy } = rect;
  const r = rect.kind === Kind.roundedRect ? rect.r : 0;
  const lengthSq = ux * ux + uy * uy;
  if (!isModerate(lengthSq) || !isModerate(ray.dx * ray.dx + ray.dy * ray.dy)) return 0;
  const length = r === 0 ? 1 : Math.sqrt(lengthSq);
  box.halfWidth = rect.halfWidth - r;
  box.halfHeight = rect.halfHeight - r;
  box.r = r;
  box.x = rect.x;
  box.y = rect.y;
  box.ux = ux / length;
  box.uy = uy / length;
  box.lengthSq = r === 0 ? lengthSq : 1;
  box.shift = 0;
  return filterBox(ray, stays);
}

function filterBox(ray: Ray, stays: Stays): Verdict {
  stays.count = 0;
  setLocalLine(box, ray);
  const { reach, r } = box;
  stays.reach = reach;
  if (!(reach < LARGEST_FILTERED_SIZE)) return 0;
  const { enter, exit } = stays.first;
  const entry = roundedBoxEnd(box, -1, enter);
  if (entry <= 0) return entry;
  if (roundedBoxEnd(box, 1, exit) <= 0) return 0;
  // A corner cuts off a stay of any length, and a rectangle may have no width.
  if (r === 0 && !(exit.t - enter.t > enter.error + exit.error)) return 0;
  if (!placeEnd(enter, ray, stays) || !placeEnd(exit, ray, stays)) return 0;
  leaveFrame(enter, box);
  if (!stays.isForFirstHit) leaveFrame(exit, box);
  stays.first.isPoint = false;
  stays.count = 1;
  return 1;
}

/** Quotients and products of the numbers of the box: at most 8 roundings besides their errors. */
const BOX_ERROR = 8 * UNIT_ROUNDOFF;

/**
 * One end (−1: the lower, 1: the upper) of the line's stay in the points within r of a rectangle, with the
 * boundary point and the normal in the frame of the box. −1: the line certainly misses them. 0: undecided, or the line
 * may miss them.
 *
 * The box with its sides moved outward by r contains the set, and the line enters it through one of its sides. If the set
 * has a flat side there, the line enters the set, too. Otherwise it enters a corner that rounding has cut off; from there
 * it enters the set only through the arc, so its end is that of its chord in the disc around the rectangle's corner. A
 * line that may be parallel to two sides is taken to enter through one of the others if it does so between those two.
 */
function roundedBoxEnd(box: LocalBox, side: -1 | 1, end: StayEnd): Verdict {
  const { mx, my, dx, dy, mError, dError, halfWidth, halfHeight, halfError, r } = box;
  const outerX = halfWidth + r;
  const outerY = halfHeight + r;
  const sizeError = mError + halfError + BOX_ERROR * (outerX + outerY) + UNDERFLOW_ERROR;
  const roomX = Math.abs(dx) - dError;
  const roomY = Math.abs(dy) - dError;
  const isAlongX = !(roomY > 0);
  const isAlongY = !(roomX > 0);
  if (isAlongX && isAlongY) return 0;
  // The line leaves on the side towards which it goes, and enters on the other.
  const sideX = dx < 0 === side < 0 ? 1 : -1;
  const sideY = dy < 0 === side < 0 ? 1 : -1;
  const tX = (sideX * outerX - mx) / dx;
  const tY = (sideY * outerY - my) / dy;
  const isThroughX = !isAlongY && (isAlongX || side * tX < side * tY);
  const t = isThroughX ? tX : tY;
  const size = Math.abs(t);
  const room = isThroughX ? roomX : roomY;
  const error = (sizeError + size * dError) / room + BOX_ERROR * size;
  const across = isThroughX ? my + t * dy : mx + t * dx;
  const slope = Math.abs(isThroughX ? dy : dx);
  const half = isThroughX ? halfHeight : halfWidth;
  const acrossError =
    sizeError + size * dError + error * slope + BOX_ERROR * (Math.abs(across) + size * slope);
  if ((isAlongX || isAlongY) && !(Math.abs(across) + acrossError < half + r)) {
    const length = (2 * (isThroughX ? outerX : outerY) + sizeError) / room;
    const drift = length * (slope + dError) * (1 + BOX_ERROR);
    return Math.abs(across) > half + r + acrossError + drift ? -1 : 0;
  }
  const excess = Math.abs(across) - half;
  if (excess < -acrossError) {
    end.t = t;
    end.error = error;
    end.x = isThroughX ? sideX * outerX : across;
    end.y = isThroughX ? across : sideY * outerY;
    end.normal.x = isThroughX ? sideX : 0;
    end.normal.y = isThroughX ? 0 : sideY;
    return 1;
  }
  // No corner is cut off without a radius.
  if (r === 0 && excess > acrossError) return -1;
  const isBesideFlat = half > 0 && excess <= acrossError;
  end.x = isThroughX ? sideX * halfWidth : across < 0 ? -halfWidth : halfWidth;
  end.y = isThroughX ? (across < 0 ? -halfHeight : halfHeight) : sideY * halfHeight;
  const verdict = chordEnd(box, side, end);
  if (!isBesideFlat) return verdict;
  // Arc and flat side meet here, so the end may be that of either.
  end.error += Math.abs(end.t - t) + error;
  return verdict > 0 ? 1 : 0;
}

/**
 * As `chordFilter`, for a disc whose centre is not exact: it is given as the point of the end, which is then replaced by
 * the one on the rim.
 */
function chordEnd(box: LocalBox, side: -1 | 1, end: StayEnd): Verdict {
  const { x, y } = end;
  const { dx, dy, dError, r } = box;
  const mx = box.mx - x;
  const my = box.my - y;
  const size = Math.abs(mx) + Math.abs(my);
  const step = Math.abs(dx) + Math.abs(dy);
  const mError = box.mError + box.halfError + BOX_ERROR * (size + Math.abs(x) + Math.abs(y));
  const lengthSq = dx * dx + dy * dy;
  const lengthSqError = 2 * step * dError + BOX_ERROR * lengthSq;
  const k = mx * dy - my * dx;
  const kSize = Math.abs(k);
  const kError = mError * (step + dError) + size * dError + BOX_ERROR * size * step + UNDERFLOW_ERROR;
  const reachSq = r * r * lengthSq;
  const delta = reachSq - k * k;
  const deltaError =
    (2 * kSize + kError) * kError + r * r * lengthSqError + BOX_ERROR * (reachSq + k * k) + UNDERFLOW_ERROR;
  if (delta < -deltaError) return -1;
  if (!(delta > deltaError)) return 0;
  const root = Math.sqrt(delta);
  const half = side * root;
  const dot = mx * dx + my * dy;
  const dotError = mError * (step + dError) + size * dError + BOX_ERROR * size * step;
  const t = (half - dot) / lengthSq;
  end.t = t;
  end.error =
    (dotError + deltaError / root + BOX_ERROR * root + Math.abs(t) * lengthSqError + UNDERFLOW_ERROR) /
      (lengthSq - lengthSqError) +
    BOX_ERROR * Math.abs(t);
  const radii = r * lengthSq;
  end.normal.x = (k * dy + half * dx) / radii;
  end.normal.y = (half * dy - k * dx) / radii;
  end.x = x + r * end.normal.x;
  end.y = y + r * end.normal.y;
  return 1;
}

/**
 * A rectangle around the origin with sides along the axes, the radius of its rounding, and a line in the same frame, all
 * rounded.
 *
 * A capsule has the height 0.
 */
class LocalBox {
  /** The start of the line, and the bound on the error of either coordinate. */
  mx = 0.5;
  my = 0.5;
  mError = 0.5;
  /** Its direction, as long as the ray's, and the bound on the error of either component. */
  dx = 0.5;
  dy = 0.5;
  dError = 0.5;
  /** Half sizes; a height given as 0 is 0 exactly. */
  halfWidth = 0.5;
  halfHeight = 0.5;
  /** Bound on the error of either. */
  halfError = 0.5;
  r = 0.5;
  /**
   * The frame's first axis; its numbers are those of the scene times its length. Points outside of the frame are relative
   * to (x, y); the centre of the box is at `shift` along the axis from there, which is 0 unless the length is 1.
   */
  x = 0.5;
  y = 0.5;
  ux = 0.5;
  uy = 0.5;
  lengthSq = 0.5;
  shift = 0.5;
  /** All sizes together, as in the scene. */
  reach = 0.5;
}

const box = /* @__PURE__ */ new LocalBox();

/** The half sizes are a difference, the half of a root of a sum of products of differences, or a product with a length: 4 roundings. */
const HALF_ERROR = 4 * UNIT_ROUNDOFF;

/** The length of the axis takes 3 roundings, a component of it 1 more; then 2 products and their sum 2. */
const FRAME_ERROR = 8 * UNIT_ROUNDOFF;

/** Transforms the half sizes, and the line of a ray, to the frame of the box. */
function setLocalLine(box: LocalBox, ray: Ray): void {
  const { ux, uy, shift, halfWidth, halfHeight } = box;
  const length = Math.sqrt(box.lengthSq);
  const mx = ray.x - box.x;
  const my = ray.y - box.y;
  const { dx, dy } = ray;
  const size = Math.abs(mx) + Math.abs(my);
  box.reach = size + halfWidth + halfHeight + box.r;
  box.halfWidth = halfWidth * length;
  box.halfHeight = halfHeight * length;
  box.halfError = HALF_ERROR * (box.halfWidth + box.halfHeight);
  box.mx = ux * mx + uy * my - shift;
  box.my = ux * my - uy * mx;
  box.mError = length * (FRAME_ERROR * size + HALF_ERROR * (size + 2 * shift));
  box.dx = ux * dx + uy * dy;
  box.dy = ux * dy - uy * dx;
  box.dError = length * FRAME_ERROR * (Math.abs(dx) + Math.abs(dy));
}

/** Transforms the point and the normal of an end from the frame of the box. */
function leaveFrame(end: StayEnd, { ux, uy, lengthSq, shift }: LocalBox): void {
  const along = end.x + shift;
  const across = end.y;
  const { normal } = end;
  const { x, y } = normal;
  end.x = (ux * along - uy * across) / lengthSq;
  end.y = (uy * along + ux * across) / lengthSq;
  normal.x = ux * x - uy * y;
  normal.y = uy * x + ux * y;
  makeUnit(normal);
}
