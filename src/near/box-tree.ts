import { grown } from "../math/collections.js";

/** How many neighbouring pieces share a box of the lowest level. */
export const RUN = 4;

/** How many boxes share a box of the next level, and the binary logarithm of that number. */
export const BRANCHES = 4;
const BRANCHING = 2;

/** How many pieces a box of a level holds; the last box of a level may hold fewer. */
export function piecesOf(level: number): number {
  return RUN << (BRANCHING * level);
}

/** The number of steps of the whole box along each axis, a power of two. */
const STEPS = 2 ** 30;

/** With longer sides of the whole box, steps are not subnormal. */
const LEAST_SIDE = 2 ** -900;

/** Four numbers for each piece, one after the other: the least and the greatest coordinates, minX, minY, maxX, maxY. */
export type Extents = ArrayLike<number>;

/**
 * A tree of boxes over a row of pieces, in which neighbours are expected to be near each other. Its nodes are runs of
 * four, of four of those, and so on, so that it takes no sorting and no links.
 *
 * Coordinates are counted in steps of the whole box by one rounded function that keeps the order of numbers. So a box in
 * steps holds what the box in doubles does, whatever the rounding, and magnitudes do not matter. Where steps would
 * be subnormal, or a side overflows, that is one step.
 */
export class BoxTree {
  /** How many pieces there are. */
  readonly count: number;
  readonly originX: number;
  readonly originY: number;
  readonly sideX: number;
  readonly sideY: number;
  readonly stepX: number;
  readonly stepY: number;
  /** The index of the first box of each level, the runs' level first; then the number of boxes. */
  readonly levels: readonly number[];
  /** As `Extents`, in steps. */
  readonly boxes: Int32Array;

  constructor(extents: Extents) {
    let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let at = 0; at < extents.length; at += 4) {
      minX = Math.min(minX, extents[at] as number);
      minY = Math.min(minY, extents[at + 1] as number);
      maxX = Math.max(maxX, extents[at + 2] as number);
      maxY = Math.max(maxY, extents[at + 3] as number);
    }
    this.originX = minX;
    this.originY = minY;
    this.sideX = maxX - minX;
    this.sideY = maxY - minY;
    this.stepX = stepOf(this.sideX);
    this.stepY = stepOf(this.sideY);
    this.count = extents.length / 4;
    this.levels = levelsOf(Math.ceil(this.count / RUN), BRANCHES);
    this.boxes = new Int32Array(4 * (this.levels[this.levels.length - 1] as number));
    this.fillRuns(extents);
    this.fillAbove();
  }

  private fillRuns(extents: Extents): void {
    const { boxes, originX, originY, stepX, stepY } = this;
    // What is neither finite nor a number becomes 0 in whole steps: with steps of length 0, and of infinite length.
    const perX = 1 / stepX;
    const perY = 1 / stepY;
    for (let from = 0, to = 0; from < extents.length; from += 4 * RUN, to += 4) {
      let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
      const end = Math.min(from + 4 * RUN, extents.length);
      for (let at = from; at < end; at += 4) {
        minX = Math.min(minX, extents[at] as number);
        minY = Math.min(minY, extents[at + 1] as number);
        maxX = Math.max(maxX, extents[at + 2] as number);
        maxY = Math.max(maxY, extents[at + 3] as number);
      }
      boxes[to] = (minX - originX) * perX;
      boxes[to + 1] = (minY - originY) * perY;
      boxes[to + 2] = (maxX - originX) * perX;
      boxes[to + 3] = (maxY - originY) * perY;
    }
  }

  private fillAbove(): void {
    const { boxes, levels } = this;
    for (let level = 1; level + 1 < levels.length; level++) {
      const below = levels[level - 1] as number;
      const first = levels[level] as number;
      const end = levels[level + 1] as number;
      for (let node = first; node < end; node++) {
        const from = below + BRANCHES * (node - first);
        const to = Math.min(from + BRANCHES, first);
        boxes.copyWithin(4 * node, 4 * from, 4 * from + 4);
        for (let child = from + 1; child < to; child++) {
          for (let side = 0; side < 4; side++) {
            const old = boxes[4 * node + side] as number;
            const other = boxes[4 * child + side] as number;
            boxes[4 * node + side] = side < 2 ? Math.min(old, other) : Math.max(old, other);
          }
        }
      }
    }
  }

  /** The level of the one box above all. */
  get top(): number {
    return this.levels.length - 2;
  }

  /** The end of the boxes below one, by their places on their level; the first is `BRANCHES` times the place. */
  endBelow(level: number, place: number): number {
    const { levels } = this;
    return Math.min(BRANCHES * place + BRANCHES, (levels[level] as number) - (levels[level - 1] as number));
  }
}

/** The length of a step. A side that is too small for steps is one step. */
function stepOf(side: number): number {
  return side > LEAST_SIDE ? side / STEPS : side;
}

/** The index of the first box of each level, of which the first is so wide, and each other one has a box for so many; then their number. */
export function levelsOf(width: number, branches: number): number[] {
  const levels = [0];
  let onLevel = width;
  for (let end = onLevel; ; end += onLevel) {
    levels.push(end);
    if (onLevel <= 1) return levels;
    onLevel = Math.ceil(onLevel / branches);
  }
}

/** This few boxes are near enough to each other in any order. */
const SHORT_RUN = 8;

/** With more cells a side, the counters would outgrow the fastest cache. */
const MOST_BITS_A_SIDE = 11;

/**
 * Puts boxes into an order in which neighbours in the list are neighbours in the plane: that of their centres
 * along a Z-shaped curve through a grid of square cells.
 *
 * The grid is fitted to the boxes, and where many fall into one cell, another grid is fitted to these, and so on. So the
 * order is good at any mixture of scales, in time n for each scale. Boxes with equal centres keep their order. Source: G.
 * M. Morton, "A computer oriented geodetic data base" (1966).
 */
