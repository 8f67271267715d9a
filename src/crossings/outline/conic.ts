import { normalizingPower } from "../../math/exact.js";
import { productError } from "../../math/rounding.js";
import type { Vec2 } from "../../math/vector.js";
import { both, certainSign, either, type Verdict } from "../../math/verdict.js";
import type { Ellipse } from "../../shapes/kind.js";
import { isInRange, Offset, sumRest } from "../fine/offset.js";

/**
 * A circle or an ellipse as the zeros of (weightX · U)² + (weightY · W)² − level, which is less inside. U = u · v and W =
 * u × v for a point v relative to its centre; only products, no roots or quotients.
 */
export class Conic {
  readonly isStraight = false;
  /** The origin of coordinates, relative to the centre. */
  readonly anchor = new Offset();
  /** Whether that is the centre itself. */
  isAnchor = false;
  /** A stored point: the centre, or what the centre is relative to. */
  x = 0.5;
  y = 0.5;
  /** The centre relative to it; all 0 unless it `isAside`. */
  readonly aside = new Offset();
  isAside = true;
  /** Whether the solid is outside of it. */
  isReversed = false;
  /** The directions between which it is an arc, if it is not whole. */
  readonly wedge = new Wedge();
  isWhole = true;
  rx = 0.5;
  ry = 0.5;
  /** The unit vector along the first axis, in doubles; of an arc, towards its beginning. */
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
  /** The two squares of a displacement s add up to at most this times |s|². */
  bend = 0.5;
}

/** False if it has no interior, or its radii are out of range. */
export function setConic(out: Conic, shape: Ellipse): boolean {
  const { rx, ry } = shape;
  if (rx === ry) return setCircle(out, shape, rx);
  setWhole(out, shape);
  if (shape.uy === 0) return setAxes(out, rx, ry, 1, 0);
  return shape.ux === 0 ? setAxes(out, ry, rx, 1, 0) : setAxes(out, rx, ry, shape.ux, shape.uy);
}

function setWhole(out: Conic, { x, y }: Readonly<Vec2>): void {
  out.x = x;
  out.y = y;
  out.isWhole = true;
  out.isReversed = false;
  if (!out.isAside) return;
  out.isAside = false;
  out.aside.x = 0;
  out.aside.xLow = 0;
  out.aside.y = 0;
  out.aside.yLow = 0;
  out.aside.error = 0;
}

/** Sets it to the whole circle about a stored point; false if its radius is out of range. */
export function setCircle(out: Conic, centre: Readonly<Vec2>, r: number): boolean {
  setWhole(out, centre);
  out.rx = r;
  out.ry = r;
  out.cosine = 1;
  out.sine = 0;
  out.isCircle = true;
  out.isUpright = true;
  out.ux = 1;
  out.uy = 0;
  out.weightX = 1;
  out.weightY = 1;
  out.level = r * r;
  out.levelLow = productError(r, r, out.level);
  out.bend = 1;
  return isInRange(r);
}

/**
 * Limits a circle to an arc from a direction of the given length on towards another one. In the frame in which it is the
 * unit circle, the arc begins at (1, 0).
 */
export function limitToArc(
  out: Conic,
  start: Readonly<Vec2>,
  length: number,
  end: Readonly<Vec2>,
  isWide: boolean,
): void {
  out.isWhole = false;
  out.cosine = start.x / length;
  out.sine = start.y / length;
  const { wedge } = out;
  wedge.startX = start.x;
  wedge.startY = start.y;
  wedge.endX = end.x;
  wedge.endY = end.y;
  wedge.isWide = isWide;
}

/** As `setCircle`, about a point relative to a stored one. */
export function setCircleAside(
  out: Conic,
  stored: Readonly<Vec2>,
  { x, xLow, y, yLow, error }: Offset,
  r: number,
): boolean {
  const isSound = setCircle(out, stored, r);
  const { aside } = out;
  out.isAside = true;
  aside.x = x;
  aside.xLow = xLow;
  aside.y = y;
  aside.yLow = yLow;
  aside.error = error;
  return isSound;
}

/** Sets an ellipse whose first radius is along a direction of any length; false if its radii, or digits of that, are out of range. */
function setAxes(out: Conic, rx: number, ry: number, givenX: number, givenY: number): boolean {
  const power = normalizingPower(Math.max(Math.abs(givenX), Math.abs(givenY)));
  const ux = givenX * power;
  const uy = givenY * power;
  if (ux / power !== givenX || uy / power !== givenY) return false;
  out.isCircle = false;
  out.isUpright = uy === 0;
  out.rx = rx;
  out.ry = ry;
  out.ux = ux;
  out.uy = uy;
  out.weightX = ry;
  out.weightY = rx;
  const product = rx * ry;
  const productLow = productError(rx, ry, product);
  const square = product * product;
  const squareLow = productError(product, product, square) + (2 * product + productLow) * productLow;
  const xx = ux * ux;
  const yy = uy * uy;
  const lengthSq = xx + yy;
  const lengthSqLow = sumRest(xx, yy, lengthSq) + (productError(ux, ux, xx) + productError(uy, uy, yy));
  const level = square * lengthSq;
  out.levelLow =
    productError(square, lengthSq, level) + (square * lengthSqLow + squareLow * (lengthSq + lengthSqLow));
  out.level = level;
  out.bend = (rx * rx + ry * ry) * lengthSq;
  const length = Math.sqrt(lengthSq);
  out.cosine = ux / length;
  out.sine = uy / length;
  return isInRange(rx) && isInRange(ry);
}

/** The directions from `start` on towards +y to `end`, of any lengths, each off by a rounding at most. */
class Wedge {
  startX = 0.5;
  startY = 0.5;
  endX = 0.5;
  endY = 0.5;
  /** Whether it is half a turn or more. */
  isWide = false;
}

/**
 * Whether a vector certainly has a direction of a wedge. Its coordinates are off by at most `error`, which has to be at least
 * 3 roundings of their magnitudes: products and a direction that is off add 2 of them, so it counts twice.
 */
export function wedgeVerdict(
  { startX, startY, endX, endY, isWide }: Wedge,
  x: number,
  y: number,
  error: number,
): Verdict {
  const fromStart = certainSign(startX * y - startY * x, 2 * error * (Math.abs(startX) + Math.abs(startY)));
  const toEnd = certainSign(x * endY - y * endX, 2 * error * (Math.abs(endX) + Math.abs(endY)));
  return isWide ? either(fromStart, toEnd) : both(fromStart, toEnd);
}
