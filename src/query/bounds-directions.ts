import { addUp } from "../math/rounding.js";
import { type Directions, Opening } from "../shapes/kind.js";
import { extentDown, extentUp } from "./bounds-extent.js";

/** The reach of a shape from its position towards −x, −y, +x and +y; negative on a side it stays away from. */
interface Reaches {
  left: number;
  below: number;
  right: number;
  above: number;
}

/**
 * The reaches of the points between two directions at distances from `innerR` to `outerR`: those of the outer
 * circle where its foremost point lies between the directions, else those of the foremost corner.
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

/** Whether an axis direction lies between the start and the end; exact, for nothing is rounded. */
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
 * How far the two corners in one direction reach, rounded up: the outer one where the direction points along
 * the axis, the inner one where it points against it.
 */
function cornerReach(innerR: number, outerR: number, along: number, across: number): number {
  if (along > 0) return Math.min(outerR, extentUp(outerR, 0, along, across, addUp));
  return 0 - extentDown(innerR, along, across);
}
