import type { Shape, ShapesInOrder } from "./kind.js";

type OneEach<Kinds extends readonly Shape[], Rest extends readonly unknown[], Result> = {
  readonly [I in keyof Kinds]: (shape: Kinds[I], ...rest: Rest) => Result;
};

/**
 * A function for each kind, in canonical order.
 *
 * For functions that read the numbers of any shape without allocating. If one function reads `shape.r` after a test of
 * `shape.kind`, V8 still counts the kinds without r, and keeps the number on the heap; and all `shape.x` of one function
 * share one feedback, which keeps them there if more than four kinds occur.
 */
export type ByKind<Rest extends readonly unknown[], Result = void> = OneEach<ShapesInOrder, Rest, Result>;

/** The function for the kind of a shape. */
export function ofKind<Rest extends readonly unknown[], Result>(
  table: readonly ((shape: never, ...rest: Rest) => Result)[],
  shape: Shape,
): (shape: Shape, ...rest: Rest) => Result {
  return table[shape.kind] as (shape: Shape, ...rest: Rest) => Result;
}
