import { type ReducedAngle, reduceAngle } from "./pi-reduction.js";
import type { Direction } from "./vector.js";

/**
 * (cos, sin) of a finite angle in radians, each within 2⁻⁵³ of the true value whatever the angle's size.
 *
 * Deterministic: only + − ×, comparisons, Math.floor and integers, so every engine gives the same bits.
 */
export function sincos(angle: number): Direction {
  return directionOfReduced(reduceAngle(angle));
}

/** (cos, sin) of an angle whose whole quarter turns have been taken off. */
export function directionOfReduced({ quarterTurns, high, low }: ReducedAngle): Direction {
  const cosine = cosineKernel(high, low);
  const sine = sineKernel(high, low);
  switch (quarterTurns) {
    case 0:
      return { x: cosine, y: sine };
    case 1:
      return { x: -sine, y: cosine };
    case 2:
      return { x: -cosine, y: -sine };
    case 3:
      return { x: sine, y: -cosine };
  }
}

// Taylor series. On |x| ≤ π/4 the first terms left out, x¹⁹/19! and x¹⁸/18!, are below 2⁻⁶³ and 2⁻⁵⁸.
// The roundings of the terms kept are below 2⁻⁵⁴ in all, and the last rounding below 2⁻⁵⁴.
const S3 = -1 / 6;
const S5 = 1 / 120;
const S7 = -1 / 5040;
const S9 = 1 / 362880;
const S11 = -1 / 39916800;
const S13 = 1 / 6227020800;
const S15 = -1 / 1307674368000;
const S17 = 1 / 355687428096000;

function sineKernel(x: number, low: number): number {
  const z = x * x;
  const series = S3 + z * (S5 + z * (S7 + z * (S9 + z * (S11 + z * (S13 + z * (S15 + z * S17))))));
  return x + (x * z * series + low * (1 - 0.5 * z));
}

const C4 = 1 / 24;
const C6 = -1 / 720;
const C8 = 1 / 40320;
const C10 = -1 / 3628800;
const C12 = 1 / 479001600;
const C14 = -1 / 87178291200;
const C16 = 1 / 20922789888000;

function cosineKernel(x: number, low: number): number {
  const z = x * x;
  const series = C4 + z * (C6 + z * (C8 + z * (C10 + z * (C12 + z * (C14 + z * C16)))));
  const half = 0.5 * z;
  const leading = 1 - half;
  // `1 − leading − half` is exactly what rounding took from `leading`.
  return leading + (1 - leading - half + (z * z * series - x * low));
}
