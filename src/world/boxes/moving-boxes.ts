import { grown } from "../../math/growth.js";

/** Numbers of a box: minX, minY, maxX, maxY now, and the way that it has come, x and y. */
export const NUMBERS = 6;
const WAY_X = 4;
const WAY_Y = 5;

/** More than rounding can move a side of a box, relative to its coordinates: then two boxes that meet do so once they are written. */
const SIDE_ERROR = 2 ** -48;

/** Of two boxes that do not meet. */
export const NEVER = -1;

/** Boxes that have moved evenly: time 0 is now, 1 when they set out. */
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

  /** Writes a box about all places that a box is at between two times, and a little more. */
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

  /** How many times as long as the boxes themselves their ways are, on average. */
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

/** The least time from 0 to 1 at which two moving boxes meet, or `NEVER`. NaN, if it cannot be told, is some time. */
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
