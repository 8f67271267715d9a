import { isModerate } from "./verdict.js";

/**
 * How far the squared length of a stored direction may be from 1 for the kernels to take it for a unit vector: twice what
 * rounding makes of any (cos, sin). Its length, computed with 2 roundings, is then within 5 u of 1 (u the unit roundoff).
 * Directions of other lengths, such as (3, 4), are legal; their pairs are decided one by one.
 */
export const UNIT_TOLERANCE = 2 ** -50;

/**
 * The length of a stored direction to within 5 u: exactly 1 where it may be taken for a unit vector, which spares nearly
 * all directions the wait for a root; 0 where it is too small or too large for a filter.
 */
export function directionLength(ux: number, uy: number): number {
  const lengthSq = ux * ux + uy * uy;
  if (Math.abs(lengthSq - 1) <= UNIT_TOLERANCE) return 1;
  return isModerate(lengthSq) ? Math.sqrt(lengthSq) : 0;
}
