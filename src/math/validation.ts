import type { Vec2 } from "./vector.js";

/** A value as an error message shows it. */
export function describe(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "function") return "a function";
  if (typeof value === "symbol") return "a symbol";
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
}

/** A finite number, −0 made 0; `parameter` names it in the message, as "circle: x". */
export function requireFinite(value: unknown, parameter: string): number {
  if (typeof value !== "number") throw wrongType(value, parameter, "a finite number");
  if (!Number.isFinite(value)) throw outOfRange(value, parameter, "a finite number");
  return value + 0;
}

/** A size: a finite number ≥ 0, −0 made 0. */
export function requireSize(value: unknown, parameter: string): number {
  if (typeof value !== "number") throw wrongType(value, parameter, "a finite number ≥ 0");
  if (!(value >= 0 && value < Number.POSITIVE_INFINITY)) {
    throw outOfRange(value, parameter, "a finite number ≥ 0");
  }
  return value + 0;
}

/** Refuses what is no vector of finite numbers. */
export function requireVector(
  vector: Readonly<Vec2>,
  parameter: string,
  allowed = "a vector { x, y }",
): void {
  if (typeof vector !== "object" || vector === null) throw wrongType(vector, parameter, allowed);
  const { x, y } = vector;
  // The names of the fields are put together only where they are needed.
  if (Number.isFinite(x) && Number.isFinite(y)) return;
  requireFinite(x, `${parameter}.x`);
  requireFinite(y, `${parameter}.y`);
}

/** An object without any other field: one that is misspelt would be left out of account, and nobody would know. */
export function requireNames(
  value: unknown,
  names: readonly string[],
  caller: string,
  parameter: string,
): void {
  if (typeof value !== "object" || value === null) throw otherThan(names, value, caller, parameter);
  for (const name in value) if (!names.includes(name)) throw otherThan(names, name, caller, parameter);
}

function otherThan(names: readonly string[], value: unknown, caller: string, parameter: string): TypeError {
  return wrongType(value, `${caller}: ${parameter}`, `an object with no fields but ${names.join(", ")}`);
}

/** Refuses what cannot be filled in as an `out`. */
export function requireOut(out: unknown, parameter: string, allowed: string): void {
  if (!isObject(out)) throw wrongType(out, parameter, allowed);
}

/** The same for an `out` with objects in it, two of which are given. */
export function requireNestedOut(
  out: unknown,
  first: unknown,
  second: unknown,
  parameter: string,
  allowed: string,
): void {
  if (!(isObject(first) && isObject(second))) throw wrongType(out, parameter, allowed);
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

export function wrongType(value: unknown, parameter: string, allowed: string): TypeError {
  return new TypeError(`${parameter} must be ${allowed}, got ${describe(value)}`);
}

export function outOfRange(value: unknown, parameter: string, allowed: string): RangeError {
  return new RangeError(`${parameter} must be ${allowed}, got ${describe(value)}`);
}
