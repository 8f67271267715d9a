import { grown } from "../../math/collections.js";
import type { Bodies } from "../bodies/bodies.js";
import { type BodyId, MOST_BODIES, slotOf } from "../bodies/body-slots.js";

/** The bits of a partner's number. Those above are for marks. */
export const NUMBER = MOST_BODIES - 1;
/** The mark of a pair of which one is a sensor. */
export const SENSOR = MOST_BODIES;

/** Memory for more pairs than this is given back when what is in it is no longer needed. */
export const MANY_PAIRS = 2 ** 18;

/** No table of ids: numbers are ids. */
const NONE = /* @__PURE__ */ new Float64Array(0);

/**
 * Pairs of bodies in order. Bodies have numbers in the order of their ids; these are the ids as long as no slot has been
 * used twice.
 *
 * The pairs of a body with greater ones make a row: ~a, which is negative, then the partners. So a pair takes about four bytes
 * where bodies have many partners, and never more than eight.
 */
export class PairList {
  items = new Int32Array(0);
  /** How many items there are. */
  end = 0;
  /** How many pairs there are. */
  count = 0;
  /** The id of each number; none if numbers are ids. */
  ids: Float64Array = NONE;

  /** Makes room for so many pairs in so many rows, which are to be written. */
  reserve(pairs: number, rows: number, ids: Float64Array = NONE): void {
    // One more, which `layOut` may write to.
    this.items = grown(this.items, pairs + rows + 1);
    this.end = pairs + rows;
    this.count = pairs;
    this.ids = ids;
  }

  idOf(number: number): BodyId {
    return this.ids.length === 0 ? number : (this.ids[number] as number);
  }
}

/**
 * Writes two numbers for each pair, from a place on: the ids, the lesser one as −1 − id if one of the two is a sensor.
 */
export function writePairs(list: PairList, numbers: Float64Array, at: number): void {
  const { items, end } = list;
  let a = 0;
  let place = at;
  for (let i = 0; i < end; i++) {
    const item = items[i] as number;
    if (item < 0) {
      a = list.idOf(~item);
      continue;
    }
    numbers[place] = (item & SENSOR) === 0 ? a : -1 - a;
    numbers[place + 1] = list.idOf(item & NUMBER);
    place += 2;
  }
}

/** Makes a list of pairs that were written. */
export function readPairs(list: PairList, written: Float64Array): void {
  const ids = idsIn(written);
  const numberOf = new Map<BodyId, number>();
  ids?.forEach((id, number) => {
    numberOf.set(id, number);
  });
  let rows = 0;
  for (let i = 0; i < written.length; i += 2) rows += +(i === 0 || idIn(written, i) !== idIn(written, i - 2));
  list.reserve(written.length / 2, rows, ids);
  let place = 0;
  for (let i = 0; i < written.length; i += 2) {
    const a = idIn(written, i);
    if (i === 0 || a !== idIn(written, i - 2)) {
      list.items[place] = ~(numberOf.get(a) ?? a);
      place += 1;
    }
    const b = idIn(written, i + 1);
    list.items[place] = (numberOf.get(b) ?? b) | ((written[i] as number) < 0 ? SENSOR : 0);
    place += 1;
  }
}

/** The ids in pairs that were written, in ascending order; undefined if all of them are slots. */
function idsIn(written: Float64Array): Float64Array | undefined {
  const ids = written.map((_, i) => idIn(written, i));
  return ids.every((id) => slotOf(id) === id) ? undefined : Float64Array.from(new Set(ids)).sort();
}

/** An id that was written at an index. */
function idIn(written: Float64Array, i: number): BodyId {
  const number = written[i] as number;
  return number < 0 ? -1 - number : number;
}

/** The pairs with the lesser rank r are written from `starts[r]` on. All worlds share this. */
const scratch = { starts: /* @__PURE__ */ new Int32Array(0) };

/** Among so many numbers, a place is found fastest by looking at one after the other. */
const FEW = 16;

/**
 * Sorts pairs of slots by the ids of their bodies, lesser id first: by the lesser ones in a counting sort,
 * then the partners of each. Time is proportional to bodies and pairs while bodies have few partners.
 */
