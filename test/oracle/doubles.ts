import { Real } from "./real.js";

/** The numbers divided by one power of two that brings the greatest near 1. */
export function scaledToDoubles(values: readonly Real[]): number[] {
  const sizes = values.map((value) => value.exponent + value.mantissa.toString(16).length * 4);
  const size = Math.max(...sizes.filter((_, index) => values[index]?.sign() !== 0), -100000);
  return values.map((value) => new Real(value.mantissa, value.exponent - size).toNumber());
}

/** Where a function changes its sign. */
export function bisect(value: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const startsPositive = value(low) > 0;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (value(middle) > 0 === startsPositive) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
