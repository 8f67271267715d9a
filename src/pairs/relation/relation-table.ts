import { converse, type Relation } from "../../exact/meeting.js";
import { type Circle, type Ellipse, Kind, type Point, type Rect, type Shape } from "../../shapes/kind.js";
import { rectRectRelation } from "../boxes/rect-rect.js";
import { circleRectRelation, pointRectRelation } from "../boxes/round-rect.js";
import { ellipseEllipseRelation } from "../ellipses/ellipse-ellipse.js";
import { ellipseRectRelation } from "../ellipses/ellipse-rect.js";
import { circleEllipseRelation, pointEllipseRelation } from "../ellipses/round-ellipse.js";
import { circleCircleRelation, pointCircleRelation, pointPointRelation } from "../round-round.js";
import { cellOf, type PairTable } from "../tables/pair-table.js";

/** The pairs with tests of their own: all that end with the rectangle. */
const relationTable: PairTable<Relation, [Point, Circle, Ellipse, Rect]> = [
  [pointPointRelation],
  [pointCircleRelation, circleCircleRelation],
  [pointEllipseRelation, circleEllipseRelation, ellipseEllipseRelation],
  [pointRectRelation, circleRectRelation, ellipseRectRelation, rectRectRelation],
];

/** Whether a pair has a test of its own. */
export function hasTable(a: Shape, b: Shape): boolean {
  return Math.max(a.kind, b.kind) <= Kind.rect;
}

/** The relation by that test. Exact. */
export function relationInTable(a: Shape, b: Shape): Relation {
  return a.kind <= b.kind ? cellOf(relationTable, a, b)(a, b) : converse(cellOf(relationTable, b, a)(b, a));
}

/** Whether that test is faster than a search for witnesses: those with a point or a circle are. */
export function isTableQuick(a: Shape, b: Shape): boolean {
  return hasTable(a, b) && Math.min(a.kind, b.kind) < Kind.ellipse;
}