export function sortPairs(found: SlotPairs, { ids, slots, slotOrder }: Bodies<unknown>, out: PairList): void {
  slotOrder.update(ids, slots);
  if (!slotOrder.isPlain) replaceAll(found, slotOrder.ranks);
  scratch.starts = grown(scratch.starts, slots + 1);
  out.reserve(found.count, countRows(found, slots), slotOrder.isPlain ? undefined : slotOrder.ids);
  layOut(slots, out);
  fill(found, out);
  found.clear();
  sortRows(out);
}

function replaceAll({ first, second, count }: SlotPairs, ranks: Int32Array): void {
  for (let i = 0; i < count; i++) {
    first[i] = ranks[first[i] as number] as number;
    second[i] = ranks[second[i] as number] as number;
  }
}

/** Counts the pairs of each lesser rank, and returns how many ranks have any. */
function countRows({ first, second, count }: SlotPairs, slots: number): number {
  const { starts } = scratch;
  let rows = 0;
  starts.fill(0, 0, slots + 1);
  for (let i = 0; i < count; i++) {
    const lesser = Math.min(first[i] as number, second[i] as number);
    const members = starts[lesser] as number;
    rows += +(members === 0);
    starts[lesser] = members + 1;
  }
  return rows;
}

/** Begins a row for each rank that has pairs, and makes `starts` the ends of rows. */
function layOut(slots: number, { items }: PairList): void {
  const { starts } = scratch;
  let place = 0;
  for (let rank = 0; rank < slots; rank++) {
    const members = starts[rank] as number;
    // Where a rank has no pairs, the next one's row begins in the same place: no branch, which would often be foreseen wrongly.
    items[place] = ~rank;
    place += members + +(members > 0);
    starts[rank] = place;
  }
}

/** Fills each row from its end down. */
function fill({ first, second, count }: SlotPairs, { items }: PairList): void {
  const { starts } = scratch;
  for (let i = 0; i < count; i++) {
    const a = first[i] as number;
    const b = second[i] as number;
    const lesser = Math.min(a, b);
    const last = (starts[lesser] as number) - 1;
    starts[lesser] = last;
    items[last] = Math.max(a, b);
  }
}

/** Sorts the partners in each row. What begins a row is less than they are, so that no search for a place leaves it. */
function sortRows({ items, end }: PairList): void {
  let start = 1;
  for (let i = 1; i < end; i++) {
    const item = items[i] as number;
    if ((items[i - 1] as number) < item) continue;
    if (item < 0) {
      start = i + 1;
    } else if (i - start < FEW) {
      let place = i;
      for (; (items[place - 1] as number) > item; place--) items[place] = items[place - 1] as number;
      items[place] = item;
    } else {
      while (i + 1 < end && (items[i + 1] as number) >= 0) i += 1;
      items.subarray(start, i + 1).sort();
    }
  }
}

/** Pairs of slots, in two columns that keep their memory when the list is emptied, unless there are many. */
export class SlotPairs {
  first = new Int32Array(0);
  second = new Int32Array(0);
  count = 0;
  /** The most pairs that are taken. */
  most = Number.POSITIVE_INFINITY;
  /** Long columns are made as long as the last ones at once. */
  private length = 0;

  clear(): void {
    if (this.first.length > MANY_PAIRS) {
      this.length = this.count;
      this.first = new Int32Array(0);
      this.second = new Int32Array(0);
    }
    this.count = 0;
  }

  push(a: number, b: number): void {
    this.pushIf(true, a, b);
  }

  /**
   * Adds a pair if it is one. What is none is written, too, and then written over: a branch would often be foreseen wrongly
   * by the processor.
   */
  pushIf(isPair: boolean, a: number, b: number): void {
    const place = this.count;
    if (place === this.first.length) this.grow(place + 1);
    this.first[place] = a;
    this.second[place] = b;
    this.count = place + +isPair;
  }

  private grow(length: number): void {
    // Fails before memory runs out; the exact number is checked when all pairs are found.
    this.requireFew(this.count);
    const enough = Math.max(length, this.length);
    this.first = grown(this.first, enough);
    this.second = grown(this.second, enough);
  }

  /** Throws RangeError if there are more pairs than allowed. */
  requireFew(count: number): void {
    if (count <= this.most) return;
    throw new RangeError(`World: maxPairs allows ${this.most} pairs at a time, and there are more`);
  }
}
