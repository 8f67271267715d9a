import { zeros } from "../math/collections.js";
import { normalizingPower } from "../math/exact.js";
import { requireFinite, wrongType } from "../math/validation.js";
import type { Vec2 } from "../math/vector.js";
import { type Circle, Kind, type Ray, type Sector, type Shape } from "./kind.js";
import { type ByForm, ofForm } from "./reductions.js";

/* What users pass, checked: shapes, and points in either of two notations. */

/**
 * Validation of arguments for callers without type checks.
 *
 * Queries that take microseconds call these first. Quick ones throw only when no code handles the kind: they read
 * `shape?.kind`, which is `undefined` also for null and undefined, and call `refusePair` or have a `default` for an
 * unknown kind. If a shape lacks numbers, no filter is certain, and exact arithmetic throws.
 */

export function requireShape(value: unknown, parameter: string): asserts value is Shape {
  if (!isShape(value)) throw noShape(value, parameter);
}

/** The function for the form of what a quick question is asked of; throws if that is no shape. */
export function ofShape<Result>(
  forms: ByForm<[], Result>,
  shape: Shape,
  parameter: string,
): (shape: Shape) => Result {
  const ofKnown: ((shape: Shape) => Result) | undefined = ofForm(forms, shape?.kind);
  if (ofKnown === undefined) throw noShape(shape, parameter);
  return ofKnown;
}

/** The most frequent mistakes are a ray, and an object with a constructor's arguments as fields. */
function noShape(value: unknown, parameter: string): TypeError {
  const error = wrongType(value, parameter, "a shape");
  if (isRay(value)) error.message += ": rays are for raycast(ray, shape) and its like";
  else if (typeof value === "object" && value !== null)
    error.message += ": circle(x, y, r), rect(x, y, width, height), polygon(points) and so on make one";
  return error;
}

/** Requires a list of shapes; `parameter` names it, as "visibility: shapes". */
export function requireShapes(values: unknown, parameter: string): asserts values is readonly Shape[] {
  if (!Array.isArray(values)) throw wrongType(values, parameter, "an array of shapes");
  for (let i = 0; i < values.length; i += 1) {
    if (!isShape(values[i])) throw noShape(values[i], `${parameter}[${i}]`);
  }
}

/** Requires the view of an eye. */
export function requireView(value: unknown, parameter: string): asserts value is Sector | Circle {
  if (!(isShape(value) && (value.kind === Kind.sector || value.kind === Kind.circle))) {
    throw wrongShape(value, parameter, "a sector or a circle");
  }
}

/** Recognizes a ray by its limits. JSON text has `null` for an infinite one, which compares like 0. */
export function requireRay(value: Ray, parameter: string): void {
  const minT: unknown = value?.minT;
  const maxT: unknown = value?.maxT;
  if (typeof minT === "number" && typeof maxT === "number" && minT <= maxT) return;
  throw wrongShape(value, parameter, "a ray");
}

/** The error for a parameter that a shape may be, but not this one: its message says of which kind it is. */
export function wrongShape(value: unknown, parameter: string, allowed: string): TypeError {
  const name = isShape(value) ? Object.keys(Kind)[value.kind] : undefined;
  if (name === undefined) return wrongType(value, parameter, allowed);
  return new TypeError(`${parameter} must be ${allowed}, got ${/^[ae]/.test(name) ? "an" : "a"} ${name}`);
}

/** An object with a direction and without a kind is a ray; a shape may have fields of the application's, such as a velocity. */
export function isRay(value: unknown): value is Ray {
  return typeof value === "object" && value !== null && !("kind" in value) && "dx" in value;
}

function isShape(value: unknown): value is Shape {
  const kind = typeof value === "object" && value !== null ? (value as Partial<Shape>).kind : undefined;
  // The kinds are numbered without a gap, and their numbers weigh less than a list of all.
  return Number.isInteger(kind) && (kind as Kind) >= 0 && (kind as Kind) <= Kind.compound;
}

/** Throws for a pair that a table has no cell for: one of them was not made by a constructor. */
export function refusePair(question: string, a: unknown, b: unknown): never {
  requireShape(a, `${question}: a`);
  throw noShape(b, `${question}: b`);
}

/**
 * A point as a user may write it.
 *
 * @example
 * const corners: PointLike[] = [[0, 0], [4, 0], { x: 0, y: 3 }];
 * area(polygon(corners)); // 6
 */
export type PointLike = readonly [number, number] | { readonly x: number; readonly y: number };

/** The coordinates of a list of points, x and y alternately; `parameter` names the list, as "polyline: points". */
export function coordinatesOf(points: readonly PointLike[], parameter: string): number[] {
  if (!Array.isArray(points)) throw wrongType(points, parameter, "an array of points");
  const coordinates = zeros(2 * points.length);
  for (let i = 0; i < points.length; i += 1) {
    const [x, y] = coordinatesOfPoint(points[i], `${parameter}[${i}]`);
    coordinates[2 * i] = x;
    coordinates[2 * i + 1] = y;
  }
  return coordinates;
}

/** The coordinates of a point; `parameter` names it. */
export function coordinatesOfPoint(point: unknown, parameter: string): [x: number, y: number] {
  if (typeof point !== "object" || point === null) {
    throw wrongType(point, parameter, "a point [x, y] or { x, y }");
  }
  const isPair = Array.isArray(point);
  const { x, y } = isPair ? { x: point[0], y: point[1] } : (point as { x?: unknown; y?: unknown });
  return [
    requireFinite(x, isPair ? `${parameter}[0]` : `${parameter}.x`),
    requireFinite(y, isPair ? `${parameter}[1]` : `${parameter}.y`),
  ];
}

/**
 * The position of a shape given by points, about which it turns and which `moveTo` moves.
 *
 * @example
 * const options: OriginOption = { origin: "centroid" };
 * const { x, y } = capsule(0, 0, 10, 4, 2, options);
 * console.log(x, y); // 5 2
 */
export interface OriginOption {
  /** Its centroid; if left out, the origin of the given coordinates. */
  readonly origin?: "centroid" | undefined;
}

export function requireOrigin(origin: unknown, parameter: string): void {
  if (origin !== undefined && origin !== "centroid") throw wrongType(origin, parameter, '"centroid"');
}

/** A double has 53 digits; differences may be twice as large as their operands. */
const DIGITS = 2 ** 51;

/**
 * Makes coordinates, x and y alternately, relative to a point, which is rounded to a multiple of two ulp of the largest
 * of them: so for coordinates that are such multiples, the differences, and the sums that restore them, are exact.
 */
export function makeRelative(coordinates: number[], to: Readonly<Vec2>, caller: string): Vec2 {
  let largest = 0;
  for (const coordinate of coordinates) largest = Math.max(largest, Math.abs(coordinate));
  const perUlp = normalizingPower(largest) * DIGITS;
  const x = roundTo(to.x, perUlp);
  const y = roundTo(to.y, perUlp);
  for (let i = 0; i < coordinates.length; i += 2) {
    coordinates[i] = requireFinite(
      (coordinates[i] as number) - x,
      `${caller}: a coordinate less that of the centroid`,
    );
    coordinates[i + 1] = requireFinite(
      (coordinates[i + 1] as number) - y,
      `${caller}: a coordinate less that of the centroid`,
    );
  }
  return { x, y };
}

function roundTo(value: number, perUlp: number): number {
  return Number.isFinite(perUlp) ? Math.round(value * perUlp) / perUlp + 0 : value;
}
