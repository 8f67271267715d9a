import { zeros } from "../math/doubles.js";
import { requireFinite, wrongType } from "../math/validation.js";

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