class SpatialOrder {
  private keys = new Int32Array(0);
  private sortedKeys = new Int32Array(0);
  private sorted = new Int32Array(0);
  private readonly lowCounts = new Int32Array(2 ** MOST_BITS_A_SIDE);
  private readonly highCounts = new Int32Array(2 ** MOST_BITS_A_SIDE);

  /** Reorders `order[from … to − 1]`, which holds indices of boxes (minX, minY, maxX, maxY). */
  sort(boxes: Float64Array, order: Int32Array, from: number, to: number): void {
    if (to - from <= 1) return;
    this.keys = grown(this.keys, to);
    this.sortedKeys = grown(this.sortedKeys, to);
    this.sorted = grown(this.sorted, to);
    this.sortRange(boxes, order, from, to);
  }

  private sortRange(boxes: Float64Array, order: Int32Array, from: number, to: number): void {
    const bits = Math.min(MOST_BITS_A_SIDE, Math.ceil((36 - Math.clz32(to - from)) / 2));
    if (!this.setKeys(boxes, order, from, to, bits)) return;
    this.sortByKeys(order, from, to, bits);
    const keys = this.keys;
    let start = from;
    for (let i = from + 1; i <= to; i++) {
      if (i < to && keys[i] === keys[start]) continue;
      if (i - start > SHORT_RUN) this.sortRange(boxes, order, start, i);
      start = i;
    }
  }

  /** Computes the place of each box on the curve; false if all centres are nearly in one point. */
  private setKeys(boxes: Float64Array, order: Int32Array, from: number, to: number, bits: number): boolean {
    let minX = Number.POSITIVE_INFINITY;
    let minY = Number.POSITIVE_INFINITY;
    let maxX = Number.NEGATIVE_INFINITY;
    let maxY = Number.NEGATIVE_INFINITY;
    for (let i = from; i < to; i++) {
      const at = 4 * (order[i] as number);
      // A quarter of the sum is half the centre: no difference of two of them overflows.
      const x = (boxes[at] as number) * 0.25 + (boxes[at + 2] as number) * 0.25;
      const y = (boxes[at + 1] as number) * 0.25 + (boxes[at + 3] as number) * 0.25;
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
    }
    const extent = Math.max(maxX - minX, maxY - minY);
    const last = 2 ** bits - 1;
    const scale = last / extent;
    if (!(extent > 0 && extent < Number.POSITIVE_INFINITY && scale < Number.POSITIVE_INFINITY)) return false;
    const keys = this.keys;
    for (let i = from; i < to; i++) {
      const at = 4 * (order[i] as number);
      const x = (boxes[at] as number) * 0.25 + (boxes[at + 2] as number) * 0.25;
      const y = (boxes[at + 1] as number) * 0.25 + (boxes[at + 3] as number) * 0.25;
      keys[i] = alternateBits(Math.min(last, (x - minX) * scale) | 0, Math.min(last, (y - minY) * scale) | 0);
    }
    return true;
  }

  /** Two stable counting sorts, by the lower and by the upper half of the keys' bits. */
  private sortByKeys(order: Int32Array, from: number, to: number, bits: number): void {
    const { keys, sortedKeys, sorted, lowCounts, highCounts } = this;
    const mask = 2 ** bits - 1;
    lowCounts.fill(0, 0, mask + 1);
    highCounts.fill(0, 0, mask + 1);
    for (let i = from; i < to; i++) {
      const key = keys[i] as number;
      lowCounts[key & mask] = (lowCounts[key & mask] as number) + 1;
      highCounts[key >> bits] = (highCounts[key >> bits] as number) + 1;
    }
    let low = from;
    let high = from;
    for (let digit = 0; digit <= mask; digit++) {
      const lowCount = lowCounts[digit] as number;
      const highCount = highCounts[digit] as number;
      lowCounts[digit] = low;
      highCounts[digit] = high;
      low += lowCount;
      high += highCount;
    }
    for (let i = from; i < to; i++) {
      const key = keys[i] as number;
      const place = lowCounts[key & mask] as number;
      lowCounts[key & mask] = place + 1;
      sortedKeys[place] = key;
      sorted[place] = order[i] as number;
    }
    for (let i = from; i < to; i++) {
      const key = sortedKeys[i] as number;
      const place = highCounts[key >> bits] as number;
      highCounts[key >> bits] = place + 1;
      keys[place] = key;
      order[place] = sorted[i] as number;
    }
  }
}

/** The bits of x and y by turns, for up to 11 bits each. */
function alternateBits(x: number, y: number): number {
  return spreadBits(x) | (spreadBits(y) << 1);
}

/** One instance for all: nothing in it outlives a call. */
export const spatialOrder = /* @__PURE__ */ new SpatialOrder();

/** Boxes (minX, minY, maxX, maxY) in that order, and the index that each had before. */
export function inSpatialOrder(boxes: Float64Array): { extents: Float64Array; order: Int32Array } {
  const order = Int32Array.from({ length: boxes.length / 4 }, (_, i) => i);
  spatialOrder.sort(boxes, order, 0, order.length);
  const extents = new Float64Array(boxes.length);
  for (let at = 0; at < extents.length; at++) {
    extents[at] = boxes[4 * (order[at >> 2] as number) + (at & 3)] as number;
  }
  return { extents, order };
}

/** Moves each of up to 16 bits to twice its place. */
function spreadBits(value: number): number {
  let spread = (value | (value << 8)) & 0x00ff00ff;
  spread = (spread | (spread << 4)) & 0x0f0f0f0f;
  spread = (spread | (spread << 2)) & 0x33333333;
  return (spread | (spread << 1)) & 0x55555555;
}
