/** Lengths along ellipses, by elliptic integrals of the second kind. */

/** The iterations below double the number of correct bits; even the flattest ellipse takes fewer. */
const MOST_STEPS = 60;
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
  for (let step = 0; step < MOST_STEPS; step++) {
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
