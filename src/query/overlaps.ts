import { circleCircleOverlap } from "../pairs/circle-circle.js";
import { circleEllipseOverlap } from "../pairs/circle-ellipse.js";
import { circleRectOverlap } from "../pairs/circle-rect.js";
import { circleSectorOverlap } from "../pairs/circle-sector.js";
import { ellipseEllipseOverlap } from "../pairs/ellipse-ellipse.js";
import { ellipseRectOverlap } from "../pairs/ellipse-rect.js";
import { ellipseSectorOverlap } from "../pairs/ellipse-sector.js";
import { pointCircleOverlap } from "../pairs/point-circle.js";
import { pointEllipseOverlap } from "../pairs/point-ellipse.js";
import { pointPointOverlap } from "../pairs/point-point.js";
import { pointRectOverlap } from "../pairs/point-rect.js";
import { pointSectorOverlap } from "../pairs/point-sector.js";
import { rectRectOverlap } from "../pairs/rect-rect.js";
import { rectSectorOverlap } from "../pairs/rect-sector.js";
import { sectorSectorOverlap } from "../pairs/sector-sector.js";
import type { Shape } from "../shapes/kind.js";
import { cellOf, type PairTable } from "./pair-table.js";

const overlapTable: PairTable<boolean> = [
  [pointPointOverlap],
  [pointCircleOverlap, circleCircleOverlap],
  [pointEllipseOverlap, circleEllipseOverlap, ellipseEllipseOverlap],
  [pointRectOverlap, circleRectOverlap, ellipseRectOverlap, rectRectOverlap],
  [pointSectorOverlap, circleSectorOverlap, ellipseSectorOverlap, rectSectorOverlap, sectorSectorOverlap],
];

/**
 * Whether two shapes have a common point. Touching is overlapping.
 *
 * Symmetric: `overlaps(a, b)` iff `overlaps(b, a)`. Exact: the answer is that of real arithmetic on the
 * stored numbers, for every pair of kinds and every magnitude; no tolerance is involved. Never throws on
 * shapes made by this library. Cost: tens to a few hundred nanoseconds. Where the shapes touch to within
 * rounding, and for sizes or distances beyond about 2^±200, exact integers decide: microseconds, and up to a
 * millisecond for numbers of all magnitudes at once.
 */
export function overlaps(a: Shape, b: Shape): boolean {
  return a.kind <= b.kind ? cellOf(overlapTable, a, b)(a, b) : cellOf(overlapTable, b, a)(b, a);
}
