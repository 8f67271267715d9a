import { grown } from "../../math/collections.js";
import { readBox, storeBox } from "../../near/shape-trees.js";
import { type Bounds, widenBox } from "../../shapes/bounds.js";
import type { Shape } from "../../shapes/kind.js";
import { isRing, isUnion, outerRadius } from "../../shapes/reductions.js";
import type { TurningMotion } from "../../sweep/course.js";

/** The numbers of a moving box: minX, minY, maxX, maxY now, and the displacement, x and y, that has brought it here. */
export const NUMBERS = 6;
const WAY_X = 4;
const WAY_Y = 5;

/** More than rounding can move a side of a box, relative to its coordinates: with this margin, boxes that meet also do once written. */
const SIDE_ERROR = 2 ** -48;

/** The meeting time of two boxes that do not meet. */
export const NEVER = -1;

/** Boxes that have moved evenly. Time runs backwards: 0 is now, 1 the start of the motion. */
export class MovingBoxes {
  numbers = new Float64Array(0);
  count = 0;

  /** Adds a box, and returns where its numbers are to be written. */
  add(): number {
    const at = NUMBERS * this.count;
    this.numbers = grown(this.numbers, at + NUMBERS);
    this.count += 1;
    return at;
  }

  /** Writes a box that holds a moving box at all times between two, with a small margin. */
  writeBetween(index: number, from: number, to: number, boxes: Float64Array, at: number): void {
    const { numbers } = this;
    const box = NUMBERS * index;
    for (let axis = 0; axis < 2; axis++) {
      const way = numbers[box + WAY_X + axis] as number;
      const low = numbers[box + axis] as number;
      const high = numbers[box + axis + 2] as number;
      const [near, far] = [way * (way > 0 ? to : from), way * (way > 0 ? from : to)];
      const more = SIDE_ERROR * (Math.abs(low) + Math.abs(high) + Math.abs(way));
      boxes[at + axis] = low - near - more;
      boxes[at + axis + 2] = high - far + more;
    }
  }

  /** The displacements of all boxes together, divided by their sizes together. */
  get ratioOfWays(): number {
    const { numbers } = this;
    let ways = 0;
    let sizes = 0;
    for (let at = 0; at < NUMBERS * this.count; at += NUMBERS) {
      ways += Math.abs(numbers[at + WAY_X] as number) + Math.abs(numbers[at + WAY_Y] as number);
      sizes += (numbers[at + 2] as number) - (numbers[at] as number);
      sizes += (numbers[at + 3] as number) - (numbers[at + 1] as number);
    }
    return ways / sizes;
  }
}

/** The least time from 0 to 1 at which two moving boxes meet, or `NEVER`. NaN, from extreme numbers, counts as meeting. */
export function meetingTime(boxes: Float64Array, at: number, others: Float64Array, otherAt: number): number {
  let from = 0;
  let to = 1;
  for (let axis = 0; axis < 2; axis++) {
    const way = (boxes[at + WAY_X + axis] as number) - (others[otherAt + WAY_X + axis] as number);
    // They meet at the times at which way · time is between these.
    const low = (boxes[at + axis] as number) - (others[otherAt + axis + 2] as number);
    const high = (boxes[at + axis + 2] as number) - (others[otherAt + axis] as number);
    if (way === 0) {
      if (low > 0 || high < 0) return NEVER;
      continue;
    }
    const first = (way > 0 ? low : high) / way;
    const last = (way > 0 ? high : low) / way;
    if (!(first <= from)) from = first;
    if (!(last >= to)) to = last;
  }
  return from > to ? NEVER : from;
}

/** A few ulp, by which points and boxes may be off, are less than the square of this relative to their coordinates. */
const COORDINATE_ERROR = 2 ** -24;

const box: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

/**
 * Writes, at boxes[at … at + 3], a box that holds a shape at the end of a motion, where its bounds are ends[from … from + 3],
 * at every angle that it has on the way, with a margin for the errors of a sweep. So at each time the box, shifted as the shape
 * is, holds the shape.
 */
export function writeMovingBox(
  boxes: Float64Array,
  at: number,
  shape: Shape,
  ends: Float64Array,
  from: number,
  motion: TurningMotion,
): void {
  const { x, y } = shape;
  readBox(box, ends, from);
  if (motion.turn !== 0) {
    // At any angle about its position, the shape reaches no farther than its box does along both axes together.
    const arm = Math.max(box.maxX - x, x - box.minX) + Math.max(box.maxY - y, y - box.minY);
    box.minX = x - arm;
    box.minY = y - arm;
    box.maxX = x + arm;
    box.maxY = y + arm;
  }
  const size = box.maxX - box.minX + (box.maxY - box.minY);
  const way = Math.abs(motion.x) + Math.abs(motion.y);
  // The box is counted as well, since a shape may be far from its position.
  const coordinates =
    Math.max(-box.minX, box.maxX, 0) + Math.max(-box.minY, box.maxY, 0) + Math.abs(x) + Math.abs(y) + 3 * way;
  const reach = size + way + hiddenExtent(shape) + COORDINATE_ERROR * coordinates;
  widenBox(box, box, TURNING_ERROR * reach);
  storeBox(boxes, at, box);
}

/** Extends a moving box to all places that it has been at. */
export function extendBack(boxes: Float64Array, at: number, { x, y }: TurningMotion): void {
  if (x > 0) boxes[at] = (boxes[at] as number) - x;
  else boxes[at + 2] = (boxes[at + 2] as number) - x;
  if (y > 0) boxes[at + 1] = (boxes[at + 1] as number) - y;
  else boxes[at + 3] = (boxes[at + 3] as number) - y;
}

/** Some thirty times the error of `sweep`, 5e-13, relative to extents, distance and path. */
const SWEEP_ERROR = 2 ** -36;

/** Fifteen times that of `sweepTurning`, 4e-9. */
const TURNING_ERROR = 2 ** -24;

/** Widens a box so that a sweep reports no touch outside of it. */
export function widenForSweep(box: Bounds, size: number): void {
  widenBox(box, box, SWEEP_ERROR * size);
}

/**
 * An extent that the box of a shape does not show: four radii of arcs and annular sectors, 0 of other kinds.
 *
 * A short arc of an enormous circle has a small box, but the errors of a sweep are relative to the radius and to the
 * distance of the centre: searches by boxes must allow for them.
 */
export function hiddenExtent(shape: Shape): number {
  if (isUnion(shape)) {
    return shape.parts.reduce((greatest, part) => Math.max(greatest, hiddenExtent(part)), 0);
  }
  return isRing(shape) ? 4 * outerRadius(shape) : 0;
}
