import { fromJSON, type Shape, toJSON } from "../../../src/index.js";

/** What is no length: directions, and what is no number. */
const FIXED = new Set(["angle", "startAngle", "endAngle", "nx", "ny"]);

/** The same shape with all lengths multiplied by a power of two. */
export function scaledShape(shape: Shape, factor: number): Shape {
  return fromJSON(scaled(toJSON(shape), factor) as ReturnType<typeof toJSON>) as Shape;
}

function scaled(value: unknown, factor: number): unknown {
  if (typeof value === "number") return value * factor;
  if (Array.isArray(value)) return value.map((item) => scaled(item, factor));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, FIXED.has(key) ? item : scaled(item, factor)]),
  );
}
