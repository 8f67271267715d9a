import { Kind, type Ray, type RecordedShape, storeRecord } from "../../../src/index.js";
import type { Random } from "../../generators/random.js";
import { hardRay } from "../../generators/ray.js";
import { buildRay, buildShape } from "../../generators/spec.js";

/** The pairs of kinds that `overlapsMany` answers. */
export const BATCH_PAIRS = [
  ["point", "ellipse"],
  ["circle", "rect"],
  ["point", "sector"],
  ["ellipse", "ellipse"],
] as const;

/** The kinds that `raycastMany` answers for. */
export const RAYCAST_KINDS = ["circle", "rect", "polygon"] as const;

/** A ray and a shape that has a record, most of which touch, graze or end on the boundary. */
export function hardCase(kind: (typeof RAYCAST_KINDS)[number], random: Random): [Ray, RecordedShape] {
  for (;;) {
    const spec = hardRay(kind)(random);
    const shape = buildShape(spec.shape) as RecordedShape;
    const isTooLong =
      shape.kind === Kind.polygon && (shape.ringEnds.length > 1 || shape.vertices.length > 16);
    if (!isTooLong) return [buildRay(spec.ray), shape];
  }
}

/** Numbers of the longest record there is. */
export const LONGEST_RECORD = 17;

/** The list of some shapes of one kind, or of rays. */
export function recordsOf(shapes: readonly (RecordedShape | Ray)[]): Float64Array {
  const data = new Float64Array(LONGEST_RECORD * shapes.length);
  for (const [index, shape] of shapes.entries()) storeRecord(data, index, shape);
  return data;
}
