/** Validation of values of a file that others have written; messages name the position in the file. */

import { requireFinite, requireSize, wrongType } from "../math/validation.js";

/** Requires a finite number; 0 if it is left out. */
export function numberOf(value: unknown, name: string): number {
  return value === undefined ? 0 : requireFinite(value, name);
}

/** Requires a size; 0 if it is left out. */
export function sizeOf(value: unknown, name: string): number {
  return value === undefined ? 0 : requireSize(value, name);
}

export function requireList<T>(value: readonly T[] | undefined | null, name: string): readonly T[] {
  if (!Array.isArray(value)) throw wrongType(value, name, "an array");
  return value;
}

/** Requires an object of the file, neither a list nor missing. */
export function requireRecord<T extends object>(value: T | undefined | null, name: string): T {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw wrongType(value, name, "an object");
  }
  return value;
}

/** The result of a function, or its error with the position in the file. */
export function madeAt<T>(place: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) throw new RangeError(`${place}: ${error.message}`, { cause: error });
    if (error instanceof TypeError) throw new TypeError(`${place}: ${error.message}`, { cause: error });
    throw error;
  }
}
