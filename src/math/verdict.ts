import { type Sign, signOf, toIntegers } from "./exact.js";
import { compareProducts, Expansion, isOrdinary, productError, sumError } from "./rounding.js";

/**
 * The verdicts of floating-point filters, and the constants of their error bounds.
 *
 * A filter evaluates a predicate in doubles together with a bound on the error it can have made. It answers
 * only when the value is farther from zero than the bound; otherwise exact arithmetic decides. Error bounds
 * are counted in units of `UNIT_ROUNDOFF`: each of + − × ÷ √ changes a result by a factor within 1 ± u, so a
 * value that passed n roundings is off by at most about n·u of the sum of the magnitudes it was made of; the
 * constants are one or more larger than the count, which covers the terms in u² and the roundings of the
 * bound itself.
 */

/** 1: certainly yes. −1: certainly no. 0: too close for this filter. */
export type Verdict = -1 | 0 | 1;

/** Largest relative error of one rounding to nearest: 2⁻⁵³. */
export const UNIT_ROUNDOFF = 2 ** -53;

/**
 * More than any predicate here can lose to gradual underflow when its factors are moderate: each product
 * loses at most 2⁻¹⁰⁷⁵, and what multiplies it afterwards is below 2⁴⁰⁰ (see `isModerate`).
 */
export const UNDERFLOW_ERROR = 2 ** -660;

/**
 * Whether a length or squared direction length is in the range where the filters' bounds hold. Values outside
 * go to exact arithmetic, and so do NaN and infinities left by an overflow.
 */
export function isModerate(value: number): boolean {
  return value > 2 ** -200 && value < 2 ** 200;
}

/**
 * Coordinates and sizes above this go to exact arithmetic where a filter's values have up to four such
 * factors, so that they lose at most UNDERFLOW_ERROR to underflow.
 */
export const LARGEST_FILTERED_SIZE = 2 ** 100;

/** Whether all quick computations can handle a pair of this size, with room to spare: else they run in another unit. */
export function isUsualSize(size: number): boolean {
  return size > 2 ** -100 && size < 2 ** 100;
}

/** True iff at least one is: certain if one is certain, or if all are certainly not. */
export function either(a: Verdict, b: Verdict): Verdict {
  if (a > 0 || b > 0) return 1;
  return a < 0 && b < 0 ? -1 : 0;
}

/** True iff both are. */
export function both(a: Verdict, b: Verdict): Verdict {
  if (a < 0 || b < 0) return -1;
  return a > 0 && b > 0 ? 1 : 0;
}

/**
 * The sign of a computed value that is off by at most `error`; NaN and infinite errors are undecided.
 *
 * First whether it is certain, which it nearly always is: a processor foresees that, so that only the second branch costs.
 */
export function certainSign(value: number, error: number): Verdict {
  return Math.abs(value) > error ? (value > 0 ? 1 : -1) : 0;
}

// A product of differences has passed three roundings and the difference of the two products a fourth: below 3 u
// of the sum of the products' magnitudes and u of the result, so that no more than 3 u and terms in u² can
// turn a sign (J. R. Shewchuk, "Adaptive Precision Floating-Point Arithmetic", 1997, section 4.2). The fourth
// u covers those terms and the roundings of the bound.
const ORIENTATION_ERROR = 4 * UNIT_ROUNDOFF;

/**
 * What is left of that error, as a part of the products' magnitudes, once the rounding errors of the differences and of the
 * products have been added back. The difference of two products so near each other is exact. Rounded are the difference of
 * their errors (u²), four products with the error of a difference (2 u² together), their two sums (2 u²), the difference of
 * these (2 u²) and its sum with the former (3 u²). The products of two errors of differences are left out (2 u²). Together:
 * below 12 u² and terms in u³. The last sum is off by a part of itself.
 */
const CORRECTED_ERROR = 16 * UNIT_ROUNDOFF * UNIT_ROUNDOFF;

/** More than the two products can lose to gradual underflow; differences of doubles lose nothing to it. */
const PRODUCT_UNDERFLOW = 2 ** -1070;

/**
 * The sign of (b − a) × (c − a) in real arithmetic, for all finite doubles: 1 iff a, b, c turn from +x towards
 * +y, 0 iff they lie on one line.
 *
 * Cost: a few nanoseconds; up to some tens where they lie on a line to within rounding, microseconds where that
 * happens at magnitudes beyond about 2^±400.
 */
export function orientation(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): Sign {
  const first = (ax - cx) * (by - cy);
  const second = (ay - cy) * (bx - cx);
  const determinant = first - second;
  const error = ORIENTATION_ERROR * (Math.abs(first) + Math.abs(second)) + PRODUCT_UNDERFLOW;
  if (determinant > error) return 1;
  if (determinant < -error) return -1;
  return uncertainOrientation(ax, ay, bx, by, cx, cy);
}

/**
 * How the edges from a to b and from c to d meet: 1 where they cross, each with its ends on different sides of the other;
 * 0 where they meet otherwise; −1 where they have no common point. Exact. Edges of length 0 are points.
 *
 * Each edge has its ends on both sides of the other's line, or on it. Where all ends are on one line, the edges meet if
 * their boxes do.
 */
