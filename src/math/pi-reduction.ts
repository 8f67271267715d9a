import { sumError } from "./rounding.js";

/** An angle as `quarterTurns · π/2 + high + low`, |high + low| ≤ π/4 up to rounding. */
export interface ReducedAngle {
  /** Modulo 4. */
  readonly quarterTurns: 0 | 1 | 2 | 3;
  readonly high: number;
  readonly low: number;
}

// π/2 = FIRST + SECOND + THIRD, of 33, 33 and 53 bits: n·FIRST and n·SECOND are exact for |n| ≤ 2²⁰,
// and the rest of π/2 is below 2⁻¹²⁰.
const HALF_PI_FIRST = 6746518852 * 2 ** -32;
const HALF_PI_SECOND = 4484108710 * 2 ** -66;
const HALF_PI_THIRD = 2.0222662487959506e-21;

const TWO_OVER_PI = 0.6366197723675814;
const LARGEST_MODERATE_ANGLE = 2 ** 20;

/**
 * Takes the whole quarter turns off a finite angle in radians; the remainder is right to 2⁻⁹⁰ or better,
 * whatever the angle's size.
 *
 * Source: W. J. Cody and W. Waite, "Software Manual for the Elementary Functions" (1980), for moderate
 * angles.
 */
export function reduceAngle(angle: number): ReducedAngle {
  if (Math.abs(angle) > LARGEST_MODERATE_ANGLE) return reduceLargeAngle(angle);
  const turns = Math.floor(angle * TWO_OVER_PI + 0.5);
  if (turns === 0) return { quarterTurns: 0, high: angle, low: 0 };
  const first = angle - turns * HALF_PI_FIRST;
  const second = turns * HALF_PI_SECOND;
  const difference = first - second;
  const rest = sumError(first, -second, difference) - turns * HALF_PI_THIRD;
  const high = difference + rest;
  return { quarterTurns: modulo4(turns & 3), high, low: sumError(difference, rest, high) };
}

// 1024 bits cover the exponent of the largest double; the other 128 are left for the remainder.
const FRACTION_BITS = 1152n;
const REMAINDER_BITS = 128n;

function reduceLargeAngle(angle: number): ReducedAngle {
  const halfPi = pi() >> 1n;
  // Doubles above 2⁵³ are integers, and those between 2²⁰ and 2⁵³ multiples of 2⁻³².
  const scaled =
    Math.abs(angle) >= 2 ** 53
      ? BigInt(angle) << FRACTION_BITS
      : BigInt(angle * 2 ** 32) << (FRACTION_BITS - 32n);
  const turns = floorDivide(2n * scaled + halfPi, 2n * halfPi);
  const remainder = (scaled - turns * halfPi) >> (FRACTION_BITS - REMAINDER_BITS);
  const high = Number(remainder);
  const low = Number(remainder - BigInt(high));
  return { quarterTurns: modulo4(Number(turns & 3n)), high: high * 2 ** -128, low: low * 2 ** -128 };
}

function modulo4(turns: number): 0 | 1 | 2 | 3 {
  return turns === 0 ? 0 : turns === 1 ? 1 : turns === 2 ? 2 : 3;
}

function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b < 0n ? quotient - 1n : quotient;
}

let cachedPi: bigint | undefined;

/** π · 2^FRACTION_BITS to within 1, by Machin's formula π = 16 arctan 1/5 − 4 arctan 1/239. */
function pi(): bigint {
  cachedPi ??= (16n * arctanOfInverse(5n) - 4n * arctanOfInverse(239n)) >> GUARD_BITS;
  return cachedPi;
}

const GUARD_BITS = 32n;

/** arctan(1/n), in units of 2^−(FRACTION_BITS + GUARD_BITS), by its Taylor series. */
function arctanOfInverse(n: bigint): bigint {
  let power = (1n << (FRACTION_BITS + GUARD_BITS)) / n;
  let sum = power;
  for (let k = 3n; power !== 0n; k += 2n) {
    power = -power / (n * n);
    sum += power / k;
  }
  return sum;
}
