import type { Shape, ShapesInOrder } from "./kind.js";

type OneEach<Kinds extends readonly Shape[], Rest extends readonly unknown[], Result> = {
  readonly [I in keyof Kinds]: (shape: Kinds[I], ...rest: Rest) => Result;
};

/**
 * What to do with each kind, in canonical order.
 *
 * For functions that read the numbers of any shape without allocating. Where one function reads `shape.r` behind a
 * look at `shape.kind`, V8 still counts with the kinds that have no r, and keeps the number on the heap; and all
 * `shape.x` of one function are one place to it, which keeps them there when more than four kinds come by.
 */
export type ByKind<Rest extends readonly unknown[], Result = void> = OneEach<ShapesInOrder, Rest, Result>;

/** What to do with the kind of a shape. */
export function ofKind<Rest extends readonly unknown[], Result>(
  table: readonly ((shape: never, ...rest: Rest) => Result)[],
  shape: Shape,
): (shape: Shape, ...rest: Rest) => Result {
  return table[shape.kind] as (shape: Shape, ...rest: Rest) => Result;
}
