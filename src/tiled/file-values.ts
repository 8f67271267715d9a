/** Values of a file that somebody else has written: what is wrong is told with the place where it stands. */

import { outOfRange, requireFinite, requireSize, wrongType } from "../math/validation.js";

/** A finite number, 0 if it is left out. */
export function numberOf(value: unknown, name: string): number {
  return value === undefined ? 0 : requireFinite(value, name);
}

/** A size, 0 if it is left out. */
export function sizeOf(value: unknown, name: string): number {
  return value === undefined ? 0 : requireSize(value, name);
}

export function requirePositive(value: unknown, name: string): number {
  if (typeof value !== "number") throw wrongType(value, name, "a finite number > 0");
  if (!(value > 0 && value < Number.POSITIVE_INFINITY)) throw outOfRange(value, name, "a finite number > 0");
  return value;
}

export function requireInteger(value: unknown, name: string, least = Number.MIN_SAFE_INTEGER): number {
  const allowed = least === Number.MIN_SAFE_INTEGER ? "an integer" : `an integer ≥ ${least}`;
  if (typeof value !== "number") throw wrongType(value, name, allowed);
  if (!(Number.isSafeInteger(value) && value >= least)) throw outOfRange(value, name, allowed);
  return value + 0;
}

export function requireList<T>(value: readonly T[] | undefined | null, name: string): readonly T[] {
  if (!Array.isArray(value)) throw wrongType(value, name, "an array");
  return value;
}

/** An object of the file, which is neither a list nor missing. */
export function requireRecord<T extends object>(value: T | undefined | null, name: string): T {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw wrongType(value, name, "an object");
  }
  return value;
}

/** What a function makes, or the reason why it cannot, told with the place in the file. */
export function madeAt<T>(place: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) throw new RangeError(`${place}: ${error.message}`, { cause: error });
    if (error instanceof TypeError) throw new TypeError(`${place}: ${error.message}`, { cause: error });
    throw error;
  }
}
