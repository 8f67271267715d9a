import { ReducedAngle, reduceAngle } from "./pi-reduction.js";
import { type Direction, ScratchVector, type Vec2 } from "./vector.js";

const reduced = /* @__PURE__ */ new ReducedAngle();
const direction = /* @__PURE__ */ new ScratchVector();

/**
 * (cos, sin) of a finite angle in radians, each within 2⁻⁵³ of the true value whatever the angle's size.
 *
 * Deterministic: only + − ×, comparisons, Math.floor and integers, so every engine gives the same bits.
 */
export function sincos(angle: number): Direction {
  reduced.high = angle;
  reduceAngle(reduced);
  setDirectionOfReduced(direction, reduced);
  return { x: direction.x, y: direction.y };
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

const C4 = 1 / 24;
const C6 = -1 / 720;
const C8 = 1 / 40320;
const C10 = -1 / 3628800;
const C12 = 1 / 479001600;
const C14 = -1 / 87178291200;
const C16 = 1 / 20922789888000;

/**
 * Sets `out` to (cos, sin) of an angle whose whole quarter turns have been taken off.
 *
 * Both series are in one function since numbers that are handed over may go to the heap.
 */
export function setDirectionOfReduced(
  out: Vec2,
  { quarterTurns, high: x, low }: Readonly<ReducedAngle>,
): void {
  const z = x * x;
  const half = 0.5 * z;
  const sines = S3 + z * (S5 + z * (S7 + z * (S9 + z * (S11 + z * (S13 + z * (S15 + z * S17))))));
  const sine = x + (x * z * sines + low * (1 - half));
  const cosines = C4 + z * (C6 + z * (C8 + z * (C10 + z * (C12 + z * (C14 + z * C16)))));
  const leading = 1 - half;
  // `1 − leading − half` is exactly what rounding took from `leading`.
  const cosine = leading + (1 - leading - half + (z * z * cosines - x * low));
  const isEven = (quarterTurns & 1) === 0;
  const across = isEven ? cosine : sine;
  const along = isEven ? sine : cosine;
  // The cosine is negative after one and two quarter turns, the sine after two and three.
  out.x = quarterTurns === 1 || quarterTurns === 2 ? -across : across;
  out.y = quarterTurns >= 2 ? -along : along;
}
