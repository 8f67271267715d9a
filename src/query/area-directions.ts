import { atan2 } from "../math/atan2.js";
import { normalizingPower } from "../math/powers-of-two.js";
import { productError } from "../math/rounding.js";
import { type Directions, Opening } from "../shapes/kind.js";

/**
 * The angle between the two directions of a shape in radians, in [0, 2π]. Error: a few ulp, however near the
 * directions are to each other.
 */
export function openingAngle({ opening, startX, startY, endX, endY }: Directions): number {
  if (opening === Opening.whole) return 2 * Math.PI;
  // Directions of any length: powers of two change no angle.
  const startPower = normalizingPower(Math.max(Math.abs(startX), Math.abs(startY)));
  const endPower = normalizingPower(Math.max(Math.abs(endX), Math.abs(endY)));
  const px = startX * startPower;
  const py = startY * startPower;
  const qx = endX * endPower;
  const qy = endY * endPower;
  const angle = atan2(sumOfProducts(px, qy, -py, qx), sumOfProducts(px, qx, py, qy));
  // Less than a whole turn by less than any double is one, not nothing.
  return angle < 0 || (angle === 0 && opening === Opening.halfOrMore) ? 2 * Math.PI + angle : angle;
}

/**
 * a·b + c·d with an error of 2 ulp or so also where the products cancel.
 *
 * Source: W. Kahan's algorithm; C.-P. Jeannerod, N. Louvet, J.-M. Muller, "Further analysis of Kahan's
 * algorithm for the accurate computation of 2 × 2 determinants" (2013).
 */
function sumOfProducts(a: number, b: number, c: number, d: number): number {
  const first = a * b;
  const second = c * d;
  return first + second + (productError(a, b, first) + productError(c, d, second));
}
