import { describe, expect, it } from "vitest";
import { containsPoint } from "../../src/index.js";
import { IS_FULL } from "../extent.js";
import { hardPair } from "../generators/pair.js";
import { buildShape, KIND_NAMES } from "../generators/spec.js";
import { centreOf } from "../generators/transform.js";
import { unlikePair } from "../generators/unlike.js";
import { expectNoFault, forAll, LAW_RUNS, PROPERTY_TIMEOUT, relateRuns, runsFor } from "./for-all.js";
import { judgeContainsPoint, judgeOverlaps } from "./judges/overlaps.js";
import { PAIRS } from "./kinds.js";

/** Of all others, relate.test.ts asks for the overlap of the same cases. */
const PAIRS_WITH_MORE_CASES = PAIRS.filter(([a, b]) => runsFor(a, b) > relateRuns(a, b));

describe("overlaps, in both orders, answers as exact arithmetic does", () => {
  it.each(PAIRS_WITH_MORE_CASES)(
    "%s and %s",
    (kindA, kindB) =>
      forAll(hardPair(kindA, kindB), (pair) => expectNoFault(judgeOverlaps(pair)), runsFor(kindA, kindB)),
    PROPERTY_TIMEOUT,
  );
});

describe("overlaps answers as exact arithmetic does where products of sizes leave the doubles", () => {
  it.each(PAIRS)(
    "%s and %s",
    (kindA, kindB) =>
      forAll(unlikePair(kindA, kindB), (pair) => expectNoFault(judgeOverlaps(pair)), LAW_RUNS),
    PROPERTY_TIMEOUT,
  );
});

describe("containsPoint", () => {
  it.each(KIND_NAMES)(
    "answers as exact arithmetic does: %s",
    (kind) =>
      forAll(
        hardPair("point", kind),
        (pair) => expectNoFault(judgeContainsPoint(pair)),
        runsFor("point", kind),
      ),
    PROPERTY_TIMEOUT,
  );

  it.each(KIND_NAMES)("refuses NaN and infinite coordinates: %s", (kind) => {
    forAll(
      hardPair("point", kind),
      (pair) => {
        const shape = buildShape(pair.b);
        const { x, y } = centreOf(pair.a);
        for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
          expect(() => containsPoint(shape, bad, y)).toThrow(RangeError);
          expect(() => containsPoint(shape, x, bad)).toThrow(RangeError);
        }
      },
      IS_FULL ? 200 : 20,
    );
  });
});
