import { UNIT_ROUNDOFF } from "../../math/verdict.js";
import {
  bendAt,
  dipOf,
  FARTHEST,
  type Harmonics,
  hasOneSign,
  local,
  MIDDLES,
  setLocal,
  slopeAt,
  valueAt,
  zeroBetween,
} from "./eighth.js";

/** The coefficients of f(θ) = c₀ + c₁ cos θ + s₁ sin θ + c₂ cos 2θ + s₂ sin 2θ, whose zeros are sought. */
export const coefficients: Harmonics = { c0: 0.5, c1: 0.5, s1: 0.5, c2: 0.5, s2: 0.5 };

/** The cosine and the sine of each zero found. */
export const zeros = /* @__PURE__ */ new Float64Array(8);

/**
 * Values are taken at eighths of a turn from an angle at which shapes of whole numbers hardly ever cross: an angle of the
 * triangle with sides 96, 247 and 265.
 */
const START_COSINE = 247 / 265;
const START_SINE = 96 / 265;
const START_COSINE_TWICE = START_COSINE * START_COSINE - START_SINE * START_SINE;
const START_SINE_TWICE = 2 * START_COSINE * START_SINE;

const HALF_ROOT = Math.SQRT1_2;

/** The coefficients of f as a function of the angle from the first one at which values are taken. */
const turned: Harmonics = { c0: 0.5, c1: 0.5, s1: 0.5, c2: 0.5, s2: 0.5 };
const values = /* @__PURE__ */ new Float64Array(8);

/**
 * Each turned coefficient passes 6 roundings, with those of cosine and sine, and at most 6 follow in a value. The unit is
 * the sum of all magnitudes.
 */
const VALUE_ERROR = 16 * UNIT_ROUNDOFF;

/**
 * Finds the zeros of f, whose coefficients are together off by at most `error`, and returns their number, if it is exact
 * and all zeros are simple; −1 if that is not certain, or not quickly seen.
 *
 * If f changes its sign four times, it has four zeros, since its degree as a polynomial in tan(θ/2) is 4. If it does so
 * twice, it has two zeros if the discriminant of that polynomial is negative. It has none if |c₀| exceeds what the rest
 * can be, if all values are farther from zero than f can come between them, given its second derivative, or if in each
 * eighth all Bernstein coefficients of parts of it have one sign.
 */
export function simpleZeros(error: number): number {
  const { c0, c1, s1, c2, s2 } = coefficients;
  const size = Math.abs(c0) + Math.abs(c1) + Math.abs(s1) + Math.abs(c2) + Math.abs(s2);
  const valueError = error + VALUE_ERROR * size;
  const first = c1 * c1 + s1 * s1;
  const second = c2 * c2 + s2 * s2;
  const firstSize = Math.sqrt(first);
  const secondSize = Math.sqrt(second);
  if (Math.abs(c0) - valueError > firstSize + secondSize) return 0;
  setTurned();
  setValues();
  const changes = signChanges(valueError);
  if (changes < 0) return -1;
  if (changes === 0 && leastValue() - valueError > MOST_SAG * (firstSize + 4 * secondSize)) return 0;
  if (changes === 4) return crossedZeros();
  // See `isDiscriminantNegative`.
  const i = 3 * second - 0.75 * first + c0 * c0;
  const j =
    c0 * (18 * second + 2.25 * first - 2 * c0 * c0) - 6.75 * (c2 * (c1 * c1 - s1 * s1) + 2 * s2 * c1 * s1);
  const areTwo = isDiscriminantNegative(i, j, size, valueError);
  if (areTwo && changes === 2) return crossedZeros();
  const expected = areTwo ? 2 : 4;
  const count = crossedZeros();
  if (addDips(count, valueError, false) === expected) return expected;
  if (changes === 0 && hasNoZero(valueError)) return 0;
  return addDips(count, valueError, true) === expected ? expected : -1;
}

/**
 * With z = cos θ + i sin θ, z² f is the quartic a z⁴ + b z³ + c₀ z² + b̄ z + ā with a = (c₂ − i s₂)/2, b = (c₁ − i s₁)/2.
 * Its discriminant is (4 I³ − J²)/27, where I = 12 aā − 3 bb̄ + c₀² and J = 72 a c₀ ā + 9 b c₀ b̄ − 27 (a b̄² + ā b²) − 2
 * c₀³. The change to tan(θ/2) multiplies it by 2¹², which keeps its sign; if it is negative, two zeros are real and two
 * are not.
 *
 * With T the sum of the magnitudes, |I| ≤ 3 T² and |J| ≤ 7 T³. An error e of the coefficients, at least T u with their
 * own roundings, changes I by 6 T e and J by 60 T² e, so 4 I³ by 648 T⁵ e and J² by 840 T⁵ e.
 */
function isDiscriminantNegative(i: number, j: number, size: number, error: number): boolean {
  const sizeSq = size * size;
  return j * j - 4 * i * i * i > DISCRIMINANT_ERROR * error * (sizeSq * sizeSq * size);
}

/** The above, and the roundings of I, J and the rest: no more than 10 each of the bounds, e being 16 T u. */
const DISCRIMINANT_ERROR = 2000;

