import { describe, outOfRange, wrongType } from "../math/validation.js";
import { Kind } from "../shapes/kind.js";
import { answerMany, type BatchJob } from "./answer-many.js";
import { OVERLAP_JOBS } from "./overlap-jobs.js";

/**
 * The pairs of kinds that `overlapsMany` supports.
 *
 * @example
 * const [kindA, kindB]: BatchPair = [Kind.circle, Kind.circle];
 * const [a, b] = [new Float64Array([0, 0, 2]), new Float64Array([3, 0, 1])];
 * overlapsMany(kindA, a, kindB, b, new Uint8Array(1)).join(); // 1
 */
export type BatchPair =
  | readonly [a: typeof Kind.point, b: typeof Kind.ellipse]
  | readonly [a: typeof Kind.circle, b: typeof Kind.rect]
  | readonly [a: typeof Kind.point, b: typeof Kind.sector]
  | readonly [a: typeof Kind.ellipse, b: typeof Kind.ellipse]
  | readonly [a: typeof Kind.circle, b: typeof Kind.circle]
  | readonly [a: typeof Kind.rect, b: typeof Kind.rect]
  | readonly [a: typeof Kind.polygon, b: typeof Kind.polygon];

/**
 * `overlaps` for many pairs at once: whether the i-th shape of one list overlaps the i-th of another, for every index of
 * `out`, as 1 or 0. The same answers as `overlaps`: exact.
 *
 * The lists hold records of one kind each (see `storeRecord`), one after the other: point x, y; circle x, y, r; ellipse
 * x, y, rx, ry, ux, uy; rect x, y, halfWidth, halfHeight, ux, uy; sector x, y, r, startX, startY, endX, endY, opening;
 * polygon the number of vertices, up to 8, and 16 numbers: the stored numbers of a shape that the constructors make. The
 * numbers are not validated, but a shape with one that is not finite overlaps nothing. `out` must share no memory with
 * the lists.
 *
 * Cost: a few nanoseconds a pair, least if all lists are of one `BatchMemory`; as much as `overlaps` for shapes that
 * touch to within rounding, or directions that are not unit vectors. Polygons take some tens of nanoseconds where they are apart, and up to
 * a microsecond where they meet: more than `overlaps` of polygons that are at hand. For lists of one memory, nothing is allocated except for
 * pairs that doubles cannot decide; for others, a few views for every 256 pairs. Throws TypeError for other pairs of
 * kinds, RangeError if a list ends before `out` does.
 *
 * @example
 * const [circles, rects] = [new Float64Array(2 * RECORD_SIZE[Kind.circle]), new Float64Array(2 * RECORD_SIZE[Kind.rect])];
 * [circle(0, 0, 2), circle(9, 0, 2)].forEach((shape, i) => { storeRecord(circles, i, shape); });
 * [rect(3, 0, 2, 2), rect(3, 0, 2, 2)].forEach((shape, i) => { storeRecord(rects, i, shape); });
 * overlapsMany(Kind.circle, circles, Kind.rect, rects, new Uint8Array(2)).join(" "); // 1 0
 */
export function overlapsMany<A extends BatchPair[0]>(
  kindA: A,
  dataA: Float64Array,
  kindB: Extract<BatchPair, readonly [A, unknown]>[1],
  dataB: Float64Array,
  out: Uint8Array,
): Uint8Array {
  const job = jobOf(kindA, kindB);
  if (!(out instanceof Uint8Array)) throw wrongType(out, "overlapsMany: out", "a Uint8Array");
  requireRecords(dataA, job.sizeA, out.length, "overlapsMany: dataA");
  requireRecords(dataB, job.sizeB, out.length, "overlapsMany: dataB");
  answerMany(job, dataA, dataB, out);
  return out;
}

function jobOf(kindA: Kind, kindB: Kind): BatchJob<Uint8Array> {
  const job = findJob(kindA, kindB);
  if (job !== undefined) return job;
  const allowed =
    "values of Kind: those of point and ellipse, circle and rect, point and sector, or twice that of ellipses, circles, rects or polygons";
  const got = `${nameOf(kindA)}, ${nameOf(kindB)}`;
  const advice =
    findJob(kindB, kindA) === undefined ? "" : ` (exchange them: ${nameOf(kindB)}, ${nameOf(kindA)})`;
  throw new TypeError(`overlapsMany: kindA, kindB must be ${allowed}, got ${got}${advice}`);
}

function findJob(kindA: Kind, kindB: Kind): BatchJob<Uint8Array> | undefined {
  for (const job of OVERLAP_JOBS) if (job.kindA === kindA && job.kindB === kindB) return job;
  return undefined;
}

/** A kind in a message: its name, if it is one. */
function nameOf(kind: unknown): string {
  return Object.entries(Kind).find(([, value]) => value === kind)?.[0] ?? describe(kind);
}

/** Throws for what is no list of numbers, and for one that has fewer than `count` records. */
export function requireRecords(data: Float64Array, size: number, count: number, name: string): void {
  if (!(data instanceof Float64Array)) throw wrongType(data, name, "a Float64Array");
  if (data.length < size * count) throw outOfRange(data.length, `${name}.length`, `at least ${size * count}`);
}
