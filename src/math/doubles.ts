/**
 * Lists of coordinates are arrays. V8 keeps an array that holds doubles from the start unboxed on its heap, next to its
 * shape; the numbers of a `Float64Array` of more than eight are elsewhere, behind two more objects, and waiting for them
 * takes longer than a query about two small polygons. Such an array is never made of integers alone: V8 would store it as
 * a list of integers, and code that reads both kinds is slower.
 */

/** A list of `count` zeros. */
export function zeros(count: number): number[] {
  // A copy without spare capacity.
  return (count <= FEW ? someZeros : newZeros(count)).slice(0, count);
}

const FEW = 256;
const someZeros: readonly number[] = /* @__PURE__ */ newZeros(FEW);

function newZeros(count: number): number[] {
  const list = [0.5];
  for (let i = 0; i < count; i++) list[i] = 0;
  return list;
}

/** A new list of the same numbers. */
export function doublesOf(numbers: ArrayLike<number>): number[] {
  const list = zeros(numbers.length);
  for (let i = 0; i < numbers.length; i++) list[i] = numbers[i] as number;
  return list;
}
