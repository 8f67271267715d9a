import { normalizingPower, withinDoubles } from "../math/doubles.js";
import type { Verdict } from "../math/verdict.js";
import { inUnit, sizeOf } from "../shapes/copy.js";
import type { Ray, Shape } from "../shapes/kind.js";
import { roundingError, type Stay, type StayEnd, type Stays, stayAt } from "./stay.js";

/** Up to this factor from 1, in either direction, the filters decide whatever they can decide at any magnitude. */
const LARGEST_ORDINARY = 2 ** 90;

/** A test of a ray's line and a shape in doubles: 1 with stays, −1 without any, 0 where it is undecided. */
export type RayFilter<S> = (ray: Ray, shape: S, stays: Stays) => Verdict;

/** Fills in what a filter has left undecided: extreme magnitudes, and ties. */
export function staysUnfiltered<S extends Shape>(
  filter: RayFilter<S>,
  exact: (ray: Ray, shape: S, stays: Stays) => void,
  ray: Ray,
  shape: S,
  stays: Stays,
): void {
  if (rescaledVerdict(filter, ray, shape, stays) === 0) exact(ray, shape, stays);
}

/** The verdict of a filter, whatever the magnitude. */
export function verdictAtAnySize<S extends Shape>(
  filter: RayFilter<S>,
  ray: Ray,
  shape: S,
  stays: Stays,
): Verdict {
  return filter(ray, shape, stays) || rescaledVerdict(filter, ray, shape, stays);
}

/**
 * The verdict of a filter on a ray and a shape of extreme magnitude, after both are brought near 1 by powers of two. So
 * the answer is that of an ordinary magnitude, bit for bit. 0 for magnitudes that were ordinary.
 */
function rescaledVerdict<S extends Shape>(filter: RayFilter<S>, ray: Ray, shape: S, stays: Stays): Verdict {
  const size = sizeOf(shape);
  const extent = size < Number.POSITIVE_INFINITY ? size : 0;
  const reach = Math.max(Math.abs(ray.x - shape.x), Math.abs(ray.y - shape.y), extent);
  const step = Math.max(Math.abs(ray.dx), Math.abs(ray.dy));
  if ((isOrdinary(reach) && isOrdinary(step)) || reach === 0 || !Number.isFinite(reach)) return 0;
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
  const rescaledRay: Ray = {
    x: ray.x * lengthPower,
    y: ray.y * lengthPower,
    dx: ray.dx * stepPower,
    dy: ray.dy * stepPower,
    minT: ray.minT * power,
    maxT: ray.maxT * power,
  };
  const verdict = filter(rescaledRay, rescaledShape, stays);
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
