/**
 * A function f(θ) = c₀ + c₁ cos θ + s₁ sin θ + c₂ cos 2θ + s₂ sin 2θ within an eighth of a turn. With θ measured from the
 * middle of the eighth, (1 + t²)² f is a polynomial of degree 4 in t = tan(θ/2).
 */

/** Cosines and sines in the middle of each eighth of a turn. */
const COSINE = 0.9238795325112867;
const SINE = 0.3826834323650898;
export const MIDDLES = /* @__PURE__ */ Float64Array.of(
  ...[COSINE, SINE, SINE, COSINE, -SINE, COSINE, -COSINE, SINE],
  ...[-COSINE, -SINE, -SINE, -COSINE, SINE, -COSINE, COSINE, -SINE],
);

/** The tangent of a quarter of an eighth of a turn. */
export const FARTHEST = 0.198912367379658;

/** The coefficients of f. */
export interface Harmonics {
  c0: number;
  c1: number;
  s1: number;
  c2: number;
  s2: number;
}

/** The coefficients of that polynomial, for the eighth at hand. */
export const local = { k0: 0.5, k1: 0.5, k2: 0.5, k3: 0.5, k4: 0.5 };

/** Sets the polynomial for an eighth. */
export function setLocal({ c0, c1, s1, c2, s2 }: Harmonics, eighth: number): void {
  const cosine = MIDDLES[2 * eighth] as number;
  const sine = MIDDLES[2 * eighth + 1] as number;
  const cosineTwice = (cosine - sine) * (cosine + sine);
  const sineTwice = 2 * cosine * sine;
  const p1 = c1 * cosine + s1 * sine;
  const q1 = s1 * cosine - c1 * sine;
  const p2 = c2 * cosineTwice + s2 * sineTwice;
  const q2 = s2 * cosineTwice - c2 * sineTwice;
  local.k0 = c0 + p1 + p2;
  local.k1 = 2 * q1 + 4 * q2;
  local.k2 = 2 * c0 - 6 * p2;
  local.k3 = 2 * q1 - 4 * q2;
  local.k4 = c0 - p1 + p2;
}

/**
 * The zero of the polynomial between two points where its values have different signs, near a third. Error: 2⁻³⁰.
 *
 * About t it is a₀ + a₁ s + a₂ s² + a₃ s³ + a₄ s⁴. With h = −a₀/a₁, b = −a₂/a₁, c = −a₃/a₁, d = −a₄/a₁ its zero is at h +
 * b h² + (2 b² + c) h³ + (5 b³ + 5 b c + d) h⁴ + …; a step with the same slope follows.
 */
export function zeroBetween(from: number, to: number, near: number): number {
  const { k0, k1, k2, k3, k4 } = local;
  let t = near;
  for (let step = 0; step < MOST_REVERSIONS; step += 1) {
    const tt = t * t;
    const inverse = -1 / (k1 + 2 * t * k2 + tt * (3 * k3 + 4 * (t * k4)));
    const h = inverse * (k0 + t * k1 + tt * (k2 + t * k3 + tt * k4));
    const b = inverse * (k2 + 3 * (t * k3) + 6 * (tt * k4));
    const c = inverse * (k3 + 4 * (t * k4));
    const bb = b * b;
    t += h * (1 + h * (b + h * (2 * bb + c + h * (5 * b * (bb + c) + inverse * k4))));
    t += inverse * (k0 + t * (k1 + t * (k2 + t * (k3 + t * k4))));
    const isSmall = Math.abs(h) <= SMALL_STEP && Math.abs(h * b) <= SMALL_STEP;
    if (isSmall && t >= from && t <= to) return t;
  }
  return bracketedZero(from, to);
}

const MOST_REVERSIONS = 3;

/** The series leaves some ten times the fifth power of such a step, and the slope has a relative error of such a size. */
const SMALL_STEP = 2 ** -7;

export function valueAt(t: number): number {
  const { k0, k1, k2, k3, k4 } = local;
  return k0 + t * (k1 + t * (k2 + t * (k3 + t * k4)));
}

