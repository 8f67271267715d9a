import { UNIT_ROUNDOFF } from "./verdict.js";

/* Ellipses in the frame of their axes: feet of normals, and lengths. */

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

/** Lengths along ellipses, by elliptic integrals of the second kind. */

/** The iterations below double the number of correct bits; even the flattest ellipse takes fewer. */
const MOST_MEANS = 60;
/** If two means agree to this, the next step makes them equal to the last bit. */
const MEANS_AGREE = 2 ** -27;

/**
 * A quarter of the circumference of an ellipse with radii a ≥ b > 0, by the arithmetic-geometric mean of a and b in
 * a form that only adds positive numbers. Error: a few ulp.
 *
 * Source: R. Bulirsch, "Numerical calculation of elliptic integrals and elliptic functions" (1965), cel2.
 */
export function quarterOfEllipse(a: number, b: number): number {
  // To the last bit, a flatter ellipse is as long as twice its axis; this also keeps the squares above 0.
  let geometric = Math.max(b / a, 2 ** -400);
  let arithmetic = 1;
  let first = 1;
  let second = geometric * geometric;
  let sum = first + second;
  for (let step = 0; step < MOST_MEANS; step++) {
    second = 2 * (first * geometric + second);
    first = sum;
    const mean = arithmetic;
    arithmetic += geometric;
    sum += second / arithmetic;
    if (Math.abs(mean - geometric) <= MEANS_AGREE * mean) break;
    geometric = 2 * Math.sqrt(geometric * mean);
  }
  return (Math.PI / 4) * (sum / arithmetic) * a;
}

/** A point of an ellipse by its cosine and sine: (a cos, b sin) in the frame of the axes. */
interface RoundPlace {
  readonly cosine: number;
  readonly sine: number;
}

/**
 * The length along the ellipse from the end of the first axis to a point, from +x towards +y: in [0, circumference).
 * Error: some ulp of the longer radius. `quarter` is a quarter of the circumference.
 */
export function wayAlongEllipse(
  rx: number,
  ry: number,
  { cosine, sine }: RoundPlace,
  quarter: number,
): number {
  if (rx >= ry) {
    const toShortAxis = fromShortAxis(rx, ry, Math.abs(cosine), Math.abs(sine));
    if (sine >= 0) return cosine >= 0 ? quarter - toShortAxis : quarter + toShortAxis;
    return cosine >= 0 ? 3 * quarter + toShortAxis : 3 * quarter - toShortAxis;
  }
  const toShortAxis = fromShortAxis(ry, rx, Math.abs(sine), Math.abs(cosine));
  if (cosine >= 0) return sine >= 0 ? toShortAxis : 4 * quarter - toShortAxis;
  return sine >= 0 ? 2 * quarter - toShortAxis : 2 * quarter + toShortAxis;
}

/**
 * The length from the end of the shorter axis to the point at `along` · a along the longer one and `aside` · b
 * along the shorter one, along² + aside² = 1, both at least 0.
 *
 * The incomplete integral E(φ, k), sin φ = along, k² = 1 − (b/a)², in a form that only adds positive numbers:
 * NIST Digital Library of Mathematical Functions, 19.25.10.
 */
function fromShortAxis(a: number, b: number, along: number, aside: number): number {
  const ratio = Math.max(b / a, 2 ** -200);
  const ratioSq = ratio * ratio;
  const excess = (1 - ratio) * (1 + ratio);
  const asideSq = aside * aside;
  const deltaSq = asideSq + ratioSq * along * along;
  if (along === 0) return 0;
  const first = ratioSq * carlsonF(asideSq, deltaSq, 1);
  const second = (excess * ratioSq * along * along * carlsonD(asideSq, 1, deltaSq)) / 3;
  return a * along * (first + second + (excess * aside) / Math.sqrt(deltaSq));
}

/** Each step divides the differences of the arguments by four; with ratios of 2⁻⁴⁰⁰ some hundred are needed. */
const MOST_DUPLICATIONS = 300;
/** With arguments this near, relative to their mean, the truncation error of the series is below an ulp. */
const NEAR_ENOUGH = 2 ** -9;

/**
 * Carlson's symmetric integral of the first kind, for x, y, z ≥ 0 of which at most one is 0.
 *
 * Source: B. C. Carlson, "Numerical computation of real or complex elliptic integrals" (1995).
 */
function carlsonF(x: number, y: number, z: number): number {
  let [p, q, r] = [x, y, z];
  let mean = (p + q + r) / 3;
  for (let step = 0; step < MOST_DUPLICATIONS; step++) {
    if (Math.max(Math.abs(p - mean), Math.abs(q - mean), Math.abs(r - mean)) <= NEAR_ENOUGH * mean) break;
    const shift = Math.sqrt(p) * Math.sqrt(q) + Math.sqrt(q) * Math.sqrt(r) + Math.sqrt(r) * Math.sqrt(p);
    p = (p + shift) / 4;
    q = (q + shift) / 4;
    r = (r + shift) / 4;
    mean = (p + q + r) / 3;
  }
  const [dp, dq] = [1 - p / mean, 1 - q / mean];
  const dr = -dp - dq;
  const e2 = dp * dq - dr * dr;
  const e3 = dp * dq * dr;
  return (1 + e2 * (e2 / 24 - 0.1 - (3 / 44) * e3 - (5 / 208) * e2 * e2) + e3 / 14) / Math.sqrt(mean);
}

/** Carlson's integral of the second kind, z > 0; x and y ≥ 0, at most one of them 0. Same source. */
function carlsonD(x: number, y: number, z: number): number {
  let [p, q, r] = [x, y, z];
  let sum = 0;
  let weight = 1;
  let mean = (p + q + 3 * r) / 5;
  for (let step = 0; step < MOST_DUPLICATIONS; step++) {
    if (Math.max(Math.abs(p - mean), Math.abs(q - mean), Math.abs(r - mean)) <= NEAR_ENOUGH * mean) break;
    const shift = Math.sqrt(p) * Math.sqrt(q) + Math.sqrt(q) * Math.sqrt(r) + Math.sqrt(r) * Math.sqrt(p);
    sum += weight / (Math.sqrt(r) * (r + shift));
    weight /= 4;
    p = (p + shift) / 4;
    q = (q + shift) / 4;
    r = (r + shift) / 4;
    mean = (p + q + 3 * r) / 5;
  }
  const [dp, dq] = [1 - p / mean, 1 - q / mean];
  const dr = -(dp + dq) / 3;
  const pq = dp * dq;
  const rr = dr * dr;
  const e2 = pq - 6 * rr;
  const e3 = (3 * pq - 8 * rr) * dr;
  const e4 = 3 * (pq - rr) * rr;
  const e5 = pq * rr * dr;
  const series =
    1 - (3 / 14) * e2 + e3 / 6 + (9 / 88) * e2 * e2 - (3 / 22) * e4 - (9 / 52) * e2 * e3 + (3 / 26) * e5;
  return 3 * sum + (weight * series) / (mean * Math.sqrt(mean));
}
