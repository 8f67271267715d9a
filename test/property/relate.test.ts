import { describe, expect, it } from "vitest";
import type { Relation } from "../../src/index.js";
import { hardPair } from "../generators/pair.js";
import type { KindName } from "../generators/spec.js";
import { forAll, LAW_RUNS, PROPERTY_TIMEOUT, RUNS } from "./for-all.js";
import { judgeRelate } from "./judges/relate.js";
import { isFilteredPair, PAIRS } from "./kinds.js";

describe("relate, in both orders, answers as exact arithmetic does", () => {
  it.each(PAIRS)(
    "%s and %s",
    (kindA, kindB) => {
      const seen = new Set<Relation>();
      const judge = (pair: Parameters<typeof judgeRelate>[0]) =>
        expect(judgeRelate(pair, seen)).toBeUndefined();
      const runs = relateRuns(kindA, kindB);
      forAll(hardPair(kindA, kindB), judge, runs);
      // The cases are worth their while only if every relation these kinds can have occurs among them.
      expect([...seen]).toEqual(expect.arrayContaining(possibleRelations(kindA, kindB)));
    },
    PROPERTY_TIMEOUT,
  );
});

/** Few cases where one side decides by an arrangement of all boundaries, which takes it milliseconds to seconds. */
function relateRuns(kindA: KindName, kindB: KindName): number {
  return isQuickPair(kindA, kindB) ? Math.ceil(RUNS / 5) : Math.ceil(LAW_RUNS / 15);
}

function isQuickPair(kindA: KindName, kindB: KindName): boolean {
  return (
    isFilteredPair(kindA, kindB) && ![kindA, kindB].some((kind) => kind === "ellipse" || kind === "sector")
  );
}

/** Relations that must occur: all there can be, among the many cases of some pairs, and common ones, among fewer. */
function possibleRelations(kindA: KindName, kindB: KindName): Relation[] {
  if (kindB === "point") return ["apart", "equal"];
  if (!isQuickPair(kindA, kindB)) return [];
  return kindA === "point" ? OF_POINTS : ALL;
}

const OF_POINTS: Relation[] = ["apart", "equal", "inside", "insideTouching"];
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
