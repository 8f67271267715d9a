import { wrongType } from "../math/validation.js";
import { Kind } from "../shapes/kind.js";
import { answerMany } from "./answer-many.js";
import { requireRecords } from "./overlaps-many.js";
import { rayCircleMany } from "./ray-circle.js";

/**
 * `raycast` of many rays at once: t of the first point of the i-th ray that lies in the i-th shape, or
 * Infinity if there is none, for every place of `out`. The same t as `raycast` gives, to the last bit; minT
 * for a ray that starts inside.
 *
 * The lists hold records, one after the other (see `storeRecord`): ray x, y, dx, dy, minT, maxT; circle x, y,
 * r. What the numbers mean is not checked. `out` must share no memory with the lists. Cost: a few nanoseconds
 * a ray, least where all lists are of one `BatchMemory`; as much as `raycast` where a ray all but touches a
 * circle, starts next to it or ends at its rim. Throws TypeError for another kind, RangeError if a list ends
 * before `out` does.
 */
export function raycastMany(
  rays: Float64Array,
  kind: typeof Kind.circle,
  shapes: Float64Array,
  out: Float64Array,
): Float64Array {
  if (kind !== Kind.circle) throw wrongType(kind, "raycastMany: kind", "that of circles");
  if (!(out instanceof Float64Array)) throw wrongType(out, "raycastMany: out", "a Float64Array");
  requireRecords(rays, rayCircleMany.sizeA, out.length, "raycastMany: rays");
  requireRecords(shapes, rayCircleMany.sizeB, out.length, "raycastMany: shapes");
  answerMany(rayCircleMany, rays, shapes, out);
  return out;
}
