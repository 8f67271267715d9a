import { normalizingPower } from "./powers-of-two.js";
import type { Vec2 } from "./vector.js";
import { isModerate } from "./verdict.js";

const LARGEST_SQUARED = 2 ** 500;

/** Sets the unit vector along (x, y) ≠ 0, of any length, without −0. Error: below 3 ulp. */
export function setUnitVector(out: Vec2, x: number, y: number): void {
  out.x = x;
  out.y = y;
  makeUnit(out);
}

/** Normalizes a vector ≠ 0 of any length, without −0. Error: below 3 ulp. */
export function makeUnit(out: Vec2): void {
  const { x, y } = out;
  const size = Math.abs(x) + Math.abs(y);
  const isSafe = size < LARGEST_SQUARED && size > 1 / LARGEST_SQUARED;
  // Multiplying by a power of two does not change the result.
  const power = isSafe ? 1 : normalizingPower(Math.max(Math.abs(x), Math.abs(y)));
  const scaledX = power * x;
  const scaledY = power * y;
  const length = Math.sqrt(scaledX * scaledX + scaledY * scaledY);
  out.x = scaledX / length + 0;
  out.y = scaledY / length + 0;
}

/**
 * The greatest difference from 1 of the squared length of a stored direction that the kernels take as a unit vector:
 * twice what rounding makes of any (cos, sin). Its length, computed with 2 roundings, is then within 5 u of 1 (u the unit
 * roundoff). Directions of other lengths, such as (3, 4), are legal; their pairs are decided one by one.
 */
export const UNIT_TOLERANCE = 2 ** -50;

/**
 * The length of a stored direction to within 5 u: exactly 1 if it may be taken as a unit vector, which saves the root for
 * nearly all directions; 0 if it is too small or too large for a filter.
 */
export function directionLength(ux: number, uy: number): number {
  const lengthSq = ux * ux + uy * uy;
  if (Math.abs(lengthSq - 1) <= UNIT_TOLERANCE) return 1;
  return isModerate(lengthSq) ? Math.sqrt(lengthSq) : 0;
}
