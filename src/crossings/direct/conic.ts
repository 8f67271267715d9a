import { normalizingPower } from "../../math/powers-of-two.js";
import { productError } from "../../math/rounding.js";
import { UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../../math/verdict.js";
import { type Circle, type Ellipse, Kind } from "../../shapes/kind.js";
import type { Expansion } from "../newton.js";
import { LARGEST_SIZE, SMALLEST_SIZE } from "./edge-list.js";
import { Offset, sumRest } from "./offset.js";

/**
 * A circle or an ellipse as the zeros of (weightX · U)² + (weightY · W)² − level, where U = u · v and W = u × v for
 * a point v seen from its centre; less inside. All products: no roots, no quotients.
 */
export class Conic {
  readonly isStraight = false;
  /** What coordinates are counted from, as seen from the centre. */
  readonly anchor = new Offset();
  /** Whether that is where it is itself. */
  isAnchor = false;
  x = 0.5;
  y = 0.5;
  rx = 0.5;
  ry = 0.5;
  /** The unit vector along the first axis, in doubles. */
  cosine = 0.5;
  sine = 0.5;
  isCircle = false;
  /** Whether the first axis is that of x; then u is (1, 0). */
  isUpright = false;
  ux = 0.5;
  uy = 0.5;
  weightX = 0.5;
  weightY = 0.5;
  level = 0.5;
  levelLow = 0.5;
  /** No more than this times |s|² is what two factors make of an s. */
  bend = 0.5;
}

/** False if it has no interior, or its radii are out of range. */
export function setConic(out: Conic, shape: Circle | Ellipse): boolean {
  out.x = shape.x;
  out.y = shape.y;
  if (shape.kind === Kind.circle) return setCircle(out, shape.r);
  const { rx, ry } = shape;
  if (rx === ry) return setCircle(out, rx);
  if (shape.uy === 0) return setUpright(out, rx, ry);
  if (shape.ux === 0) return setUpright(out, ry, rx);
  return setTurned(out, shape);
}

function isInRange(r: number): boolean {
  return r > SMALLEST_SIZE && r < LARGEST_SIZE;
}

function setCircle(out: Conic, r: number): boolean {
  setUprightAxes(out, r, r);
  out.isCircle = true;
  out.weightX = 1;
  out.weightY = 1;
  out.level = r * r;
  out.levelLow = productError(r, r, out.level);
  out.bend = 1;
  return isInRange(r);
}

function setUpright(out: Conic, rx: number, ry: number): boolean {
  setUprightAxes(out, rx, ry);
  out.isCircle = false;
  out.weightX = ry;
  out.weightY = rx;
  out.bend = Math.max(rx * rx, ry * ry);
  const product = rx * ry;
  setSquare(out, product, productError(rx, ry, product));
  return isInRange(rx) && isInRange(ry);
}

function setUprightAxes(out: Conic, rx: number, ry: number): void {
  out.rx = rx;
  out.ry = ry;
  out.cosine = 1;
  out.sine = 0;
  out.isUpright = true;
  out.ux = 1;
  out.uy = 0;
}

/** Sets the level to the square of a pair of doubles. */
function setSquare(out: Conic, value: number, low: number): void {
  out.level = value * value;
  out.levelLow = productError(value, value, out.level) + (2 * value + low) * low;
}

function setTurned(out: Conic, { rx, ry, ux: givenX, uy: givenY }: Ellipse): boolean {
  const power = normalizingPower(Math.max(Math.abs(givenX), Math.abs(givenY)));
  const ux = givenX * power;
  const uy = givenY * power;
  if (ux / power !== givenX || uy / power !== givenY) return false;
  out.isCircle = false;
  out.isUpright = false;
  out.rx = rx;
  out.ry = ry;
  out.ux = ux;
  out.uy = uy;
  out.weightX = ry;
  out.weightY = rx;
  const product = rx * ry;
  setSquare(out, product, productError(rx, ry, product));
  const xx = ux * ux;
  const yy = uy * uy;
  const lengthSq = xx + yy;
  const lengthSqLow = sumRest(xx, yy, lengthSq) + (productError(ux, ux, xx) + productError(uy, uy, yy));
  const square = out.level;
  const level = square * lengthSq;
  out.levelLow =
    productError(square, lengthSq, level) + (square * lengthSqLow + out.levelLow * (lengthSq + lengthSqLow));
  out.level = level;
  out.bend = Math.max(rx * rx, ry * ry) * (2 * lengthSq);
  const length = Math.sqrt(lengthSq);
  out.cosine = ux / length;
  out.sine = uy / length;
  return isInRange(rx) && isInRange(ry);
}

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
