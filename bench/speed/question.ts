import type { Pair } from "./scenes.js";

export const questions = ["overlaps", "distance", "contact"] as const;

export type Question = (typeof questions)[number];

/**
 * Answers for the pair of an index: `overlaps` with 1 or 0, `distance` with the distance, `contact` with the depth (0 if
 * it is not known), or −1 if there is none.
 */
export type Ask = (index: number) => number;

/** A library that takes part, asked by its quickest documented way. */
export interface SpeedContestant {
  readonly name: string;
  /** Questions of which it answers only a part: a contact without its points. */
  readonly partly?: readonly Question[];
  /**
   * Prepares its own shapes, which is not timed; undefined if it has no such question, or no such shapes.
   */
  prepare(question: Question, pairs: readonly Pair[]): Ask | undefined;
}

/** What a contestant makes of each shape of the pairs; undefined if it has no such shape. */
export function convertPairs<T>(
  pairs: readonly Pair[],
  convert: (shape: Pair["a"]) => T | undefined,
): { readonly a: readonly T[]; readonly b: readonly T[] } | undefined {
  const a: T[] = [];
  const b: T[] = [];
  for (const pair of pairs) {
    const first = convert(pair.a);
    const second = convert(pair.b);
    if (first === undefined || second === undefined) return undefined;
    a.push(first);
    b.push(second);
  }
  return { a, b };
}
