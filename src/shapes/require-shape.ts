import { wrongType } from "../math/validation.js";
import { Kind, type Shape } from "./kind.js";

/** Refuses what no constructor made, for callers without type checks. */
export function requireShape(value: unknown, parameter: string): asserts value is Shape {
  const kind = typeof value === "object" && value !== null ? (value as Partial<Shape>).kind : undefined;
  if (kind === undefined || !Object.values(Kind).includes(kind)) {
    throw wrongType(value, parameter, "a shape");
  }
}
