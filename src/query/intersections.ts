import { crossingPoints } from "../crossings/intersection.js";
import { commonBoundary, type Intersections, type SharedStretch } from "../exact/in-common.js";
import { type BudgetOptions, withinBudget } from "../math/cost.js";
import type { Vec2 } from "../math/vector.js";
import { comesFirst } from "../pairs/tables/order.js";
import { overlapVerdict } from "../pairs/tables/overlap-filters.js";
import { nearPartsOf } from "../shapes/copy.js";
import type { Shape } from "../shapes/kind.js";

export type { Intersections, SharedStretch };

/**
 * Every point that the boundaries of two shapes share.
 *
 * `points`: the single ones, tangent points once, ordered by x, then y. `stretches`: the parts of lines, circles and
 * ellipses that both boundaries run along, with the points that bound them. The boundary of a solid is its
 * outline, holes included; a point, a segment, an arc, a polyline is its own boundary; that of a compound is the
 * boundary of the union. It is the outlines that are asked about, not the overlap: a shape
 * strictly inside another shares no points with it.
 *
 * How many there are is exact, and the same in both orders of the arguments. Scene units; each coordinate is
 * the double nearest to the exact one, or its neighbour, also for crossings under the flattest angle.
 *
 * Cost: nanoseconds for shapes that a filter tells apart, else half a microsecond to some microseconds, by how many
 * pieces the outlines have, where these cross and doubles can prove it; some microseconds with half planes and
 * compounds; from some 10 µs to milliseconds where they touch, nearly touch or run together.
 *
 * With `{ budget }`, throws BudgetExceeded where so many steps do not suffice.
 *
 * @example
 * intersections(circle(0, 0, 5), circle(6, 0, 5)).points; // [ { x: 3, y: -4 }, { x: 3, y: 4 } ]
 */
export function intersections(a: Shape, b: Shape, options?: BudgetOptions): Intersections {
  if (options !== undefined) return withinBudget(options, "intersections", intersections, a, b);
  if (overlapVerdict(a, b, "intersections") < 0) return { points: [], stretches: [] };
  const isInOrder = comesFirst(a, b);
  return inOrder(isInOrder ? a : b, isInOrder ? b : a);
}

function inOrder(allOfA: Shape, allOfB: Shape): Intersections {
  const a = nearPartsOf(allOfA, allOfB);
  const b = nearPartsOf(allOfB, allOfA);
  if (a === null || b === null) return { points: [], stretches: [] };
  const direct = crossingPoints(a, b);
  if (direct !== null) return { points: direct, stretches: [] };
  const { points, stretches } = commonBoundary(a, b);
  return {
    points: points.sort(comparePoints),
    stretches: stretches.map(directed).sort((p, q) => comparePoints(p.through, q.through)),
  };
}

function comparePoints(p: Vec2, q: Vec2): number {
  return p.x - q.x || p.y - q.y;
}

/** Straight stretches run towards greater x, or y; those of a conic from +x towards +y. */
function directed(stretch: SharedStretch): SharedStretch {
  const { curve, from, through, to } = stretch;
  if (curve !== "line") return stretch;
  const runsBack = comparePoints(from ?? through, to ?? through) > 0;
  return runsBack ? { ...stretch, from: to, to: from } : stretch;
}
