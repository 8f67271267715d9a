import { zeros } from "../math/collections.js";
import type { Verdict } from "../math/verdict.js";
import { OpenedDirections } from "../shapes/directions.js";
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
} from "../shapes/kind.js";
import { noteForm, polygonOfRings } from "../shapes/polygon.js";
import { createDisc, createPoint } from "../shapes/reductions.js";
import { sectorOfDirections } from "../shapes/round.js";
import type { BatchJob } from "./answer-many.js";
import { MOST_VERTICES, RAY_RECORD_SIZE, RECORD_SIZE, type RecordedShape } from "./records.js";

/*
 * Shapes read from records. For each kind there is one object, whose numbers V8 stores as doubles from the start, and a
 * function that fills it: creating a shape for each record of a list costs more than most queries on it.
 */

/** One number of a list; NaN beyond its end, which no test takes as certain. */
function numberAt(data: Float64Array, at: number): number {
  return data[at] ?? Number.NaN;
}

function readPoint(point: Mutable<Point>, data: Float64Array, index: number): void {
  const at = index * RECORD_SIZE[Kind.point];
  point.x = numberAt(data, at);
  point.y = numberAt(data, at + 1);
}

function readCircle(circle: Mutable<Circle>, data: Float64Array, index: number): void {
  const at = index * RECORD_SIZE[Kind.circle];
  circle.x = numberAt(data, at);
  circle.y = numberAt(data, at + 1);
  circle.r = numberAt(data, at + 2);
}

function createEllipse(): Mutable<Ellipse> {
  return { kind: Kind.ellipse, x: 0.5, y: 0.5, rx: 0.5, ry: 0.5, ux: 0.5, uy: 0.5 };
}

function readEllipse(ellipse: Mutable<Ellipse>, data: Float64Array, index: number): void {
  const at = index * RECORD_SIZE[Kind.ellipse];
  ellipse.x = numberAt(data, at);
  ellipse.y = numberAt(data, at + 1);
  ellipse.rx = numberAt(data, at + 2);
  ellipse.ry = numberAt(data, at + 3);
  ellipse.ux = numberAt(data, at + 4);
  ellipse.uy = numberAt(data, at + 5);
}

export function createRect(): Mutable<Rect> {
  return { kind: Kind.rect, x: 0.5, y: 0.5, halfWidth: 0.5, halfHeight: 0.5, ux: 0.5, uy: 0.5 };
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

function createSector(): Mutable<Sector> {
  return sectorOfDirections(0.5, 0.5, 0.5, new OpenedDirections());
}

function readSector(sector: Mutable<Sector>, data: Float64Array, index: number): void {
  const at = index * RECORD_SIZE[Kind.sector];
  sector.x = numberAt(data, at);
  sector.y = numberAt(data, at + 1);
  sector.r = numberAt(data, at + 2);
  sector.startX = numberAt(data, at + 3);
  sector.startY = numberAt(data, at + 4);
  sector.endX = numberAt(data, at + 5);
  sector.endY = numberAt(data, at + 6);
  sector.opening = numberAt(data, at + 7) as Opening;
  sector.localStartX = sector.startX;
  sector.localStartY = sector.startY;
  sector.localEndX = sector.endX;
  sector.localEndY = sector.endY;
}

const READERS = {
  [Kind.point]: { create: createPoint, read: readPoint },
  [Kind.circle]: { create: createDisc, read: readCircle },
  [Kind.ellipse]: { create: createEllipse, read: readEllipse },
  [Kind.rect]: { create: createRect, read: readRect },
  [Kind.sector]: { create: createSector, read: readSector },
};

/** The kinds of records that are read in this way, and what is read. */
export type ReadKind = keyof typeof READERS;
export type RecordOf<K extends Kind> = Extract<RecordedShape, { readonly kind: K }>;

interface Reader<S> {
  readonly create: () => S;
  readonly read: (out: S, data: Float64Array, index: number) => void;
}

export function readerOf<K extends ReadKind>(kind: K): Reader<RecordOf<K>> {
  return READERS[kind] as unknown as Reader<RecordOf<K>>;
}

/** What reads a shape from a record: null unless all its numbers are finite. */
export type ReadRecord<S> = (data: Float64Array, index: number) => S | null;

/** What reads the records of a kind, each into the same shape. */
export function recordReader<K extends RecordedShape["kind"]>(kind: K): ReadRecord<RecordOf<K>>;
export function recordReader(kind: RecordedShape["kind"]): ReadRecord<RecordedShape> {
  if (kind === Kind.polygon) return polygonReader();
  const { create, read } = readerOf(kind);
  const length = RECORD_SIZE[kind];
  const shape = create();
  return (data, index) => {
    read(shape, data, index);
    return areFinite(data, length * index, length) ? shape : null;
  };
}

/** Whether a polygon of a record may have this number of vertices. */
export function isVertexCount(count: number): boolean {
  return Number.isInteger(count) && count >= 3 && count <= MOST_VERTICES;
}

/**
 * What reads the polygon of a record into one object for each number of vertices, which the next call fills anew; null
 * unless that number is allowed and all coordinates are finite.
 */
export function polygonReader(): ReadRecord<Polygon> {
  const polygons: Mutable<Polygon>[] = [];
  return (data, index) => {
    const at = index * RECORD_SIZE[Kind.polygon];
    const count = numberAt(data, at);
    if (!(isVertexCount(count) && areFinite(data, at + 1, 2 * count))) return null;
    polygons[count] ??= createPolygon(count);
    const polygon = polygons[count];
    const vertices = polygon.vertices as number[];
    for (let k = 0; k < vertices.length; k++) vertices[k] = data[at + 1 + k] as number;
    noteForm(polygon);
    return polygon;
  };
}

function createPolygon(count: number): Mutable<Polygon> {
  const polygon: Mutable<Polygon> = polygonOfRings(zeros(2 * count), [count]);
  // Without a pose, both lists are the same.
  polygon.localVertices = polygon.vertices;
  return polygon;
}

/** A ray to be filled by `readRay`. */
export function createRay(): Mutable<Ray> {
  return { x: 0.5, y: 0.5, dx: 0.5, dy: 0.5, minT: 0.5, maxT: 0.5 };
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

/**
 * The plain way of a batch job for two lists of one kind, by a filter of a single pair that is certain of nothing where a number is
 * not finite. Each record is read into one of two shapes that are kept.
 */
export function plainBy<K extends ReadKind>(
  kind: K,
  filter: (a: RecordOf<K>, b: RecordOf<K>) => Verdict,
): BatchJob<Uint8Array>["plain"] {
  const { create, read } = readerOf(kind);
  const a = create();
  const b = create();
  return (listA, listB, out, first, count) => {
    for (let i = first; i < count; i++) {
      read(a, listA, i);
      read(b, listB, i);
      const verdict = filter(a, b);
      if (verdict === 0) return i;
      out[i] = Number(verdict > 0);
    }
    return count;
  };
}

/** Whether `count` numbers of a list, from one on, are finite. */
export function areFinite(data: Float64Array, begin: number, count: number): boolean {
  let sum = 0;
  // 0 times an infinity is NaN, and so is every sum from there on.
  for (let at = begin; at < begin + count; at++) sum += 0 * numberAt(data, at);
  return sum === 0;
}
