import { describe, expect, it } from "vitest";
import { overlapVerdict } from "../../../src/pairs/tables/overlap-filters.js";
import { anyPair, everydayPair, nearTouchPair } from "../../generators/pair.js";
import { type Random, seededRandom } from "../../generators/random.js";
import { buildShape, type KindName, type PairSpec } from "../../generators/spec.js";
import { oracleOverlaps } from "../../oracle/index.js";

const KINDS = ["point", "circle", "rect", "segment", "capsule", "roundedRect", "polygon"] as const;

/** Pairs with a kind that has ends, rounded corners or vertices. */
const PAIRS = KINDS.flatMap((kindA, index) =>
  KINDS.slice(Math.max(index, 3)).map((kindB) => [kindA, kindB] as const),
);

const RUNS = 150;

/** Pairs whose filter was certain and wrong, and how many it was certain of. */
function judge(draw: (random: Random) => PairSpec): { faults: string[]; certain: number } {
  const random = seededRandom(20261121);
  const faults: string[] = [];
  let certain = 0;
  for (let run = 0; run < RUNS; run++) {
    const pair = draw(random);
    const [a, b] = [buildShape(pair.a), buildShape(pair.b)];
    const verdict = overlapVerdict(a, b);
    if (verdict === 0) continue;
    certain++;
    if (oracleOverlaps(a, b) !== verdict > 0) faults.push(JSON.stringify(pair));
  }
  return { faults, certain };
}

describe.each(PAIRS)("%s and %s", (kindA: KindName, kindB: KindName) => {
  it("are decided in doubles as exact arithmetic does, nearly always", () => {
    const { faults, certain } = judge(everydayPair(kindA, kindB));
    expect(faults).toEqual([]);
    expect(certain).toBeGreaterThan(0.9 * RUNS);
  });

  it("are never decided wrongly, a thousandth or 1e-17 of their size from touching, and in all hard cases", () => {
    const draws = [
      nearTouchPair(kindA, kindB, -17, -10),
      nearTouchPair(kindA, kindB, -10, -3),
      anyPair(kindA, kindB),
    ];
    const { faults, certain } = judge((random) => random.pick(draws)(random));
    expect(faults).toEqual([]);
    expect(certain).toBeGreaterThan(RUNS / 3);
  });
});
