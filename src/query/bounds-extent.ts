/** How far shapes reach along an axis, rounded to the safe side. */

import { normalizingPower } from "../math/powers-of-two.js";
import {
  addDown,
  addUp,
  divideDown,
  divideUp,
  multiplyDown,
  multiplyUp,
  scaleDown,
  scaleUp,
  squareRootDown,
  squareRootUp,
} from "../math/rounding.js";

/**
 * `combine(p·|cos|, q·|sin|)` rounded up, for sizes p, q ≥ 0 and the direction (along, across) = (cos, sin)
 * of any length; `combine` must be homogeneous of degree 1.
 */
export function extentUp(
  p: number,
  q: number,
  along: number,
  across: number,
  combine: (a: number, b: number) => number,
): number {
  if (across === 0) return p;
  if (along === 0) return q;
  if (p === 0 && q === 0) return 0;
  // Near 1 no step overflows, and what underflows is too small to matter and is rounded up.
  const sizePower = normalizingPower(Math.max(p, q));
  const power = normalizingPower(Math.max(Math.abs(along), Math.abs(across)));
  const cosine = scaleUp(Math.abs(along), power);
  const sine = scaleUp(Math.abs(across), power);
  const length = squareRootDown(addDown(multiplyDown(cosine, cosine), multiplyDown(sine, sine)));
  const sum = combine(multiplyUp(scaleUp(p, sizePower), cosine), multiplyUp(scaleUp(q, sizePower), sine));
  return scaleUp(divideUp(sum, length), 1 / sizePower);
}

/** p·|cos| rounded down, for the size p ≥ 0 and the direction (along, across) = (cos, sin) of any length. */
export function extentDown(p: number, along: number, across: number): number {
  if (across === 0) return p;
  if (along === 0 || p === 0) return 0;
  const sizePower = normalizingPower(p);
  const power = normalizingPower(Math.max(Math.abs(along), Math.abs(across)));
  const cosine = scaleDown(Math.abs(along), power);
  const above = scaleUp(Math.abs(along), power);
  const sine = scaleUp(Math.abs(across), power);
  const length = squareRootUp(addUp(multiplyUp(above, above), multiplyUp(sine, sine)));
  const product = multiplyDown(scaleDown(p, sizePower), cosine);
  return scaleDown(divideDown(product, length), 1 / sizePower);
}
