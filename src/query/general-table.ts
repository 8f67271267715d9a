import type { WedgeShape } from "../nearest/wedge-side.js";
import type {
  Capsule,
  Circle,
  Ellipse,
  HalfPlane,
  Point,
  Polygon,
  Shape,
  ShapesInOrder,
} from "../shapes/kind.js";
import type { PairTable } from "./pair-table.js";

/** How a query answers for pairs by what is known of their kinds alone. */
export interface GeneralCells<Result, Rest extends readonly unknown[]> {
  /** Both are convex, whatever their sizes. */
  readonly convex: (a: Shape, b: Shape, ...rest: Rest) => Result;
  /** One of them may or may not be convex. */
  readonly mixed: (a: Shape, b: Shape, ...rest: Rest) => Result;
  /** The second is a half plane. */
  readonly onPlane: (a: Shape, b: HalfPlane, ...rest: Rest) => Result;
  /** The first is a half plane; the second may be another. */
  readonly plane: (a: HalfPlane, b: Shape, ...rest: Rest) => Result;
  /** Cells of their own; without them these pairs are convex or mixed. */
  readonly circleCircle?: (a: Circle, b: Circle, ...rest: Rest) => Result;
  readonly pointEllipse?: (a: Point, b: Ellipse, ...rest: Rest) => Result;
  readonly circleEllipse?: (a: Circle, b: Ellipse, ...rest: Rest) => Result;
  readonly roundWedge?: (a: Point | Circle, b: WedgeShape, ...rest: Rest) => Result;
  readonly capsuleCapsule?: (a: Capsule, b: Capsule, ...rest: Rest) => Result;
  readonly circlePolygon?: (a: Circle, b: Polygon, ...rest: Rest) => Result;
  readonly polygonPolygon?: (a: Polygon, b: Polygon, ...rest: Rest) => Result;
}

/** The table of a query that has no cells for single pairs of kinds, but for those that are asked for most. */
export function generalTable<Result, Rest extends readonly unknown[]>(
  cells: GeneralCells<Result, Rest>,
): PairTable<Result, ShapesInOrder, Rest> {
  const { convex, mixed, onPlane, plane } = cells;
  const {
    circleCircle = convex,
    pointEllipse = convex,
    circleEllipse = convex,
    roundWedge = mixed,
    capsuleCapsule = convex,
    circlePolygon = mixed,
    polygonPolygon = mixed,
  } = cells;
  return [
    // point
    [convex],
    // circle
    [convex, circleCircle],
    // ellipse
    [pointEllipse, circleEllipse, convex],
    // rect
    [convex, convex, convex, convex],
    // sector
    [roundWedge, roundWedge, mixed, mixed, mixed],
    // segment
    [convex, convex, convex, convex, mixed, convex],
    // capsule
    [convex, convex, convex, convex, mixed, convex, capsuleCapsule],
    // roundedRect
    [convex, convex, convex, convex, mixed, convex, convex, convex],
    // polygon
    [mixed, circlePolygon, mixed, mixed, mixed, mixed, mixed, mixed, polygonPolygon],
    // halfPlane
    [onPlane, onPlane, onPlane, onPlane, onPlane, onPlane, onPlane, onPlane, onPlane, plane],
    // annularSector
    [roundWedge, roundWedge, mixed, mixed, mixed, mixed, mixed, mixed, mixed, plane, mixed],
    // arc
    [roundWedge, roundWedge, mixed, mixed, mixed, mixed, mixed, mixed, mixed, plane, mixed, mixed],
    // polyline
    [mixed, mixed, mixed, mixed, mixed, mixed, mixed, mixed, mixed, plane, mixed, mixed, mixed],
    // compound
    [mixed, mixed, mixed, mixed, mixed, mixed, mixed, mixed, mixed, plane, mixed, mixed, mixed, mixed],
  ];
}
