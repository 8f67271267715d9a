import { withinDoubles } from "../math/clamp.js";
import { normalizingPower } from "../math/powers-of-two.js";
import type { Verdict } from "../math/verdict.js";
import { inUnit, largestLength } from "../shapes/change-unit.js";
import type { Ray, SimpleShape } from "../shapes/kind.js";
import { exactStays } from "./exact-stays.js";
import { roundingError, type Stay, type StayEnd, type Stays, stayAt } from "./stay.js";

/** Finds the stays of a ray's line in a shape by doubles; 0 where these are not certain. */
export type StaysFilter<S> = (ray: Ray, shape: S, stays: Stays) => Verdict;

/** Finds what a filter leaves undecided: extreme magnitudes by the filter in another unit, ties exactly. */
export function unfilteredStays<S extends SimpleShape>(
  filter: StaysFilter<S>,
  ray: Ray,
  shape: S,
  stays: Stays,
): void {
  if (rescaledVerdict(filter, ray, shape, stays) === 0) exactStays(ray, shape, stays);
}

/** Up to this factor from 1, in either direction, the filters decide whatever they can decide at any magnitude. */
const LARGEST_ORDINARY = 2 ** 90;

/** Beyond this, a point of a shape may not be a double relative to its position. */
const LARGEST_RELATIVE = 2 ** 1020;

/**
 * The verdict of a filter on a ray and a shape of extreme magnitude, after both are brought near 1 by powers of two. So
 * the answer is that of an ordinary magnitude, bit for bit. 0 for magnitudes that were ordinary.
 */
export function rescaledVerdict<S extends SimpleShape>(
  filter: StaysFilter<S>,
  ray: Ray,
  shape: S,
  stays: Stays,
): Verdict {
  const step = Math.max(Math.abs(ray.dx), Math.abs(ray.dy));
  const isNear = isOrdinary(Math.max(Math.abs(ray.x - shape.x), Math.abs(ray.y - shape.y)));
  if (isNear && isOrdinary(step)) return 0;
  const reach = Math.max(Math.abs(ray.x), Math.abs(ray.y), largestLength(shape));
  if ((isOrdinary(reach) && isOrdinary(step)) || reach === 0 || !(reach < LARGEST_RELATIVE)) return 0;
  const lengthPower = normalizingPower(reach);
  const stepPower = normalizingPower(step);
  // t counts steps. Limits that overflow or underflow by this are far beyond the shape, or next to 0, since the shape is
  // near 1.
  const power = lengthPower / stepPower;
  const inverse = stepPower / lengthPower;
  if (!Number.isFinite(power) || !Number.isFinite(inverse)) return 0;
  // Numbers that underflow must not be taken for 0.
  const isExact =
    isExactMultiple(ray.x, lengthPower) &&
    isExactMultiple(ray.y, lengthPower) &&
    isExactMultiple(ray.dx, stepPower) &&
    isExactMultiple(ray.dy, stepPower) &&
    isExactLimit(ray.minT, power) &&
    isExactLimit(ray.maxT, power);
  const rescaledShape = isExact ? inUnit(shape, lengthPower) : null;
  if (rescaledShape === null) return 0;
  const rescaled: Ray = {
    x: ray.x * lengthPower,
    y: ray.y * lengthPower,
    dx: ray.dx * stepPower,
    dy: ray.dy * stepPower,
    minT: ray.minT * power,
    maxT: ray.maxT * power,
  };
  const verdict = filter(rescaled, rescaledShape, stays);
  if (verdict > 0) {
    for (let i = 0; i < stays.count; i++) scaleBack(stayAt(stays, i), inverse, lengthPower);
  }
  return verdict;
}

/** Whether a product with a power of two has lost nothing to underflow. */
function isExactMultiple(value: number, power: number): boolean {
  return (value * power) / power === value;
}

/** A limit that overflows is beyond all that is near 1, as its product is. */
function isExactLimit(limit: number, power: number): boolean {
  return isExactMultiple(limit, power) || !Number.isFinite(limit * power);
}

function isOrdinary(size: number): boolean {
  return size < LARGEST_ORDINARY && size > 1 / LARGEST_ORDINARY;
}

function scaleBack({ enter, exit }: Stay, power: number, lengthPower: number): void {
  scaleEndBack(enter, power, lengthPower);
  scaleEndBack(exit, power, lengthPower);
}

function scaleEndBack(end: StayEnd, power: number, lengthPower: number): void {
  end.t = withinDoubles(end.t * power);
  end.error = end.error * power + roundingError(end.t);
  end.x /= lengthPower;
  end.y /= lengthPower;
}
