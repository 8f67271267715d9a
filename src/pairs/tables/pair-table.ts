import { refusePair } from "../../shapes/arguments.js";
import type { Capsule, Circle, HalfPlane, Kind, Polygon, Shape, ShapesInOrder } from "../../shapes/kind.js";
import type { RoundShape, WedgeShape } from "../../shapes/reductions.js";
import { comesFirstOfKinds } from "./order.js";

/** A cell: the query for the kinds of its row and column, in canonical order. */
type Cell<A extends Shape, B extends Shape, Result, Rest extends readonly unknown[]> = (
  a: A,
  b: B,
  ...rest: Rest
) => Result;

/** The cells of one column of the triangle: b of kind B with every a of a kind that is not greater. */
type Column<Kinds extends readonly Shape[], B extends Shape, Result, Rest extends readonly unknown[]> = {
  readonly [I in keyof Kinds]: Cell<Kinds[I], B, Result, Rest>;
};

type Triangle<
  Kinds extends readonly Shape[],
  Result,
  Rest extends readonly unknown[],
  Before extends readonly Shape[] = [],
> = Kinds extends readonly [infer First extends Shape, ...infer After extends readonly Shape[]]
  ? readonly [
      Column<readonly [...Before, First], First, Result, Rest>,
      ...Triangle<After, Result, Rest, readonly [...Before, First]>,
    ]
  : readonly [];

/**
 * One query for every unordered pair of kinds: the columns of a triangle over the kinds in canonical order. A
 * missing or misplaced cell does not compile. A query that fills in an `out` takes it as the `Rest` of its
 * arguments.
 */
export type PairTable<
  Result,
  Kinds extends readonly Shape[] = ShapesInOrder,
  Rest extends readonly unknown[] = [],
> = Triangle<Kinds, Result, Rest>;

/** The cell of two shapes, the first of which is of a kind that is not greater. */
export function cellOf<Result, Rest extends readonly unknown[]>(
  table: readonly (readonly Cell<never, never, Result, Rest>[])[],
  a: Shape,
  b: Shape,
): Cell<Shape, Shape, Result, Rest> {
  return cellOfKinds(table, a.kind, b.kind) as Cell<Shape, Shape, Result, Rest>;
}

/** The same for two kinds that have been read; undefined for those that do not exist. */
export function cellOfKinds<Result, Rest extends readonly unknown[]>(
  table: readonly (readonly Cell<never, never, Result, Rest>[])[],
  kindA: Kind,
  kindB: Kind,
): Cell<Shape, Shape, Result, Rest> | undefined {
  // The triangle's type has proved that the cell takes exactly these two kinds.
  const column = table[kindB] as readonly Cell<Shape, Shape, Result, Rest>[] | undefined;
  return column?.[kindA];
}

/**
 * Asks about two shapes in the order in which they are computed, and returns whether that is the given order. Throws a
 * TypeError that names the question if one is no shape.
 */
export function askInOrder<Out>(
  table: readonly (readonly Cell<never, never, void, [out: Out, kindA: Kind, kindB: Kind]>[])[],
  question: string,
  a: Shape,
  b: Shape,
  out: Out,
): boolean {
  const kindA = a?.kind;
  const kindB = b?.kind;
  const isInOrder = comesFirstOfKinds(kindA, kindB, a, b);
  const cell = isInOrder ? cellOfKinds(table, kindA, kindB) : cellOfKinds(table, kindB, kindA);
  if (cell === undefined) refusePair(question, a, b);
  if (isInOrder) cell(a, b, out, kindA, kindB);
  else cell(b, a, out, kindB, kindA);
  return isInOrder;
}

/**
 * The answers of a query to pairs of which only this much is known about their kinds. Quick ones take the kinds as arguments, too: to
 * read the kind of a shape that may be of any takes a tenth of their time, and it would be read in each of their steps.
 */
interface GeneralCells<Result, Rest extends readonly unknown[]> {
  /** Both are convex, whatever their sizes. */
  readonly convex: (a: Shape, b: Shape, ...rest: Rest) => Result;
  /** One of them may or may not be convex. */
  readonly mixed: (a: Shape, b: Shape, ...rest: Rest) => Result;
  /** The second is a half plane. */
  readonly onPlane: (a: Shape, b: HalfPlane, ...rest: Rest) => Result;
  /** The first is a half plane; the second may be another. */
  readonly plane: (a: HalfPlane, b: Shape, ...rest: Rest) => Result;
  /** Pairs with cells of their own; without these, they are convex or mixed. */
  readonly circleCircle?: (a: Circle, b: Circle, ...rest: Rest) => Result;
  readonly capsuleCapsule?: (a: Capsule, b: Capsule, ...rest: Rest) => Result;
  readonly circlePolygon?: (a: Circle, b: Polygon, ...rest: Rest) => Result;
  readonly polygonPolygon?: (a: Polygon, b: Polygon, ...rest: Rest) => Result;
  readonly roundWedge?: (a: RoundShape, b: WedgeShape, ...rest: Rest) => Result;
}

/** The table of a query that has no cells for single pairs of kinds, except for those asked for most. */
export function generalTable<Result, Rest extends readonly unknown[]>(
  cells: GeneralCells<Result, Rest>,
): PairTable<Result, ShapesInOrder, Rest> {
  const { convex, mixed, onPlane, plane } = cells;
  const { circleCircle = convex, capsuleCapsule = convex } = cells;
  const { roundWedge = mixed, circlePolygon = mixed, polygonPolygon = mixed } = cells;
  return [
    // point
    [convex],
    // circle
    [convex, circleCircle],
    // ellipse
    [convex, convex, convex],
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
