/**
 * How far the squared length of a stored direction may be from 1 for the kernels to take it for a unit vector: twice what
 * rounding makes of any (cos, sin). Its length, computed with 2 roundings, is then within 5 u of 1 (u the unit roundoff).
 * Directions of other lengths, such as (3, 4), are legal; their pairs are decided one by one.
 */
export const UNIT_TOLERANCE = 2 ** -50;
