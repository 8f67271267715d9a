import { zeros } from "../math/doubles.js";
import { requireFinite, wrongType } from "../math/validation.js";

/** A point as a user may write it. */
export type PointLike = readonly [number, number] | { readonly x: number; readonly y: number };

/** The coordinates of a list of points, x and y alternately; `parameter` names the list, as "polyline: points". */
export function coordinatesOf(points: readonly PointLike[], parameter: string): number[] {
  if (!Array.isArray(points)) throw wrongType(points, parameter, "an array of points");
  const coordinates = zeros(2 * points.length);
  for (let i = 0; i < points.length; i += 1) {
    const point: unknown = points[i];
    const name = `${parameter}[${i}]`;
    if (typeof point !== "object" || point === null) {
      throw wrongType(point, name, "a point [x, y] or { x, y }");
    }
    const isPair = Array.isArray(point);
    const { x, y } = isPair ? { x: point[0], y: point[1] } : (point as { x?: unknown; y?: unknown });
    coordinates[2 * i] = requireFinite(x, isPair ? `${name}[0]` : `${name}.x`);
    coordinates[2 * i + 1] = requireFinite(y, isPair ? `${name}[1]` : `${name}.y`);
  }
  return coordinates;
}
