import type { Kind, Shape, ShapesInOrder } from "../shapes/kind.js";

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

/** The cell of two shapes that are known to be some, the first of which is of a kind that is not greater. */
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
