import { productError } from "../../../math/rounding.js";
import { UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../../../math/verdict.js";
import type { Expansion } from "../../newton.js";
import { Offset, sumRest } from "../fine/offset.js";
import type { Conic } from "../outline/conic.js";

/**
 * With u the unit roundoff, m and m' the magnitudes of the two factors before they cancel, and M = m² + m'² + level:
 * U and W are off by 18 u² of theirs, factors by 27 u² m (two roundings of the low part, which is below 4.1 u m), squares
 * by 91 u² m² (four roundings, below 9.2 u m²), sums of all by 47 u² M more, the level by 20 u² of itself.
 */
const VALUE_ERROR = 2 ** 8 * UNIT_ROUNDOFF * UNIT_ROUNDOFF;

/** Factors are off by their low parts and 2 roundings, 7 u m, the products and sums with them by 5 more: twice that. */
const GRADIENT_ERROR = 32 * UNIT_ROUNDOFF;

const turned = /* @__PURE__ */ new Offset();

/** Expands a conic about a point that is seen from its centre. */
export function expandConic(conic: Conic, v: Offset, out: Expansion): void {
  if (conic.isCircle) expandCircle(conic, v, out);
  else expandEllipse(conic, v, out);
}

/** As below, with fewer roundings. */
function expandCircle({ level, levelLow }: Conic, { x, xLow, y, yLow, error }: Offset, out: Expansion): void {
  const xx = x * x;
  const yy = y * y;
  const sum = xx + yy;
  const rest = sum - level;
  const low = productError(x, x, xx) + productError(y, y, yy) + 2 * (x * xLow + y * yLow);
  out.value = rest + (sumRest(sum, -level, rest) + (sumRest(xx, yy, sum) + low - levelLow));
  out.gradientX = 2 * x;
  out.gradientY = 2 * y;
  out.bend = 1;
  const size = Math.abs(x) + Math.abs(y);
  out.gradientError = GRADIENT_ERROR * size;
  out.valueError = VALUE_ERROR * (sum + level) + 4 * error * size + UNDERFLOW_ERROR;
}

function expandEllipse(conic: Conic, v: Offset, out: Expansion): void {
  const { weightX, weightY, level, ux, uy } = conic;
  let sizeX = Math.abs(v.x);
  let sizeY = Math.abs(v.y);
  let seen = v;
  if (!conic.isUpright) {
    turn(conic, v);
    seen = turned;
    const alongX = Math.abs(ux);
    const alongY = Math.abs(uy);
    const size = alongX * sizeX + alongY * sizeY;
    sizeY = alongX * sizeY + alongY * sizeX;
    sizeX = size;
  }
  const a = weightX * seen.x;
  const b = weightY * seen.y;
  const aLow = productError(weightX, seen.x, a) + weightX * seen.xLow;
  const bLow = productError(weightY, seen.y, b) + weightY * seen.yLow;
  const aa = a * a;
  const bb = b * b;
  const aaLow = productError(a, a, aa) + (2 * a + aLow) * aLow;
  const bbLow = productError(b, b, bb) + (2 * b + bLow) * bLow;
  const sum = aa + bb;
  const rest = sum - level;
  out.value = rest + (sumRest(sum, -level, rest) + (sumRest(aa, bb, sum) + (aaLow + bbLow) - conic.levelLow));
  const slopeX = 2 * weightX * a;
  const slopeY = 2 * weightY * b;
  out.gradientX = ux * slopeX - uy * slopeY;
  out.gradientY = ux * slopeY + uy * slopeX;
  out.bend = conic.bend;
  const firstSize = weightX * sizeX;
  const secondSize = weightY * sizeY;
  const directionSize = Math.abs(ux) + Math.abs(uy);
  const gradientSize = (weightX * firstSize + weightY * secondSize) * directionSize;
  out.gradientError = GRADIENT_ERROR * gradientSize;
  out.valueError =
    VALUE_ERROR * (firstSize * firstSize + secondSize * secondSize + level) +
    4 * v.error * gradientSize +
    UNDERFLOW_ERROR;
}

/** Sets `turned` to u · v and u × v. */
function turn({ ux, uy }: Conic, { x, xLow, y, yLow }: Offset): void {
  const xx = ux * x;
  const yy = uy * y;
  const along = xx + yy;
  turned.x = along;
  turned.xLow =
    sumRest(xx, yy, along) + (productError(ux, x, xx) + productError(uy, y, yy) + (ux * xLow + uy * yLow));
  const xy = ux * y;
  const yx = uy * x;
  const across = xy - yx;
  turned.y = across;
  turned.yLow =
    sumRest(xy, -yx, across) + (productError(ux, y, xy) - productError(uy, x, yx) + (ux * yLow - uy * xLow));
}
