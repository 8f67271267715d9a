import type { Sign } from "./exact.js";
import { productError } from "./rounding.js";

/**
 * The sign of a·b − c·d in real arithmetic, for factors and products that `productError` can do with.
 *
 * Where the rounded products differ, so do the true ones, and in the same sense. Where they are equal, so are the true
 * ones but for the rounding errors, which are doubles.
 */
export function compareProducts(a: number, b: number, c: number, d: number): Sign {
  const first = a * b;
  const second = c * d;
  if (first !== second) return first > second ? 1 : -1;
  const difference = productError(a, b, first) - productError(c, d, second);
  return difference > 0 ? 1 : difference < 0 ? -1 : 0;
}
