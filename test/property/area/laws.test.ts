import { describe, expect, it } from "vitest";
import { area, intersectionOverUnion, overlapArea, relate } from "../../../src/index.js";
import { anyPair, wholePair } from "../../generators/pair.js";
import { buildShape, type PairSpec } from "../../generators/spec.js";
import { enlarge } from "../../generators/transform.js";
import { forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "../for-all.js";
import { PAIRS } from "../kinds.js";
import { strangeNumbers } from "../numbers-in.js";
import { isScalable } from "../scaling.js";

const AREA_LAW_RUNS = Math.ceil(LAW_RUNS / 10);
/** What rounding may add to an area, relative to the square of the shapes' extent. */
const ROUNDING = 1e-13;

describe.each(PAIRS)("%s and %s", (kindA, kindB) => {
  it(
    "have the same area in common in both orders, and 4 to the k times it when they are enlarged",
    () =>
      forAll(
        (random) => ({ pair: anyPair(kindA, kindB)(random), exponent: random.pick([1, -13, 60, -60]) }),
        ({ pair, exponent }) => {
          const [a, b] = [buildShape(pair.a), buildShape(pair.b)];
          const answers = [overlapArea(a, b), intersectionOverUnion(a, b)] as const;
          expect(strangeNumbers(answers)).toEqual([]);
          expect([overlapArea(b, a), intersectionOverUnion(b, a)]).toEqual(answers);
          if (!isScalable(pair, exponent)) return;
          const factor = 2 ** exponent;
          const [largeA, largeB] = [buildShape(enlarge(pair.a, factor)), buildShape(enlarge(pair.b, factor))];
          expect([overlapArea(largeA, largeB), intersectionOverUnion(largeA, largeB)]).toEqual([
            answers[0] * factor * factor,
            answers[1],
          ]);
        },
        AREA_LAW_RUNS,
      ),
    PROPERTY_TIMEOUT,
  );

  it(
    "have an area in common as their relation says, at most the smaller one",
    () =>
      forAll(
        wholePair(kindA, kindB),
        (pair) => {
          const [a, b] = [buildShape(pair.a), buildShape(pair.b)];
          const [areaA, areaB, common] = [area(a), area(b), overlapArea(a, b)];
          const ratio = intersectionOverUnion(a, b);
          expect(ratio).toBeGreaterThanOrEqual(0);
          expect(ratio).toBeLessThanOrEqual(1);
          expect(common).toBeGreaterThanOrEqual(0);
          const smaller = Math.min(areaA, areaB);
          if (Number.isFinite(smaller)) expect(common).toBeLessThanOrEqual(smaller * (1 + ROUNDING));
          const relation = relate(a, b);
          switch (relation) {
            case "apart":
            case "touching":
              return expect([common, ratio]).toEqual([0, 0]);
            case "equal":
              expect(common).toBe(areaA);
              return expect(ratio).toBe(areaA > 0 ? 1 : 0);
            case "inside":
            case "insideTouching":
              return expect(common).toBe(areaA);
            case "contains":
            case "containsTouching":
              return expect(common).toBe(areaB);
            case "crossing":
              if (smaller > 0 && !pairHasCompound(pair)) expect(common).toBeGreaterThan(0);
          }
        },
        AREA_LAW_RUNS,
      ),
    PROPERTY_TIMEOUT,
  );
});

/** A compound may cross by a part without area. */
function pairHasCompound({ a, b }: PairSpec): boolean {
  return a.type === "compound" || b.type === "compound";
}
