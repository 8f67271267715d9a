import { describe, expect, it } from "vitest";
import { distance, overlaps, point, raycast, raycastAll, relate } from "../../src/index.js";
import { hardPair } from "../generators/pair.js";
import { hardRay } from "../generators/ray.js";
import { buildRay, buildShape, KIND_NAMES } from "../generators/spec.js";
import { buildMeasured, buildRelated } from "./build.js";
import { forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "./for-all.js";
import { MEASURED_PAIRS, RELATED_PAIRS } from "./kinds.js";

describe("shapes are apart by relate exactly when they do not overlap", () => {
  it.each(RELATED_PAIRS)(
    "%s and %s",
    (kindA, kindB) => {
      forAll(
        hardPair(kindA, kindB),
        (pair) => {
          const a = buildRelated(pair.a);
          const b = buildRelated(pair.b);
          expect(relate(a, b) !== "apart").toBe(overlaps(a, b));
        },
        LAW_RUNS,
      );
    },
    PROPERTY_TIMEOUT,
  );
});

describe("the distance is 0 exactly when shapes overlap", () => {
  it.each(MEASURED_PAIRS)(
    "%s and %s",
    (kindA, kindB) => {
      forAll(
        hardPair(kindA, kindB),
        (pair) => {
          const a = buildMeasured(pair.a);
          const b = buildShape(pair.b);
          expect(distance(a, b) === 0).toBe(overlaps(a, b));
        },
        LAW_RUNS,
      );
    },
    PROPERTY_TIMEOUT,
  );
});

describe("a ray that starts at a point of the shape hits it at once, and its line meets it", () => {
  it.each(KIND_NAMES)(
    "%s",
    (kind) => {
      let started = 0;
      forAll(
        hardRay(kind),
        (rayCase) => {
          const shape = buildShape(rayCase.shape);
          const ray = buildRay({ ...rayCase.ray, minT: 0, maxT: 1 });
          if (!overlaps(point(ray.x, ray.y), shape)) return;
          started++;
          expect(raycast(ray, shape)?.t).toBe(0);
          const line = buildRay({ ...rayCase.ray, minT: null, maxT: null });
          expect(raycastAll(line, shape).length).toBeGreaterThan(0);
        },
        LAW_RUNS,
      );
      expect(started).toBeGreaterThan(LAW_RUNS / 100);
    },
    PROPERTY_TIMEOUT,
  );
});
