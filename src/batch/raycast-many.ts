import { wrongType } from "../math/validation.js";
import { Kind } from "../shapes/kind.js";
import { requireRecords } from "./overlaps-many.js";
import { rayCircleMany } from "./ray-circle.js";
import { RAY_RECORD_SIZE, RECORD_SIZE } from "./records.js";

/**
 * `raycast` of many rays at once: t of the first point of the i-th ray that lies in the i-th shape, or Infinity if there
 * is none, for every place of `out`. The same t as `raycast` gives, to the last bit; minT for a ray that starts inside.
 *
 * The lists hold records, one after the other (see `storeRecord`): ray x, y, dx, dy, minT, maxT; circle x, y, r. What the
 * numbers mean is not checked. Cost: a few nanoseconds a ray; as much as `raycast` where a ray all but touches a circle or
 * ends at its rim. Throws TypeError for another kind, RangeError if a list ends before `out` does.
 */
export function raycastMany(
  rays: Float64Array,
  kind: typeof Kind.circle,
  shapes: Float64Array,
  out: Float64Array,
): Float64Array {
  if (kind !== Kind.circle) throw wrongType(kind, "raycastMany: kind", "that of circles");
  requireRecords(rays, RAY_RECORD_SIZE, out.length, "raycastMany: rays");
  requireRecords(shapes, RECORD_SIZE[kind], out.length, "raycastMany: shapes");
  rayCircleMany(rays, shapes, out, out.length);
  return out;
}
