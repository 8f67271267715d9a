import {
  type ClosestPoints,
  type Contact,
  createClosestPoints,
  createContact,
  type Gap,
} from "../convex/result.js";
import { type BudgetOptions, withinBudget } from "../math/cost.js";
import { requireExtensible, requireFinite, requireOut, touchVector } from "../math/validation.js";
import type { Vec2 } from "../math/vector.js";
import {
  anyClosestPoints,
  anyDistance,
  anySignedDistance,
  polygonPolygonDistance,
} from "../pairs/tables/any-cells.js";
import {
  halfPlaneDistance,
  halfPlaneNearest,
  halfPlaneSignedDistance,
  roundWedgeClosestPoints,
  roundWedgeDistance,
  roundWedgeSignedDistance,
} from "../pairs/tables/closed-form-cells.js";
import {
  capsulesDistance,
  convexClosestPoints,
  convexDistance,
  convexSignedDistance,
} from "../pairs/tables/convex-cells.js";
import { askInOrder, generalTable, type PairTable } from "../pairs/tables/pair-table.js";
import { requireShape } from "../shapes/arguments.js";
import type { HalfPlane, Kind, Shape, ShapesInOrder } from "../shapes/kind.js";
import { point } from "../shapes/round.js";
import { contact } from "./contact.js";
import { containsPoint } from "./contains-point.js";

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

export type { ClosestPoints };

const closestPointsTable: PairTable<void, ShapesInOrder, [out: ClosestPoints]> = /* @__PURE__ */ generalTable(
  {
    convex: convexClosestPoints,
    mixed: anyClosestPoints,
    roundWedge: roundWedgeClosestPoints,
    plane: halfPlaneNearest,
    onPlane: (a: Shape, b: HalfPlane, out: ClosestPoints) => {
      halfPlaneNearest(b, a, out);
      exchangePoints(out);
    },
  },
);

/**
 * The closest points of two shapes, and their distance. Overlapping shapes have distance 0 and one common point, given
 * twice; where several pairs are closest, the answer is one of them.
 *
 * Scene units. Exchanging a and b exchanges the answer. The distance is that of `distance`. Error of the
 * points: about 1e-14 · S plus one ulp of the coordinates, S being the extents of both shapes plus the
 * distance of their positions. With `out`, that object is filled and returned. Cost: that of `distance` or twice that.
 *
 * With `{ budget }`, throws BudgetExceeded where so many steps do not suffice.
 *
 * @example
 * closestPoints(circle(5, 5, 2), rect(0, 0, 4, 2)).b; // { x: 2, y: 1 }
 */
export function closestPoints(
  a: Shape,
  b: Shape,
  out: ClosestPoints = createClosestPoints(),
  options?: BudgetOptions,
): ClosestPoints {
  requireOut(out, touchClosestPoints, "closestPoints: out", CLOSEST_POINTS);
  if (options !== undefined) {
    // What is thrown leaves `out` as it was.
    const found = withinBudget(options, "closestPoints", closestPoints, a, b);
    return copyClosestPoints(out, found);
  }
  if (!askInOrder(closestPointsTable, "closestPoints", a, b, out)) exchangePoints(out);
  return out;
}

const CLOSEST_POINTS = "an object { distance, a: { x, y }, b: { x, y } }";

function touchClosestPoints(out: ClosestPoints): void {
  const { distance, a, b } = out;
  touchVector(a);
  touchVector(b);
  if (distance === undefined) requireExtensible(out);
  else out.distance = distance;
}

function copyClosestPoints(out: ClosestPoints, { distance, a, b }: ClosestPoints): ClosestPoints {
  out.distance = distance;
  out.a.x = a.x;
  out.a.y = a.y;
  out.b.x = b.x;
  out.b.y = b.y;
  return out;
}

function exchangePoints({ a, b }: ClosestPoints): void {
  const { x, y } = a;
  a.x = b.x;
  a.y = b.y;
  b.x = x;
  b.y = y;
}

const nearest: ClosestPoints = /* @__PURE__ */ createClosestPoints();

/**
 * The point of a shape nearest to (x, y): (x, y) itself, bit for bit, if the shape contains it, which is decided exactly;
 * where several points are nearest, one of them.
 *
 * Scene units. It is `distance(point(x, y), shape)` away, up to rounding: a gap below an ulp of the coordinates leaves
 * (x, y) as well, though the distance is not 0. Error: that of `closestPoints`, about 1e-14 · S plus one ulp of the
 * coordinates, S being the extent of the shape plus its distance from the point. With `out`, that object is filled and
 * returned. Throws TypeError or RangeError if a coordinate is no finite number.
 *
 * @example
 * closestPoint(rect(0, 0, 4, 2), 5, 3); // { x: 2, y: 1 }
 * closestPoint(rect(0, 0, 4, 2), 1, 0); // { x: 1, y: 0 }
 */
export function closestPoint(shape: Shape, x: number, y: number, out: Vec2 = { x: 0, y: 0 }): Vec2 {
  requireShape(shape, "closestPoint: shape");
  requireOut(out, touchVector, "closestPoint: out", "an object { x, y }");
  const to = point(requireFinite(x, "closestPoint: x"), requireFinite(y, "closestPoint: y"));
  if (containsPoint(shape, to.x, to.y)) {
    out.x = to.x;
    out.y = to.y;
    return out;
  }
  const { b } = closestPoints(to, shape, nearest);
  out.x = b.x;
  out.y = b.y;
  return out;
}

const way: Contact = /* @__PURE__ */ createContact();

/**
 * The point of a shape's boundary nearest to (x, y), from outside as from inside; where several are nearest, one of them.
 * Null if the shape has no boundary, which is true only of half planes that cover the plane.
 *
 * The boundary of a solid is its outline with its holes, that of a point or a curve is all of it, that of a compound is
 * the boundary of the union. Outside the shape the answer is `closestPoint`, inside it the place to which `contact` moves
 * a point. Scene units. Error: as for these, about 1e-14 · S for convex shapes and 1e-12 · S for others, S being the
 * extent of the shape plus its distance from the point. With `out`, that object is filled and returned; if the answer is
 * null, it stays as it was. Throws TypeError or RangeError if a coordinate is no finite number. Cost: that of `contact`.
 *
 * @example
 * closestBoundaryPoint(rect(0, 0, 4, 2), 1.5, 0); // { x: 2, y: 0 }
 */
export function closestBoundaryPoint(
  shape: Shape,
  x: number,
  y: number,
  out: Vec2 = { x: 0, y: 0 },
): Vec2 | null {
  requireShape(shape, "closestBoundaryPoint: shape");
  requireOut(out, touchVector, "closestBoundaryPoint: out", "an object { x, y }");
  const from = point(
    requireFinite(x, "closestBoundaryPoint: x"),
    requireFinite(y, "closestBoundaryPoint: y"),
  );
  const found = contact(shape, from, way);
  if (found === null) {
    const { a } = closestPoints(shape, from);
    out.x = a.x;
    out.y = a.y;
    return out;
  }
  const { depth, normal } = found;
  if (depth === Number.POSITIVE_INFINITY) return null;
  out.x = from.x + depth * normal.x + 0;
  out.y = from.y + depth * normal.y + 0;
  return out;
}
