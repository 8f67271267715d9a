import { zeros } from "../math/collections.js";
import { wrongType } from "../math/validation.js";
import { raycast } from "../query/raycast.js";
import { Entry, EntryEdge, findEntryOfRing } from "../rays/first-hit-polygon.js";
import { createRayHit, firstHit } from "../rays/ray-event.js";
import { rayRectFilter } from "../rays/rounded-box-filter.js";
import { createStays } from "../rays/stay.js";
import { Kind, type Ray } from "../shapes/kind.js";
import { answerMany, type BatchJob, type KernelName } from "./answer-many.js";
import { CLEARANCE, INNER_WEIGHT, LARGEST_REACH, LEAST_DELTA, OUTER_WEIGHT } from "./error-bounds.js";
import { requireRecords } from "./overlaps-many.js";
import { createRay, createRect, readRay, readRect, recordReader } from "./read-records.js";
import { MOST_VERTICES, RAY_RECORD_SIZE, RECORD_SIZE } from "./records.js";

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

function jobOf(kind: RaycastKind): Job {
  if (kind === Kind.circle) return rayCircleMany;
  if (kind === Kind.rect) return rayRectMany;
  if (kind === Kind.polygon) return rayPolygonMany;
  throw wrongType(kind, "raycastMany: kind", "that of circles, rects or polygons");
}

type Job = BatchJob<Float64Array>;

/**
 * t must be right to the last bit, so whatever the filter of `raycast` (see `chordFilter` of ray-circle and `placeEnds`)
 * leaves to exact arithmetic must be left here as well. This uses stricter bounds that cost less. Let m go from the ray's
 * origin to the centre, R = |mx| + |my| + r, all ends and limits be multiplied by d², and u be a rounding.
 *
 * - Δ is off by at most 24u·R²d²; and where it and R are within the bounds of bounds.ts, so is all that the
 *   filter looks at.
 * - An end: as |m × d| < r|d|, Δ is off by 16u·r·R·d², and m·d ± √Δ by 16u·R|d| + 16u·r·R·d²/√Δ, to which the
 *   filter adds 8u of t; since √Δ < r|d|, in all at most E = 40u·r·R·d²/√Δ.
 * - The filter wants E below 2⁻⁴¹ of the end and 2⁻⁴⁶·R·d²/(|dx| + |dy|) ≥ 2⁻⁴⁶·R|d|/√2. The end nearer to
 *   the origin is | |m·d| − √Δ |, R|d| ≥ |m·d| + √Δ, and 2⁻⁴¹ > 96·42u: so r·R·d² ≤ (96 (|m·d| − √Δ) + 2
 *   (|m·d| + √Δ)) √Δ will do. It matters only for a t that is an end.
 * - Where the ends lie among the limits: for a limit f, counted from the middle of the chord, f² − Δ = (|f| −
 *   √Δ)(|f| + √Δ). Where that is above 2⁻²⁸·R²d², | |f| − √Δ | is above 2⁻³¹·R|d|, or |f| far above √Δ; and
 *   as Δ is above 2⁻²⁸·R²d² as well, E is at most 2⁻³³·R|d|.
 */
const rayCirclePlain: Job["plain"] = (rays, circles, out, first, count) => {
  for (let i = first, a = 6 * first, c = 3 * first; i < count; i++, a += 6, c += 3) {
    const mx = (circles[c] as number) - (rays[a] as number);
    const my = (circles[c + 1] as number) - (rays[a + 1] as number);
    const r = circles[c + 2] as number;
    const dx = rays[a + 2] as number;
    const dy = rays[a + 3] as number;
    const lengthSq = dx * dx + dy * dy;
    const k = mx * dy - my * dx;
    const delta = r * r * lengthSq - k * k;
    const reach = Math.abs(mx) + Math.abs(my) + r;
    const weight = reach * lengthSq;
    const clearance = CLEARANCE * (reach * weight) + LEAST_DELTA;
    if (!(Math.abs(delta) > clearance && reach + lengthSq < LARGEST_REACH)) return i;
    if (delta < 0) {
      out[i] = Number.POSITIVE_INFINITY;
      continue;
    }
    const dot = mx * dx + my * dy;
    const minT = rays[a + 4] as number;
    const from = minT * lengthSq;
    const to = (rays[a + 5] as number) * lengthSq;
    const fromGap = (from - dot) * (from - dot) - delta;
    const toGap = (to - dot) * (to - dot) - delta;
    if (!(Math.abs(fromGap) > clearance && Math.abs(toGap) > clearance)) return i;
    const root = Math.sqrt(delta);
    const enter = dot - root;
    const exit = dot + root;
    if (enter >= to || exit <= from) out[i] = Number.POSITIVE_INFINITY;
    else if (enter <= from) out[i] = minT + 0;
    else if ((OUTER_WEIGHT * Math.abs(dot) - INNER_WEIGHT * root) * root < r * weight) return i;
    else out[i] = enter / lengthSq + 0;
  }
  return count;
};

