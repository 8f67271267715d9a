import { describe, expect, it } from "vitest";
import { atLeast } from "../extent.js";
import { expectNoFault, forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "./for-all.js";
import type { Law } from "./laws/law.js";

/** A test for every pair of kinds of the law. */
export function testLaw({ statement, pairs, busy, verdict }: Law): void {
  describe(statement, () => {
    it.each(pairs)(
      "%s and %s",
      (kindA, kindB) => {
        let idle = 0;
        forAll(
          verdict(kindA, kindB),
          ({ fault, idle: isIdle }) => {
            if (isIdle) idle++;
            expectNoFault(fault);
          },
          LAW_RUNS,
        );
        expect(LAW_RUNS - idle).toBeGreaterThanOrEqual(atLeast(busy, LAW_RUNS));
      },
      PROPERTY_TIMEOUT,
    );
  });
}
