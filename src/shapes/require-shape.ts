import { wrongType } from "../math/validation.js";
import { Kind, type Shape } from "./kind.js";

const KINDS: ReadonlySet<unknown> = /* @__PURE__ */ new Set(/* @__PURE__ */ Object.values(Kind));

/** Refuses what no constructor made, for callers without type checks. */
export function requireShape(value: unknown, parameter: string): asserts value is Shape {
  if (!isShape(value)) throw wrongType(value, parameter, "a shape");
}

function isShape(value: unknown): value is Shape {
  return typeof value === "object" && value !== null && KINDS.has((value as Partial<Shape>).kind);
}

/** What a table of pairs has for kinds that do not exist: refuses the argument that no constructor made. */
export function refusePair(a: unknown, b: unknown, ..._rest: readonly unknown[]): never {
  throw wrongType(isShape(a) ? b : a, "each of a and b", "a shape");
}
