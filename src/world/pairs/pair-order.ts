import { grown } from "../../math/growth.js";
import type { Bodies } from "../bodies/bodies.js";

/** Pairs of ids in order. As long as all ids are slots, each takes half as much memory. */
export class IdPairs {
  first: Ids = new Int32Array(0);
  second: Ids = new Int32Array(0);
  count = 0;

  /** Makes room for this many pairs, whose ids are slots or any ids. */
  reserve(count: number, areSlots: boolean): void {
    const Column = areSlots ? Int32Array : Float64Array;
    this.first = grown(this.first instanceof Column ? this.first : new Column(0), count);
    this.second = grown(this.second instanceof Column ? this.second : new Column(0), count);
    this.count = count;
  }
}

type Ids = Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** The pairs with the lesser rank r are written from `starts[r]` on. All worlds share this. */
const scratch = { starts: /* @__PURE__ */ new Int32Array(0) };

/** Up to this many numbers, insertion sort is the fastest. */
const FEW = 16;

/**
 * Sorts pairs of slots by the ids of their bodies, lesser id first: by the lesser ones in a counting sort,
 * then the partners of each. Time is proportional to bodies and pairs while bodies have few partners.
 */
export class PairOrder {
  sort(found: SlotPairs, { ids, slots, slotOrder }: Bodies<unknown>, out: IdPairs): void {
    slotOrder.update(ids, slots);
    if (!slotOrder.isPlain) replaceAll(found, slotOrder.ranks);
    const { count } = found;
    scratch.starts = grown(scratch.starts, slots + 1);
    out.reserve(count, slotOrder.isPlain);
    this.groupByLesser(found, slots, out);
    const { first, second } = out;
    for (let start = 0; start < count; ) {
      const lesser = first[start] as number;
      let end = start + 1;
      while (end < count && first[end] === lesser) end += 1;
      if (end - start > 1) sortRange(second, start, end);
      start = end;
    }
    if (!slotOrder.isPlain) {
      replaceRanks(first, count, slotOrder.slots, ids);
      replaceRanks(second, count, slotOrder.slots, ids);
    }
  }

  private groupByLesser({ first, second, count }: SlotPairs, slots: number, out: IdPairs): void {
    const { starts } = scratch;
    starts.fill(0, 0, slots + 1);
    for (let i = 0; i < count; i++) {
      const a = first[i] as number;
      const b = second[i] as number;
      const lesser = Math.min(a, b);
      starts[lesser] = (starts[lesser] as number) + 1;
    }
    let place = 0;
    for (let rank = 0; rank < slots; rank++) {
      place += starts[rank] as number;
      starts[rank] = place;
    }
    // Each group is filled from its end down, so that `starts` ends up at its start.
    for (let i = 0; i < count; i++) {
      const a = first[i] as number;
      const b = second[i] as number;
      const lesser = Math.min(a, b);
      const last = (starts[lesser] as number) - 1;
      starts[lesser] = last;
      out.first[last] = lesser;
      out.second[last] = Math.max(a, b);
    }
  }
}

function replaceAll({ first, second, count }: SlotPairs, ranks: Int32Array): void {
  for (let i = 0; i < count; i++) {
    first[i] = ranks[first[i] as number] as number;
    second[i] = ranks[second[i] as number] as number;
  }
}

function replaceRanks(numbers: Ids, count: number, slots: Int32Array, ids: Float64Array): void {
  for (let i = 0; i < count; i++) numbers[i] = ids[slots[numbers[i] as number] as number] as number;
}

function sortRange(numbers: Ids, start: number, end: number): void {
  if (end - start > FEW) {
    numbers.subarray(start, end).sort();
    return;
  }
  for (let i = start + 1; i < end; i++) {
    const number = numbers[i] as number;
    let place = i;
    for (; place > start && (numbers[place - 1] as number) > number; place--) {
      numbers[place] = numbers[place - 1] as number;
    }
    numbers[place] = number;
  }
}

/** Pairs of slots, in two columns that keep their memory when the list is emptied. */
export class SlotPairs {
  first = new Int32Array(0);
  second = new Int32Array(0);
  count = 0;
  /** The most pairs that are taken. */
  most = Infinity;

  push(a: number, b: number): void {
    const place = this.count;
    if (place === this.first.length) {
      // Fails before memory runs out; the exact number is checked when all pairs are found.
      this.requireFew(place + 1);
      this.first = grown(this.first, place + 1);
      this.second = grown(this.second, place + 1);
    }
    this.first[place] = a;
    this.second[place] = b;
    this.count = place + 1;
  }

  /** Throws RangeError if there are more pairs than allowed. */
  requireFew(count: number): void {
    if (count <= this.most) return;
    throw new RangeError(`World: maxPairs allows ${this.most} pairs at a time, and there are more`);
  }
}
