import { describe, it } from "vitest";
import { expectNoFault, forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "./for-all.js";
import { judgeSeparation } from "./judges/separation.js";
import { PAIRS } from "./kinds.js";
import { anyPair } from "./laws/cases.js";

describe("signedDistance and contact answer as exact arithmetic does", () => {
  it.each(PAIRS)(
    "%s and %s",
    (kindA, kindB) => forAll(anyPair(kindA, kindB), (pair) => expectNoFault(judgeSeparation(pair)), LAW_RUNS),
    PROPERTY_TIMEOUT,
  );
});
