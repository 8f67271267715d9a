import { normalizingPower } from "./exact.js";
import { productError } from "./rounding.js";
import { type Direction, ScratchVector, type Vec2 } from "./vector.js";

/* Sines and cosines of angles, and angles of vectors, of the same bits on every engine. */

/** An angle as `quarterTurns · π/2 + high + low`. A separate class, for the reason that `ScratchVector` is. */
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
 * Removes the whole quarter turns from the finite angle in radians given in `angle.high`, so that |high + low| ≤ π/4 up
 * to rounding; the remainder is right to 2⁻⁹⁰ or better at any magnitude of the angle.
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
  // Programming", volume 2, 4.2.2). Not in a function: numbers passed as arguments may go to the heap.
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

const reduced = /* @__PURE__ */ new ReducedAngle();
const direction = /* @__PURE__ */ new ScratchVector();

/**
 * (cos, sin) of a finite angle in radians, each within 2⁻⁵³ of the true value at any magnitude of the angle.
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
 * Sets `out` to (cos, sin) of an angle without whole quarter turns.
 *
 * Both series are in one function since numbers passed as arguments may go to the heap.
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
  // `1 − leading − half` is exactly the rounding error of `leading`.
  const cosine = leading + (1 - leading - half + (z * z * cosines - x * low));
  const isEven = (quarterTurns & 1) === 0;
  const across = isEven ? cosine : sine;
  const along = isEven ? sine : cosine;
  // The cosine is negative after one and two quarter turns, the sine after two and three.
  out.x = quarterTurns === 1 || quarterTurns === 2 ? -across : across;
  out.y = quarterTurns >= 2 ? -along : along;
}

/** Below half this chord an angle and its sine would cancel. */
const SERIES_LIMIT = 0.5;
/** The next term would be below 2⁻⁶⁰ of the first. */
const SERIES_TERMS = 28;

/**
 * θ − sin θ for an angle θ in [0, 2π]: twice the area between an arc of the unit circle and its chord. Error: a few ulp,
 * however small the angle is, given its sine and half its chord, s = sin(θ/2), to a few ulp.
 *
 * For small angles it is 4 Σ (2k choose k) 4⁻ᵏ s²ᵏ⁺³/(2k + 3).
 */
export function angleLessSine(angle: number, sine: number, halfChord: number): number {
  if (halfChord >= SERIES_LIMIT || angle > Math.PI) return angle - sine;
  const square = halfChord * halfChord;
  let power = 4 * square * halfChord;
  let sum = 0;
  for (let k = 0; k < SERIES_TERMS; k += 1) {
    sum += power / (2 * k + 3);
    power *= (square * (2 * k + 1)) / (2 * k + 2);
  }
  return sum;
}

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
