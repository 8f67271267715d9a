import { type BodyId, slotOf } from "../bodies/body-id.js";
import { NUMBER, type PairList, SENSOR } from "./pair-list.js";

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
