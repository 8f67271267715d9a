import { zeros } from "../math/collections.js";
import { normalizingPower } from "../math/doubles.js";
import { requireFinite, wrongType } from "../math/validation.js";
import type { Vec2 } from "../math/vector.js";

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
