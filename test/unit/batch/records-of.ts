import { type Ray, type RecordedShape, storeRecord } from "../../../src/index.js";

/** The pairs of kinds that `overlapsMany` answers. */
export const BATCH_PAIRS = [
  ["point", "ellipse"],
  ["circle", "rect"],
  ["point", "sector"],
  ["ellipse", "ellipse"],
] as const;

/** The list of some shapes of one kind, or of rays. */
export function recordsOf(shapes: readonly (RecordedShape | Ray)[]): Float64Array {
  const data = new Float64Array(8 * shapes.length);
  for (const [index, shape] of shapes.entries()) storeRecord(data, index, shape);
  return data;
}
