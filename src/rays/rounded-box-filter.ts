import { UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../math/verdict.js";
import type { LocalBox } from "./local-box.js";
import type { StayEnd } from "./stay.js";

/** Quotients and products of what the box holds: no more than 8 roundings beside the errors it has. */
const BOX_ERROR = 8 * UNIT_ROUNDOFF;

/**
 * One end (−1: the lower, 1: the upper) of the line's stay in the points within r of a rectangle, r > 0, with the
 * boundary point and the normal in the frame of the box.
 * −1: the line misses them for certain. 0: undecided, or the line may miss them.
 *
 * The box with the sides moved out by r holds the set, and the line enters it through one of its sides. If
 * that is where a flat stretch of the boundary runs, it enters the set there. Else it enters the corner that
 * rounding has cut off; from there it gets into the set only through the arc that bounds it, so its end is
 * that of its chord in the disc about the rectangle's corner. A line that may be parallel to two sides is seen
 * to enter through one of the others if it does so between those two.
 */
export function roundedBoxEnd(box: LocalBox, side: -1 | 1, end: StayEnd): Verdict {
  const { mx, my, dx, dy, mError, dError, halfWidth, halfHeight, halfError, r } = box;
  const outerX = halfWidth + r;
  const outerY = halfHeight + r;
  const sizeError = mError + halfError + BOX_ERROR * (outerX + outerY) + UNDERFLOW_ERROR;
  const roomX = Math.abs(dx) - dError;
  const roomY = Math.abs(dy) - dError;
  const isAlongX = !(roomY > 0);
  const isAlongY = !(roomX > 0);
  if (isAlongX && isAlongY) return 0;
  // The line leaves on the side that it heads for, and enters on the other.
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
  const isBesideFlat = half > 0 && excess <= acrossError;
  end.x = isThroughX ? sideX * halfWidth : across < 0 ? -halfWidth : halfWidth;
  end.y = isThroughX ? (across < 0 ? -halfHeight : halfHeight) : sideY * halfHeight;
  const verdict = chordEnd(box, side, end);
  if (!isBesideFlat) return verdict;
  // Arc and flat stretch meet here, so that the end is that of either.
  end.error += Math.abs(end.t - t) + error;
  return verdict > 0 ? 1 : 0;
}

/**
 * As `chordFilter`, for a disc whose centre is not exact: it is given as the point of the end, which then
 * becomes the one on the rim.
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
