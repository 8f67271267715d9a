/** An angle as `quarterTurns · π/2 + high + low`. Of a class of its own, as `ScratchVector` is. */
export class ReducedAngle {
  /** Modulo 4. */
  quarterTurns: 0 | 1 | 2 | 3 = 0;
  high = 0.5;
  low = 0.5;
}

// π/2 = FIRST + SECOND + THIRD, of 33, 33 and 53 bits: n·FIRST and n·SECOND are exact for |n| ≤ 2²⁰,
// and the rest of π/2 is below 2⁻¹²⁰.
const HALF_PI_FIRST = 6746518852 * 2 ** -32;
const HALF_PI_SECOND = 4484108710 * 2 ** -66;
const HALF_PI_THIRD = 2.0222662487959506e-21;

const TWO_OVER_PI = 0.6366197723675814;
const LARGEST_MODERATE_ANGLE = 2 ** 20;

/**
 * Takes the whole quarter turns off the finite angle in radians that `angle.high` is, so that |high + low| ≤ π/4 up to
 * rounding; the remainder is right to 2⁻⁹⁰ or better, whatever the angle's size.
 *
 * Source: W. J. Cody and W. Waite, "Software Manual for the Elementary Functions" (1980), for moderate
 * angles.
 */
export function reduceAngle(angle: ReducedAngle): void {
  const radians = angle.high;
  angle.quarterTurns = 0;
  angle.low = 0;
  if (Math.abs(radians) > LARGEST_MODERATE_ANGLE) {
    reduceLargeAngle(angle);
    return;
  }
  const turns = Math.floor(radians * TWO_OVER_PI + 0.5);
  if (turns === 0) return;
  const first = radians - turns * HALF_PI_FIRST;
  const second = turns * HALF_PI_SECOND;
  // Sums with their rounding errors, which are exact in either order of magnitude (D. E. Knuth, "The Art of Computer
  // Programming", volume 2, 4.2.2). Not by a function: numbers that are handed over may go to the heap.
  const difference = first - second;
  const taken = difference - first;
  const rest = first - (difference - taken) - (second + taken) - turns * HALF_PI_THIRD;
  const high = difference + rest;
  const added = high - difference;
  angle.quarterTurns = modulo4(turns & 3);
  angle.high = high;
  angle.low = difference - (high - added) + (rest - added);
}

// 1024 bits cover the exponent of the largest double; the other 128 are left for the remainder.
const FRACTION_BITS = 1152n;
const REMAINDER_BITS = 128n;

function reduceLargeAngle(angle: ReducedAngle): void {
  const radians = angle.high;
  const halfPi = pi() >> 1n;
  // Doubles above 2⁵³ are integers, and those between 2²⁰ and 2⁵³ multiples of 2⁻³².
  const scaled =
    Math.abs(radians) >= 2 ** 53
      ? BigInt(radians) << FRACTION_BITS
      : BigInt(radians * 2 ** 32) << (FRACTION_BITS - 32n);
  const turns = floorDivide(2n * scaled + halfPi, 2n * halfPi);
  const remainder = (scaled - turns * halfPi) >> (FRACTION_BITS - REMAINDER_BITS);
  const high = Number(remainder);
  const low = Number(remainder - BigInt(high));
  angle.quarterTurns = modulo4(Number(turns & 3n));
  angle.high = high * 2 ** -128;
  angle.low = low * 2 ** -128;
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
