import { normalizingPower } from "../math/powers-of-two.js";
import type { Vec2 } from "../math/vector.js";
import { inUnit, sizeOf } from "../shapes/change-unit.js";
import type { Shape } from "../shapes/kind.js";
import { LARGEST_SIZE, LEAST_SIZE } from "./touch.js";

/** Two shapes and their velocities in a unit of length of which the largest is one or two. */
export interface MovingInUnit {
  readonly first: Shape;
  readonly velocityFirst: Readonly<Vec2>;
  readonly second: Shape;
  readonly velocitySecond: Readonly<Vec2>;
  /** The power of two by which lengths have been multiplied. */
  readonly power: number;
}

/**
 * Two moving shapes of extreme size in another unit, so that closed forms give them the same bits as others; null for usual
 * sizes, and where a length would lose bits.
 */
export function inUsualUnit(
  first: Shape,
  velocityFirst: Readonly<Vec2>,
  second: Shape,
  velocitySecond: Readonly<Vec2>,
): MovingInUnit | null {
  const apart = Math.max(Math.abs(second.x - first.x), Math.abs(second.y - first.y));
  const size = Math.max(
    sizeOf(first),
    sizeOf(second),
    apart,
    longest(velocityFirst),
    longest(velocitySecond),
  );
  if (!(size > 0 && size < Number.POSITIVE_INFINITY)) return null;
  // Closed forms add some of these up.
  if (size > LEAST_SIZE * 16 && size < LARGEST_SIZE / 16) return null;
  const power = normalizingPower(size);
  const [one, other] = [inUnit(first, power), inUnit(second, power)];
  const [speedOfOne, speedOfOther] = [multiplied(velocityFirst, power), multiplied(velocitySecond, power)];
  if (one === null || other === null || speedOfOne === null || speedOfOther === null) return null;
  return { first: one, velocityFirst: speedOfOne, second: other, velocitySecond: speedOfOther, power };
}

function longest({ x, y }: Readonly<Vec2>): number {
  return Math.max(Math.abs(x), Math.abs(y));
}

/** A vector times a power of two; null if it loses bits. */
function multiplied({ x, y }: Readonly<Vec2>, power: number): Vec2 | null {
  const product = { x: x * power, y: y * power };
  return product.x / power === x && product.y / power === y ? product : null;
}
