/**
 * Lists of coordinates are arrays. V8 keeps an array that holds doubles from the start unboxed on its heap, next to its
 * shape; the numbers of a `Float64Array` of more than eight are elsewhere, behind two more objects, and waiting for them
 * takes longer than a query about two small polygons. Such an array is never made of integers alone: V8 would store it as
 * a list of integers, and code that reads both kinds is slower.
 */

/** A list of `count` zeros. */
export function zeros(count: number): number[] {
  const list = [0.5];
  for (let i = 0; i < count; i++) list[i] = 0;
  list.length = count;
  // A copy without spare capacity.
  return list.slice();
}

/** A new list of the numbers from one index to before another. */
export function doublesOf(
  numbers: ArrayLike<number>,
  begin: number = 0,
  end: number = numbers.length,
): number[] {
  const list = zeros(end - begin);
  for (let i = begin; i < end; i++) list[i - begin] = numbers[i] as number;
  return list;
}