export function slopeAt(t: number): number {
  const { k1, k2, k3, k4 } = local;
  return k1 + t * (2 * k2 + t * (3 * k3 + t * (4 * k4)));
}

/** Half the second derivative. */
export function bendAt(t: number): number {
  const { k2, k3, k4 } = local;
  return k2 + t * (3 * k3 + t * (6 * k4));
}

/**
 * A point between two ends whose values have the sign of `side` where the value certainly has the other sign. NaN if none
 * is found on the way to where the polynomial is nearest to zero, or beyond.
 */
export function dipOf(side: number, error: number): number {
  let t = 0;
  for (let step = 0; step < DIP_STEPS; step += 1) {
    // (1 + t²)² is below 1.1, and its terms pass as many roundings again.
    if (side * valueAt(t) < -4 * error) return t;
    const bend = bendAt(t);
    // The polynomial bends away from zero.
    if (!(side * bend > 0)) break;
    t = Math.max(-FARTHEST, Math.min(t - slopeAt(t) / (2 * bend), FARTHEST));
  }
  return Number.NaN;
}

const DIP_STEPS = 4;

/** The coefficients of t, t², t³ and t⁴ are off by a few times the error of those of f, and count for less: twice that. */
const COEFFICIENT_ERROR = 8;

const MOST_HALVINGS = 8;

/** Whether the polynomial, off by at most `error`, certainly has no zero in the eighth. */
export function hasOneSign(error: number): boolean {
  const c0 = local.k0;
  const c1 = FARTHEST * local.k1;
  const c2 = FARTHEST ** 2 * local.k2;
  const c3 = FARTHEST ** 3 * local.k3;
  const c4 = FARTHEST ** 4 * local.k4;
  const least = COEFFICIENT_ERROR * error;
  const b0 = c0 - c1 + c2 - c3 + c4;
  const b1 = c0 - c1 / 2 + c3 / 2 - c4;
  const b2 = c0 - c2 / 3 + c4;
  const b3 = c0 + c1 / 2 - c3 / 2 - c4;
  const b4 = c0 + c1 + c2 + c3 + c4;
  return c0 > 0 ? isAbove(b0, b1, b2, b3, b4, least, 0) : isAbove(-b0, -b1, -b2, -b3, -b4, least, 0);
}

/** Whether a polynomial is above a value: it is between its Bernstein coefficients, and between those of its halves. */
function isAbove(
  b0: number,
  b1: number,
  b2: number,
  b3: number,
  b4: number,
  least: number,
  depth: number,
): boolean {
  if (!(b0 > least && b4 > least)) return false;
  if (Math.min(b1, b2, b3) > least) return true;
  if (depth === MOST_HALVINGS) return false;
  const p1 = (b0 + b1) / 2;
  const q1 = (b1 + b2) / 2;
  const q2 = (b2 + b3) / 2;
  const p3 = (b3 + b4) / 2;
  const p2 = (p1 + q1) / 2;
  const q3 = (q2 + p3) / 2;
  const r1 = (q1 + q2) / 2;
  const s1 = (p2 + r1) / 2;
  const s2 = (r1 + q3) / 2;
  const middle = (s1 + s2) / 2;
  const next = depth + 1;
  return isAbove(b0, p1, p2, s1, middle, least, next) && isAbove(middle, s2, q3, p3, b4, least, next);
}

/** As `zeroBetween`: Newton's method in a bracket. */
function bracketedZero(from: number, to: number): number {
  const isStartPositive = valueAt(from) > 0;
  let low = from;
  let high = to;
  let t = (from + to) / 2;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const value = valueAt(t);
    if (value > 0 === isStartPositive) low = t;
    else high = t;
    const next = t - value / slopeAt(t);
    if (Math.abs(next - t) <= SMALL_NEWTON_STEP) return next;
    t = next > low && next < high ? next : (low + high) / 2;
  }
  return t;
}

/** Newton's method doubles the digits: after a step of this size, the result is as good as doubles allow. */
const SMALL_NEWTON_STEP = 2 ** -26;

const MOST_STEPS = 40;
