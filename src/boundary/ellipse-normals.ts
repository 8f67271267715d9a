import { UNIT_ROUNDOFF } from "../math/verdict.js";

/** Up to four points of an ellipse, x and y alternately. */
export const MOST_FEET = 4;

/** After the nearest of them, and before one more that is the nearest where it is, if there are four. */
export const FARTHEST_FOOT = 1;

/**
 * Halvings that narrow a bracket of length 1 to 2⁻⁵³ of its root, if that is 2⁻⁶⁷ or more: near the tips of a thin ellipse
 * the normal turns a long way over a small τ. Newton's steps are mostly some six.
 */
const MOST_STEPS = 120;

/** If A is less than this part of B, f is least where τ rounds to 1. */
const TRACE = 2 ** -150;

/** More than the roundings of a comparison. */
const CERTAINLY_MORE = 1 + 2 ** -40;

/**
 * The points of the ellipse (x/rx)² + (y/ry)² = 1 where its normal passes through (px, py): where the distance
 * from there is stationary. Fills them in, and returns how many there are: two or four.
 *
 * With (rx cos φ, ry sin φ) for such a point and, by symmetry, px, py ≥ 0 and rx ≥ ry, f(φ) = K sc − As + Bc = 0
 * where c, s = cos φ, sin φ, K = rx² − ry², A = rx px, B = ry py. In each quadrant f/(sc) is monotone, or convex:
 *
 * - c, s > 0: K − A/c + B/s falls from ∞ to −∞, one root, the nearest point;
 * - c < 0 < s: all three terms of f are negative, none;
 * - c, s < 0: K + A/|c| − B/|s| climbs from −∞ to ∞, one root, the farthest point;
 * - s < 0 < c: −K + A/c + B/|s| is convex, least where A|s|³ = Bc³, none or two roots.
 *
 * Roots are sought over τ = tan(φ/2) in [0, 1], where c, s and 1 are as 1 − τ², 2τ and 1 + τ². Where A or B is
 * 0, roots at the ends of quadrants are among those found. Error: some 2⁻⁵³ of the larger radius along the
 * ellipse, more (as is natural) where two roots are about to meet.
 */
export function normalFeet(rx: number, ry: number, px: number, py: number, feet: Float64Array): number {
  const long = Math.max(rx, ry);
  const short = Math.min(rx, ry);
  const k = (long - short) * (long + short);
  const b = rx >= ry ? ry * Math.abs(py) : rx * Math.abs(px);
  const a = withoutTrace(rx >= ry ? rx * Math.abs(px) : ry * Math.abs(py), b);
  // Beyond the evolute, where A^(2/3) + B^(2/3) > K^(2/3), there are two; so there are where A + B > K.
  const areTwo = a > 0 && b > 0 && a + b > k * CERTAINLY_MORE;
  const lowest = areTwo ? 1 : lowestPlace(a, b);
  const count = areTwo || quadrantFunction(-k, a, b, lowest) > 0 ? 2 : 4;
  setFoot(feet, 0, long, short, fallingRoot(k, -a, b, 0, 1), 1, 1);
  setFoot(feet, 1, long, short, fallingRoot(-k, -a, b, 0, 1), -1, -1);
  if (count === 4) {
    setFoot(feet, 2, long, short, fallingRoot(-k, a, b, 0, lowest), 1, -1);
    setFoot(feet, 3, long, short, fallingRoot(k, -a, -b, lowest, 1), 1, -1);
  }
  for (let i = 0; i < 2 * count; i += 2) {
    const alongLong = feet[i] ?? 0;
    const alongShort = feet[i + 1] ?? 0;
    feet[i] = withSignOf(px, rx >= ry ? alongLong : alongShort);
    feet[i + 1] = withSignOf(py, rx >= ry ? alongShort : alongLong);
  }
  return count;
}

function withoutTrace(a: number, b: number): number {
  return a < TRACE * b ? 0 : a;
}

/** k sc + αs + βc, times (1 + τ²)². */
function quadrantFunction(k: number, alpha: number, beta: number, tau: number): number {
  const s = 2 * tau;
  const c = (1 - tau) * (1 + tau);
  return k * s * c + (alpha * s + beta * c) * (1 + tau * tau);
}

/** The derivative of that. */
function quadrantSlope(k: number, alpha: number, beta: number, tau: number): number {
  const square = tau * tau;
  return 2 * (k + alpha) + 6 * (alpha - k) * square - 4 * beta * tau * square;
}

/** The τ between two bounds at which the function above falls below 0; one of the bounds if it does not. */
function fallingRoot(k: number, alpha: number, beta: number, from: number, to: number): number {
  let low = from;
  let high = to;
  let tau = (low + high) / 2;
  for (let step = 0; step < MOST_STEPS; step++) {
    const value = quadrantFunction(k, alpha, beta, tau);
    if (value > 0) low = tau;
    else high = tau;
    const next = betterPlace(low, high, tau - value / quadrantSlope(k, alpha, beta, tau));
    if (isAsGood(tau, next)) return next;
    tau = next;
  }
  return tau;
}

/** A place by Newton's method where that stays between the bounds, else their middle. */
function betterPlace(low: number, high: number, place: number): number {
  return place > low && place < high ? place : (low + high) / 2;
}

/** Whether a step is less than a rounding. */
function isAsGood(tau: number, next: number): boolean {
  return Math.abs(next - tau) <= UNIT_ROUNDOFF * tau;
}

/** The τ where a s³ = b c³. */
function lowestPlace(a: number, b: number): number {
  let low = 0;
  let high = 1;
  let tau = 0.5;
  for (let step = 0; step < MOST_STEPS; step++) {
    const s = 2 * tau;
    const c = (1 - tau) * (1 + tau);
    const height = a * s * s * s - b * c * c * c;
    if (height < 0) low = tau;
    else high = tau;
    const next = betterPlace(low, high, tau - height / (6 * (a * s * s + b * c * c * tau)));
    if (isAsGood(tau, next)) return next;
    tau = next;
  }
  return tau;
}

function setFoot(
  feet: Float64Array,
  index: number,
  long: number,
  short: number,
  tau: number,
  signAlongLong: number,
  signAlongShort: number,
): void {
  const w = 1 + tau * tau;
  feet[2 * index] = (signAlongLong * long * ((1 - tau) * (1 + tau))) / w;
  feet[2 * index + 1] = (signAlongShort * short * 2 * tau) / w;
}

function withSignOf(sign: number, value: number): number {
  return sign < 0 ? -value : value;
}
