import { isModerate } from "./verdict.js";

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
