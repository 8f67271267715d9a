/** Repeatable numbers between two bounds: a linear congruence modulo 2³², its constants from Numerical Recipes. */
export function randomNumbers(seed: number): (low: number, high: number) => number {
  let state = seed >>> 0;
  return (low, high) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return low + ((high - low) * state) / 2 ** 32;
  };
}
