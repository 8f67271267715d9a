import type { Vec2 } from "../math/vector.js";
import { inUsualUnit } from "../query/usual-unit.js";
import type { Shape } from "../shapes/kind.js";

/** Two shapes and their velocities in a unit of length of which the largest is one or two. */
export interface MovingInUnit {
  readonly first: Shape;
  readonly velocityFirst: Readonly<Vec2>;
  readonly second: Shape;
  readonly velocitySecond: Readonly<Vec2>;
  /** The power of two by which lengths have been multiplied. */
  readonly power: number;
}

/** As `inUsualUnit`, for two moving shapes. */
export function movingInUsualUnit(
  first: Shape,
  velocityFirst: Readonly<Vec2>,
  second: Shape,
  velocitySecond: Readonly<Vec2>,
): MovingInUnit | null {
  const found = inUsualUnit(first, second, Math.max(longest(velocityFirst), longest(velocitySecond)));
  if (found === null) return null;
  const { a, b, power } = found;
  const [speedOfA, speedOfB] = [multiplied(velocityFirst, power), multiplied(velocitySecond, power)];
  if (speedOfA === null || speedOfB === null) return null;
  return { first: a, velocityFirst: speedOfA, second: b, velocitySecond: speedOfB, power };
}

function longest({ x, y }: Readonly<Vec2>): number {
  return Math.max(Math.abs(x), Math.abs(y));
}

/** A vector times a power of two; null if it loses bits. */
function multiplied({ x, y }: Readonly<Vec2>, power: number): Vec2 | null {
  const product = { x: x * power, y: y * power };
  return product.x / power === x && product.y / power === y ? product : null;
}
