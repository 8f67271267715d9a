import type { Shape } from "../../../src/index.js";
import { everydayPair, wholePair } from "../../generators/pair.js";
import { seededRandom } from "../../generators/random.js";
import { buildShape, type KindName, type PairSpec } from "../../generators/spec.js";

/** Everyday pairs and pairs of whole numbers by turns, the same ones for each seed. */
export function drawnPairs(
  kindA: KindName,
  kindB: KindName,
  seed: number,
  count: number,
): { readonly pair: PairSpec; readonly a: Shape; readonly b: Shape }[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, i) => {
    const pair = (i % 2 === 0 ? everydayPair : wholePair)(kindA, kindB)(random);
    return { pair, a: buildShape(pair.a), b: buildShape(pair.b) };
  });
}
