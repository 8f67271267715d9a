/** How arrays grow: by an eighth, since every spare element is memory that each of many bodies pays for. */
function capacityFor(length: number, current: number): number {
  return length <= current ? current : Math.max(length, current + (current >> 3), 16);
}

/** The array, or a longer copy that has room for `length` elements. */
export function grownFloats(array: Float64Array<ArrayBuffer>, length: number): Float64Array<ArrayBuffer> {
  const capacity = capacityFor(length, array.length);
  if (capacity === array.length) return array;
  const grown = new Float64Array(capacity);
  grown.set(array);
  return grown;
}

/** The array, or a longer copy that has room for `length` elements. */
export function grownIntegers(array: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const capacity = capacityFor(length, array.length);
  if (capacity === array.length) return array;
  const grown = new Int32Array(capacity);
  grown.set(array);
  return grown;
}

/** The array, or a longer copy that has room for `length` elements. */
export function grownBytes(array: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> {
  const capacity = capacityFor(length, array.length);
  if (capacity === array.length) return array;
  const grown = new Uint8Array(capacity);
  grown.set(array);
  return grown;
}
