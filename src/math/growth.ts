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
