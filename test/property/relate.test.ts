import { describe, expect, it } from "vitest";
import type { Relation } from "../../src/index.js";
import { hardPair } from "../generators/pair.js";
import type { KindName } from "../generators/spec.js";
import { forAll, PROPERTY_TIMEOUT } from "./for-all.js";
import { judgeRelate } from "./judges/relate.js";
import { RELATED_PAIRS } from "./kinds.js";

describe("relate, in both orders, answers as exact arithmetic does", () => {
  it.each(RELATED_PAIRS)(
    "%s and %s",
    (kindA, kindB) => {
      const seen = new Set<Relation>();
      forAll(hardPair(kindA, kindB), (pair) => expect(judgeRelate(pair, seen)).toBeUndefined());
      // The cases are worth their while only if every relation these kinds can have occurs among them.
      expect([...seen]).toEqual(expect.arrayContaining(possibleRelations(kindA, kindB)));
    },
    PROPERTY_TIMEOUT,
  );
});

function possibleRelations(kindA: KindName, kindB: KindName): Relation[] {
  if (kindB === "point") return ["apart", "equal"];
  if (kindA === "point") return ["apart", "equal", "inside", "insideTouching"];
  const whole: Relation[] = ["apart", "touching", "crossing", "equal", "inside", "insideTouching"];
  return [...whole, "contains", "containsTouching"];
}