function setTurned(): void {
  const { c0, c1, s1, c2, s2 } = coefficients;
  turned.c0 = c0;
  turned.c1 = c1 * START_COSINE + s1 * START_SINE;
  turned.s1 = s1 * START_COSINE - c1 * START_SINE;
  turned.c2 = c2 * START_COSINE_TWICE + s2 * START_SINE_TWICE;
  turned.s2 = s2 * START_COSINE_TWICE - c2 * START_SINE_TWICE;
}

function setValues(): void {
  const { c0, c1, s1, c2, s2 } = turned;
  const plus = HALF_ROOT * (c1 + s1);
  const minus = HALF_ROOT * (s1 - c1);
  values[0] = c0 + c2 + c1;
  values[1] = c0 + s2 + plus;
  values[2] = c0 - c2 + s1;
  values[3] = c0 - s2 + minus;
  values[4] = c0 + c2 - c1;
  values[5] = c0 + s2 - plus;
  values[6] = c0 - c2 - s1;
  values[7] = c0 - s2 - minus;
}

/** How much nearer to zero a function comes between values an eighth apart: (π/4)²/8 of its second derivative. */
const MOST_SAG = 0.0772;

function leastValue(): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 8; i += 1) least = Math.min(least, Math.abs(values[i] as number));
  return least;
}

/** How often the values change their sign, all round; −1 if a sign is uncertain. Sets `crossed`. */
function signChanges(error: number): number {
  let positive = 0;
  let certain = 0;
  for (let i = 0; i < 8; i += 1) {
    const value = values[i] as number;
    positive |= Number(value > 0) << i;
    certain += Number(Math.abs(value) > error);
  }
  crossed.eighths = positive ^ ((positive >> 1) | ((positive & 1) << 7));
  return certain === 8 ? bitCount(crossed.eighths) : -1;
}

/** The eighths at whose ends the signs differ, one bit each: unpredictable branches would cost more. */
const crossed = { eighths: 0 };

/** The number of bits set among eight. */
function bitCount(bits: number): number {
  const inPairs = bits - ((bits >> 1) & 0x55);
  const inFours = (inPairs & 0x33) + ((inPairs >> 2) & 0x33);
  return (inFours + (inFours >> 4)) & 0xf;
}

/**
 * Finds the zero in each eighth at whose ends the signs differ, near that of the parabola through the values at both ends
 * and in the middle. Returns the number of zeros.
 */
function crossedZeros(): number {
  let count = 0;
  for (let left = crossed.eighths; left !== 0; left &= left - 1) {
    const eighth = 31 - Math.clz32(left & -left);
    const start = values[eighth] as number;
    const end = values[(eighth + 1) & 7] as number;
    setLocal(turned, eighth);
    const middle = local.k0;
    const rise = (end - start) / 2;
    const bend = (end + start) / 2 - middle;
    const steepness = Math.abs(rise);
    const root = Math.sqrt(Math.abs(rise * rise - 4 * bend * middle));
    const t = (-2 * FARTHEST * middle * steepness) / (rise * (steepness + root));
    setZero(count, eighth, zeroBetween(-FARTHEST, FARTHEST, t));
    count += 1;
  }
  return count;
}

/** Whether f certainly has no zero in any eighth. */
function hasNoZero(error: number): boolean {
  for (let eighth = 0; eighth < 8; eighth += 1) {
    setLocal(turned, eighth);
    if (!hasOneSign(error)) return false;
  }
  return true;
}

function setZero(index: number, eighth: number, t: number): void {
  const cosine = MIDDLES[2 * eighth] as number;
  const sine = MIDDLES[2 * eighth + 1] as number;
  const weight = 1 / (1 + t * t);
  const along = (1 - t * t) * weight;
  const aside = 2 * t * weight;
  const x = cosine * along - sine * aside;
  const y = sine * along + cosine * aside;
  zeros[2 * index] = START_COSINE * x - START_SINE * y;
  zeros[2 * index + 1] = START_SINE * x + START_COSINE * y;
}

/**
 * Finds two more zeros in each eighth at whose ends the signs are the same, if the value certainly has the other sign
 * somewhere between; returns the number of zeros then. Unless it is to be thorough, it skips eighths beside which a value
 * of the same sign is nearer to zero.
 */
function addDips(countBefore: number, error: number, isThorough: boolean): number {
  let count = countBefore;
  for (let eighth = 0; eighth < 8; eighth += 1) {
    const start = values[eighth] as number;
    const end = values[(eighth + 1) & 7] as number;
    const side = start > 0 ? 1 : -1;
    const before = side * (values[(eighth + 7) & 7] as number);
    const after = side * (values[(eighth + 2) & 7] as number);
    const isFalling = before < 0 || before > side * start;
    const isRising = after < 0 || after > side * end;
    if (side * end < 0 || !(isThorough || (isFalling && isRising))) continue;
    setLocal(turned, eighth);
    const dip = dipOf(side, error);
    if (Number.isNaN(dip)) continue;
    if (count > 2) return -1;
    // The zeros of the parabola that touches the polynomial there.
    const bend = 2 * bendAt(dip);
    const middle = dip - slopeAt(dip) / bend;
    const aside = Math.sqrt(Math.abs((middle - dip) * (middle - dip) - (2 * valueAt(dip)) / bend));
    setZero(count, eighth, zeroBetween(-FARTHEST, dip, Math.max(-FARTHEST, middle - aside)));
    setZero(count + 1, eighth, zeroBetween(dip, FARTHEST, Math.min(middle + aside, FARTHEST)));
    count += 2;
  }
  return count;
}
