import { pointCircleOverlap } from "../pairs/point-circle.js";
import { pointEllipseOverlap } from "../pairs/point-ellipse.js";
import { pointPointOverlap } from "../pairs/point-point.js";
import { pointRectOverlap } from "../pairs/point-rect.js";
import { pointSectorOverlap } from "../pairs/point-sector.js";
import { Kind, type Point, type Shape, type ShapesInOrder } from "../shapes/kind.js";

type PointRow<Kinds extends readonly Shape[]> = {
  readonly [I in keyof Kinds]: (point: Point, shape: Kinds[I]) => boolean;
};

/**
 * The row of the point in the table of `overlaps`, so that containing a point does not pull in the other
 * pairs.
 */
const containsTable: PointRow<ShapesInOrder> = [
  pointPointOverlap,
  pointCircleOverlap,
  pointEllipseOverlap,
  pointRectOverlap,
  pointSectorOverlap,
];

/**
 * Whether a shape contains the point (x, y); its boundary belongs to it. Exact, like `overlaps`.
 *
 * A coordinate that is NaN or infinite is in no shape.
 */
export function containsPoint(shape: Shape, x: number, y: number): boolean {
  if (!Number.isFinite(x) || !Number.isFinite(y)) return false;
  const contains = containsTable[shape.kind] as (point: Point, shape: Shape) => boolean;
  return contains({ kind: Kind.point, x, y }, shape);
}
