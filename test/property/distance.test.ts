import { describe, it } from "vitest";
import { expectNoFault, forAll, LAW_RUNS, PROPERTY_TIMEOUT, RUNS } from "./for-all.js";
import { judgeDistance } from "./judges/distance.js";
import { isPlainPair, PAIRS } from "./kinds.js";
import { measuredPair } from "./laws/cases.js";

describe("distance and closestPoints answer as exact arithmetic does", () => {
  it.each(PAIRS)(
    "%s and %s",
    (kindA, kindB) =>
      forAll(
        measuredPair(kindA, kindB),
        (pair) => expectNoFault(judgeDistance(pair)),
        isPlainPair(kindA, kindB) ? RUNS : LAW_RUNS,
      ),
    PROPERTY_TIMEOUT,
  );
});
