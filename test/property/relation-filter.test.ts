import { describe, expect, it } from "vitest";
import { exactRelation } from "../../src/exact/meeting.js";
import { overlaps } from "../../src/index.js";
import { relationVerdict } from "../../src/pairs/relation/relation-filter.js";
import { atLeast } from "../extent.js";
import { buildShape } from "../generators/spec.js";
import { forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "./for-all.js";
import { PAIRS } from "./kinds.js";
import { anyPair } from "./laws/cases.js";

describe("what doubles say of a relation is what exact arithmetic says", () => {
  it.each(PAIRS)(
    "%s and %s",
    (kindA, kindB) => {
      let overlapping = 0;
      let decided = 0;
      forAll(
        anyPair(kindA, kindB),
        (pair) => {
          const [a, b] = [buildShape(pair.a), buildShape(pair.b)];
          const said = relationVerdict(a, b);
          if (said === "apart") expect(overlaps(a, b)).toBe(false);
          else if (said !== undefined) expect(said).toBe(exactRelation(a, b));
          if (!pair.isEveryday || !overlaps(a, b)) return;
          overlapping++;
          if (said !== undefined) decided++;
        },
        LAW_RUNS,
      );
      // Nearly all that a game sees; pairs of curves are left to exact arithmetic.
      expect(decided).toBeGreaterThanOrEqual(isOfCurves(kindA, kindB) ? 0 : atLeast(0.5, overlapping));
    },
    PROPERTY_TIMEOUT,
  );
});

/** Pairs of which an arc, or a point that would have to lie on a curve, leaves no place that is certain. */
function isOfCurves(kindA: string, kindB: string): boolean {
  const curves = ["point", "segment", "arc", "polyline"];
  return curves.includes(kindA) && curves.includes(kindB);
}
