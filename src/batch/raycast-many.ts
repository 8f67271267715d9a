import { wrongType } from "../math/validation.js";
import { Kind } from "../shapes/kind.js";
import { answerMany, type BatchJob } from "./answer-many.js";
import { requireRecords } from "./overlaps-many.js";
import { rayCircleMany, rayPolygonMany, rayRectMany } from "./ray-jobs.js";

/**
 * The kinds that `raycastMany` supports.
 *
 * @example
 * const kind: RaycastKind = Kind.circle;
 * const [rays, circles] = [new Float64Array([0, 0, 1, 0, 0, Infinity]), new Float64Array([5, 0, 2])];
 * raycastMany(rays, kind, circles, new Float64Array(1)).join(); // 3
 */
export type RaycastKind = typeof Kind.circle | typeof Kind.rect | typeof Kind.polygon;

/**
 * `raycast` for many rays at once: t of the first point of the i-th ray that lies in the i-th shape, or Infinity if there
 * is none, for every index of `out`. The same t as that of `raycast`, to the last bit; minT for a ray that starts inside.
 *
 * The lists hold records, one after the other (see `storeRecord`): ray x, y, dx, dy, minT, maxT; circle x, y, r; rect x,
 * y, halfWidth, halfHeight, ux, uy; polygon the number of vertices, 3 to 8, and 16 numbers, of which the first are x and
 * y of each vertex in order, in either winding, of one ring. The numbers are not validated. `out` must share no memory
 * with the lists.
 *
 * Cost: a few nanoseconds a ray, least if all lists are of one `BatchMemory`; as much as `raycast` for a ray that nearly
 * touches a circle or a corner, starts next to a shape or ends at its boundary, or whose line crosses more than two edges
 * of a nonconvex polygon. Throws TypeError for another kind, RangeError if a list ends before `out` does.
 *
 * @example
 * const [rays, circles] = [new Float64Array(RAY_RECORD_SIZE), new Float64Array(RECORD_SIZE[Kind.circle])];
 * storeRecord(rays, 0, ray(0, 0, 1, 0));
 * storeRecord(circles, 0, circle(5, 0, 2));
 * raycastMany(rays, Kind.circle, circles, new Float64Array(1)).join(); // 3
 */
export function raycastMany(
  rays: Float64Array,
  kind: RaycastKind,
  shapes: Float64Array,
  out: Float64Array,
): Float64Array {
  const job = jobOf(kind);
  if (!(out instanceof Float64Array)) throw wrongType(out, "raycastMany: out", "a Float64Array");
  requireRecords(rays, job.sizeA, out.length, "raycastMany: rays");
  requireRecords(shapes, job.sizeB, out.length, "raycastMany: shapes");
  answerMany(job, rays, shapes, out);
  return out;
}

function jobOf(kind: RaycastKind): BatchJob<Float64Array> {
  if (kind === Kind.circle) return rayCircleMany;
  if (kind === Kind.rect) return rayRectMany;
  if (kind === Kind.polygon) return rayPolygonMany;
  throw wrongType(kind, "raycastMany: kind", "that of circles, rects or polygons");
}
