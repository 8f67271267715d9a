/**
 * The zeros in (0, 1) of a polynomial of degree 4 given by its Bernstein coefficients: by how often these
 * change their sign there are at most so many zeros, and as many less a multiple of 2 (Descartes' rule);
 * halving makes it none or one.
 */

const DEGREE = 4;
const COEFFICIENTS = DEGREE + 1;

/** Zeros in an interval that is shorter count as too near to each other; after at most so many cuts it is. */
const SHORTEST = 2 ** -24;
const MOST_CUTS = 26;

/** Not the middle, where shapes at whole numbers like to cross; exact in few bits. */
const CUT = 31 / 64;

/**
 * The coefficients of the parts still to look at, the last first, each followed by where it begins and how long
 * it is.
 */
const STRIDE = COEFFICIENTS + 2;
const stack = /* @__PURE__ */ new Float64Array(STRIDE * (MOST_CUTS + 2));

/** What roundings of one cut add to the error of the coefficients, in units of the largest: 3 for each of 4 steps. */
export const ROUNDINGS = 12 * MOST_CUTS;

/**
 * Sets the first numbers of `zeros` to the zeros, in order, and returns how many there are: exactly so many,
 * all simple. −1 if that is not certain, the coefficients being off by at most `error`, all roundings included.
 */
export function simpleZeros(coefficients: Float64Array, error: number, zeros: Float64Array): number {
  stack.set(coefficients);
  stack[COEFFICIENTS] = 0;
  stack[COEFFICIENTS + 1] = 1;
  let depth = 1;
  let count = 0;
  while (depth > 0) {
    const base = (depth - 1) * STRIDE;
    const variations = certainVariations(base, error);
    if (variations < 0) return -1;
    if (variations <= 1) {
      if (variations === 1) {
        const begin = stack[base + COEFFICIENTS] ?? 0;
        const length = stack[base + COEFFICIENTS + 1] ?? 0;
        zeros[count] = begin + length * zeroOf(base);
        count += 1;
      }
      depth -= 1;
    } else {
      if ((stack[base + COEFFICIENTS + 1] ?? 0) < SHORTEST) return -1;
      cut(base);
      depth += 1;
    }
  }
  return count;
}

/**
 * How often the coefficients change their sign: 0, 1, or 2 for more or for a doubt; −1 if one at an end has no
 * sign.
 */
function certainVariations(base: number, error: number): number {
  const first = stack[base] ?? 0;
  const last = stack[base + DEGREE] ?? 0;
  if (!(Math.abs(first) > error && Math.abs(last) > error)) return -1;
  let variations = 0;
  let isPositive = first > 0;
  for (let i = 1; i <= DEGREE; i += 1) {
    const coefficient = stack[base + i] ?? 0;
    if (Math.abs(coefficient) <= error) return 2;
    if (coefficient > 0 === isPositive) continue;
    isPositive = !isPositive;
    variations += 1;
  }
  return variations > 1 ? 2 : variations;
}

/** Puts the first part of an interval on the stack, above the second one (de Casteljau's algorithm). */
function cut(base: number): void {
  const above = base + STRIDE;
  const begin = stack[base + COEFFICIENTS] ?? 0;
  const length = stack[base + COEFFICIENTS + 1] ?? 0;
  stack[above + COEFFICIENTS] = begin;
  stack[above + COEFFICIENTS + 1] = length * CUT;
  stack[base + COEFFICIENTS] = begin + length * CUT;
  stack[base + COEFFICIENTS + 1] = length * (1 - CUT);
  for (let step = 0; step < DEGREE; step += 1) {
    stack[above + step] = stack[base] ?? 0;
    for (let i = 0; i < DEGREE - step; i += 1) {
      stack[base + i] = (1 - CUT) * (stack[base + i] ?? 0) + CUT * (stack[base + i + 1] ?? 0);
    }
  }
  stack[above + DEGREE] = stack[base] ?? 0;
}

const MOST_STEPS = 60;

/** The only zero within an interval, from 0 at its begin to 1 at its end: Newton's method in a bracket. */
function zeroOf(base: number): number {
  const isFirstPositive = (stack[base] ?? 0) > 0;
  let [low, high] = [0, 1];
  let t = 0.5;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    evaluate(base, t);
    if (evaluation.value === 0) return t;
    if (evaluation.value > 0 === isFirstPositive) low = t;
    else high = t;
    let next = t - evaluation.value / evaluation.slope;
    const isNewtonStep = next > low && next < high;
    if (!isNewtonStep) next = low + (high - low) / 2;
    else if (Math.abs(next - t) <= STEP_SIZE) return next;
    t = next;
  }
  return t;
}

/** Newton's method doubles the digits: what follows a step of this size is as good as doubles make it. */
const STEP_SIZE = 2 ** -25;

const evaluation = { value: 0.5, slope: 0.5 };

/** Value and derivative, by Horner's scheme in powers of t and 1 − t. */
function evaluate(base: number, t: number): void {
  const c0 = stack[base] ?? 0;
  const c1 = stack[base + 1] ?? 0;
  const c2 = stack[base + 2] ?? 0;
  const c3 = stack[base + 3] ?? 0;
  const c4 = stack[base + 4] ?? 0;
  const s = 1 - t;
  const b0 =
    s * (s * (s * c0 + t * c1) + t * (s * c1 + t * c2)) + t * (s * (s * c1 + t * c2) + t * (s * c2 + t * c3));
  const b1 =
    s * (s * (s * c1 + t * c2) + t * (s * c2 + t * c3)) + t * (s * (s * c2 + t * c3) + t * (s * c3 + t * c4));
  evaluation.value = s * b0 + t * b1;
  evaluation.slope = DEGREE * (b1 - b0);
}
