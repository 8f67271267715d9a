import { outOfRange, wrongType } from "../math/validation.js";
import { isRay, requireRay } from "../shapes/arguments.js";
import {
  type Circle,
  type Ellipse,
  Kind,
  type Point,
  type Polygon,
  type Ray,
  type Rect,
  type Sector,
} from "../shapes/kind.js";

/**
 * The number of numbers in the record of each kind. Records of one kind lie one after the other in a Float64Array, so
 * that what a test needs of a shape is in one or two cache lines:
 *
 * - point: x, y
 * - circle: x, y, r
 * - ellipse: x, y, rx, ry, ux, uy
 * - rect: x, y, halfWidth, halfHeight, ux, uy
 * - sector: x, y, r, startX, startY, endX, endY, opening
 * - polygon: the number of vertices, then x and y of each, then as many numbers without a meaning as there is room for
 * - ray: x, y, dx, dy, minT, maxT
 *
 * @example
 * RECORD_SIZE[Kind.circle]; // 3
 */
export const RECORD_SIZE = {
  [Kind.point]: 2,
  [Kind.circle]: 3,
  [Kind.ellipse]: 6,
  [Kind.rect]: 6,
  [Kind.sector]: 8,
  [Kind.polygon]: 17,
} as const;

/** The greatest number of vertices in a record. */
export const MOST_VERTICES = 8;

/**
 * The number of numbers in the record of a ray.
 *
 * @example
 * const rays = new Float64Array(100 * RAY_RECORD_SIZE);
 * storeRecord(rays, 99, ray(0, 0, 1, 0));
 * rays.subarray(6 * 99).join(" "); // 0 0 1 0 0 Infinity
 */
export const RAY_RECORD_SIZE = 6;

/**
 * The kinds that have a record.
 *
 * @example
 * const listOf = (shapes: RecordedShape[], kind: RecordedShape["kind"]) => {
 *   const list = new Float64Array(shapes.length * RECORD_SIZE[kind]);
 *   for (const [i, shape] of shapes.entries()) storeRecord(list, i, shape);
 *   return list;
 * };
 * listOf([circle(0, 0, 2), circle(9, 0, 2)], Kind.circle).join(" "); // 0 0 2 9 0 2
 */
export type RecordedShape = Point | Circle | Ellipse | Rect | Sector | Polygon;

/**
 * Writes the stored numbers of a shape, or of a ray, as the record at an index of a list, for `overlapsMany` and
 * `raycastMany`. All records of a list are of one kind.
 *
 * Throws TypeError for a kind that has no record, RangeError for a polygon that has a hole or more than eight vertices, and
 * if the list ends before the record does; then nothing changes.
 *
 * @example
 * const circles = new Float64Array(10 * RECORD_SIZE[Kind.circle]);
 * storeRecord(circles, 1, circle(7, 8, 9));
 * circles.subarray(3, 6).join(" "); // 7 8 9
 */
export function storeRecord(data: Float64Array, index: number, shape: RecordedShape | Ray): void {
  if (!(data instanceof Float64Array)) throw wrongType(data, "storeRecord: data", "a Float64Array");
  const numbers = numbersOf(shape);
  const records = Math.floor(data.length / numbers.length);
  if (records === 0) {
    throw outOfRange(data.length, "storeRecord: data.length", `at least ${numbers.length}, for one record`);
  }
  if (!(Number.isInteger(index) && index >= 0 && index < records)) {
    throw outOfRange(index, "storeRecord: index", `a whole number below ${records}, the records in the list`);
  }
  data.set(numbers, index * numbers.length);
}

function numbersOf(shape: RecordedShape | Ray): number[] {
  if (isRay(shape)) {
    requireRay(shape, "storeRecord: shape");
    return [shape.x, shape.y, shape.dx, shape.dy, shape.minT, shape.maxT];
  }
  switch (shape?.kind) {
    case Kind.point:
      return [shape.x, shape.y];
    case Kind.circle:
      return [shape.x, shape.y, shape.r];
    case Kind.ellipse:
      return [shape.x, shape.y, shape.rx, shape.ry, shape.ux, shape.uy];
    case Kind.rect:
      return [shape.x, shape.y, shape.halfWidth, shape.halfHeight, shape.ux, shape.uy];
    case Kind.sector: {
      const { x, y, r, startX, startY, endX, endY, opening } = shape;
      return [x, y, r, startX, startY, endX, endY, opening];
    }
    case Kind.polygon:
      return numbersOfPolygon(shape);
    default:
      throw wrongType(
        shape satisfies never,
        "storeRecord: shape",
        "a point, circle, ellipse, rect, sector, polygon or ray",
      );
  }
}

function numbersOfPolygon({ vertices, ringEnds }: Polygon): number[] {
  const count = vertices.length / 2;
  if (ringEnds.length > 1) {
    throw outOfRange(ringEnds.length - 1, "storeRecord: the number of holes of a polygon", "0");
  }
  if (count > MOST_VERTICES) {
    throw outOfRange(count, "storeRecord: the number of vertices of a polygon", `at most ${MOST_VERTICES}`);
  }
  return [count, ...vertices, ...new Array<number>(2 * (MOST_VERTICES - count)).fill(0)];
}
