import { describe, expect, it } from "vitest";
import { forAll, LAW_RUNS, PROPERTY_TIMEOUT, RUNS } from "./for-all.js";
import { judgeDistance } from "./judges/distance.js";
import { isPlainPair, PAIRS } from "./kinds.js";
import { measuredPair } from "./laws/cases.js";

describe("distance and closestPoints answer as exact arithmetic does", () => {
  it.each(PAIRS)(
    "%s and %s",
    (kindA, kindB) =>
      forAll(
        measuredPair(kindA, kindB),
        (pair) => expect(judgeDistance(pair)).toBeUndefined(),
        isPlainPair(kindA, kindB) ? RUNS : LAW_RUNS,
      ),
    PROPERTY_TIMEOUT,
  );
});
