/**
 * Doubles as integers: every finite double is an integer times a power of two, so a problem whose lengths are
 * all multiplied by one power of two is a problem over the integers, with the same yes/no answers.
 */

const float = new Float64Array(1);
const words = new Uint32Array(float.buffer);

/** The exponent e for which x·2⁻ᵉ is an odd integer. `x` is finite and not zero. */
export function trailingExponent(x: number): number {
  float[0] = x;
  const low = words[0] ?? 0;
  const high = words[1] ?? 0;
  const biased = (high >>> 20) & 0x7ff;
  const highMantissa = (high & 0xfffff) | (biased === 0 ? 0 : 0x100000);
  const zeros = low !== 0 ? countTrailingZeros(low) : 32 + countTrailingZeros(highMantissa);
  return Math.max(biased, 1) - 1075 + zeros;
}

function countTrailingZeros(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The least trailing exponent of the numbers that are not zero; 0 if there are none. */
export function commonExponent(...values: number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const value of values) {
    if (value !== 0) least = Math.min(least, trailingExponent(value));
  }
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}

/** The integer x·2⁻ᵉ, for an exponent not above the trailing one of `x`. */
export function toInteger(x: number, exponent: number): bigint {
  if (x === 0) return 0n;
  if (!Number.isFinite(x)) throw new RangeError(`the oracle takes finite numbers only, not ${x}`);
  const own = trailingExponent(x);
  // Two steps: 2^1074 is no double.
  const half = Math.trunc(own / 2);
  const odd = x * 2 ** -half * 2 ** (half - own);
  return BigInt(odd) << BigInt(own - exponent);
}

export function signOf(x: bigint): -1 | 0 | 1 {
  return x > 0n ? 1 : x < 0n ? -1 : 0;
}

export function absolute(x: bigint): bigint {
  return x < 0n ? -x : x;
}

/** Shift to the left, or to the right for a negative count, rounding down. */
export function shift(x: bigint, count: number): bigint {
  if (count === 0) return x;
  return count > 0 ? x << BigInt(count) : x >> BigInt(-count);
}

/** As many bits fit into a double. */
const DOUBLE_BITS = 1000;
const BEYOND_DOUBLES = 2 ** DOUBLE_BITS;

/** The number of bits of |x|; 0 for 0. */
export function bitLength(x: bigint): number {
  let rest = x;
  let dropped = 0;
  let value = Number(rest);
  while (value >= BEYOND_DOUBLES || value <= -BEYOND_DOUBLES) {
    rest = absolute(rest) >> BigInt(DOUBLE_BITS);
    dropped += DOUBLE_BITS;
    value = Number(rest);
  }
  float[0] = value;
  const high = (words[1] ?? 0) & 0x7fffffff;
  // The double may have been rounded up to a power of two.
  const isPowerOfTwo = words[0] === 0 && (high & 0xfffff) === 0;
  if (isPowerOfTwo) return dropped + (rest === 0n ? 0 : absolute(rest).toString(2).length);
  return dropped + (high >>> 20) - 1022;
}

/** Below this a double holds a number exactly. */
const EXACT_DOUBLE = 1n << 52n;

/** Below this the square root of the nearest double is off by less than one, so that its floor is by one at most. */
const NEARLY_EXACT_SQUARE = 1n << 104n;

/**
 * ⌊√n⌋ for n ≥ 0: the root of the leading half of the digits, less than one too small, and one step of Newton's for the
 * others; so a step costs what its digits do.
 */
export function integerSquareRoot(n: bigint): bigint {
  if (n < NEARLY_EXACT_SQUARE) {
    const root = BigInt(Math.floor(Math.sqrt(Number(n))));
    if (n < EXACT_DOUBLE) return root;
    if (root * root > n) return root - 1n;
    return n - root * root > 2n * root ? root + 1n : root;
  }
  const shiftBits = BigInt((bitLength(n) - 4) >> 2);
  const leading = integerSquareRoot(n >> (2n * shiftBits)) << shiftBits;
  let root = (leading + n / leading) >> 1n;
  // Newton's step never lands below the floor; nor, from so near, above it by more than one or two.
  while (root * root > n) root--;
  return root;
}
