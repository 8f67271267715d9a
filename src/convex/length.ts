import { normalizingPower } from "../math/powers-of-two.js";
import { ScratchVector } from "../math/vector.js";

const LEAST_SQUARE = 2 ** -900;

/** A vector and its length. */
export class MeasuredVector extends ScratchVector {
  length = 0.5;
}

/** Sets the length of a vector that may be very short, but not longer than about 2⁵⁰⁰. Error: below 2 ulp. */
export function measureLength(vector: MeasuredVector): void {
  const { x, y } = vector;
  const square = x * x + y * y;
  if (square > LEAST_SQUARE) {
    vector.length = Math.sqrt(square);
    return;
  }
  const size = Math.max(Math.abs(x), Math.abs(y));
  const power = size === 0 ? 1 : normalizingPower(size);
  vector.length = Math.sqrt(x * power * (x * power) + y * power * (y * power)) / power;
}
