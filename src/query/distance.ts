import type { Gap } from "../convex/result.js";
import { type BudgetOptions, withinBudget } from "../math/budget.js";
import { anyDistance, anySignedDistance, polygonPolygonDistance } from "../pairs/tables/any-cells.js";
import {
  halfPlaneDistance,
  halfPlaneSignedDistance,
  roundWedgeDistance,
  roundWedgeSignedDistance,
} from "../pairs/tables/closed-form-cells.js";
import { capsulesDistance, convexDistance, convexSignedDistance } from "../pairs/tables/convex-cells.js";
import { askInOrder, generalTable, type PairTable } from "../pairs/tables/pair-table.js";
import type { HalfPlane, Kind, Shape, ShapesInOrder } from "../shapes/kind.js";

const distanceTable: PairTable<void, ShapesInOrder, [out: Gap, kindA: Kind, kindB: Kind]> =
  /* @__PURE__ */ generalTable({
    convex: convexDistance,
    mixed: anyDistance,
    roundWedge: roundWedgeDistance,
    capsuleCapsule: capsulesDistance,
    polygonPolygon: polygonPolygonDistance,
    plane: halfPlaneDistance,
    onPlane: (a: Shape, b: HalfPlane, out: Gap, kindA: Kind, kindB: Kind) =>
      halfPlaneDistance(b, a, out, kindB, kindA),
  });

const gap: Gap = { distance: 0.5 };

/**
 * The least distance between two shapes; 0 iff `overlaps(a, b)`.
 *
 * Scene units. Exchanging a and b gives the same bits. Convex shapes and half planes: the greatest separation over all
 * directions, error about 1e-14 · S plus one ulp of the coordinates, S being the extents of both shapes plus the distance
 * of their positions. Sectors, annular sectors and arcs from points and circles: in closed form. Others: from their
 * boundaries, as accurately. A gap that rounds to 0 is given as S · 2⁻⁶⁰. Cost: below a microsecond for most convex
 * shapes, for others some microseconds for the pieces of their boundaries.
 *
 * With `{ budget }`, throws BudgetExceeded where so many steps do not suffice.
 *
 * @example
 * distance(circle(5, 5, 2), rect(0, 0, 4, 2)); // 3
 */
export function distance(a: Shape, b: Shape, options?: BudgetOptions): number {
  if (options !== undefined) return withinBudget(options, "distance", distance, a, b);
  askInOrder(distanceTable, "distance", a, b, gap);
  return gap.distance;
}

const signedDistanceTable: PairTable<void, ShapesInOrder, [out: Gap]> = /* @__PURE__ */ generalTable({
  convex: convexSignedDistance,
  mixed: anySignedDistance,
  roundWedge: roundWedgeSignedDistance,
  plane: halfPlaneSignedDistance,
  onPlane: (a: Shape, b: HalfPlane, out: Gap) => halfPlaneSignedDistance(b, a, out),
});

/**
 * `distance` where the shapes are apart, and minus the depth of `contact` where they overlap: 0 where they touch,
 * −Infinity where no translation separates them.
 *
 * Scene units. Exchanging a and b gives the same bits. Error: that of `distance` and `contact`; cost: that of both.
 *
 * With `{ budget }`, throws BudgetExceeded where so many steps do not suffice.
 *
 * @example
 * signedDistance(circle(0, 0, 2), circle(5, 0, 2)); // 1
 * signedDistance(circle(0, 0, 2), circle(3, 0, 2)); // -1
 */
export function signedDistance(a: Shape, b: Shape, options?: BudgetOptions): number {
  if (options !== undefined) return withinBudget(options, "signedDistance", signedDistance, a, b);
  askInOrder(signedDistanceTable, "signedDistance", a, b, gap);
  return gap.distance;
}
