import { setReference } from "../convex/reference.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import type { Verdict } from "../math/verdict.js";
import { Corners, LARGEST_SIZE, LEAST_SIZE, type StraightSided, setCorners } from "./corners.js";
import { FIRST_LOOK } from "./hit.js";
import type { Touch } from "./touch.js";

/**
 * In units of the sizes and the way together. A distance from a side's line, times the side's length, is off by less
 * than 32 roundings of it: a corner 10 and both ends of the side 20, the products and sums the rest. So sides are moved
 * up to `MARGIN`, and the touch is never late.
 */
const TOLERANCE = 2 ** -44;
const MARGIN = 2 ** -47;

/** Sides whose ends are as far from a line are parallel to it. */
const PARALLEL = 2 ** -46;

/** All sides of both shapes: how far the other shape is from their lines at t = 0, and how fast it comes nearer. */
const sides = {
  count: 0,
  /** Where that is not above 0, not the least there is: only some corner that is not beyond the line. */
  gap: /* @__PURE__ */ new Float64Array(32),
  speed: /* @__PURE__ */ new Float64Array(32),
  /** Of the same sides: what the gap is measured in, at least their length and at most √2 times it. */
  length: /* @__PURE__ */ new Float64Array(32),
  /** The last side that parts the shapes; −1 if none does at t = 0. */
  last: 0,
  t: 0.5,
  size: 0.5,
};

const cornersA = /* @__PURE__ */ new Corners();
const cornersB = /* @__PURE__ */ new Corners();
const origin: Vec2 = /* @__PURE__ */ new ScratchVector();

/** The way of the other shape seen from the one whose sides are looked at. */
const approach: Vec2 = /* @__PURE__ */ new ScratchVector();

/**
 * The first touch of two shapes with straight sides, the second of which moves by `way`: 1 with the touch, −1 if there is
 * none; 0 if neither is certain here, as for shapes that touch to begin with.
 *
 * They are apart iff all of one is beyond a side of the other, so that they touch when the last such side is reached.
 */
export function sweepStraight(
  out: Touch,
  first: StraightSided,
  second: StraightSided,
  way: Readonly<Vec2>,
): Verdict {
  setReference(first, origin);
  setCorners(cornersA, first, origin);
  setCorners(cornersB, second, origin);
  const size = cornersA.size + cornersB.size + Math.abs(way.x) + Math.abs(way.y);
  if (!(size > LEAST_SIZE && size < LARGEST_SIZE)) return 0;
  sides.size = size;
  if (boxesStayApart(way)) return -1;
  sides.count = 0;
  sides.last = -1;
  sides.t = 0;
  approach.x = way.x;
  approach.y = way.y;
  if (!passSides(cornersA, cornersB)) return -1;
  approach.x = 0 - way.x;
  approach.y = 0 - way.y;
  if (!passSides(cornersB, cornersA)) return -1;
  if (sides.last < 0) return 0;
  if (!overlapSoon(cornersA, cornersB, 0) || !overlapSoon(cornersB, cornersA, cornersA.count)) return 0;
  out.t = sides.t;
  return setPlace(out, way) ? 1 : 0;
}

/** Whether the boxes around the shapes do not meet on the way. */
function boxesStayApart({ x, y }: Readonly<Vec2>): boolean {
  const least = TOLERANCE * sides.size;
  return (
    cornersB.minX + Math.min(x, 0) - cornersA.maxX > least ||
    cornersB.minY + Math.min(y, 0) - cornersA.maxY > least ||
    cornersA.minX - Math.max(x, 0) - cornersB.maxX > least ||
    cornersA.minY - Math.max(y, 0) - cornersB.maxY > least
  );
}

