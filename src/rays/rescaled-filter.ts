import { withinDoubles } from "../math/clamp.js";
import { normalizingPower } from "../math/powers-of-two.js";
import type { Verdict } from "../math/verdict.js";
import type { Ray } from "../shapes/kind.js";
import type { Stay, Stays } from "./stay.js";

/** Within this of 1, in either direction, the filters decide whatever they can decide at any magnitude. */
const LARGEST_ORDINARY = 2 ** 90;

/**
 * What a filter says of a ray and a shape of extreme magnitude, after both are brought near 1 by powers of
 * two. So the answer is that of an ordinary magnitude, bit for bit. 0 for magnitudes that were ordinary.
 *
 * `extent` is any length of the size of the shape; `atOrigin` gives the shape with its position at the origin
 * and its lengths multiplied.
 */
export function rescaledVerdict<S extends { readonly x: number; readonly y: number }>(
  filter: (ray: Ray, shape: S, stays: Stays) => Verdict,
  ray: Ray,
  shape: S,
  extent: number,
  atOrigin: (power: number) => S,
  stays: Stays,
): Verdict {
  const mx = ray.x - shape.x;
  const my = ray.y - shape.y;
  const reach = Math.max(Math.abs(mx), Math.abs(my), extent);
  const step = Math.max(Math.abs(ray.dx), Math.abs(ray.dy));
  if ((isOrdinary(reach) && isOrdinary(step)) || reach === 0 || !Number.isFinite(reach)) return 0;
  const lengthPower = normalizingPower(reach);
  const stepPower = normalizingPower(step);
  // t counts in steps. Limits that this takes out of range are far beyond, or next to 0, where the shape is
  // near 1.
  const power = lengthPower / stepPower;
  const inverse = stepPower / lengthPower;
  if (!Number.isFinite(power) || !Number.isFinite(inverse)) return 0;
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
    scaleBack(stays.first, inverse, lengthPower);
    if (stays.count > 1) scaleBack(stays.second, inverse, lengthPower);
  }
  return verdict;
}

function isOrdinary(size: number): boolean {
  return size < LARGEST_ORDINARY && size > 1 / LARGEST_ORDINARY;
}

function scaleBack({ enter, exit }: Stay, power: number, lengthPower: number): void {
  enter.t = withinDoubles(enter.t * power);
  enter.x /= lengthPower;
  enter.y /= lengthPower;
  exit.t = withinDoubles(exit.t * power);
  exit.x /= lengthPower;
  exit.y /= lengthPower;
}
