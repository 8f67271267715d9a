import { KIND_NAMES, type KindName } from "../generators/spec.js";

type KindPair = readonly [KindName, KindName];

/** The 15 pairs of kinds in canonical order. */
export const PAIRS: readonly KindPair[] = KIND_NAMES.flatMap((a, index) =>
  KIND_NAMES.slice(index).map((b): KindPair => [a, b]),
);

/** The ten pairs that `relate` accepts. */
export const RELATED_PAIRS = PAIRS.filter(([, b]) => b !== "sector");

/** The nine pairs that `distance` accepts. */
export const MEASURED_PAIRS = PAIRS.filter(([a]) => a === "point" || a === "circle");
