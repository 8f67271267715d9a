/** The number of [−bound, bound] nearest to a value. */
export function clamp(value: number, bound: number): number {
  return value > bound ? bound : value < -bound ? -bound : value;
}

/** The number from 0 to 1 nearest to a value; 0 for NaN. */
export function clampToUnit(value: number): number {
  return value > 0 ? (value < 1 ? value : 1) : 0;
}

/** The largest double, of either sign, for a value that has overflowed. */
export function withinDoubles(value: number): number {
  return Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE);
}
