import { withinDoubles } from "../math/clamp.js";
import { normalizingPower } from "../math/powers-of-two.js";
import type { Vec2 } from "../math/vector.js";
import type { Verdict } from "../math/verdict.js";
import type { Ray } from "../shapes/kind.js";
import { roundingError, type Stay, type StayEnd, type Stays, stayAt } from "./stay.js";

/** Up to this factor from 1, in either direction, the filters decide whatever they can decide at any magnitude. */
const LARGEST_ORDINARY = 2 ** 90;

/**
 * The verdict of a filter on a ray and a shape of extreme magnitude, after both are brought near 1 by powers of two. So
 * the answer is that of an ordinary magnitude, bit for bit. 0 for magnitudes that were ordinary.
 *
 * `extent` is a length of the order of the shape's size; `atOrigin` gives the shape with its `position` moved to the
 * origin and its lengths multiplied.
 */
export function rescaledVerdict<S>(
  filter: (ray: Ray, shape: S, stays: Stays) => Verdict,
  ray: Ray,
  position: Readonly<Vec2>,
  extent: number,
  atOrigin: (power: number) => S,
  stays: Stays,
): Verdict {
  const mx = ray.x - position.x;
  const my = ray.y - position.y;
  const reach = Math.max(Math.abs(mx), Math.abs(my), extent);
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
    isExactMultiple(mx, lengthPower) &&
    isExactMultiple(my, lengthPower) &&
    isExactMultiple(ray.dx, stepPower) &&
    isExactMultiple(ray.dy, stepPower) &&
    isExactLimit(ray.minT, power) &&
    isExactLimit(ray.maxT, power);
  if (!isExact) return 0;
  const rescaled: Ray = {
    x: mx * lengthPower,
    y: my * lengthPower,
    dx: ray.dx * stepPower,
    dy: ray.dy * stepPower,
    minT: ray.minT * power,
    maxT: ray.maxT * power,
  };
  const verdict = filter(rescaled, atOrigin(lengthPower), stays);
  if (verdict > 0) {
    for (let i = 0; i < stays.count; i++) scaleBack(stayAt(stays, i), inverse, lengthPower);
  }
  return verdict;
}

/** Whether a product with a power of two has lost nothing to underflow. */
export function isExactMultiple(value: number, power: number): boolean {
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
