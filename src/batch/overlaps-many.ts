import { describe, outOfRange, wrongType } from "../math/validation.js";
import { overlapTest } from "../pairs/tables/overlap-tests.js";
import { requireShape } from "../shapes/arguments.js";
import { type Bounds, bounds } from "../shapes/bounds.js";
import { Kind, type Shape } from "../shapes/kind.js";
import { answerMany, type BatchJob } from "./answer-many.js";
import { OVERLAP_JOBS } from "./overlap-jobs.js";
import { areFinite, isVertexCount, polygonReader, type ReadKind, readerOf } from "./read-records.js";
import { RECORD_SIZE, type RecordedShape } from "./records.js";

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

/** How many sizes a record has after its position. */
const SIZES: Record<ReadKind, 0 | 1 | 2> = {
  [Kind.point]: 0,
  [Kind.circle]: 1,
  [Kind.ellipse]: 2,
  [Kind.rect]: 2,
  [Kind.sector]: 1,
};

/** What all records of a list have in common: it depends on the kinds alone, and on the box. */
interface Question {
  /** `overlaps` of the shape and another of the kind of the list. */
  readonly overlapsOther: (other: Shape) => boolean;
  readonly box: Readonly<Bounds>;
}

/**
 * `overlaps` for one shape, of any kind, and many: whether it overlaps the i-th of a list of records, for every index of
 * `out`, as 1 or 0. Exact.
 *
 * The list holds records of one kind, one after the other (see `storeRecord`), which are read as by `overlapsMany`. Cost:
 * some nanoseconds for a record beyond the box of the shape, else about that of `overlaps`; some 50 ns more for polygons
 * that may meet it. Throws TypeError for a kind that has no record, RangeError if the list ends before `out` does.
 *
 * @example
 * const circles = new Float64Array(2 * RECORD_SIZE[Kind.circle]);
 * [circle(0, 0, 2), circle(9, 0, 2)].forEach((shape, i) => { storeRecord(circles, i, shape); });
 * overlapsWithMany(rect(3, 0, 2, 2), Kind.circle, circles, new Uint8Array(2)).join(" "); // 1 0
 */
export function overlapsWithMany(
  shape: Shape,
  kind: RecordedShape["kind"],
  data: Float64Array,
  out: Uint8Array,
): Uint8Array {
  requireShape(shape, "overlapsWithMany: shape");
  // Properties are also found by strings, and some that every object has.
  const size = typeof kind === "number" ? (RECORD_SIZE[kind] as number | undefined) : undefined;
  if (size === undefined) {
    throw wrongType(
      kind,
      "overlapsWithMany: kind",
      "that of points, circles, ellipses, rects, sectors or polygons",
    );
  }
  if (!(out instanceof Uint8Array)) throw wrongType(out, "overlapsWithMany: out", "a Uint8Array");
  requireRecords(data, size, out.length, "overlapsWithMany: data");
  // An empty list takes no test, not even whether the numbers of the shape are valid.
  if (out.length === 0) return out;
  const question = { box: bounds(shape), overlapsOther: overlapTest(shape, kind) };
  if (kind === Kind.polygon) answerPolygons(question, data, out);
  else answerEach(question, kind, data, out);
  return out;
}

/** The sum of two half sizes, times this, is at least the distance of a corner, with all roundings. */
const CORNER_MARGIN = 1 + 2 ** -50;

/** Decides the records one after the other; those whose positions are certainly beyond the box of the shape at once. */
function answerEach(
  { box, overlapsOther }: Question,
  kind: ReadKind,
  data: Float64Array,
  out: Uint8Array,
): void {
  const { create, read } = readerOf(kind);
  const other = create();
  const sizes = SIZES[kind];
  const { minX, minY, maxX, maxY } = box;
  const isBox = minX <= maxX && minY <= maxY;
  const length = RECORD_SIZE[kind];
  for (let i = 0, at = 0; i < out.length; i++, at += length) {
    const x = data[at] as number;
    const y = data[at + 1] as number;
    const size = sizes === 0 ? 0 : Math.abs(data[at + 2] as number);
    const reach = sizes === 2 ? CORNER_MARGIN * (size + Math.abs(data[at + 3] as number)) : size;
    // Rounding is monotone: what is beyond a side after rounding is beyond it.
    if (isBox && (x - reach > maxX || x + reach < minX || y - reach > maxY || y + reach < minY)) {
      out[i] = 0;
      continue;
    }
    read(other, data, i);
    out[i] = Number(areFinite(data, at, length) && overlapsOther(other));
  }
}

/** Fields that follow from the vertices of a polygon are computed only if they may matter: this costs more than most tests. */
function answerPolygons({ box, overlapsOther }: Question, data: Float64Array, out: Uint8Array): void {
  const polygonAt = polygonReader();
  const length = RECORD_SIZE[Kind.polygon];
  for (let i = 0, at = 0; i < out.length; i++, at += length) {
    const count = data[at] as number;
    const begin = at + 1;
    const isAway = !isVertexCount(count) || isApart(box, data, begin, begin + 2 * count);
    const other = isAway ? null : polygonAt(data, i);
    out[i] = Number(other !== null && overlapsOther(other));
  }
}

/** Whether points, x and y alternately, all lie beyond one side of a box. */
function isApart(box: Readonly<Bounds>, data: Float64Array, begin: number, end: number): boolean {
  const { minX, minY, maxX, maxY } = box;
  if (!(minX <= maxX && minY <= maxY)) return false;
  const x = data[begin] as number;
  const y = data[begin + 1] as number;
  // Only sides that the first point is beyond are possible.
  return (
    (x < minX && areBelow(data, begin, end, minX)) ||
    (x > maxX && areAbove(data, begin, end, maxX)) ||
    (y < minY && areBelow(data, begin + 1, end, minY)) ||
    (y > maxY && areAbove(data, begin + 1, end, maxY))
  );
}

function areBelow(data: Float64Array, begin: number, end: number, limit: number): boolean {
  for (let at = begin; at < end; at += 2) if (!((data[at] as number) < limit)) return false;
  return true;
}

function areAbove(data: Float64Array, begin: number, end: number, limit: number): boolean {
  for (let at = begin; at < end; at += 2) if (!((data[at] as number) > limit)) return false;
  return true;
}
