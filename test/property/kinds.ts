import { KIND_NAMES, type KindName, RAY_KIND_NAMES } from "../generators/spec.js";

export type KindPair = readonly [KindName, KindName];

function pairsOf(kinds: readonly KindName[]): readonly KindPair[] {
  return kinds.flatMap((a, index) => kinds.slice(index).map((b): KindPair => [a, b]));
}

/** The 105 pairs of kinds in canonical order. */
export const PAIRS = pairsOf(KIND_NAMES);

/** The fifteen pairs of the kinds that a ray can meet, each with exact arithmetic and a filter of its own. */
const FILTERED_PAIRS = pairsOf(RAY_KIND_NAMES);

/** Whether lengths between the two kinds are as exact at any magnitude and anywhere: those of points and circles. */
export function isPlainPair(kindA: KindName, kindB: KindName): boolean {
  const hasDisc = [kindA, kindB].some((kind) => kind === "point" || kind === "circle");
  return hasDisc && isFilteredPair(kindA, kindB);
}

export function isFilteredPair(kindA: KindName, kindB: KindName): boolean {
  return FILTERED_PAIRS.some((pair) => pair.includes(kindA) && pair.includes(kindB));
}
