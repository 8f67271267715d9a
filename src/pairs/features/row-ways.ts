/** The numbers of a way out: a translation that may part two shapes. */
export const Way = {
  length: 0,
  x: 1,
  y: 2,
  /** The way on from there, which leads away from what touches by 1. */
  aheadX: 3,
  aheadY: 4,
  /** Where the numbers of the curve begin that it ends on, its normal there, and where those of one that it crosses do, or its own. */
  curve: 5,
  normalX: 6,
  normalY: 7,
  other: 8,
} as const;

const SIZE = 9;

/** More than one to each of the most curves, and some to crossings. */
const MOST_WAYS = 160;

/** A place where two curves cross, and the normals of both there: doubles that are passed from function to function may be put on the heap. */
export const place = { x: 0.5, y: 0.5, mx: 0.5, my: 0.5, nx: 0.5, ny: 0.5 };

/** Where curves touch, rounding makes normals lean by less than that: then a gap between hollow ones is narrower than what counts. */
export const TANGENT = 2 ** -22;

/** Ways out as rows of numbers. */
export class RowWays {
  count = 0;
  readonly numbers = new Float64Array(SIZE * MOST_WAYS);

  /** Adds one. False if they are too many. */
  add(
    length: number,
    x: number,
    y: number,
    aheadX: number,
    aheadY: number,
    curve: number,
    normalX: number,
    normalY: number,
    other: number,
  ): boolean {
    if (this.count === MOST_WAYS) return false;
    const { numbers } = this;
    const at = SIZE * this.count;
    numbers[at + Way.length] = length;
    numbers[at + Way.x] = x;
    numbers[at + Way.y] = y;
    numbers[at + Way.aheadX] = aheadX;
    numbers[at + Way.aheadY] = aheadY;
    numbers[at + Way.curve] = curve;
    numbers[at + Way.normalX] = normalX;
    numbers[at + Way.normalY] = normalY;
    numbers[at + Way.other] = other;
    this.count += 1;
    return true;
  }

  /** Where the numbers of the shortest begin, the first of equal ones, if it is shorter than `limit`; else −1. */
  shortest(limit: number): number {
    const { count, numbers } = this;
    let least = limit;
    let shortest = -1;
    for (let at = 0; at < SIZE * count; at += SIZE) {
      if (!((numbers[at] as number) < least)) continue;
      least = numbers[at] as number;
      shortest = at;
    }
    return shortest;
  }
}
