import type { PairSpec } from "../../generators/spec.js";
import { mapSpec } from "../../generators/spec-map.js";

/**
 * More than what the shapes may be off by for which a depth is right (docs/robustness.md, "Limits"): where curves nearly fit into each
 * other, a way out may open or close within it, and the tip of a cusp is elsewhere.
 */
const PART = 2 ** -43;

/** The pair with a shape that is a little larger, and with one that is a little smaller. */
export function resizedPairs({ a, b }: PairSpec): PairSpec[] {
  return [1 + PART, 1 - PART].map((factor) => ({ a: mapSpec(a, { size: (size) => size * factor }), b }));
}
