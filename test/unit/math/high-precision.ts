/** Fixed-point reals: integers in units of 2^−FRACTION. */
const FRACTION = 300n;

export const ONE = 1n << FRACTION;

// The largest double needs 1024 more bits of 2π to keep FRACTION bits after reduction.
const PI_FRACTION = FRACTION + 1100n;

function arctanOfInverse(n: bigint): bigint {
  let sum = 0n;
  let power = (1n << PI_FRACTION) / n;
  for (let k = 0n; power !== 0n; k++) {
    const term = power / (2n * k + 1n);
    sum += k % 2n === 0n ? term : -term;
    power /= n * n;
  }
  return sum;
}

// Størmer's formula for π/4, times 8.
const TWO_PI = 8n * (6n * arctanOfInverse(8n) + 2n * arctanOfInverse(57n) + arctanOfInverse(239n));

/** 2π in units of 2^−FRACTION. */
export const TWO_PI_FIXED = TWO_PI >> (PI_FRACTION - FRACTION);

/** A finite double as `integer / 2^halvings`, exactly. */
export function dyadic(x: number): { integer: bigint; halvings: bigint } {
  let halvings = 0n;
  let value = x;
  while (!Number.isInteger(value)) {
    value *= 2;
    halvings += 1n;
  }
  return { integer: BigInt(value), halvings };
}

export function fixed(x: number): bigint {
  const { integer, halvings } = dyadic(x);
  return (integer << FRACTION) >> halvings;
}

export function toNumber(x: bigint): number {
  return Number(x) * 2 ** -Number(FRACTION);
}

/** (cos, sin) of an angle in fixed point, by Taylor series, right to about 2⁻²⁸⁰. */
export function referenceOfFixed(angle: bigint): { cos: bigint; sin: bigint } {
  let cos = 0n;
  let sin = 0n;
  let term = ONE;
  for (let k = 0n; term !== 0n; k++) {
    const sign = k % 4n < 2n ? 1n : -1n;
    if (k % 2n === 0n) cos += sign * term;
    else sin += sign * term;
    term = (term * angle) / ONE / (k + 1n);
  }
  return { cos, sin };
}

/** (cos, sin) of a finite double. */
export function reference(angle: number): { cos: bigint; sin: bigint } {
  const { integer, halvings } = dyadic(angle);
  const remainder = ((integer << PI_FRACTION) >> halvings) % TWO_PI;
  return referenceOfFixed(remainder >> (PI_FRACTION - FRACTION));
}

/** The larger error of two coordinates, in units of 2⁻⁵³. */
export function errorOf(got: { x: number; y: number }, want: { cos: bigint; sin: bigint }): number {
  const errors = [fixed(got.x) - want.cos, fixed(got.y) - want.sin];
  return Math.max(...errors.map((error) => Math.abs(toNumber(error)))) * 2 ** 53;
}

/** Numbers in [0, 1), the same in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
