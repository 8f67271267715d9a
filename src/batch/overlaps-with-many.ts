import { wrongType } from "../math/validation.js";
import { overlapTest } from "../query/overlaps.js";
import { type Bounds, bounds } from "../shapes/bounds.js";
import { Kind, type Shape } from "../shapes/kind.js";
import { requireShape } from "../shapes/require-shape.js";
import { requireRecords } from "./overlaps-many.js";
import { areFinite, isVertexCount, polygonReader, type ReadKind, readerOf } from "./read-records.js";
import { RECORD_SIZE, type RecordedShape } from "./records.js";

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
