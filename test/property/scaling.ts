import type { PairSpec, RayCaseSpec, RaySpec, ShapeSpec } from "../generators/spec.js";
import { mapNumbers } from "../generators/spec-map.js";

/**
 * Numbers so moderate that neither they nor the products a query makes of them leave the range of doubles
 * when every length is multiplied by 2^exponent.
 */
const LARGEST = 2 ** 60;

function isModerate(value: number, exponent: number): boolean {
  const size = Math.abs(value);
  const larger = size * 2 ** exponent;
  return size === 0 || (size < LARGEST && size > 1 / LARGEST && larger < LARGEST && larger > 1 / LARGEST);
}

function isModerateShape(shape: ShapeSpec, exponent: number): boolean {
  let moderate = true;
  mapNumbers(shape, (value, role) => {
    if (!isModerate(value, role === "direction" ? 0 : exponent)) moderate = false;
    return value;
  });
  return moderate;
}

export function isScalable(pair: PairSpec, exponent: number): boolean {
  return isModerateShape(pair.a, exponent) && isModerateShape(pair.b, exponent);
}

export function isScalableRay({ ray, shape }: RayCaseSpec, exponent: number): boolean {
  const lengths = [ray.x, ray.y, ray.dx, ray.dy];
  return isModerateShape(shape, exponent) && lengths.every((length) => isModerate(length, exponent));
}

export function enlargeRay(ray: RaySpec, factor: number): RaySpec {
  return { ...ray, x: ray.x * factor, y: ray.y * factor, dx: ray.dx * factor, dy: ray.dy * factor };
}
