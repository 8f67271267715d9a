import { describe, expect, it } from "vitest";
import { overlaps, point, raycast, raycastAll } from "../../src/index.js";
import { hardRay } from "../generators/ray.js";
import { buildRay, buildShape, RAY_KIND_NAMES } from "../generators/spec.js";
import { enlarge } from "../generators/transform.js";
import { forAll, PROPERTY_TIMEOUT, RAY_LAW_RUNS } from "./for-all.js";
import { multiplied, strangeNumbers } from "./numbers-in.js";
import { enlargeRay, isScalableRay } from "./scaling.js";

describe("a ray that starts at a point of the shape hits it at once, and its line meets it", () => {
  it.each(RAY_KIND_NAMES)(
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
        RAY_LAW_RUNS,
      );
      expect(started).toBeGreaterThan(RAY_LAW_RUNS / 100);
    },
    PROPERTY_TIMEOUT,
  );
});

describe("a ray's answers hold no NaN and no −0", () => {
  it.each(RAY_KIND_NAMES)(
    "%s",
    (kind) => {
      forAll(
        hardRay(kind),
        (rayCase) => {
          const ray = buildRay(rayCase.ray);
          const shape = buildShape(rayCase.shape);
          expect(strangeNumbers(raycastAll(ray, shape))).toEqual([]);
          expect(strangeNumbers(raycast(ray, shape))).toEqual([]);
        },
        RAY_LAW_RUNS,
      );
    },
    PROPERTY_TIMEOUT,
  );
});

const EXPONENTS = [1, -1, 13, -13, 60, -60];

describe("multiplying every length by a power of two leaves all of a ray's events but their points", () => {
  it.each(RAY_KIND_NAMES)(
    "%s",
    (kind) => {
      let checked = 0;
      forAll(
        (random) => ({ before: hardRay(kind)(random), exponent: random.pick(EXPONENTS) }),
        ({ before, exponent }) => {
          if (!isScalableRay(before, exponent)) return;
          checked++;
          const factor = 2 ** exponent;
          const events = raycastAll(buildRay(before.ray), buildShape(before.shape));
          const larger = buildShape(enlarge(before.shape, factor));
          const expected = events.map((event) => ({ ...event, point: multiplied(event.point, factor) }));
          expect(raycastAll(buildRay(enlargeRay(before.ray, factor)), larger)).toStrictEqual(expected);
        },
        RAY_LAW_RUNS,
      );
      expect(checked).toBeGreaterThan(RAY_LAW_RUNS / 2);
    },
    PROPERTY_TIMEOUT,
  );
});
