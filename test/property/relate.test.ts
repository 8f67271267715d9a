import { afterAll, describe, expect, it } from "vitest";
import type { Relation } from "../../src/index.js";
import { IS_FULL } from "../extent.js";
import { hardPair } from "../generators/pair.js";
import type { KindName } from "../generators/spec.js";
import { expectNoFault, forAll, PROPERTY_TIMEOUT, relateRuns } from "./for-all.js";
import { judgeRelate } from "./judges/relate.js";
import { isFilteredPair, PAIRS } from "./kinds.js";

const seenOfAnyPair = new Set<Relation>();

afterAll(() => expect([...seenOfAnyPair]).toEqual(expect.arrayContaining(ALL)));

describe("relate, overlaps and penetrates, in both orders, answer as exact arithmetic does", () => {
  it.each(PAIRS)(
    "%s and %s",
    (kindA, kindB) => {
      const seen = new Set<Relation>();
      const judge = (pair: Parameters<typeof judgeRelate>[0]) => expectNoFault(judgeRelate(pair, seen));
      forAll(hardPair(kindA, kindB), judge, relateRuns(kindA, kindB));
      // The cases are worth their while only if every relation these kinds can have occurs among them.
      for (const relation of seen) seenOfAnyPair.add(relation);
      if (!IS_FULL) return;
      expect([...seen]).toEqual(expect.arrayContaining(expectedRelations(kindA, kindB)));
      // Where cases are few, it is left open which of the two lies in the other.
      expect([...seen].filter((relation) => HELD.includes(relation))).not.toEqual([]);
    },
    PROPERTY_TIMEOUT,
  );
});

/** Relations that must occur: all there can be among the many cases of some pairs, the common ones among fewer. */
function expectedRelations(kindA: KindName, kindB: KindName): Relation[] {
  const hasMany = isFilteredPair(kindA, kindB);
  if (kindB === "point") return ["apart", "equal"];
  if (kindA === "point") return hasMany ? [...OF_POINTS, "equal"] : OF_POINTS;
  return hasMany ? ALL : ["apart", "touching", "crossing"];
}

/** A point is its own interior and has no boundary, so it neither touches nor crosses. */
const OF_POINTS: Relation[] = ["apart", "inside", "insideTouching"];
const HELD: Relation[] = ["equal", "inside", "contains"];
const ALL: Relation[] = [
  "apart",
  "touching",
  "crossing",
  "equal",
  "inside",
  "insideTouching",
  "contains",
  "containsTouching",
];
