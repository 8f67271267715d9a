import type { Ray } from "../../shapes/kind.js";

/** What `raycast` promises of t, ten times over: the share of the way and of the extent that it may be off by. */
export const WAY_ERROR = 2 ** -36;

/** And the share of the coordinates, 2 ulp, eight times over. */
const COORDINATE_ERROR = 2 ** -48;

/** More than underflow can take. */
const LEAST_ERROR = 2 ** -1000;

/** Places in the numbers of a ray: its origin, its direction, its limits. */
export const X = 0;
export const Y = 1;
export const DX = 2;
export const DY = 3;
export const MIN_T = 4;
export const MAX_T = 5;
/** How much larger boxes are made, however near they are and however small. */
export const LEAST_SLACK = 6;
/** From here on, what those that meet boxes add. */
export const OWN = 7;

/** Sets the numbers of a ray, t being counted in a unit of its own: t · `unit` is the ray's. */
export function setRayNumbers(numbers: Float64Array, ray: Ray, unit: number): void {
  const { x, y, dx, dy, minT, maxT } = ray;
  numbers[X] = x;
  numbers[Y] = y;
  numbers[DX] = dx * unit;
  numbers[DY] = dy * unit;
  numbers[MIN_T] = minT / unit;
  numbers[MAX_T] = maxT / unit;
  numbers[LEAST_SLACK] = COORDINATE_ERROR * (Math.abs(x) + Math.abs(y)) + LEAST_ERROR;
}