/** Moves on to when the last of one shape's sides stops to part it from the other; false if one never does. */
function passSides(of: Corners, other: Corners): boolean {
  const { x, y, count } = of;
  const { x: otherX, y: otherY, count: otherCount } = other;
  const { gap, speed, length, size } = sides;
  let place = sides.count;
  let { last, t } = sides;
  for (let i = 0; i < count; i += 1, place += 1) {
    const startX = x[i] as number;
    const startY = y[i] as number;
    const nx = (y[i + 1] as number) - startY;
    const ny = startX - (x[i + 1] as number);
    const unit = Math.abs(nx) + Math.abs(ny);
    const bar = TOLERANCE * size * unit;
    let least = Number.POSITIVE_INFINITY;
    for (let k = 0; k < otherCount && least > bar; k += 1) {
      const height = nx * ((otherX[k] as number) - startX) + ny * ((otherY[k] as number) - startY);
      if (height < least) least = height;
    }
    const nearing = -(nx * approach.x + ny * approach.y);
    gap[place] = least;
    speed[place] = nearing;
    length[place] = unit;
    if (least <= bar) continue;
    const way = least - MARGIN * size * unit;
    if (way > nearing) return false;
    if (way > t * nearing) {
      t = way / nearing;
      last = place;
    }
  }
  sides.count = place;
  sides.last = last;
  sides.t = t;
  return true;
}

/** Whether a moment after the touch none of one shape's sides parts it from the other, for certain. */
function overlapSoon(of: Corners, other: Corners, firstPlace: number): boolean {
  const { gap, speed, length, t, size } = sides;
  const later = t + FIRST_LOOK;
  for (let i = 0; i < of.count; i += 1) {
    const place = firstPlace + i;
    const passed = later * (speed[place] as number) - MARGIN * size * (length[place] as number);
    if ((gap[place] as number) < passed) continue;
    setLeastGap(of, other, i, place);
    if (!((gap[place] as number) < passed)) return false;
  }
  return true;
}

function setLeastGap(of: Corners, other: Corners, side: number, place: number): void {
  const startX = of.x[side] as number;
  const startY = of.y[side] as number;
  const nx = (of.y[side + 1] as number) - startY;
  const ny = startX - (of.x[side + 1] as number);
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < other.count; k += 1) {
    const height = nx * ((other.x[k] as number) - startX) + ny * ((other.y[k] as number) - startY);
    if (height < least) least = height;
  }
  sides.gap[place] = least;
}

/** Sets the point and the normal of a touch at the last side; false if the side is not there where the other shape is. */
function setPlace(out: Touch, way: Readonly<Vec2>): boolean {
  const isOfFirst = sides.last < cornersA.count;
  const side = isOfFirst ? sides.last : sides.last - cornersA.count;
  const { x, y } = isOfFirst ? cornersA : cornersB;
  const other = isOfFirst ? cornersB : cornersA;
  // Where the other shape is then, seen from the one with the side.
  const shiftX = isOfFirst ? out.t * way.x : 0 - out.t * way.x;
  const shiftY = isOfFirst ? out.t * way.y : 0 - out.t * way.y;
  const startX = x[side] as number;
  const startY = y[side] as number;
  const alongX = (x[side + 1] as number) - startX;
  const alongY = (y[side + 1] as number) - startY;
  const lengthSq = alongX * alongX + alongY * alongY;
  const level =
    (sides.gap[sides.last] as number) + PARALLEL * sides.size * (sides.length[sides.last] as number);
  // The part of the side that the other shape lies on: one corner, or two.
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < other.count; k += 1) {
    const dx = (other.x[k] as number) - startX;
    const dy = (other.y[k] as number) - startY;
    if (alongY * dx - alongX * dy > level) continue;
    const place = alongX * (dx + shiftX) + alongY * (dy + shiftY);
    from = Math.min(from, place);
    to = Math.max(to, place);
  }
  const slack = TOLERANCE * sides.size * (sides.length[sides.last] as number);
  if (to < -slack || from > lengthSq + slack) return false;
  const part = Math.min(Math.max(from, 0), lengthSq) / lengthSq;
  const length = Math.sqrt(lengthSq);
  const sign = isOfFirst ? 1 : -1;
  const pointX = startX + part * alongX - (isOfFirst ? 0 : shiftX);
  const pointY = startY + part * alongY - (isOfFirst ? 0 : shiftY);
  out.x = origin.x + pointX;
  out.y = origin.y + pointY;
  out.normalX = (sign * alongY) / length + 0;
  out.normalY = (0 - sign * alongX) / length + 0;
  return true;
}
