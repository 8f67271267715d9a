import { contact, signedDistance } from "../../src/index.js";
import type { Random } from "../generators/random.js";
import { buildShape, type KindName } from "../generators/spec.js";
import { oracleSeparation, Real } from "../oracle/index.js";
import { anyPair } from "../property/laws/cases.js";
import { sizeOf } from "../property/laws/tolerance.js";

/** The largest errors met, relative to the extents of the shapes plus their distance; undefined if none was measured. */
export interface MetricErrors {
  readonly distance: number | undefined;
  readonly depth: number | undefined;
}

/**
 * Draws cases and compares the signed distance with the oracle's. The oracle tells no depth of shapes that are not
 * convex.
 */
export function measureErrors(kindA: KindName, kindB: KindName, cases: number, random: Random): MetricErrors {
  const draw = anyPair(kindA, kindB);
  let distance: number | undefined;
  let depth: number | undefined;
  for (let index = 0; index < cases; index++) {
    const pair = draw(random);
    const [a, b] = [buildShape(pair.a), buildShape(pair.b)];
    const truth = oracleSeparation(a, b);
    const size = sizeOf(pair);
    if (truth === undefined || truth === "endless" || !(size > 0)) continue;
    const error = Math.abs(Real.of(signedDistance(a, b)).minus(truth).toNumber()) / size;
    if (contact(a, b) === null) distance = Math.max(distance ?? 0, error);
    else depth = Math.max(depth ?? 0, error);
  }
  return { distance, depth };
}
