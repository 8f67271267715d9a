import { grown } from "../../math/growth.js";
import { Heap } from "../../math/heap.js";

/** Up to this many numbers, insertion sort is the quickest. */
const FEW = 16;

/**
 * Bodies that may be among the k nearest, with bounds of their distances: a body is left out only if k others are
 * certainly nearer.
 */
export class NearCandidates {
  /** Bodies whose lower bound is greater need not be added. */
  limit = Number.POSITIVE_INFINITY;
  /** Bounds of the distance of the body to be added. Fields, since numbers passed as arguments may go to the heap. */
  low = 0.5;
  high = 0.5;
  count = 0;
  slots = new Int32Array(0);
  /** The lower bound of each candidate's distance. */
  lows = new Float64Array(0);
  /** The upper bound of each candidate's distance. */
  private highs = new Float64Array(0);
  /** Candidates by lower bound, once sorted. */
  order = new Int32Array(0);
  wanted = 0;
  /** The k least upper bounds, the greatest of them on top. */
  private leastHighs = new Heap(isGreater);
  private leastCount = 0;

  /** Begins anew, for `wanted` ≥ 1 bodies. */
  clear(wanted: number): void {
    this.wanted = wanted;
    this.count = 0;
    this.leastCount = 0;
    this.leastHighs = new Heap(isGreater);
    this.limit = Number.POSITIVE_INFINITY;
  }

  /** Forgets all candidates but the first `kept`; keeps the limit that they have set. */
  keepFirst(kept: number): void {
    this.count = 0;
    this.leastCount = 0;
    this.leastHighs = new Heap(isGreater);
    for (let i = 0; i < kept; i++) {
      this.low = this.lows[i] as number;
      this.high = this.highs[i] as number;
      this.add(this.slots[i] as number);
    }
  }

  /** Adds a body whose bounds are `low` and `high`. */
  add(slot: number): void {
    if (this.low > this.limit) return;
    const { count } = this;
    if (count === this.slots.length) this.grow();
    this.slots[count] = slot;
    this.lows[count] = this.low;
    this.highs[count] = this.high;
    this.count = count + 1;
    const { leastHighs } = this;
    if (this.leastCount === this.wanted) {
      if (this.high >= this.limit) return;
      leastHighs.take();
    } else this.leastCount += 1;
    leastHighs.add(this.high);
    if (this.leastCount === this.wanted) this.limit = Math.min(this.limit, leastHighs.least as number);
  }

  /** Sets `order` to the candidates that may still be among the nearest, by lower bound, and returns how many there are. */
  sort(): number {
    const { lows, count, limit } = this;
    this.order = grown(this.order, count);
    const { order } = this;
    let kept = 0;
    for (let i = 0; i < count; i++) {
      if ((lows[i] as number) > limit) continue;
      order[kept] = i;
      kept += 1;
    }
    if (kept > FEW) order.subarray(0, kept).sort((a, b) => (lows[a] as number) - (lows[b] as number));
    else this.insertInOrder(kept);
    return kept;
  }

  private insertInOrder(count: number): void {
    const { order, lows } = this;
    for (let i = 1; i < count; i++) {
      const candidate = order[i] as number;
      const low = lows[candidate] as number;
      let place = i;
      for (; place > 0 && (lows[order[place - 1] as number] as number) > low; place--) {
        order[place] = order[place - 1] as number;
      }
      order[place] = candidate;
    }
  }

  private grow(): void {
    this.slots = grown(this.slots, this.count + 1);
    this.lows = grown(this.lows, this.count + 1);
    this.highs = grown(this.highs, this.count + 1);
  }
}

function isGreater(a: number, b: number): boolean {
  return a > b;
}
