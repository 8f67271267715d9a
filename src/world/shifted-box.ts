import { isModerate, UNIT_ROUNDOFF } from "../math/verdict.js";

/** How many times farther away than it is large a box that is shifted may be, and how many times farther it may go. */
const MOST_TO_SIZE = 2 ** 20;

const SHIFT_ERROR = 8 * UNIT_ROUNDOFF;

/**
 * Moves a box that holds a shape by (dx, dy), each a difference of two coordinates of the shape's position, rounded: then it
 * holds the shape there. False, and nothing is done, where the box would grow by more than 2⁻³⁰ of its size.
 *
 * With m the sum of the magnitudes of the sides and of the shift, each side is off by u·m for the shift, and for its own two
 * roundings by 3u·m; points of the shape, which are rounded at each place anew, by u·m here and there. So letting each side
 * out by 8u·m is enough.
 */
export function shiftBox(boxes: Float64Array, at: number, dx: number, dy: number): boolean {
  const left = boxes[at] as number;
  const below = boxes[at + 1] as number;
  const right = boxes[at + 2] as number;
  const above = boxes[at + 3] as number;
  const size = right - left + (above - below);
  const magnitude =
    Math.abs(left) + Math.abs(below) + Math.abs(right) + Math.abs(above) + (Math.abs(dx) + Math.abs(dy));
  if (!(magnitude <= MOST_TO_SIZE * size && isModerate(size))) return false;
  const error = SHIFT_ERROR * magnitude;
  boxes[at] = left + dx - error;
  boxes[at + 1] = below + dy - error;
  boxes[at + 2] = right + dx + error;
  boxes[at + 3] = above + dy + error;
  return true;
}
