import { doublesOf } from "../math/doubles.js";
import { outOfRange, wrongType } from "../math/validation.js";
import {
  type Circle,
  type Ellipse,
  Kind,
  type Mutable,
  type Opening,
  type Point,
  type Polygon,
  type Ray,
  type Rect,
  type Sector,
  type Shape,
} from "../shapes/kind.js";
import { polygonOfRings } from "../shapes/polygon.js";
import { isRay, requireRay } from "../shapes/require-shape.js";

/**
 * How many numbers the record of each kind has. Records of one kind lie one after the other in a Float64Array, so that
 * what a test needs of a shape is in one or two cache lines:
 *
 * - point: x, y
 * - circle: x, y, r
 * - ellipse: x, y, rx, ry, ux, uy
 * - rect: x, y, halfWidth, halfHeight, ux, uy
 * - sector: x, y, r, startX, startY, endX, endY, opening
 * - polygon: the number of vertices, then x and y of each, then as many numbers without a meaning as there is room for
 * - ray: x, y, dx, dy, minT, maxT
 */
export const RECORD_SIZE = {
  [Kind.point]: 2,
  [Kind.circle]: 3,
  [Kind.ellipse]: 6,
  [Kind.rect]: 6,
  [Kind.sector]: 8,
  [Kind.polygon]: 17,
} as const;

/** A record has room for so many vertices. */
export const MOST_VERTICES = 8;

export const RAY_RECORD_SIZE = 6;

/** The kinds that have a record. */
export type RecordedShape = Point | Circle | Ellipse | Rect | Sector | Polygon;

/**
 * Writes the stored numbers of a shape, or of a ray, as the record at an index of a list, for `overlapsMany` and
 * `raycastMany`. All records of a list are of one kind.
 *
 * Throws TypeError for a kind that has no record, RangeError for a polygon that has a hole or more than eight vertices, and
 * if the list ends before the record does; then nothing changes.
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

/** One number of a list; those beyond its end are NaN, which no test takes for anything certain. */
function numberAt(data: Float64Array, at: number): number {
  return data[at] ?? Number.NaN;
}

export function pointAt(data: Float64Array, index: number): Point {
  const at = index * RECORD_SIZE[Kind.point];
  return { kind: Kind.point, x: numberAt(data, at), y: numberAt(data, at + 1) };
}

export function circleAt(data: Float64Array, index: number): Circle {
  const at = index * RECORD_SIZE[Kind.circle];
  return { kind: Kind.circle, x: numberAt(data, at), y: numberAt(data, at + 1), r: numberAt(data, at + 2) };
}

export function ellipseAt(data: Float64Array, index: number): Ellipse {
  const at = index * RECORD_SIZE[Kind.ellipse];
  return {
    kind: Kind.ellipse,
    x: numberAt(data, at),
    y: numberAt(data, at + 1),
    rx: numberAt(data, at + 2),
    ry: numberAt(data, at + 3),
    ux: numberAt(data, at + 4),
    uy: numberAt(data, at + 5),
  };
}

/** Room for a rect, whose numbers V8 takes for doubles from the start: filled by `readRect`. */
export function createRect(): Mutable<Rect> {
  return { kind: Kind.rect, x: 0.5, y: 0.5, halfWidth: 0.5, halfHeight: 0.5, ux: 0.5, uy: 0.5 };
}

export function rectAt(data: Float64Array, index: number): Rect {
  const rect = createRect();
  readRect(rect, data, index);
  return rect;
}

export function readRect(rect: Mutable<Rect>, data: Float64Array, index: number): void {
  const at = index * RECORD_SIZE[Kind.rect];
  rect.x = numberAt(data, at);
  rect.y = numberAt(data, at + 1);
  rect.halfWidth = numberAt(data, at + 2);
  rect.halfHeight = numberAt(data, at + 3);
  rect.ux = numberAt(data, at + 4);
  rect.uy = numberAt(data, at + 5);
}

export function sectorAt(data: Float64Array, index: number): Sector {
  const at = index * RECORD_SIZE[Kind.sector];
  const startX = numberAt(data, at + 3);
  const startY = numberAt(data, at + 4);
  const endX = numberAt(data, at + 5);
  const endY = numberAt(data, at + 6);
  return {
    kind: Kind.sector,
    x: numberAt(data, at),
    y: numberAt(data, at + 1),
    r: numberAt(data, at + 2),
    opening: numberAt(data, at + 7) as Opening,
    startX,
    startY,
    endX,
    endY,
    ux: 1,
    uy: 0,
    localStartX: startX,
    localStartY: startY,
    localEndX: endX,
    localEndY: endY,
  };
}

/** Null unless there are as many vertices as there may be, and all are finite. */
export function polygonAt(data: Float64Array, index: number): Polygon | null {
  const at = index * RECORD_SIZE[Kind.polygon];
  const count = numberAt(data, at);
  if (!(Number.isInteger(count) && count >= 3 && count <= MOST_VERTICES)) return null;
  const vertices = doublesOf(data, at + 1, at + 1 + 2 * count);
  return vertices.every(Number.isFinite) ? polygonOfRings(vertices, [count]) : null;
}

/** The same for a ray, filled by `readRay`. */
export function createRay(): Mutable<Ray> {
  return { x: 0.5, y: 0.5, dx: 0.5, dy: 0.5, minT: 0.5, maxT: 0.5 };
}

export function rayAt(data: Float64Array, index: number): Ray {
  const ray = createRay();
  readRay(ray, data, index);
  return ray;
}

export function readRay(ray: Mutable<Ray>, data: Float64Array, index: number): void {
  const at = index * RAY_RECORD_SIZE;
  ray.x = numberAt(data, at);
  ray.y = numberAt(data, at + 1);
  ray.dx = numberAt(data, at + 2);
  ray.dy = numberAt(data, at + 3);
  ray.minT = numberAt(data, at + 4);
  ray.maxT = numberAt(data, at + 5);
}

/** The test of one pair for shapes that records were made into: those with a number that is not finite overlap nothing. */
export function decideOverlap<A extends Shape, B extends Shape>(
  a: A,
  b: B,
  overlap: (a: A, b: B) => boolean,
): number {
  return Number(isFiniteShape(a) && isFiniteShape(b) && overlap(a, b));
}

/** Whether all numbers of a shape that a record was made into are finite. */
export function isFiniteShape(shape: Shape): boolean {
  return Object.values(shape).every((value) => Number.isFinite(value));
}
