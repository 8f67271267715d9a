import { normalizingPower } from "../math/powers-of-two.js";

const LEAST_SQUARE = 2 ** -900;

/** The length of a vector that may be very short, but not longer than about 2⁵⁰⁰. Error: below 2 ulp. */
export function lengthOf(x: number, y: number): number {
  const square = x * x + y * y;
  if (square > LEAST_SQUARE) return Math.sqrt(square);
  const size = Math.max(Math.abs(x), Math.abs(y));
  if (size === 0) return 0;
  const power = normalizingPower(size);
  return Math.sqrt(x * power * (x * power) + y * power * (y * power)) / power;
}
