import type { Extremes, Mutable } from "./kind.js";

/**
 * Finds the box of points, x and y alternately, and a point on each of its sides.
 *
 * Of several points on a side it takes the last one, going from +x towards +y: four corners of an upright
 * rectangle then are one each.
 */
export function noteExtremes(out: Mutable<Extremes>, points: readonly number[]): void {
  let minX = points[0] as number;
  let minY = points[1] as number;
  let maxX = minX;
  let maxY = minY;
  let yAtMinX = minY;
  let xAtMinY = minX;
  let yAtMaxX = minY;
  let xAtMaxY = minX;
  for (let i = 2; i < points.length; i += 2) {
    const x = points[i] as number;
    const y = points[i + 1] as number;
    if (x < minX || (x === minX && y < yAtMinX)) {
      minX = x;
      yAtMinX = y;
    }
    if (x > maxX || (x === maxX && y > yAtMaxX)) {
      maxX = x;
      yAtMaxX = y;
    }
    if (y < minY || (y === minY && x > xAtMinY)) {
      minY = y;
      xAtMinY = x;
    }
    if (y > maxY || (y === maxY && x < xAtMaxY)) {
      maxY = y;
      xAtMaxY = x;
    }
  }
  out.minX = minX;
  out.minY = minY;
  out.maxX = maxX;
  out.maxY = maxY;
  out.yAtMinX = yAtMinX;
  out.xAtMinY = xAtMinY;
  out.yAtMaxX = yAtMaxX;
  out.xAtMaxY = xAtMaxY;
}
