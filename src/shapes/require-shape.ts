/**
 * Validation of arguments for callers without type checks.
 *
 * Queries that take microseconds call these first. Quick ones throw only when no code handles the kind: they read
 * `shape?.kind`, which is `undefined` also for null and undefined, and call `refusePair` or have a `default` for an
 * unknown kind. If a shape lacks numbers, no filter is certain, and exact arithmetic throws.
 */

import { wrongType } from "../math/validation.js";
import { type Circle, Kind, type Ray, type Sector, type Shape } from "./kind.js";

export function requireShape(value: unknown, parameter: string): asserts value is Shape {
  if (!isShape(value)) throw noShape(value, parameter);
}

/** The most frequent mistakes are a ray, and an object with a constructor's arguments as fields. */
function noShape(value: unknown, parameter: string): TypeError {
  const error = wrongType(value, parameter, "a shape");
  if (isRay(value)) error.message += ": rays are for raycast(ray, shape) and its like";
  else if (typeof value === "object" && value !== null)
    error.message += ": circle(x, y, r), rect(x, y, width, height), polygon(points) and so on make one";
  return error;
}

/** Requires a list of shapes; `parameter` names it, as "visibility: shapes". */
export function requireShapes(values: unknown, parameter: string): asserts values is readonly Shape[] {
  if (!Array.isArray(values)) throw wrongType(values, parameter, "an array of shapes");
  for (let i = 0; i < values.length; i += 1) {
    if (!isShape(values[i])) throw noShape(values[i], `${parameter}[${i}]`);
  }
}

/** Requires the view of an eye. */
export function requireView(value: unknown, parameter: string): asserts value is Sector | Circle {
  if (!(isShape(value) && (value.kind === Kind.sector || value.kind === Kind.circle))) {
    throw wrongShape(value, parameter, "a sector or a circle");
  }
}

/** Recognizes a ray by its limits. JSON text has `null` for an infinite one, which compares like 0. */
export function requireRay(value: Ray, parameter: string): void {
  const minT: unknown = value?.minT;
  const maxT: unknown = value?.maxT;
  if (typeof minT === "number" && typeof maxT === "number" && minT <= maxT) return;
  throw wrongShape(value, parameter, "a ray");
}

/** The error for a parameter that a shape may be, but not this one: its message says of which kind it is. */
export function wrongShape(value: unknown, parameter: string, allowed: string): TypeError {
  const name = isShape(value) ? Object.keys(Kind)[value.kind] : undefined;
  if (name === undefined) return wrongType(value, parameter, allowed);
  return new TypeError(`${parameter} must be ${allowed}, got ${/^[ae]/.test(name) ? "an" : "a"} ${name}`);
}

/** An object with a direction and without a kind is a ray; a shape may have fields of the application's, such as a velocity. */
export function isRay(value: unknown): value is Ray {
  return typeof value === "object" && value !== null && !("kind" in value) && "dx" in value;
}

function isShape(value: unknown): value is Shape {
  const kind = typeof value === "object" && value !== null ? (value as Partial<Shape>).kind : undefined;
  // The kinds are numbered without a gap, and their numbers weigh less than a list of all.
  return Number.isInteger(kind) && (kind as Kind) >= 0 && (kind as Kind) <= Kind.compound;
}

/** Throws for a pair that a table has no cell for: one of them was not made by a constructor. */
export function refusePair(question: string, a: unknown, b: unknown): never {
  requireShape(a, `${question}: a`);
  throw noShape(b, `${question}: b`);
}
