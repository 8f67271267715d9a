import { converse, type Relation } from "../exact/rcc8.js";
import { exactRelation } from "../exact/relation.js";
import { circleCircleRelation } from "../pairs/circle-circle.js";
import { circleEllipseRelation } from "../pairs/circle-ellipse.js";
import { circleRectRelation } from "../pairs/circle-rect.js";
import { ellipseEllipseRelation } from "../pairs/ellipse-ellipse.js";
import { ellipseRectRelation } from "../pairs/ellipse-rect.js";
import { pointCircleRelation } from "../pairs/point-circle.js";
import { pointEllipseRelation } from "../pairs/point-ellipse.js";
import { pointPointRelation } from "../pairs/point-point.js";
import { pointRectRelation } from "../pairs/point-rect.js";
import { rectRectRelation } from "../pairs/rect-rect.js";
import { type Circle, type Ellipse, Kind, type Point, type Rect, type Shape } from "../shapes/kind.js";
import { cellOf, type PairTable } from "./pair-table.js";
import { relationBeside } from "./relation/beside.js";
import { relationVerdict } from "./relation/relation-filter.js";

/** The pairs with tests of their own: all that end with the rectangle. */
const relationTable: PairTable<Relation, [Point, Circle, Ellipse, Rect]> = [
  [pointPointRelation],
  [pointCircleRelation, circleCircleRelation],
  [pointEllipseRelation, circleEllipseRelation, ellipseEllipseRelation],
  [pointRectRelation, circleRectRelation, ellipseRectRelation, rectRectRelation],
];

/**
 * How two shapes lie to each other: one of the eight relations of RCC-8.
 *
 * `"apart"`: no common point. `"equal"`: the same set. `"inside"`: a lies in b and meets no boundary of it,
 * `"insideTouching"`: it does; `"contains"`, `"containsTouching"`: the same with a and b exchanged.
 * `"touching"`: common points, but the relative interiors are disjoint. `"crossing"`: all else. A point, a
 * segment, an arc, a polyline has its relative interior. Exact, like `overlaps`.
 *
 * Cost: a few microseconds, less for shapes that are apart; where they touch to within rounding, or where no certain
 * witness is found soon, some tens of microseconds up to milliseconds.
 *
 * Source: D. Randell, Z. Cui, A. Cohn, "A spatial logic based on regions and connection", KR 1992.
 */
export function relate(a: Shape, b: Shape): Relation {
  if (Math.max(a?.kind, b?.kind) > Kind.rect) {
    return relationVerdict(a, b) ?? relationBeside(a, b) ?? exactRelation(a, b);
  }
  // With a point or a circle the tests of their own take less than to look for witnesses.
  const isQuick = Math.min(a?.kind, b?.kind) < Kind.ellipse;
  return (isQuick ? undefined : relationVerdict(a, b)) ?? relationInTable(a, b);
}

function relationInTable(a: Shape, b: Shape): Relation {
  return a.kind <= b.kind ? cellOf(relationTable, a, b)(a, b) : converse(cellOf(relationTable, b, a)(b, a));
}
