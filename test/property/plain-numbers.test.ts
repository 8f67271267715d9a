import { describe, it } from "vitest";
import { bounds, closestPoints, raycast, raycastAll } from "../../src/index.js";
import { hardPair } from "../generators/pair.js";
import { hardRay } from "../generators/ray.js";
import { buildRay, buildShape, KIND_NAMES } from "../generators/spec.js";
import { buildMeasured } from "./build.js";
import { forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "./for-all.js";
import { MEASURED_PAIRS } from "./kinds.js";
import { expectPlainNumbers } from "./numbers-in.js";

describe("answers hold no NaN and no −0", () => {
  it.each(MEASURED_PAIRS)(
    "closest points of %s and %s",
    (kindA, kindB) => {
      forAll(
        hardPair(kindA, kindB),
        (pair) => expectPlainNumbers(closestPoints(buildMeasured(pair.a), buildShape(pair.b))),
        LAW_RUNS,
      );
    },
    PROPERTY_TIMEOUT,
  );

  it.each(KIND_NAMES)(
    "rays and bounds of %s",
    (kind) => {
      forAll(
        hardRay(kind),
        (rayCase) => {
          const ray = buildRay(rayCase.ray);
          const shape = buildShape(rayCase.shape);
          expectPlainNumbers(raycastAll(ray, shape));
          expectPlainNumbers(raycast(ray, shape));
          expectPlainNumbers(bounds(shape));
        },
        LAW_RUNS,
      );
    },
    PROPERTY_TIMEOUT,
  );
});
