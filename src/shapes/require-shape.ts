import { wrongType } from "../math/validation.js";
import { Kind, type Shape } from "./kind.js";

const KINDS: ReadonlySet<unknown> = /* @__PURE__ */ new Set(/* @__PURE__ */ Object.values(Kind));

/** Refuses what no constructor made, for callers without type checks. */
export function requireShape(value: unknown, parameter: string): asserts value is Shape {
  const kind = typeof value === "object" && value !== null ? (value as Partial<Shape>).kind : undefined;
  if (!KINDS.has(kind)) {
    throw wrongType(value, parameter, "a shape");
  }
}
