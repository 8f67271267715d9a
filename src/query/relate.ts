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
import { converse, type Relation } from "../pairs/relation.js";
import { type Circle, type Ellipse, Kind, type Point, type Rect } from "../shapes/kind.js";
import { cellOf, type PairTable } from "./pair-table.js";

/** The kinds that `relate` accepts. */
export type RelatableShape = Point | Circle | Ellipse | Rect;

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
 * segment (zero width) has its relative interior. Exact, like `overlaps`.
 *
 * Source: D. Randell, Z. Cui, A. Cohn, "A spatial logic based on regions and connection", KR 1992.
 */
export function relate(a: RelatableShape, b: RelatableShape): Relation {
  if (Math.max(a.kind, b.kind) > Kind.rect) throw new TypeError("relate: sectors are not accepted yet");
  return a.kind <= b.kind ? cellOf(relationTable, a, b)(a, b) : converse(cellOf(relationTable, b, a)(b, a));
}
