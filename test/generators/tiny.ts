import { legal } from "./legal.js";
import { everydayPair, wholePair } from "./pair.js";
import { type Generator, oneIn, type Random } from "./random.js";
import type { KindName, PairSpec, ShapeSpec } from "./spec.js";
import { mapNumbers } from "./spec-map.js";

const TINY = [5e-324, 1e-300, 1e-160, 1e-100, 1e-30];

/** A number next to nothing, as damping leaves it. */
export function tinyNumber(random: Random): number {
  return random.pick([1, -1]) * random.pick(TINY);
}

function withTinyNumbers(spec: ShapeSpec, random: Random): ShapeSpec {
  return legal(
    mapNumbers(spec, (value) => {
      if (oneIn(random, 6)) return tinyNumber(random);
      return oneIn(random, 8) ? value + tinyNumber(random) : value;
    }),
  );
}

/** Shapes of ordinary sizes, some numbers of which are tiny. */
export function tinyPair(kindA: KindName, kindB: KindName): Generator<PairSpec> {
  const draws = [wholePair(kindA, kindB), everydayPair(kindA, kindB)];
  return (random) => {
    const { a, b } = random.pick(draws)(random);
    return { a: withTinyNumbers(a, random), b: withTinyNumbers(b, random) };
  };
}
