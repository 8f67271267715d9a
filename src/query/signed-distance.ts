import type { Gap } from "../convex/result.js";
import { type BudgetOptions, withinBudget } from "../math/budget.js";
import type { HalfPlane, Shape, ShapesInOrder } from "../shapes/kind.js";
import { anySignedDistance } from "./any-cells.js";
import { halfPlaneSignedDistance, roundWedgeSignedDistance } from "./closed-form-cells.js";
import { convexSignedDistance } from "./convex-cells.js";
import { askInOrder, generalTable, type PairTable } from "./pair-table.js";

const signedDistanceTable: PairTable<void, ShapesInOrder, [out: Gap]> = /* @__PURE__ */ generalTable({
  convex: convexSignedDistance,
  mixed: anySignedDistance,
  roundWedge: roundWedgeSignedDistance,
  plane: halfPlaneSignedDistance,
  onPlane: (a: Shape, b: HalfPlane, out: Gap) => halfPlaneSignedDistance(b, a, out),
});

const gap: Gap = { distance: 0.5 };

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
