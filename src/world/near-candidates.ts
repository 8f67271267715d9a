import { grownFloats, grownIntegers } from "./growth.js";

/**
 * Bodies that may be among the k nearest, with bounds of their distances: a body is left out only if k others
 * are certainly nearer.
 */
export class NearCandidates {
  /** Bodies that are certainly farther need not be added. */
  limit = Number.POSITIVE_INFINITY;
  count = 0;
  slots = new Int32Array(0);
  /** No distance is less than this of its body. */
  lows = new Float64Array(0);
  private wanted = 0;
  /** The k least upper bounds: a heap with the greatest of them on top. */
  private highs = new Float64Array(0);
  private highCount = 0;

  /** Begins anew, for `wanted` ≥ 1 bodies. */
  clear(wanted: number): void {
    this.wanted = wanted;
    this.count = 0;
    this.highCount = 0;
    this.limit = Number.POSITIVE_INFINITY;
  }

  add(slot: number, low: number, high: number): void {
    if (low > this.limit) return;
    this.slots = grownIntegers(this.slots, this.count + 1);
    this.lows = grownFloats(this.lows, this.count + 1);
    this.slots[this.count] = slot;
    this.lows[this.count] = low;
    this.count += 1;
    if (this.highCount < this.wanted) {
      this.highs = grownFloats(this.highs, this.highCount + 1);
      this.highCount += 1;
      this.raise(high);
    } else if (high < (this.highs[0] as number)) {
      this.sink(high);
    }
    if (this.highCount === this.wanted) this.limit = this.highs[0] as number;
  }

  /** The indices of the candidates that are still in question, by lower bound. */
  inOrder(): number[] {
    const order: number[] = [];
    for (let i = 0; i < this.count; i++) if ((this.lows[i] as number) <= this.limit) order.push(i);
    return order.sort((a, b) => (this.lows[a] as number) - (this.lows[b] as number));
  }

  /** Puts one more bound in, up from the bottom. */
  private raise(high: number): void {
    const { highs } = this;
    let place = this.highCount - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if ((highs[parent] as number) >= high) break;
      highs[place] = highs[parent] as number;
      place = parent;
    }
    highs[place] = high;
  }

  /** Puts a bound in the place of the greatest, down from the top. */
  private sink(high: number): void {
    const { highs, highCount } = this;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= highCount) break;
      if (child + 1 < highCount && (highs[child + 1] as number) > (highs[child] as number)) child += 1;
      if ((highs[child] as number) <= high) break;
      highs[place] = highs[child] as number;
      place = child;
    }
    highs[place] = high;
  }
}
