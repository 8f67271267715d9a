import { describe, expect, it } from "vitest";
import { closestPoints, distance } from "../../src/index.js";
import { hardPair } from "../generators/pair.js";
import { buildShape } from "../generators/spec.js";
import { buildMeasured } from "./build.js";
import { forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "./for-all.js";
import { MEASURED_PAIRS } from "./kinds.js";

describe("exchanging the arguments exchanges the closest points and nothing else, bit for bit", () => {
  it.each(MEASURED_PAIRS)(
    "%s and %s",
    (kindA, kindB) => {
      forAll(
        hardPair(kindA, kindB),
        (pair) => {
          const a = buildMeasured(pair.a);
          const b = buildShape(pair.b);
          const there = closestPoints(a, b);
          const back = closestPoints(b, a);
          expect(back).toStrictEqual({ distance: there.distance, a: there.b, b: there.a });
          expect([distance(a, b), distance(b, a)]).toStrictEqual([there.distance, there.distance]);
        },
        LAW_RUNS,
      );
    },
    PROPERTY_TIMEOUT,
  );
});
