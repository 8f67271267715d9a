/**
 * Lists of coordinates are arrays. V8 keeps an array that holds doubles from the start unboxed on its heap, next to the shape
 * that has it; the numbers of a `Float64Array` of more than eight lie elsewhere, behind two more objects, and waiting for them
 * takes longer than a question about two small polygons. Such an array is never made of integers alone: V8 would take them
 * for its own kind of list, and what reads both kinds is slower.
 */

/** So many zeros. */
export function zeros(count: number): number[] {
  const list = [0.5];
  for (let i = 0; i < count; i++) list[i] = 0;
  list.length = count;
  // Without the room that was made for more.
  return list.slice();
}

/** A list of its own of some numbers, from one place to before another. */
export function doublesOf(
  numbers: ArrayLike<number>,
  begin: number = 0,
  end: number = numbers.length,
): number[] {
  const list = zeros(end - begin);
  for (let i = begin; i < end; i++) list[i - begin] = numbers[i] as number;
  return list;
}
