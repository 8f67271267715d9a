import { grown } from "../math/collections.js";

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