export function meetingOfEdges(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): Sign {
  const isBeside =
    Math.max(ax, bx) < Math.min(cx, dx) ||
    Math.max(cx, dx) < Math.min(ax, bx) ||
    Math.max(ay, by) < Math.min(cy, dy) ||
    Math.max(cy, dy) < Math.min(ay, by);
  if (isBeside) return -1;
  const ofSecond = orientation(ax, ay, bx, by, cx, cy) * orientation(ax, ay, bx, by, dx, dy);
  if (ofSecond > 0) return -1;
  const ofFirst = orientation(cx, cy, dx, dy, ax, ay) * orientation(cx, cy, dx, dy, bx, by);
  if (ofFirst > 0) return -1;
  return ofFirst < 0 && ofSecond < 0 ? 1 : 0;
}

function uncertainOrientation(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): Sign {
  const isSafe =
    isSafeForExpansions(ax) &&
    isSafeForExpansions(ay) &&
    isSafeForExpansions(bx) &&
    isSafeForExpansions(by) &&
    isSafeForExpansions(cx) &&
    isSafeForExpansions(cy);
  if (isSafe) {
    const px = ax - cx;
    const py = ay - cy;
    const qx = bx - cx;
    const qy = by - cy;
    const pxError = sumError(ax, -cx, px);
    const pyError = sumError(ay, -cy, py);
    const qxError = sumError(bx, -cx, qx);
    const qyError = sumError(by, -cy, qy);
    // This suffices for points on a grid, or near each other.
    if (pxError === 0 && pyError === 0 && qxError === 0 && qyError === 0)
      return compareProducts(px, qy, py, qx);
    const first = px * qy;
    const second = py * qx;
    const errors = productError(px, qy, first) - productError(py, qx, second);
    const changes = px * qyError + qy * pxError - (py * qxError + qx * pyError);
    const determinant = first - second + (errors + changes);
    const error = CORRECTED_ERROR * (Math.abs(first) + Math.abs(second));
    if (determinant > error) return 1;
    if (determinant < -error) return -1;
    cross.clear().addProduct(px, qy).addProduct(-py, qx);
    cross.addProduct(px, qyError).addProduct(-py, qxError);
    cross.addProduct(pxError, qy).addProduct(-pyError, qx);
    return cross.addProduct(pxError, qyError).addProduct(-pyError, qxError).sign();
  }
  const [exactAx, exactAy, exactBx, exactBy, exactCx, exactCy] = toIntegers(ax, ay, bx, by, cx, cy);
  return signOf((exactAx - exactCx) * (exactBy - exactCy) - (exactAy - exactCy) * (exactBx - exactCx));
}

/** Room for a determinant whose sign its terms cancel down to. */
const cross = /* @__PURE__ */ new Expansion();

/**
 * Whether the last bits of products of differences of such coordinates, at least (2⁻⁴⁵³)² · 2⁻¹⁰⁶, are
 * doubles, and the products themselves, too.
 */
function isSafeForExpansions(coordinate: number): boolean {
  const size = Math.abs(coordinate);
  return size === 0 || (size > 2 ** -400 && size < 2 ** 500);
}

/**
 * The sign (−1, 0 or 1) of p × q = px·qy − py·qx in real arithmetic, for all finite doubles.
 *
 * 1 iff q is ahead of p (towards +y from +x) by less than half a turn; 0 iff they are parallel or opposite.
 */
export function crossSign(px: number, py: number, qx: number, qy: number): Sign {
  return differenceSign(px, qy, py, qx);
}

/** The sign (−1, 0 or 1) of p · q = px·qx + py·qy in real arithmetic, for all finite doubles. */
export function dotSign(px: number, py: number, qx: number, qy: number): Sign {
  return differenceSign(px, qx, -py, qy);
}

/**
 * The sign of a·b − c·d.
 *
 * Rounding is monotone, even with overflow and underflow: if the rounded products differ, the true ones differ in the
 * same order. Only equal ones need more than one comparison.
 */
function differenceSign(a: number, b: number, c: number, d: number): Sign {
  const first = a * b;
  const second = c * d;
  if (first > second) return 1;
  if (first < second) return -1;
  // Common ties: directions along the axes.
  if ((a === 0 || b === 0) && (c === 0 || d === 0)) return 0;
  const areOrdinary = isOrdinary(a) && isOrdinary(b) && isOrdinary(c) && isOrdinary(d);
  return areOrdinary ? compareProducts(a, b, c, d) : exactDifferenceSign(a, b, c, d);
}

/** Here (a, c) are the coordinates of one direction and (b, d) those of the other. */
function exactDifferenceSign(a: number, b: number, c: number, d: number): Sign {
  const [exactA, exactC] = toIntegers(a, c);
  const [exactB, exactD] = toIntegers(b, d);
  return signOf(exactA * exactB - exactC * exactD);
}
