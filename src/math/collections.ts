/* What numbers are kept in: lists of doubles, arrays that grow, groups that are joined, and heaps. */

/**
 * Lists of coordinates are arrays. V8 keeps an array that holds doubles from the start unboxed on its heap, next to its
 * shape; the numbers of a `Float64Array` of more than eight are elsewhere, behind two more objects, and waiting for them
 * takes longer than a query about two small polygons. Such an array is never made of integers alone: V8 would store it as
 * a list of integers, and code that reads both kinds is slower.
 */

/** A list of `count` zeros. */
export function zeros(count: number): number[] {
  while (someZeros.length < count) someZeros = someZeros.concat(someZeros);
  // A copy has no spare capacity, and takes a fraction of the time in which a list grows.
  return someZeros.slice(0, count);
}

let someZeros = /* @__PURE__ */ fewZeros();

function fewZeros(): number[] {
  const list = [0.5];
  for (let i = 0; i < 256; i++) list[i] = 0;
  return list;
}

/** A new list of the same numbers. */
export function doublesOf(numbers: ArrayLike<number>): number[] {
  const list = zeros(numbers.length);
  for (let i = 0; i < numbers.length; i++) list[i] = numbers[i] as number;
  return list;
}

/** Arrays grow by an eighth, since every spare element is memory that each of many bodies pays for. */
function capacityFor(length: number, current: number): number {
  return length <= current ? current : Math.max(length, current + (current >> 3), 16);
}

type Numbers = Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

/** The array, or a longer copy of its kind that has room for `length` elements. */
export function grown<Array extends Numbers>(array: Array, length: number): Array {
  const capacity = capacityFor(length, array.length);
  if (capacity === array.length) return array;
  const longer = new (array.constructor as new (length: number) => Array)(capacity);
  longer.set(array);
  return longer;
}

/** A list of 32-bit integers that keeps its memory when it is emptied. */
export class IntegerList {
  items = new Int32Array(0);
  count = 0;

  push(item: number): void {
    if (this.count === this.items.length) this.items = grown(this.items, this.count + 1);
    this.items[this.count] = item;
    this.count += 1;
  }

  /** Adds an item where it belongs to a list in ascending order, unless it is there. */
  insert(item: number): void {
    let place = this.count;
    while (place > 0 && (this.items[place - 1] as number) > item) place--;
    if (place > 0 && this.items[place - 1] === item) return;
    this.push(item);
    this.items.copyWithin(place + 1, place, this.count - 1);
    this.items[place] = item;
  }
}

/** Numbers below some count, in groups that can be joined; each is alone at first. */
export class Groups {
  /** For each number, one of its group that comes before it, or itself. */
  private readonly earlier: Int32Array;

  constructor(count: number) {
    this.earlier = new Int32Array(count);
    for (let i = 0; i < count; i++) this.earlier[i] = i;
  }

  join(i: number, j: number): void {
    const [first, second] = [this.firstOf(i), this.firstOf(j)];
    this.earlier[Math.max(first, second)] = Math.min(first, second);
  }

  areJoined(i: number, j: number): boolean {
    return this.firstOf(i) === this.firstOf(j);
  }

  /** The first number of a group. */
  firstOf(i: number): number {
    const { earlier } = this;
    let first = i;
    while (earlier[first] !== first) {
      const before = earlier[earlier[first] as number] as number;
      earlier[first] = before;
      first = before;
    }
    return first;
  }

  /** For each number, the first of its group, in the list in which groups are kept. */
  firsts(): Int32Array {
    const { earlier } = this;
    // By the time a number is looked at, what comes before it has its first.
    for (let i = 0; i < earlier.length; i += 1) earlier[i] = earlier[earlier[i] as number] as number;
    return earlier;
  }
}

/** Things of which the least is at hand: each entry is no more than the two at twice its place and after. */
export class Heap<T> {
  private readonly entries: T[] = [];

  constructor(private readonly isLess: (p: T, q: T) => boolean) {}

  get least(): T | undefined {
    return this.entries[0];
  }

  add(added: T): void {
    const { entries, isLess } = this;
    let place = entries.length;
    entries.push(added);
    while (place > 0) {
      const above = (place - 1) >> 1;
      const other = entries[above] as T;
      if (!isLess(added, other)) break;
      entries[place] = other;
      place = above;
    }
    entries[place] = added;
  }

  /** Removes and returns the least; undefined if there is none. */
  take(): T | undefined {
    const { entries, isLess, least } = this;
    const last = entries.pop();
    const { length } = entries;
    if (last === undefined || length === 0) return least;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= length) break;
      if (below + 1 < length && isLess(entries[below + 1] as T, entries[below] as T)) below++;
      const other = entries[below] as T;
      if (!isLess(other, last)) break;
      entries[place] = other;
      place = below;
    }
    entries[place] = last;
    return least;
  }
}
