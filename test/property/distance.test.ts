import { describe, expect, it } from "vitest";
import { hardPair } from "../generators/pair.js";
import { forAll, PROPERTY_TIMEOUT } from "./for-all.js";
import { judgeDistance } from "./judges/distance.js";
import { MEASURED_PAIRS } from "./kinds.js";

describe("distance and closestPoints answer as exact arithmetic does", () => {
  it.each(MEASURED_PAIRS)(
    "%s and %s",
    (kindA, kindB) => forAll(hardPair(kindA, kindB), (pair) => expect(judgeDistance(pair)).toBeUndefined()),
    PROPERTY_TIMEOUT,
  );
});
