import { normalizingPower } from "../../../math/powers-of-two.js";
import { productError } from "../../../math/rounding.js";
import type { Vec2 } from "../../../math/vector.js";
import { Offset, setDifference, sumRest } from "./offset.js";

/** A direction of any length, its length and the unit vector along it, all in pairs of doubles. */
export class Direction {
  readonly way = new Offset();
  length = 0.5;
  lengthLow = 0.5;
  readonly unit = new Offset();
}

/**
 * With u the unit roundoff: the low part of the square of the length is below 5 u of it, passes 6 roundings
 * and leaves out the squares of low parts, 32 u²; so that of the length is off by half of that, by two
 * roundings of 5 u, and by the square of its own part, 40 u² in all; the low part of a coordinate of the unit
 * vector is below 8 u, passes 4 roundings, and inherits the rest: below 128 u².
 */
export const DIRECTION_ERROR = 2 ** -98;

/**
 * Sets it to a stored direction, brought to a length near to 1 by a power of two, or to 1 along an axis;
 * false if that loses bits.
 */
export function setDirection(out: Direction, x: number, y: number): boolean {
  if (x === 0 || y === 0) {
    setAlongAxis(out, x, y);
    return true;
  }
  const { way } = out;
  const power = normalizingPower(Math.max(Math.abs(x), Math.abs(y)));
  way.x = x * power;
  way.xLow = 0;
  way.y = y * power;
  way.yLow = 0;
  way.error = 0;
  setLength(out);
  return way.x / power === x && way.y / power === y;
}

/** Sets it to the way from one stored point to another. */
export function setWay(out: Direction, from: Readonly<Vec2>, to: Readonly<Vec2>): void {
  const { way } = out;
  setDifference(way, to, from);
  if (way.x === 0 || way.y === 0) setAlongAxis(out, way.x, way.y);
  else setLength(out);
}

/** Sets it to the unit vector along an axis, exactly. */
function setAlongAxis(out: Direction, x: number, y: number): void {
  const { way, unit } = out;
  way.x = x > 0 ? 1 : x < 0 ? -1 : 0;
  way.y = y > 0 ? 1 : y < 0 ? -1 : 0;
  way.xLow = 0;
  way.yLow = 0;
  way.error = 0;
  unit.x = way.x;
  unit.y = way.y;
  unit.xLow = 0;
  unit.yLow = 0;
  unit.error = 0;
  out.length = 1;
  out.lengthLow = 0;
}

/** Sets length and unit vector to those of the way. */
function setLength(out: Direction): void {
  const { unit } = out;
  const { x, xLow, y, yLow } = out.way;
  const xx = x * x;
  const yy = y * y;
  const square = xx + yy;
  const squareLow =
    sumRest(xx, yy, square) + (productError(x, x, xx) + productError(y, y, yy) + 2 * (x * xLow + y * yLow));
  const length = Math.sqrt(square);
  const rounded = length * length;
  const lengthLow = (square - rounded - productError(length, length, rounded) + squareLow) / (2 * length);
  out.length = length;
  out.lengthLow = lengthLow;
  unit.x = x / length;
  unit.xLow = unitRest(x, xLow, unit.x, length, lengthLow);
  unit.y = y / length;
  unit.yLow = unitRest(y, yLow, unit.y, length, lengthLow);
  unit.error = DIRECTION_ERROR;
}

/** What is left of (value + low) / (length + lengthLow) beyond its leading part. */
function unitRest(value: number, low: number, lead: number, length: number, lengthLow: number): number {
  const product = lead * length;
  return (value - product - productError(lead, length, product) + (low - lead * lengthLow)) / length;
}
