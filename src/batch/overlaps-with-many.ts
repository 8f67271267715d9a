import { wrongType } from "../math/validation.js";
import { overlaps } from "../query/overlaps.js";
import { Kind, type Shape } from "../shapes/kind.js";
import { requireShape } from "../shapes/require-shape.js";
import { requireRecords } from "./overlaps-many.js";
import {
  circleAt,
  ellipseAt,
  isFiniteShape,
  pointAt,
  polygonAt,
  RECORD_SIZE,
  type RecordedShape,
  rectAt,
  sectorAt,
} from "./records.js";

type Reader = (data: Float64Array, index: number) => Shape | null;

const READERS: Record<RecordedShape["kind"], Reader> = {
  [Kind.point]: pointAt,
  [Kind.circle]: circleAt,
  [Kind.ellipse]: ellipseAt,
  [Kind.rect]: rectAt,
  [Kind.sector]: sectorAt,
  [Kind.polygon]: polygonAt,
};

/**
 * `overlaps` of one shape, of any kind, and many: whether it overlaps the i-th of a list of records, for every place of
 * `out`, as 1 or 0. Exact.
 *
 * The list holds records of one kind, one after the other (see `storeRecord`), which are read as by `overlapsMany`. Cost: that of
 * `overlaps`, and some nanoseconds a record. Throws TypeError for a kind that has no record, RangeError if the list ends before `out` does.
 */
export function overlapsWithMany(
  shape: Shape,
  kind: RecordedShape["kind"],
  data: Float64Array,
  out: Uint8Array,
): Uint8Array {
  requireShape(shape, "overlapsWithMany: shape");
  const read = READERS[kind] as Reader | undefined;
  if (read === undefined) {
    throw wrongType(
      kind,
      "overlapsWithMany: kind",
      "that of points, circles, ellipses, rects, sectors or polygons",
    );
  }
  if (!(out instanceof Uint8Array)) throw wrongType(out, "overlapsWithMany: out", "a Uint8Array");
  requireRecords(data, RECORD_SIZE[kind], out.length, "overlapsWithMany: data");
  for (let i = 0; i < out.length; i++) {
    const other = read(data, i);
    // Of a polygon, what is read has been looked at.
    const isShape = other !== null && (kind === Kind.polygon || isFiniteShape(other));
    out[i] = Number(isShape && overlaps(shape, other));
  }
  return out;
}
