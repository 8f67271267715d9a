import { grown } from "../../math/growth.js";
import { type BodyId, MOST_BODIES, slotOf } from "../bodies/body-id.js";

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
 * The pairs of a body with greater ones make a row: ~a, which is negative, then the partners. So a pair takes four bytes
 * in a pile, and nowhere more than eight.
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
    this.items = grown(this.items, pairs + rows);
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
