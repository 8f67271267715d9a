import type { Vec2 } from "./vector.js";

/** The most characters of a text or a number that are quoted, so that input does not decide how long messages are. */
const MOST_QUOTED = 80;

/** Describes a value in an error message. */
export function describe(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(shortened(value));
  if (typeof value === "bigint") return `${shortened(`${value}`)}n`;
  if (typeof value === "function" || typeof value === "symbol") return `a ${typeof value}`;
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
}

function shortened(text: string): string {
  return text.length <= MOST_QUOTED ? text : `${text.slice(0, MOST_QUOTED - 1)}…`;
}

/** Requires a finite number, and returns it with −0 made 0; `parameter` names it in the message, as "circle: x". */
export function requireFinite(value: unknown, parameter: string): number {
  if (typeof value !== "number") throw wrongType(value, parameter, "a finite number");
  if (!Number.isFinite(value)) throw outOfRange(value, parameter, "a finite number");
  return value + 0;
}

export function requireFlag(value: unknown, parameter: string): boolean {
  if (typeof value !== "boolean") throw wrongType(value, parameter, "true or false");
  return value;
}

/** Requires a size, a finite number ≥ 0, and returns it with −0 made 0. */
export function requireSize(value: unknown, parameter: string): number {
  if (typeof value !== "number") throw wrongType(value, parameter, "a finite number ≥ 0");
  if (!(value >= 0 && value < Number.POSITIVE_INFINITY)) {
    throw outOfRange(value, parameter, "a finite number ≥ 0");
  }
  return value + 0;
}

/** Requires a finite number > 0. */
export function requirePositive(value: unknown, parameter: string): number {
  if (typeof value !== "number") throw wrongType(value, parameter, "a finite number > 0");
  if (!(value > 0 && value < Number.POSITIVE_INFINITY))
    throw outOfRange(value, parameter, "a finite number > 0");
  return value;
}

/** Requires a safe integer, and returns it with −0 made 0. */
export function requireInteger(value: unknown, parameter: string, least = Number.MIN_SAFE_INTEGER): number {
  const allowed = least === Number.MIN_SAFE_INTEGER ? "an integer" : `an integer ≥ ${least}`;
  if (typeof value !== "number") throw wrongType(value, parameter, allowed);
  if (!(Number.isSafeInteger(value) && value >= least)) throw outOfRange(value, parameter, allowed);
  return value + 0;
}

/** Sets `out` to a vector of finite numbers; throws for any other. Each number is read once, since it may be an accessor. */
export function readVector(
  vector: Readonly<Vec2>,
  parameter: string,
  out: Vec2,
  allowed = "a vector { x, y }",
): void {
  if (typeof vector !== "object" || vector === null) throw wrongType(vector, parameter, allowed);
  const { x, y } = vector;
  // The names of the fields are composed only if needed.
  if (!(Number.isFinite(x) && Number.isFinite(y))) {
    requireFinite(x, `${parameter}.x`);
    requireFinite(y, `${parameter}.y`);
  }
  out.x = x;
  out.y = y;
}

/** Requires an object without any other field: a misspelt one would be ignored without notice. */
export function requireNames(
  value: unknown,
  names: readonly string[],
  caller: string,
  parameter: string,
): void {
  if (typeof value !== "object" || value === null || !isPlain(value)) {
    throw otherThan(names, value, caller, parameter);
  }
  for (const name in value) if (!names.includes(name)) throw otherThan(names, name, caller, parameter);
}

/** Whether an object is one that `{ … }` makes, in any realm, or has no prototype: no list, date or instance of a class. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function otherThan(names: readonly string[], value: unknown, caller: string, parameter: string): TypeError {
  return wrongType(value, `${caller}: ${parameter}`, `an object with no fields but ${names.join(", ")}`);
}

/**
 * Throws for an `out` that cannot be filled, being of another type or frozen: `touch` writes its own values to it, which
 * costs less than a check, and throws if that fails.
 */
export function requireOut<Out>(
  out: Out,
  touch: (out: Out) => void,
  parameter: string,
  allowed: string,
): void {
  try {
    touch(out);
  } catch {
    throw wrongType(out, parameter, hasFrozen(out) ? `${allowed}, not frozen` : allowed);
  }
}

/** Whether a value is a frozen object, or contains one. */
function hasFrozen(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.isFrozen(value) || Object.values(value).some(hasFrozen);
}

/** Writes a vector's own values to it; throws a TypeError if it cannot be filled. */
export function touchVector(vector: Vec2): void {
  const { x } = vector;
  if (x === undefined) requireExtensible(vector);
  else vector.x = x;
}

/** The same for a time, a point and a normal. */
export function touchHit(out: { t: number; readonly point: Vec2; readonly normal: Vec2 }): void {
  const { t, point, normal } = out;
  touchVector(point);
  touchVector(normal);
  if (t === undefined) requireExtensible(out);
  else out.t = t;
}

/** Throws a TypeError for what is no object, or cannot be given another field. */
export function requireExtensible(value: unknown): void {
  if (!Object.isExtensible(value)) throw new TypeError();
}

export function wrongType(value: unknown, parameter: string, allowed: string): TypeError {
  return new TypeError(`${parameter} must be ${allowed}, got ${describe(value)}`);
}

export function outOfRange(value: unknown, parameter: string, allowed: string): RangeError {
  return new RangeError(`${parameter} must be ${allowed}, got ${describe(value)}`);
}
