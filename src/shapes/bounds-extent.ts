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
import { type Directions, Opening } from "./kind.js";

/** The extents of shapes along an axis, rounded to the safe side. */

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
function extentDown(p: number, along: number, across: number): number {
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

/** The reaches of a shape from its position towards −x, −y, +x and +y; negative where it is on the other side. */
interface Reaches {
  left: number;
  below: number;
  right: number;
  above: number;
}

/**
 * The reaches of the points between two directions at distances from `innerR` to `outerR`: those of the outer circle if
 * its foremost point lies between the directions, else those of the foremost corner.
 */
export function reachesBetween(shape: Directions, innerR: number, outerR: number): Reaches {
  const { startX, startY, endX, endY } = shape;
  const towards = (
    x: -1 | 0 | 1,
    y: -1 | 0 | 1,
    startAlong: number,
    startAcross: number,
    endAlong: number,
    endAcross: number,
  ) =>
    hasDirection(shape, x, y)
      ? outerR
      : Math.max(
          cornerReach(innerR, outerR, startAlong, startAcross),
          cornerReach(innerR, outerR, endAlong, endAcross),
        );
  return {
    left: towards(-1, 0, -startX, startY, -endX, endY),
    below: towards(0, -1, -startY, startX, -endY, endX),
    right: towards(1, 0, startX, startY, endX, endY),
    above: towards(0, 1, startY, startX, endY, endX),
  };
}

/** Whether an axis direction lies between the start and the end; exact, since nothing is rounded. */
function hasDirection(shape: Directions, x: -1 | 0 | 1, y: -1 | 0 | 1): boolean {
  const { opening, startX, startY, endX, endY } = shape;
  if (opening === Opening.whole) return true;
  const aheadOfStart = startX * y - startY * x >= 0;
  const behindEnd = x * endY - y * endX >= 0;
  if (opening === Opening.halfOrMore) return aheadOfStart || behindEnd;
  // Equal directions (opening 0): on their common line, also the opposite direction passes both tests.
  return aheadOfStart && behindEnd && (startX * x + startY * y > 0 || startX !== endX || startY !== endY);
}

/**
 * The reach of the two corners in one direction, rounded up: of the outer one if the direction points along the axis, of
 * the inner one if it points against it.
 */
function cornerReach(innerR: number, outerR: number, along: number, across: number): number {
  if (along > 0) return Math.min(outerR, extentUp(outerR, 0, along, across, addUp));
  return 0 - extentDown(innerR, along, across);
}
