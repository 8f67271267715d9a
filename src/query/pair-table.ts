import type { Shape, ShapesInOrder } from "../shapes/kind.js";

/** A cell: the query for the kinds of its row and column, in canonical order. */
type Cell<A extends Shape, B extends Shape, Result> = (a: A, b: B) => Result;

/** The cells of one column of the triangle: b of kind B with every a of a kind that is not greater. */
type Column<Kinds extends readonly Shape[], B extends Shape, Result> = {
  readonly [I in keyof Kinds]: Cell<Kinds[I], B, Result>;
};

type Triangle<
  Kinds extends readonly Shape[],
  Result,
  Before extends readonly Shape[] = [],
> = Kinds extends readonly [infer First extends Shape, ...infer Rest extends readonly Shape[]]
  ? readonly [
      Column<readonly [...Before, First], First, Result>,
      ...Triangle<Rest, Result, readonly [...Before, First]>,
    ]
  : readonly [];

/**
 * One query for every unordered pair of kinds: the columns of a triangle over the kinds in canonical order. A
 * missing or misplaced cell does not compile.
 */
export type PairTable<Result, Kinds extends readonly Shape[] = ShapesInOrder> = Triangle<Kinds, Result>;

/** The cell of two shapes, the first of which is of a kind that is not greater. */
export function cellOf<Result>(
  table: readonly (readonly Cell<never, never, Result>[])[],
  a: Shape,
  b: Shape,
): Cell<Shape, Shape, Result> {
  // The triangle's type has proved that the cell takes exactly these two kinds.
  return (table[b.kind] as readonly Cell<Shape, Shape, Result>[])[a.kind] as Cell<Shape, Shape, Result>;
}
