import { absolute, bitLength, shift } from "./integer.js";
import type { Polynomial, SignsTaken } from "./polynomial.js";

/** The five Bernstein coefficients of a quartic on an interval, constant end first. */
type Bernstein = readonly [number, number, number, number, number];

/**
 * The signs that a form of degree 4 takes on the projective line, if doubles can certify them; else undefined.
 * None of them is zero then, save between certified opposite signs.
 *
 * The integers are cut to units of which the largest has below 2⁵², each by less than a unit. A Bernstein
 * coefficient on a unit interval is a sum of the five with weights of at most 1: below 5·2⁵², where half an ulp is
 * at most 2 units; so its error is below 16 units. Halving an interval takes four averages one after the other,
 * each of which adds at most 2 units: 64 in eight halvings. So a sign is certain beyond 80 units. A polynomial
 * lies within the range of its Bernstein coefficients and takes the first and the last at the ends.
 */
export function quickSigns(p: Polynomial): SignsTaken | undefined {
  const largest = p.reduce((size, coefficient) => Math.max(size, bitLength(coefficient)), 0);
  if (largest === 0) return undefined;
  const number = (index: number) => {
    const coefficient = p[index] ?? 0n;
    const size = Number(shift(absolute(coefficient), 52 - largest));
    return coefficient < 0n ? -size : size;
  };
  const [a, b, c, d, e] = [number(0), number(1), number(2), number(3), number(4)];
  const found = { negative: false, positive: false };
  const certain =
    classify(onUnitInterval(a, b, c, d, e), found, 8) &&
    classify(onUnitInterval(a, -b, c, -d, e), found, 8) &&
    classify(onUnitInterval(e, d, c, b, a), found, 8) &&
    classify(onUnitInterval(e, -d, c, -b, a), found, 8);
  if (found.negative && found.positive) return { negative: true, zero: true, positive: true };
  return certain ? { negative: found.negative, zero: false, positive: found.positive } : undefined;
}

/** a + bt + ct² + dt³ + et⁴ for t from 0 to 1. */
function onUnitInterval(a: number, b: number, c: number, d: number, e: number): Bernstein {
  return [a, a + b / 4, a + b / 2 + c / 6, a + 0.75 * b + c / 2 + d / 4, a + b + c + d + e];
}

const certainSize = 128;

/** Whether the interval is certainly of one sign; notes the signs seen, and stops when it has seen both. */
function classify(b: Bernstein, found: { negative: boolean; positive: boolean }, halvings: number): boolean {
  if (b[0] > certainSize || b[4] > certainSize) found.positive = true;
  if (b[0] < -certainSize || b[4] < -certainSize) found.negative = true;
  if (found.positive && found.negative) return false;
  if (Math.min(...b) > certainSize || Math.max(...b) < -certainSize) return true;
  if (halvings === 0) return false;
  const [low, high] = halves(b);
  return classify(low, found, halvings - 1) && classify(high, found, halvings - 1);
}

/** De Casteljau's algorithm at the middle. */
function halves([p, q, r, s, t]: Bernstein): [Bernstein, Bernstein] {
  const pq = (p + q) / 2;
  const qr = (q + r) / 2;
  const rs = (r + s) / 2;
  const st = (s + t) / 2;
  const pqr = (pq + qr) / 2;
  const qrs = (qr + rs) / 2;
  const rst = (rs + st) / 2;
  const pqrs = (pqr + qrs) / 2;
  const qrst = (qrs + rst) / 2;
  const middle = (pqrs + qrst) / 2;
  return [
    [p, pq, pqr, pqrs, middle],
    [middle, qrst, rst, st, t],
  ];
}
