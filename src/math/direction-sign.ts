import { type Sign, signOf, toIntegers } from "./exact.js";
import { isOrdinary } from "./expansion.js";
import { compareProducts } from "./rounding.js";

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
