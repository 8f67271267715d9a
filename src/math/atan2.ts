import { normalizingPower } from "./powers-of-two.js";
import { productError } from "./rounding.js";

// The errors of the doubles nearest to π/2 and π, and atan(i/8) for i = 0 … 8 as sums of two doubles.
const QUARTER_REST = 6.123233995736766e-17;
const HALF_REST = 1.2246467991473532e-16;
const EIGHTHS = [
  0, 0.12435499454676144, 0.24497866312686414, 0.35877067027057225, 0.4636476090008061, 0.5585993153435624,
  0.6435011087932844, 0.7188299996216245, 0.7853981633974483,
] as const;
const EIGHTHS_REST = [
  0, -3.1253241424539383e-18, 1.0698755618734451e-17, -2.4623815582638635e-17, 2.2698777452961687e-17,
  -5.4556305485916264e-18, 1.5834785051444286e-17, -2.1478388444456983e-17, 3.061616997868383e-17,
] as const;

/**
 * The angle of the vector (x, y) in radians, from −π (excluded) to π; 0 for the zero vector.
 *
 * Error: ≤ 2⁻⁵² absolute, and below 2 ulp; exact sign, never −0. For finite arguments of any magnitude.
 * Deterministic: only + − × ÷, comparisons and Math.floor, so every engine gives the same bits.
 */
export function atan2(y: number, x: number): number {
  const alongX = Math.abs(x);
  const alongY = Math.abs(y);
  if (alongY === 0) return x < 0 ? Math.PI : 0;
  const isSteep = alongY > alongX;
  const longer = isSteep ? alongY : alongX;
  const power = normalizingPower(longer);
  // The rest of the angle is small, so it can be added last, to a sum of two doubles.
  const size = octantAngle((isSteep ? alongX : alongY) * power, longer * power);
  let { high, low } = size;
  if (isSteep) {
    low = QUARTER_REST - low;
    high = Math.PI / 2 - high;
    // The rounding error of the subtraction; exact, since the first operand is the larger one.
    low += Math.PI / 2 - high - size.high;
  }
  if (x < 0) {
    const turned = Math.PI - high;
    low = HALF_REST - low + (Math.PI - turned - high);
    high = turned;
  }
  const angle = high + low;
  return y < 0 ? 0 - angle : angle;
}

interface TwoDoubles {
  high: number;
  low: number;
}

// Taylor series. On |z| ≤ 1/15 the first term left out, z¹⁵/15, is below 2⁻⁵⁸ z.
const A3 = -1 / 3;
const A5 = 1 / 5;
const A7 = -1 / 7;
const A9 = 1 / 9;
const A11 = -1 / 11;
const A13 = 1 / 13;

/**
 * atan(y/x) for 0 ≤ y ≤ x, with x in [1, 2), as the sum of a double and a smaller one.
 *
 * With c the nearest multiple of 1/8 to y/x, it is atan c + atan z, where z = (y − c x)/(x + c y) is at most
 * about 1/16 in magnitude. y − c x is computed with one rounding: the difference of y and the rounded c x is
 * exact, as they are within a factor of two of each other, and the rounding of c x is known.
 */
function octantAngle(y: number, x: number): TwoDoubles {
  const i = Math.floor((8 * y) / x + 0.5);
  const c = i / 8;
  const product = c * x;
  const numerator = i === 0 ? y : y - product - productError(c, x, product);
  const z = numerator / (x + c * y);
  const s = z * z;
  const series = A3 + s * (A5 + s * (A7 + s * (A9 + s * (A11 + s * A13))));
  const correction = z * s * series + (EIGHTHS_REST[i] ?? 0);
  const base = EIGHTHS[i] ?? 0;
  const high = base + z;
  // |z| < base or base = 0.
  return { high, low: base === 0 ? correction : base - high + z + correction };
}