const ray = /* @__PURE__ */ createRay();
const rect = /* @__PURE__ */ createRect();
const stays = /* @__PURE__ */ createStays(true);
const hit = /* @__PURE__ */ createRayHit();

/** By the filter of `raycast`. */
const rayRectPlain: Job["plain"] = (rays, rects, out, first, count) => {
  for (let i = first; i < count; i++) {
    readRay(ray, rays, i);
    readRect(rect, rects, i);
    if (rayRectFilter(ray, rect, stays) === 0) return i;
    out[i] = firstHit(ray, stays, hit) === null ? Number.POSITIVE_INFINITY : hit.t;
  }
  return count;
};

const edge = /* @__PURE__ */ new EntryEdge();

/** A ring to be filled for each allowed number of vertices. */
const rings: readonly (number[] | undefined)[] = /* @__PURE__ */ Array.from(
  { length: MOST_VERTICES + 1 },
  (_, count) => (count < 3 ? undefined : zeros(2 * count)),
);

/** By the first test of `raycast`, which gives t to the last bit whenever it is certain. */
const rayPolygonPlain: Job["plain"] = (rays, polygons, out, first, count) => {
  for (let i = first, p = RECORD_SIZE[Kind.polygon] * first; i < count; i++, p += RECORD_SIZE[Kind.polygon]) {
    const ring = rings[polygons[p] as number];
    if (ring === undefined) return i;
    for (let k = 0; k < ring.length; k++) ring[k] = polygons[p + 1 + k] as number;
    readRay(ray, rays, i);
    const entry = findEntryOfRing(ray, ring, edge);
    if (entry === Entry.unknown) return i;
    if (entry === Entry.none) out[i] = Number.POSITIVE_INFINITY;
    else out[i] = (entry === Entry.start ? ray.minT : edge.t) + 0;
  }
  return count;
};

function isLegal({ x, y, dx, dy, minT, maxT }: Ray): boolean {
  const isLine = [x, y, dx, dy].every(Number.isFinite) && (dx !== 0 || dy !== 0);
  return isLine && minT <= maxT;
}

/** `raycast` for records of a kind: t of the first hit; Infinity if there is none, or if numbers of the records are invalid. */
function rayJob(kernel: KernelName, kind: RaycastKind, plain: Job["plain"]): Job {
  const readShape = recordReader(kind);
  const decide: Job["decide"] = (rays, shapes, index) => {
    readRay(ray, rays, index);
    const shape = readShape(shapes, index);
    if (shape === null || !isLegal(ray)) return Number.POSITIVE_INFINITY;
    return raycast(ray, shape)?.t ?? Number.POSITIVE_INFINITY;
  };
  return { kernel, sizeA: RAY_RECORD_SIZE, sizeB: RECORD_SIZE[kind], plain, decide };
}

const rayCircleMany = /* @__PURE__ */ rayJob("rayCircle", Kind.circle, rayCirclePlain);
const rayRectMany = /* @__PURE__ */ rayJob("rayRect", Kind.rect, rayRectPlain);
const rayPolygonMany = /* @__PURE__ */ rayJob("rayPolygon", Kind.polygon, rayPolygonPlain);
