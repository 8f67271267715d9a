/**
 * What callers without type checks may pass, and refusals of it.
 *
 * Questions that take microseconds ask these first. In quick ones, what is no shape ends where there is no answer for its
 * kind: they read `shape?.kind`, which is `undefined` for null and undefined, too, and call `refusePair` or have a `default`
 * where a kind is unknown. A shape that lacks numbers makes no filter certain, and exact arithmetic refuses it.
 */

import { wrongType } from "../math/validation.js";
import { type Circle, Kind, type Ray, type Sector, type Shape } from "./kind.js";

const KINDS: ReadonlySet<unknown> = /* @__PURE__ */ new Set(/* @__PURE__ */ Object.values(Kind));

export function requireShape(value: unknown, parameter: string): asserts value is Shape {
  if (!isShape(value)) throw noShape(value, parameter);
}

/** An object that has what a constructor takes is what most often comes instead of a shape. */
function noShape(value: unknown, parameter: string): TypeError {
  const error = wrongType(value, parameter, "a shape");
  if (typeof value === "object" && value !== null)
    error.message += ": circle(x, y, r), rect(x, y, width, height), polygon(points) and so on make one";
  return error;
}

/** `parameter` names the list, as "visibility: shapes". */
export function requireShapes(values: unknown, parameter: string): asserts values is readonly Shape[] {
  if (!Array.isArray(values)) throw wrongType(values, parameter, "an array of shapes");
  for (let i = 0; i < values.length; i += 1) {
    if (!isShape(values[i])) throw noShape(values[i], `${parameter}[${i}]`);
  }
}

/** What an eye looks out of. */
export function requireView(value: unknown, parameter: string): asserts value is Sector | Circle {
  if (!(isShape(value) && (value.kind === Kind.sector || value.kind === Kind.circle))) {
    throw wrongType(value, parameter, "a sector or a circle");
  }
}

/** Tells a ray by its limits. JSON text has `null` for an infinite one, which compares like 0. */
export function requireRay(value: Ray, parameter: string): void {
  const minT: unknown = value?.minT;
  const maxT: unknown = value?.maxT;
  if (typeof minT === "number" && typeof maxT === "number" && minT <= maxT) return;
  throw wrongType(value, parameter, "a ray");
}

/** A ray is what has a direction and is of no kind; a shape may carry fields of its owner's, such as a velocity. */
export function isRay(value: unknown): value is Ray {
  return typeof value === "object" && value !== null && !("kind" in value) && "dx" in value;
}

function isShape(value: unknown): value is Shape {
  return typeof value === "object" && value !== null && KINDS.has((value as Partial<Shape>).kind);
}

/** For a pair for which a table has no cell: refuses what no constructor made. */
export function refusePair(question: string, a: unknown, b: unknown): never {
  requireShape(a, `${question}: a`);
  throw noShape(b, `${question}: b`);
}
